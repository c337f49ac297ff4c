import type { Tx } from '../../../platform/db/index.ts';
import { payFromWallet } from '../../wallet/index.ts';
import { type OrderDeps, publishOrderChanged } from '../events/order-events.ts';
import { notifyOrderConfirmed, PAY_WITHIN_MINUTES } from '../order-payment.ts';
import { type StoredOrder, updateOrder } from '../orders.queries.ts';
import type { PrescriptionOffer } from '../orders.tables.ts';

/** How the customer pays. Amounts in minor units; together with `waivedMinor` they are the total of the offer. */
type Payment = {
  method: StoredOrder['paymentMethod'];
  walletMinor: number;
  dueMinor: number;
  waivedMinor: number;
};

/**
 * Turns a locked order whose offer its customer accepts into one that its store can accept. It is paid from the wallet at
 * once; an online payment is awaited first, as of any other order. The caller has locked the wallet.
 */
export async function acceptOffer(
  deps: OrderDeps,
  tx: Tx,
  { order, offer, payment }: { order: StoredOrder; offer: PrescriptionOffer; payment: Payment },
): Promise<StoredOrder> {
  const { method, walletMinor, dueMinor, waivedMinor } = payment;
  const at = new Date(deps.now());
  const isPaidLater = method === 'digital_payment' && dueMinor > 0;
  await payFromWallet(tx, {
    owner: order.owner,
    orderId: order.id,
    amountMinor: walletMinor,
    isWhole: dueMinor === 0,
    at,
  });
  const accepted = await updateOrder(tx, order.id, {
    prescriptionOffer: { ...offer, acceptedAt: at.toISOString() },
    answerBy: null,
    paymentMethod: method,
    paymentStatus: dueMinor === 0 ? 'paid' : 'unpaid',
    walletMinor,
    totalMinor: order.totalMinor - waivedMinor,
    payBy: isPaidLater ? new Date(deps.now() + PAY_WITHIN_MINUTES * 60_000) : null,
    updatedAt: at,
  });
  await publishOrderChanged(deps, tx, accepted);
  if (!isPaidLater) await notifyOrderConfirmed(deps, tx, accepted);
  return accepted;
}
