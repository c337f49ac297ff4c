import {
  awaitsPrescription,
  isHeldByCheck,
  type PrescriptionOrder,
  prescriptionStep,
  transitionsOf,
} from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { StoredOrder } from '../orders.queries.ts';
import { listUncheckedLines } from './prescription-checks.queries.ts';

type Stored = Pick<StoredOrder, 'status' | 'prescription' | 'prescriptionOffer'>;

/** A stored order as the rules of orders by prescription see it. */
export function prescriptionOf({ status, prescription, prescriptionOffer }: Stored): PrescriptionOrder {
  return { status, step: prescription ? prescriptionStep(prescriptionOffer) : null };
}

/** Whether the order waits for its pharmacy's offer or for its customer's answer. */
export function isUnpriced(order: Stored): boolean {
  return awaitsPrescription(prescriptionOf(order));
}

/** Throws `order_state` for a transition of an order whose prescription is not priced and accepted yet. */
export function requirePriced(order: Stored, to: StoredOrder['status']): void {
  if (!transitionsOf(prescriptionOf(order), [to]).includes(to))
    throw new AppError('order_state', { from: order.status, to });
}

/** Throws `prescription_unchecked` for the preparation of a locked order whose prescription no pharmacist has checked. */
export async function requireChecked(tx: Tx, order: StoredOrder, to: StoredOrder['status']): Promise<void> {
  const held = { status: order.status, isUnchecked: true };
  if (isHeldByCheck(held, to) && (await listUncheckedLines(tx, order.id)).length > 0)
    throw new AppError('prescription_unchecked');
}
