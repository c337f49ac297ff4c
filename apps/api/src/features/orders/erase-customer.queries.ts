import { isActive } from '@errand/domain/orders';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { orderAttachments, orders } from './orders.tables.ts';

/** Whether an order still needs its contact and address for the delivery, or a vehicle is rented or reserved. */
export async function findRunning(q: Queryable, owner: string): Promise<'order' | 'trip' | null> {
  const rows = await q
    .select({ status: orders.status, type: orders.type })
    .from(orders)
    .where(eq(orders.owner, owner));
  const running = rows.filter(({ status }) => isActive(status));
  if (running.length === 0) return null;
  return running.some(({ type }) => type !== 'trip') ? 'order' : 'trip';
}

export async function listOwnOrderIds(q: Queryable, owner: string): Promise<number[]> {
  const rows = await q.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner));
  return rows.map(({ id }) => id);
}

/** Clears contact, place and notes of the orders and deletes their attachments. Lines and amounts stay for the books. */
export async function eraseCustomer(tx: Tx, { owner, at }: ErasedCustomer): Promise<OrphanedFiles> {
  const erased = await tx
    .update(orders)
    .set({
      contact: { name: '', phone: '', email: null },
      place: null,
      note: null,
      deliveryInstruction: null,
      cancelNote: null,
      reviewReminderCanceledAt: null,
      updatedAt: at,
    })
    .where(eq(orders.owner, owner))
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  const deleted = await tx
    .delete(orderAttachments)
    .where(inArray(orderAttachments.orderId, ids))
    .returning({ key: orderAttachments.key });
  return { privateKeys: deleted.map(({ key }) => key), pictureKeys: [] };
}
