import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import './step-line.css';

/** The progress of the registration, one stop per step. */
export function StepLine({ steps, step }: { steps: string[]; step: number }) {
  const t = useText();
  return (
    <div className="step-line">
      <p className="text-meta">{t('registration.step', { step: step + 1, steps: steps.length })}</p>
      <ol aria-hidden="true">
        {steps.map((name, at) => (
          <li key={name} className={cx(at < step && 'past', at === step && 'now')} />
        ))}
      </ol>
    </div>
  );
}
