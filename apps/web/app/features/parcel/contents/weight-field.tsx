import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ParcelCategory } from '@errand/contract/parcel';
import { cx } from '@errand/ui/cx.ts';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import './measure.css';

/** The weight in kilograms: usual ones to tap, and a field for any other. */
export function WeightField(props: {
  category: ParcelCategory;
  weight: number | null;
  onChange: (weight: number | null) => void;
  problem: string | null | undefined;
}) {
  const t = useText();
  const money = useMoney();
  const { category, weight, onChange, problem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const steps = category.weight_steps.map(({ from, extra_charge: extra }) =>
    t('parcel-booking.weightStep', {
      weight: isolate(String(from)),
      price: isolate(`+${money.exact(extra)}`),
    }),
  );
  return (
    <div className="measure">
      <div className="measure-options" role="group" aria-label={t('parcel-booking.usualWeights')}>
        {quickWeights(category.maximum_weight).map((kilograms) => (
          <button
            key={kilograms}
            type="button"
            className={cx('measure-option', weight === kilograms && 'on')}
            aria-pressed={weight === kilograms}
            onClick={() => {
              setTyped(String(kilograms));
              onChange(kilograms);
            }}
          >
            {t('parcel-booking.kilograms', { weight: isolate(String(kilograms)) })}
          </button>
        ))}
      </div>
      <div className="measure-field">
        <TextField
          id="parcel-weight"
          label={t('parcel-booking.exactWeight')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={8}
          value={typed ?? weight ?? ''}
          end={<span className="text-muted">{t('parcel-booking.kg')}</span>}
          error={problem ?? undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const kilograms = typedAmount(event.target.value);
            onChange(kilograms !== null && kilograms > 0 ? kilograms : null);
          }}
        />
      </div>
      {steps.length > 0 && <p className="text-caption">{steps.join(' · ')}</p>}
    </div>
  );
}

const USUAL = [1, 2, 5, 10, 20];

/** Usual weights in kilograms up to a maximum; null is none. */
export function quickWeights(maximumKg: number | null): number[] {
  return USUAL.filter((kilograms) => maximumKg === null || kilograms <= maximumKg);
}
