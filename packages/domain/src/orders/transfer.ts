import type { PaymentMethod } from '../payments/index.ts';
import type { OrderPaymentStatus, OrderStatus } from './states.ts';

type Transferable = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: OrderPaymentStatus;
};

const BEFORE_PREPARATION: readonly OrderStatus[] = ['pending', 'accepted', 'confirmed'];
const FROM_PREPARATION: readonly OrderStatus[] = ['processing', 'handover', 'picked_up', 'delivered'];

/** Whether an order with a status can still be held back before its preparation begins. */
export function isBeforePreparation(status: OrderStatus): boolean {
  return BEFORE_PREPARATION.includes(status);
}

/** Whether nothing of an order was prepared yet, because its bank transfer has not arrived. */
export function awaitsTransfer({ status, paymentMethod, paymentStatus }: Transferable): boolean {
  return paymentMethod === 'offline_payment' && paymentStatus !== 'paid' && isBeforePreparation(status);
}

/** Whether an order with a status is prepared, handed over or on its way, which a missing transfer or check holds back. */
export function isFromPreparation(status: OrderStatus): boolean {
  return FROM_PREPARATION.includes(status);
}

/**
 * Whether a missing transfer holds a transition back: an order is accepted and canceled without it, but neither prepared
 * nor handed over. An order that was prepared before goes on.
 */
export function isHeldByTransfer(order: Transferable, to: OrderStatus): boolean {
  return awaitsTransfer(order) && isFromPreparation(to);
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * The deadline of a bank transfer, in milliseconds since 1970. That of a scheduled order is not after its preparation
 * must begin, but at least an hour after the order.
 */
export function transferDeadline(input: {
  placedMs: number;
  scheduledMs: number | null;
  /** How long the store usually needs until the arrival. */
  usualMinutes: number;
  withinHours: number;
}): number {
  const { placedMs, scheduledMs, usualMinutes, withinHours } = input;
  const latest = placedMs + withinHours * HOUR;
  if (scheduledMs === null) return latest;
  return Math.min(latest, Math.max(placedMs + HOUR, scheduledMs - usualMinutes * MINUTE));
}
