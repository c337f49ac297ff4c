import { useText } from '@errand/client/i18n.tsx';
import type { CancelStepValues } from '@errand/contract/console/rental/terms';
import { TERMS_LIMITS } from '@errand/domain/rental';
import type { ControlProps } from '#blocks/form/index.ts';
import { NumberField } from '#blocks/form/number-field.tsx';
import { RowsControl } from '#blocks/form/rows-control.tsx';

/** The steps of cancellation of a provider's terms. */
export function CancelStepsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const steps = (value ?? []) as CancelStepValues[];
  const last = steps.at(-1);
  return (
    <RowsControl
      label={label}
      help={t('rental.cancelStepsHelp')}
      error={error}
      rows={steps}
      onChange={onChange}
      empty={last ? { hours: Math.floor(last.hours / 2), percent: 100 } : { hours: 24, percent: 50 }}
      most={TERMS_LIMITS.cancelSteps}
      texts={{
        row: (number) => t('rental.cancelStep', { number }),
        add: t('rental.addCancelStep'),
        remove: (number) => t('rental.removeCancelStep', { number }),
      }}
    >
      {(step, change) => (
        <>
          <NumberField
            label={t('rental.stepHours')}
            value={step.hours}
            onChange={(hours) => change({ ...step, hours })}
          />
          <NumberField
            label={t('rental.stepPercent')}
            value={step.percent}
            onChange={(percent) => change({ ...step, percent })}
          />
        </>
      )}
    </RowsControl>
  );
}

/** The steps as a sentence: "Free until 48 h before, then 50%, from 24 h before 100%". */
export function useCancelText(): (steps: readonly CancelStepValues[]) => string {
  const t = useText();
  return ([first, ...later]) => {
    if (!first) return t('rental.cancelFree');
    const then = later.map((step) => t('rental.cancelThen', step));
    return [t('rental.cancelAfter', first), ...then].join(`${t('ui.comma')} `);
  };
}
