import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { identities } from '../auth/auth.tables.ts';
import { conversations, messages } from '../chat/chat.tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../ledger/ledger.tables.ts';
import { orderAttachments, orderLines, orders } from '../orders/orders.tables.ts';
import { offlinePayments } from '../payments/offline/offline.tables.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { trips } from '../rental/rental.tables.ts';
import { orderReports } from '../reports/reports.tables.ts';
import { courierReviews, reviews } from '../reviews/reviews.tables.ts';
import { wishedItems, wishedStores, wishedVehicles } from '../wishlist/wishlist.tables.ts';

/** Everything that lies under a customer beside the profile, its addresses and devices, the newest first. */
export async function listOwned(q: Queryable, id: number) {
  const owner = `customer:${id}`;
  const [orderRows, lineRows, tripRows, reviewRows, said, moved, items, stores, vehicles, social] =
    await Promise.all([
      q.select().from(orders).where(eq(orders.owner, owner)).orderBy(desc(orders.id)),
      q
        .select({ line: orderLines })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(eq(orders.owner, owner)),
      q.select().from(trips).where(eq(trips.owner, owner)).orderBy(desc(trips.id)),
      q.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(desc(reviews.id)),
      listMessages(q, id),
      listMovements(q, owner),
      q
        .select({ item_id: wishedItems.itemId, since: wishedItems.createdAt })
        .from(wishedItems)
        .where(eq(wishedItems.customerId, id)),
      q
        .select({ store_id: wishedStores.storeId, since: wishedStores.createdAt })
        .from(wishedStores)
        .where(eq(wishedStores.customerId, id)),
      q
        .select({ vehicle_id: wishedVehicles.vehicleId, since: wishedVehicles.createdAt })
        .from(wishedVehicles)
        .where(eq(wishedVehicles.customerId, id)),
      q
        .select({ provider: identities.provider, email: identities.email, since: identities.createdAt })
        .from(identities)
        .where(eq(identities.customerId, id)),
    ]);
  const ofOrders = await listOfOrders(
    q,
    orderRows.map(({ id: orderId }) => orderId),
  );
  return {
    // The code told at the door is between customer and courier.
    orders: orderRows.map(({ otp: _, owner: __, ...order }) => ({
      ...order,
      lines: lineRows.filter(({ line }) => line.orderId === order.id).map(({ line }) => line),
    })),
    trips: tripRows.map(({ owner: _, ...trip }) => trip),
    reviews: reviewRows.map(({ customerId: _, ...review }) => review),
    ...ofOrders,
    messages: said,
    wallet_and_points: moved,
    wishlist: [...items, ...stores, ...vehicles],
    social_accounts: social,
  };
}

/** What the customer sent with their orders and told of them afterwards. */
async function listOfOrders(q: Queryable, orderIds: number[]) {
  const [attachments, offline_payments, refunds, reports, courier_reviews] = await Promise.all([
    q
      .select({
        id: orderAttachments.id,
        order_id: orderAttachments.orderId,
        content_type: orderAttachments.contentType,
      })
      .from(orderAttachments)
      .where(inArray(orderAttachments.orderId, orderIds))
      .orderBy(asc(orderAttachments.orderId), asc(orderAttachments.position)),
    q.select().from(offlinePayments).where(inArray(offlinePayments.orderId, orderIds)),
    q.select().from(orderRefunds).where(inArray(orderRefunds.orderId, orderIds)),
    q.select().from(orderReports).where(inArray(orderReports.orderId, orderIds)),
    q.select().from(courierReviews).where(inArray(courierReviews.orderId, orderIds)),
  ]);
  return { attachments, offline_payments, refunds, reports, courier_reviews };
}

function listMessages(q: Queryable, id: number) {
  return q
    .select({
      conversation: conversations.id,
      with: conversations.partnerType,
      sender: messages.sender,
      text: messages.text,
      order_id: messages.orderId,
      at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.customerId, id))
    .orderBy(asc(conversations.id), asc(messages.id));
}

function listMovements(q: Queryable, owner: string) {
  return q
    .select({
      transaction_id: ledgerTransfers.transactionId,
      type: ledgerTransfers.type,
      reference: ledgerTransfers.reference,
      unit: ledgerAccounts.unit,
      /** Minor units or points; positive is received. */
      amount: sql<number>`${ledgerEntries.amount}`.mapWith(Number),
      at: ledgerTransfers.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerAccounts.owner, owner))
    .orderBy(desc(ledgerEntries.id));
}
