import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ParcelCategory } from '@errand/contract/parcel';
import { PARCEL_SIZES, type ParcelSize } from '@errand/domain/parcel';
import { cx } from '@errand/ui/cx.ts';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import './measure.css';

/** The sizes that a category accepts, with their extra charges. */
export function SizeOptions(props: {
  category: ParcelCategory;
  size: ParcelSize | null;
  onChange: (size: ParcelSize) => void;
  problem: string | null | undefined;
}) {
  const t = useText();
  const money = useMoney();
  const { category, size, onChange, problem } = props;
  const { size_steps: steps } = category;
  const offered = steps.length > 0 ? steps : PARCEL_SIZES.map((one) => ({ size: one, extra_charge: 0 }));
  return (
    <div className="measure">
      <fieldset className="measure-options" id="parcel-size" tabIndex={-1}>
        <legend className="sr-only">{t('parcel-booking.size')}</legend>
        {offered.map(({ size: one, extra_charge: extra }) => (
          <label key={one} className={cx('measure-option', one === size && 'on')}>
            <input
              type="radio"
              className="sr-only"
              name="parcel-size"
              value={one}
              checked={one === size}
              onChange={() => onChange(one)}
            />
            <span>{t(`parcel-booking.size.${one}`)}</span>
            <span className="measure-extra">{t(`parcel-booking.sizeText.${one}`)}</span>
            {extra > 0 && (
              <span className="measure-extra">
                <bdi dir="ltr">+{money.exact(extra)}</bdi>
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <FieldProblem text={problem} />
    </div>
  );
}
