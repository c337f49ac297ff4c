import type { TextKey } from '@errand/client/i18n.tsx';
import type { Order, OrderStatus } from '@errand/contract/orders';
import { timeline } from '@errand/domain/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { reachedAt, type Step } from './order-step.ts';
import { parcelStatusLabel, parcelSteps } from './parcel/parcel-status.ts';
import { awaitedStep } from './prescription/prescription-state.ts';

/** Steps and statuses with other names for take-away orders. */
const PICKUP_STEPS: Partial<Record<OrderStatus, TextKey>> = {
  handover: 'orders.ready',
  delivered: 'orders.step.collected',
};
const PICKUP_STATES: Partial<Record<OrderStatus, TextKey>> = {
  handover: 'orders.ready',
  delivered: 'orders.collected',
};

/** Final statuses of an order that was not delivered. */
const ENDINGS: OrderStatus[] = ['canceled', 'failed', 'refunded', 'returned'];

/**
 * The steps of an order with the time of each; the last reached step is "now" while the order runs. An order that
 * ended without delivery has the reached steps and its final status.
 */
export function orderSteps(order: Order): Step[] {
  if (order.order_type === 'parcel') return parcelSteps(order);
  const type = order.order_type === 'take_away' ? 'take_away' : 'delivery';
  const steps = timeline(type).map((key) => ({ key, at: reachedAt(order, key) }));
  const last = steps.findLastIndex((step) => step.at !== null);
  const all = steps.map(
    ({ key, at }, index): Step => ({
      key,
      at,
      text: textOf(order, key),
      state: index > last ? 'next' : index === last && key !== 'delivered' ? 'now' : 'done',
    }),
  );
  const { order_status: status } = order;
  if (order.delivered || !ENDINGS.includes(status)) return withCheck(order, withPrescription(order, all));
  const reached = all.slice(0, last + 1).map((step): Step => ({ ...step, state: 'done' }));
  return [
    ...withCheck(order, reached).filter(({ at }) => at !== null),
    { key: status, at: reachedAt(order, status), text: statusLabel(order), state: 'stopped' },
  ];
}

/** The step's name, which differs for take-away orders and for a prescription that was sent. */
function textOf(order: Order, key: OrderStatus): TextKey {
  if (order.prescription && key === 'pending') return 'orders.rx.step.sent';
  return (order.order_type === 'take_away' && PICKUP_STEPS[key]) || (`orders.step.${key}` as TextKey);
}

/** Adds the pharmacy's offer and the customer's answer before the store accepts the order. */
function withPrescription(order: Order, steps: Step[]): Step[] {
  const [sent, ...rest] = steps;
  if (!order.prescription || !sent) return steps;
  const awaited = awaitedStep(order);
  const isAnswering = order.order_status === 'pending' && awaited !== 'reading';
  return [
    { ...sent, state: 'done' },
    {
      key: 'offer',
      at: order.prescription_check?.checked_at ?? null,
      text: 'orders.rx.step.offer',
      state: awaited === 'reading' ? 'now' : 'done',
    },
    {
      key: 'answer',
      at: null,
      text: 'orders.rx.step.answer',
      state: awaited === 'reading' ? 'next' : isAnswering ? 'now' : 'done',
    },
    ...rest,
  ];
}

/** Adds the check of the prescription for items of a cart: where it took place, or before the preparation waits for it. */
function withCheck(order: Order, steps: Step[]): Step[] {
  const { prescription_check: check } = order;
  if (!check || order.prescription) return steps;
  const { is_waiting: isWaiting, pharmacist, checked_at: at } = check;
  if (!isWaiting && at === null) return steps;
  const step: Step = isWaiting
    ? { key: 'check', at: null, text: 'orders.rx.step.check', state: 'next' }
    : {
        key: 'check',
        at,
        text: 'orders.rx.step.checkedBy',
        values: { name: isolate(pharmacist ?? '') },
        state: 'done',
      };
  const before = steps.findIndex(({ key, at: reached }) =>
    isWaiting ? key === 'processing' : reached === null || (at !== null && reached > at),
  );
  const index = before < 0 ? steps.length : before;
  const previous = steps[index - 1];
  if (isWaiting || previous?.state !== 'now') return steps.toSpliced(index, 0, step);
  return steps.toSpliced(index - 1, 1, { ...previous, state: 'done' }, { ...step, state: 'now' });
}

/** Elapsed share of the delivery time, 0 to 1, for the traveler on the progress line. */
export function orderProgress(order: Order, nowMs: number): number {
  if (order.order_status === 'delivered' || isReady(order)) return 1;
  if (!order.expected_to) return 0;
  const from = Date.parse(order.created_at);
  const to = Math.max(Date.parse(order.expected_to), nowMs + 1);
  return Math.min(0.96, Math.max(0.04, (nowMs - from) / (to - from)));
}

export type Kind = Pick<Order, 'order_status' | 'order_type'> &
  Partial<Pick<Order, 'prescription' | 'delivery_man' | 'scheduled' | 'parcel_cancellation' | 'canceled'>>;

/** Whether an order was canceled, also once its payment was returned, which the server calls `refunded`. */
export function isCanceled({ order_status: status, canceled }: Kind): boolean {
  return status === 'canceled' || (status === 'refunded' && Boolean(canceled));
}

/** The text key of an order's status. */
export function statusLabel(order: Kind): TextKey {
  const { order_type: type } = order;
  const status = isCanceled(order) ? 'canceled' : order.order_status;
  if (type === 'parcel') return parcelStatusLabel({ ...order, order_status: status });
  const awaited = awaitedStep(order);
  if (awaited) return `orders.rx.status.${awaited}`;
  return (type === 'take_away' && PICKUP_STATES[status]) || (`orders.status.${status}` as TextKey);
}

/** Whether a take-away order is ready for pickup. */
export function isReady({ order_status: status, order_type: type }: Kind): boolean {
  return type === 'take_away' && status === 'handover';
}

/** Directions to the store: a URL that iOS and Android open in their maps application. */
export function directionsTo({ latitude, longitude }: { latitude: string; longitude: string }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
