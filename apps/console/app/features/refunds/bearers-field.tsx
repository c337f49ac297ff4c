import { useText } from '@errand/client/i18n.tsx';
import { SPARED_PARTIES, type SparedParty } from '@errand/domain/books';
import { CheckRow } from '@errand/ui/forms/choice.tsx';

/** Who bears a refund: each party gives back what the order brought it, unless it is spared. Parcels have no store. */
export function BearersField(props: {
  spared: readonly SparedParty[];
  onChange: (spared: SparedParty[]) => void;
  parties?: readonly SparedParty[];
}) {
  const { spared, onChange, parties = SPARED_PARTIES } = props;
  const t = useText();
  return (
    <fieldset className="form-part">
      <legend className="text-label">{t('refunds.bearers')}</legend>
      <p className="text-meta">{t('refunds.bearersText')}</p>
      {parties.map((party) => (
        <CheckRow
          key={party}
          name={`spared-${party}`}
          checked={spared.includes(party)}
          onChange={(on) => onChange(on ? [...spared, party] : spared.filter((one) => one !== party))}
        >
          {t(`refunds.spared.${party}`)}
        </CheckRow>
      ))}
    </fieldset>
  );
}
