import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { PARCEL_SIZES } from '@errand/domain/parcel';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useState } from 'react';
import { changeParcelDraft } from '../../draft.ts';
import { FieldProblem } from '../../field-problem.tsx';
import type { EstimateField } from './estimate-query.ts';
import type { Entered } from './use-entered.ts';
import './measure-field.css';

type Props = {
  category: ParcelCategory;
  entered: Entered;
  problemOf: (field: EstimateField) => string | null;
};

/** Weight or size, where the category asks for it. */
export function MeasureField(props: Props) {
  const { measure } = props.category;
  if (measure === 'weight') return <WeightField {...props} />;
  return measure === 'size' ? <SizeChoice {...props} /> : null;
}

function WeightField({ category, entered, problemOf }: Props) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const { maximum_weight: kilograms } = category;
  return (
    <div className="measure-field-weight">
      <TextField
        label={t('parcel-home.weight')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed ?? entered.weight ?? ''}
        help={kilograms === null ? undefined : t('parcel-home.upTo', { kilograms })}
        error={problemOf('weight')}
        end={
          <span className="measure-field-unit text-muted" aria-hidden="true">
            {t('parcel-home.kilograms')}
          </span>
        }
        onChange={({ target }) => {
          setTyped(target.value);
          changeParcelDraft({ weight: kilogramsOf(target.value) });
        }}
      />
    </div>
  );
}

function SizeChoice({ category, entered, problemOf }: Props) {
  const t = useText();
  const problem = problemOf('size');
  const offered = category.size_steps.map(({ size }) => size);
  const sizes = PARCEL_SIZES.filter((size) => offered.length === 0 || offered.includes(size));
  return (
    <fieldset
      className="estimate-form-group"
      aria-describedby={problem ? 'estimate-size-problem' : undefined}
    >
      <legend className="text-h3">{t('parcel-home.sizeQuestion')}</legend>
      <div className="measure-field-sizes">
        {sizes.map((size) => (
          <label key={size} className="measure-field-size">
            <input
              type="radio"
              className="sr-only"
              name="parcel-size"
              checked={size === entered.size}
              onChange={() => changeParcelDraft({ size })}
            />
            <b className="text-label">{t(`parcel-home.size.${size}`)}</b>
            <span className="text-caption">{t(`parcel-home.sizeText.${size}`)}</span>
          </label>
        ))}
      </div>
      <FieldProblem id="estimate-size-problem" text={problem} />
    </fieldset>
  );
}

/** Null until the text is a positive number. */
function kilogramsOf(text: string): number | null {
  const typed = typedAmount(text);
  return typed !== null && typed > 0 ? typed : null;
}
