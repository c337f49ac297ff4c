import { isRunning, ORDER_STATUSES } from '@errand/domain/orders';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { conversations } from './chat.tables.ts';

export type PartnerType = (typeof conversations.$inferSelect)['partnerType'];

const RUNNING = ORDER_STATUSES.filter(isRunning);

export async function ownsOrder(tx: Tx, customerId: number, orderId: number): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.owner, `customer:${customerId}`)));
  return found.length > 0;
}

/** A store is open to everybody, the operator too; a courier to whose order is on the way. */
export async function mayWriteTo(
  tx: Tx,
  customerId: number,
  type: PartnerType,
  id: number,
): Promise<boolean> {
  if (type === 'admin') return true;
  if (type === 'vendor') {
    const found = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(and(eq(stores.id, id), eq(stores.active, true)));
    return found.length > 0;
  }
  const owner = `customer:${customerId}`;
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.courierId, id), inArray(orders.status, RUNNING)))
    .limit(1);
  return found.length > 0;
}

/** The thread of the two, made at its first message. */
export async function openConversation(
  tx: Tx,
  customerId: number,
  partnerType: PartnerType,
  partnerId: number,
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ customerId, partnerType, partnerId, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [conversations.customerId, conversations.partnerType, conversations.partnerId],
      set: { lastAt: at },
    })
    .returning({ id: conversations.id });
  return row?.id ?? 0;
}
