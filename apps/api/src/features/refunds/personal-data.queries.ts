import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listReasonTexts, ownOrders } from '../orders/index.ts';
import { orderRefunds } from './refunds.tables.ts';

export const personalData = {
  /**
   * Deletes notes and pictures of refund requests, and reasons that the customer wrote. The operator's reasons and the
   * amounts are retained for accounting.
   */
  async erase(tx, { owner }) {
    const own = inArray(orderRefunds.orderId, await ownOrders.listIds(tx, owner));
    const rows = await tx.select({ pictures: orderRefunds.pictures }).from(orderRefunds).where(own);
    const known = sql`${orderRefunds.reason} = any(${sql.param(await listReasonTexts(tx))}::text[])`;
    const reason = sql`case when ${known} then ${orderRefunds.reason} else '' end`;
    await tx.update(orderRefunds).set({ reason, note: null, adminNote: null, pictures: [] }).where(own);
    return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
  },
  async export(q, { owner }) {
    const orderIds = await ownOrders.listIds(q, owner);
    return { refunds: await q.select().from(orderRefunds).where(inArray(orderRefunds.orderId, orderIds)) };
  },
} satisfies PersonalData;
