import { useText } from '@errand/client/i18n.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { AddressDetailFields } from '#features/addresses/index.ts';
import type { Change, Draft } from '../draft.ts';

/** House, floor and road of this order, all optional. Customers may save them with the address. */
export function DeliveryAddressDetails(props: {
  draft: Draft;
  change: Change;
  address: { road: string | null; house: string | null; floor: string | null } | null;
  savable: boolean;
}) {
  const t = useText();
  const { draft, change, address, savable } = props;
  return (
    <>
      <AddressDetailFields
        field={(part) => ({
          value: draft[part] ?? address?.[part] ?? '',
          onChange: (event) => change({ [part]: event.target.value }),
        })}
      />
      {savable && (
        <CheckRow checked={draft.saveAddress} onChange={(saveAddress) => change({ saveAddress })}>
          {t('addresses.saveThis')}
        </CheckRow>
      )}
    </>
  );
}
