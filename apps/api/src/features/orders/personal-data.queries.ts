import { isActive } from '@errand/domain/orders';
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { keepFormerUses } from '../auth/accounts/index.ts';
import { cashback } from '../promotions/index.ts';
import { attachmentUrl } from './attachments/attachments.ts';
import { handRefundPayments } from './hand-refunds/hand-refunds.tables.ts';
import {
  orderAttachments,
  orderEdits,
  orderHistory,
  orderLines,
  orderNotes,
  orderReasons,
  orders,
} from './orders.tables.ts';
import { prescriptionChecks } from './prescription/prescription-checks.tables.ts';
import { orderWriteOffs } from './write-offs/write-offs.tables.ts';

/** Keeps what the owner has used of offers that are limited per person, if anything, under the hashes of the contacts. */
async function keepUses(tx: Tx, owner: string, contactHashes: string[], at: Date): Promise<void> {
  const placed = await tx
    .select({ code: orders.couponCode, paymentStatus: orders.paymentStatus, id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), ne(orders.status, 'canceled')));
  if (placed.length === 0) return;
  const coupons: Record<string, number> = {};
  for (const { code } of placed) if (code !== null) coupons[code] = (coupons[code] ?? 0) + 1;
  const paid = placed.filter(({ paymentStatus }) => paymentStatus === 'paid').map(({ id }) => id);
  const isDelivered = and(inArray(orderHistory.orderId, paid), eq(orderHistory.status, 'delivered'));
  const hadDelivery = (await tx.$count(orderHistory, isDelivered)) > 0;
  const cashbacks = await cashback.usesOf(tx, owner);
  await keepFormerUses(tx, contactHashes, { orders: placed.length, coupons, cashbacks, hadDelivery }, at);
}

/** The lines of a check without what the pharmacist has written. */
const WITHOUT_REASONS = sql`(select coalesce(jsonb_agg(line || '{"reason": null}'), '[]')
  from jsonb_array_elements(${prescriptionChecks.lines}) line)`;

export const personalData = {
  /**
   * Clears contact, place, route, code, notes and written reasons of the orders, of their edits, write-offs and payments by
   * hand, and of their prescriptions; that a pharmacist has checked one stays. Deletes attachments and the notes of the staff.
   * Lines and amounts are retained for accounting, and what was used of offers that are limited per person.
   */
  async erase(tx, { owner, contactHashes, at }) {
    await keepUses(tx, owner, contactHashes, at);
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner));
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
    await tx.update(orderEdits).set({ reason: '' }).where(inArray(orderEdits.orderId, own));
    await tx
      .update(orderWriteOffs)
      .set({ reason: '', takenBackReason: null })
      .where(inArray(orderWriteOffs.orderId, own));
    await tx
      .update(handRefundPayments)
      .set({ takenBackReason: null })
      .where(inArray(handRefundPayments.orderId, own));
    await tx.update(orderLines).set({ substituteFor: null }).where(inArray(orderLines.orderId, own));
    await tx
      .update(prescriptionChecks)
      .set({ lines: WITHOUT_REASONS })
      .where(inArray(prescriptionChecks.orderId, own));
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
        prescriptionOffer: sql`${orders.prescriptionOffer} || '{"note": null}'`,
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
  },
  async export(q, { owner, publicUrl }) {
    const [orderRows, lineRows] = await Promise.all([
      q.select().from(orders).where(eq(orders.owner, owner)).orderBy(desc(orders.id)),
      q
        .select({ line: orderLines })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(eq(orders.owner, owner)),
    ]);
    const ids = orderRows.map(({ id }) => id);
    const edits = await q.select().from(orderEdits).where(inArray(orderEdits.orderId, ids));
    const checks = await q.select().from(prescriptionChecks).where(inArray(prescriptionChecks.orderId, ids));
    return {
      // The delivery code is shared between customer and courier only.
      orders: orderRows.map(({ otp: _, owner: __, terms: ___, ...order }) => ({
        ...order,
        edits: edits.filter(({ orderId }) => orderId === order.id),
        checks: checks.filter(({ orderId }) => orderId === order.id),
        lines: lineRows.filter(({ line }) => line.orderId === order.id).map(({ line }) => line),
      })),
      prescriptions: (await listAttachments(q, ids)).map((file) => ({
        ...file,
        url: attachmentUrl(publicUrl, file.order_id, file.id),
      })),
    };
  },
  /** Moves all orders, parcels and trips. Uses of a coupon are counted from the owner's orders, so they add up. */
  merge: {
    async count(q, { from }) {
      const own = eq(orders.owner, from.owner);
      const used = and(own, isNotNull(orders.couponCode), ne(orders.status, 'canceled'));
      return [
        { kind: 'orders', moved: await q.$count(orders, own), dropped: 0 },
        { kind: 'coupon_uses', moved: await q.$count(orders, used), dropped: 0 },
      ];
    },
    async move(_ctx, tx, { from, into, at }) {
      await tx.update(orders).set({ owner: into.owner, updatedAt: at }).where(eq(orders.owner, from.owner));
    },
  },
} satisfies PersonalData;

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

/** Several reasons are joined by semicolons. Those of the system, such as `payment_overdue`, are codes. */
function knownReason(texts: string[]) {
  const reason = orders.cancelReason;
  return sql`case when ${reason} ~ '^[a-z]+(_[a-z]+)+$' or string_to_array(${reason}, '; ') <@ ${sql.param(texts)}::text[]
    then ${reason} end`;
}

function listAttachments(q: Queryable, orderIds: number[]) {
  return q
    .select({
      id: orderAttachments.id,
      order_id: orderAttachments.orderId,
      content_type: orderAttachments.contentType,
    })
    .from(orderAttachments)
    .where(inArray(orderAttachments.orderId, orderIds))
    .orderBy(asc(orderAttachments.orderId), asc(orderAttachments.position));
}

/** Locks the orders of an owner. Call it before the account is locked, because a delivery locks in that order. */
export async function lockOrdersOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.owner, owner))
    .orderBy(orders.id)
    .for('update');
}
