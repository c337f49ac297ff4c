import { type OrderStatus, timeline } from '@errand/domain/orders';
import type { PlacedOrder } from '../day/week-orders.ts';
import type { HistoryStep } from './store-orders.ts';

/** Time of each status of a delivered order, as a share of its duration. */
const SHARES: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  confirmed: 0.05,
  processing: 0.1,
  handover: 0.6,
  picked_up: 0.65,
  delivered: 1,
};

/** The history of an order that was delivered within some minutes. */
export function deliveredHistory(placed: Date, minutes: number): HistoryStep[] {
  return historyUntil('delivered', (share) => after(placed, minutes * share));
}

/** The history of a running order; its steps are spread over most of its age. */
export function runningHistory(placed: Date, now: Date, status: OrderStatus): HistoryStep[] {
  const minutes = (now.getTime() - placed.getTime()) / 60_000;
  const reached = SHARES[status] ?? 0;
  return historyUntil(status, (share) =>
    after(placed, reached === 0 ? 0 : (minutes * 0.8 * share) / reached),
  );
}

/** The history of an order that was canceled a few minutes after it was placed. */
export function canceledHistory(placed: Date, actor: HistoryStep['actor']): HistoryStep[] {
  return [
    { status: 'pending', actor: 'customer', at: placed },
    { status: 'canceled', actor, at: after(placed, 2) },
  ];
}

/** Minutes from the delivery to the customer's request for a refund, and to the decision on it. */
const REFUND_MINUTES = { requested: 12, decided: 40 };

/** What follows the delivery of an order whose customer asked for a refund. */
export function refundHistory({ desk }: PlacedOrder, delivered: Date): HistoryStep[] {
  if (desk?.kind !== 'refund') return [];
  const requested = after(delivered, REFUND_MINUTES.requested);
  const steps: HistoryStep[] = [{ status: 'refund_requested', actor: 'customer', at: requested }];
  if (!desk.decision) return steps;
  return [...steps, { status: 'refunded', actor: 'system', at: after(delivered, REFUND_MINUTES.decided) }];
}

export function after(time: Date, minutes: number): Date {
  return new Date(time.getTime() + Math.round(minutes * 60) * 1000);
}

function historyUntil(status: OrderStatus, at: (share: number) => Date): HistoryStep[] {
  const steps = timeline('delivery');
  return steps.slice(0, steps.indexOf(status) + 1).map((step) => ({
    status: step,
    actor:
      step === 'pending' ? 'customer' : step === 'picked_up' || step === 'delivered' ? 'courier' : 'store',
    at: at(SHARES[step] ?? 0),
  }));
}
