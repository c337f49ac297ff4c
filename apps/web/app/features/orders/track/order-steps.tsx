import type { TextKey } from '@errand/client/i18n.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Check, X } from 'lucide-react';
import { orderSteps } from '../status-labels.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import './order-steps.css';

/** Past and upcoming steps with their times. */
export function OrderSteps({ order }: { order: Order }) {
  return <StepList steps={orderSteps(order)} timeZone={order.time_zone} withDay={order.scheduled === 1} />;
}

/** A step of a timeline; `stopped` is a final status other than the intended end. */
export type ListedStep = {
  key: string;
  text: TextKey;
  values?: Record<string, string>;
  at: string | null;
  state: 'done' | 'now' | 'next' | 'stopped';
};

/** Past and upcoming steps with their times in a zone's clock; `withDay` adds their days. */
export function StepList(props: { steps: ListedStep[]; timeZone: string; withDay: boolean }) {
  const { steps, timeZone, withDay } = props;
  const t = useText();
  const { clock, weekday } = useOrderTimes(timeZone);
  return (
    <ol className="order-steps">
      {steps.map((step) => (
        <li
          key={step.key}
          className={step.state === 'next' ? '' : step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i aria-hidden="true">
            {step.state === 'done' && <Check size={14} strokeWidth={2.5} />}
            {step.state === 'stopped' && <X size={14} strokeWidth={2.5} />}
          </i>
          <span>{t(step.text, step.values)}</span>
          <time dateTime={step.at ?? undefined}>
            {step.at && withDay && <>{weekday(step.at)} </>}
            {step.at && <bdi dir="ltr">{clock(step.at)}</bdi>}
          </time>
        </li>
      ))}
    </ol>
  );
}
