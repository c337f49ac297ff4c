import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { orderAttachments, orders } from '../orders/orders.tables.ts';
import { offlinePayments } from '../payments/offline/offline.tables.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { orderReports } from '../reports/reports.tables.ts';

/** The keys of what was kept for nobody else: prescriptions, and pictures of what was wrong. */
export type OwnFiles = { documents: string[]; pictures: string[] };

/**
 * Forgets of a customer's orders whom they were brought to and what was written and sent with them and afterwards. What
 * was bought, paid and given back stays, and so does what the customer told of a payment outside of the shop: the books
 * need both. Gives the files that go with it, once the transaction has ended.
 */
export async function anonymizeOrders(tx: Tx, owner: string, at: Date): Promise<OwnFiles> {
  const forgotten = await tx
    .update(orders)
    .set({
      contact: { name: '', phone: '', email: null },
      place: null,
      note: null,
      deliveryInstruction: null,
      cancelNote: null,
      updatedAt: at,
    })
    .where(eq(orders.owner, owner))
    .returning({ id: orders.id });
  const ids = forgotten.map(({ id }) => id);
  const [refunds, reports] = [inArray(orderRefunds.orderId, ids), inArray(orderReports.orderId, ids)];
  const shown = [
    ...(await tx.select({ pictures: orderRefunds.pictures }).from(orderRefunds).where(refunds)),
    ...(await tx.select({ pictures: orderReports.pictures }).from(orderReports).where(reports)),
  ];
  await tx.update(orderRefunds).set({ note: null, pictures: [] }).where(refunds);
  await tx.update(orderReports).set({ text: '', answer: null, pictures: [] }).where(reports);
  await tx.update(offlinePayments).set({ note: null }).where(inArray(offlinePayments.orderId, ids));
  const sent = await tx
    .delete(orderAttachments)
    .where(inArray(orderAttachments.orderId, ids))
    .returning({ key: orderAttachments.key });
  return { documents: sent.map(({ key }) => key), pictures: shown.flatMap(({ pictures }) => pictures) };
}
