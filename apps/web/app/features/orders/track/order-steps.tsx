import type { Order } from '@errand/contract/orders';
import { orderSteps } from '../status-labels.ts';
import { StepList } from './step-list.tsx';

/** Past and upcoming steps with their times. */
export function OrderSteps({ order }: { order: Order }) {
  return <StepList steps={orderSteps(order)} timeZone={order.time_zone} withDay={order.scheduled === 1} />;
}
