import type { TextKey } from '@errand/client/i18n.tsx';
import type { Order, OrderStatus } from '@errand/contract/orders';
import { timeline } from '@errand/domain/orders';
import { reachedAt, type Step } from '../order-step.ts';

type State = Pick<Order, 'order_status'> &
  Partial<Pick<Order, 'delivery_man' | 'scheduled' | 'parcel_cancellation'>>;

/** Statuses that a parcel names differently; the others have the names of orders. */
const NAMED: OrderStatus[] = [
  'pending',
  'accepted',
  'confirmed',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'returned',
];

/** Whether a parcel was canceled after the pickup and is on its way back. The server tells only the owner. */
export function isBeingReturned({ order_status: status, parcel_cancellation: cancellation }: State): boolean {
  return status === 'canceled' && cancellation?.cancellation_type === 'after_pickup';
}

/** The text key of a parcel's status. */
export function parcelStatusLabel(order: State): TextKey {
  const { order_status: status } = order;
  if (isBeingReturned(order)) return 'parcel-order.status.returning';
  if (status === 'confirmed' && isWaiting(order)) return 'parcel-order.status.waiting';
  return NAMED.includes(status)
    ? (`parcel-order.status.${status}` as TextKey)
    : (`orders.status.${status}` as TextKey);
}

/** A parcel for a slot is confirmed at once, and a courier is found at the slot. */
function isWaiting({ scheduled, delivery_man: courier }: State): boolean {
  return scheduled === 1 && !courier;
}

/** The steps of a parcel with the time of each, including the return of one that was canceled after the pickup. */
export function parcelSteps(order: Order): Step[] {
  const steps = timeline('parcel').map((key) => ({ key, at: reachedAt(order, key) }));
  const last = steps.findLastIndex(({ at }) => at !== null);
  const all = steps.map(
    ({ key, at }, index): Step => ({
      key,
      at,
      text: stepText(order, key),
      state: index > last ? 'next' : index === last && key !== 'delivered' ? 'now' : 'done',
    }),
  );
  if (order.delivered || !(order.canceled || order.returned)) return all;
  const reached = all.slice(0, last + 1).map((step): Step => ({ ...step, state: 'done' }));
  const canceled: Step = {
    key: 'canceled',
    at: order.canceled,
    text: 'parcel-order.step.canceled',
    state: 'stopped',
  };
  return [...reached, canceled, ...returnSteps(order)];
}

function returnSteps(order: Order): Step[] {
  if (order.returned)
    return [{ key: 'returned', at: order.returned, text: 'parcel-order.step.returned', state: 'done' }];
  if (isBeingReturned(order))
    return [{ key: 'returned', at: null, text: 'parcel-order.step.returning', state: 'now' }];
  return [];
}

function stepText(order: Order, key: OrderStatus): TextKey {
  if (key === 'confirmed' && isWaiting(order)) return 'parcel-order.status.waiting';
  return `parcel-order.step.${key}` as TextKey;
}
