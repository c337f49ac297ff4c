import { answerDeadline } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { type OrderDeps, orderEvents } from '../orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../orders/index.ts';
import { PRESCRIPTION_OFFERED } from './prescription-events.ts';

/**
 * Offers the lines and the total of a locked order by prescription to its customer, who has to answer within the
 * operator's time. A new offer replaces the one before and starts the time again.
 */
export async function makeOffer(
  deps: OrderDeps,
  tx: Tx,
  orderId: number,
  { pharmacist, note }: { pharmacist: string; note: string | null },
): Promise<StoredOrder> {
  const { prescription_answer_minutes: withinMinutes } = await deps.settings();
  const at = new Date(deps.now());
  const offered = await storedOrders.update(tx, orderId, {
    prescriptionOffer: { pharmacist, note, offeredAt: at.toISOString(), acceptedAt: null },
    answerBy: new Date(answerDeadline(deps.now(), withinMinutes)),
    acceptBy: null,
    updatedAt: at,
  });
  await orderEvents.publishChanged(deps, tx, offered);
  await deps.jobs.publish(tx, PRESCRIPTION_OFFERED, { orderId });
  return offered;
}
