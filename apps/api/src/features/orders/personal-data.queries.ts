import { isActive } from '@errand/domain/orders';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { orderAttachments, orderEdits, orderNotes, orderReasons, orders } from './orders.tables.ts';

/** Finds what prevents an erasure: an order that needs contact and address for its delivery, or an active trip. */
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

/** Emails and phones of the people in a customer's orders. */
export async function listOwnContacts(q: Queryable, owner: string): Promise<string[]> {
  const rows = await q
    .select({ contact: orders.contact, place: orders.place })
    .from(orders)
    .where(eq(orders.owner, owner));
  const contacts = rows.flatMap(({ contact, place }) => [
    contact.phone,
    contact.email,
    place?.contactPhone,
    place?.contactEmail,
  ]);
  return [...new Set(contacts.flatMap((contact) => contact || []))];
}

/** Lists the operator's reasons in every language. Any other reason was written by a customer and is personal. */
export async function listReasonTexts(q: Queryable): Promise<string[]> {
  const rows = await q.select({ reason: orderReasons.reason }).from(orderReasons);
  return rows.flatMap(({ reason }) => Object.values(reason));
}

/**
 * Clears contact, place, route, code, notes and written reasons of the orders, and the reasons of their edits. Deletes
 * attachments and the notes of the staff. Lines and amounts are retained for accounting.
 */
export async function eraseCustomer(tx: Tx, { owner, at }: ErasedCustomer): Promise<OrphanedFiles> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.update(orderEdits).set({ reason: '' }).where(inArray(orderEdits.orderId, own));
  const erased = await tx
    .update(orders)
    .set({
      contact: { name: '', phone: '', email: null },
      place: null,
      note: null,
      unavailableItemNote: null,
      deliveryInstruction: null,
      route: null,
      otp: '',
      cancelReason: knownReason(await listReasonTexts(tx)),
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

/** Several reasons are joined by semicolons. Those of the system, such as `payment_overdue`, are codes. */
function knownReason(texts: string[]) {
  const reason = orders.cancelReason;
  return sql`case when ${reason} ~ '^[a-z]+(_[a-z]+)+$' or string_to_array(${reason}, '; ') <@ ${sql.param(texts)}::text[]
    then ${reason} end`;
}
