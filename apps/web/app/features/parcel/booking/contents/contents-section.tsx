import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Section } from '#features/checkout/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import type { ParcelDraft } from '../../draft.ts';
import { idOf } from '../problem-fields.ts';

/** The server's limit. */
const MAX_TEXT = 300;

/** The contents of a parcel and their value, which the courier sees, and what is not carried. */
export function ContentsSection(props: {
  draft: Pick<ParcelDraft, 'contents' | 'value'>;
  change: (patch: Partial<ParcelDraft>) => void;
  problems: { contents: string | undefined; value: string | undefined };
}) {
  const t = useText();
  const money = useMoney();
  const { draft, change, problems } = props;
  return (
    <Section title={t('parcel-booking.inside')}>
      <div className="contents-section">
        <TextField
          id={idOf('contents')}
          label={t('parcel-booking.contents')}
          optional
          dir="auto"
          maxLength={MAX_TEXT}
          placeholder={t('parcel-booking.contentsHint')}
          value={draft.contents}
          error={problems.contents}
          onChange={(event) => change({ contents: event.target.value })}
        />
        <TextField
          id={idOf('value')}
          label={t('parcel-booking.value')}
          help={t('parcel-booking.valueHelp')}
          optional
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
          start={<span className="text-muted">{money.style.symbol}</span>}
          defaultValue={draft.value ?? ''}
          error={problems.value}
          // The draft keeps a wrong value too, so that the field can say what is wrong.
          onChange={(event) => change({ value: typedAmount(event.target.value) })}
        />
      </div>
      <p className="text-caption">
        {t('parcel-booking.notCarried')}{' '}
        <Link className="text-link underlined tap-target" to="/terms-and-conditions" target="_blank">
          {t('parcel-booking.notCarriedTerms')}
        </Link>
      </p>
    </Section>
  );
}
