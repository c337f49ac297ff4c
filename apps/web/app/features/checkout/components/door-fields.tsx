import { useText } from '#platform/i18n/index.ts';
import { CheckRow } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import type { Change, Draft } from '../draft.ts';

const FIELDS = ['road', 'house', 'floor'] as const;

/** What stands on the door, of this order; any of it or none. A customer may keep the address with it. */
export function DoorFields(props: {
  draft: Draft;
  change: Change;
  address: { road: string | null; house: string | null; floor: string | null } | null;
  savable: boolean;
}) {
  const t = useText();
  const { draft, change, address, savable } = props;
  return (
    <>
      <div className="grid cf">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`addresses.${field}`)}
            optional
            maxLength={120}
            value={draft[field] ?? address?.[field] ?? ''}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      {savable && (
        <CheckRow checked={draft.saveAddress} onChange={(saveAddress) => change({ saveAddress })}>
          {t('addresses.saveThis')}
        </CheckRow>
      )}
    </>
  );
}
