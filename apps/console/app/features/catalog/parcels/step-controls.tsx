import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategoryBody } from '@errand/contract/console/parcel-categories';
import { PARCEL_CATEGORY_LIMITS, PARCEL_SIZES } from '@errand/domain/parcel';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import type { ControlProps } from '#blocks/form/index.ts';
import { NumberField } from '#blocks/form/number-field.tsx';
import { PriceField } from '#blocks/form/price-field.tsx';
import { RowsControl } from '#blocks/form/rows-control.tsx';

type WeightStep = ParcelCategoryBody['weight_steps'][number];
type SizeStep = ParcelCategoryBody['size_steps'][number];

/** Extra charges from a weight upward. */
export function WeightStepsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={t('parcels.weightStepsHelp')}
      error={error}
      rows={(value ?? []) as WeightStep[]}
      onChange={onChange}
      empty={{ from_kg: 1, extra_minor: 0 }}
      most={PARCEL_CATEGORY_LIMITS.weightSteps}
      texts={{
        row: (number) => t('parcels.step', { number }),
        add: t('parcels.addStep'),
        remove: (number) => t('parcels.removeStep', { number }),
      }}
    >
      {(step, change) => (
        <>
          <NumberField
            label={t('parcels.fromKg')}
            value={step.from_kg}
            onChange={(from_kg) => change({ ...step, from_kg })}
          />
          <PriceField
            label={t('parcels.extra')}
            minor={step.extra_minor}
            onChange={(extra_minor) => change({ ...step, extra_minor })}
          />
        </>
      )}
    </RowsControl>
  );
}

/** The accepted sizes with their extra charges. */
export function SizeStepsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const steps = (value ?? []) as SizeStep[];
  const withStep = (size: SizeStep['size'], step: SizeStep | null) =>
    PARCEL_SIZES.flatMap((one) =>
      one === size ? (step ?? []) : (steps.find((known) => known.size === one) ?? []),
    );
  return (
    <fieldset className="form-part">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{t('parcels.sizeStepsHelp')}</p>
      {error && <GroupError>{error}</GroupError>}
      {PARCEL_SIZES.map((size) => {
        const step = steps.find((one) => one.size === size);
        return (
          <div key={size} className="rows-control-fields">
            <CheckRow
              name={`size-${size}`}
              checked={step !== undefined}
              onChange={(isOn) => onChange(withStep(size, isOn ? { size, extra_minor: 0 } : null))}
            >
              {t(`parcels.size.${size}`)}
            </CheckRow>
            {step && (
              <PriceField
                label={t('parcels.extraOf', { size: t(`parcels.size.${size}`) })}
                minor={step.extra_minor}
                onChange={(extra_minor) => onChange(withStep(size, { size, extra_minor }))}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
