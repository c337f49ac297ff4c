import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listReasonTexts, ownOrders } from '../orders/index.ts';
import { orderReports } from './reports.tables.ts';

export const personalData = {
  /** Deletes text, answer and pictures of problem reports, and reasons that the customer wrote, not the operator's. */
  async erase(tx, { owner }) {
    const own = inArray(orderReports.orderId, await ownOrders.listIds(tx, owner));
    const rows = await tx.select({ pictures: orderReports.pictures }).from(orderReports).where(own);
    const known = sql`${orderReports.reason} = any(${sql.param(await listReasonTexts(tx))}::text[])`;
    const reason = sql`case when ${known} then ${orderReports.reason} else '' end`;
    await tx.update(orderReports).set({ reason, text: '', answer: null, pictures: [] }).where(own);
    return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
  },
  async export(q, { owner }) {
    const orderIds = await ownOrders.listIds(q, owner);
    return { reports: await q.select().from(orderReports).where(inArray(orderReports.orderId, orderIds)) };
  },
} satisfies PersonalData;
