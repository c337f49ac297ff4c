import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { Check, X } from 'lucide-react';
import { orderSteps } from '../status-labels.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import './order-steps.css';

/** Past and upcoming steps with their times. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useText();
  const { clock, weekday } = useOrderTimes(order.time_zone);
  return (
    <ol className="order-steps">
      {orderSteps(order).map((step) => (
        <li
          key={step.key}
          className={step.state === 'next' ? '' : step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i aria-hidden="true">
            {step.state === 'done' && <Check size={14} strokeWidth={2.5} />}
            {step.state === 'stopped' && <X size={14} strokeWidth={2.5} />}
          </i>
          <span>{t(step.text)}</span>
          <time dateTime={step.at ?? undefined}>
            {step.at && order.scheduled === 1 && <>{weekday(step.at)} </>}
            {step.at && <bdi dir="ltr">{clock(step.at)}</bdi>}
          </time>
        </li>
      ))}
    </ol>
  );
}
