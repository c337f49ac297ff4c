import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { ownOrders } from '../orders/index.ts';
import { offlinePayments } from './offline/offline.tables.ts';
import { receiptOf, receiptUrl } from './offline/receipt.ts';
import { payments } from './payments.tables.ts';

export const personalData = {
  /**
   * Deletes receipts and notes of offline payments, including the operator's, and the links of payments. Details and
   * payments are retained for accounting.
   */
  async erase(tx, { owner }) {
    const orderIds = await ownOrders.listIds(tx, owner);
    const own = inArray(offlinePayments.orderId, orderIds);
    const rows = await tx.select({ receipt: offlinePayments.receipt }).from(offlinePayments).where(own);
    await tx.update(offlinePayments).set({ note: null, rejectReason: null, receipt: null }).where(own);
    // The payments of orders that the customer claimed still belong to the guest.
    const ownPayments = or(eq(payments.owner, owner), inArray(payments.orderId, orderIds));
    await tx.update(payments).set({ redirectUrl: null, callback: '/' }).where(ownPayments);
    return { privateKeys: rows.flatMap(({ receipt }) => receipt ?? []), pictureKeys: [] };
  },
  async export(q, { owner, publicUrl }) {
    const orderIds = await ownOrders.listIds(q, owner);
    // The export has the details under the name of their column.
    const { details: told, ...columns } = getTableColumns(offlinePayments);
    const rows = await q
      .select({ ...columns, told })
      .from(offlinePayments)
      .where(inArray(offlinePayments.orderId, orderIds));
    return {
      offline_payments: rows.map(({ receipt, ...row }) => ({
        ...row,
        receipt: receiptUrl(publicUrl, row.orderId, receiptOf({ ...row, receipt })),
      })),
    };
  },
  /** Moves payments, so that a top-up that is paid later is credited to the remaining wallet. */
  merge: {
    count: async (q, { from }) => [
      {
        kind: 'top_ups',
        moved: await q.$count(payments, and(eq(payments.owner, from.owner), isNull(payments.orderId))),
        dropped: 0,
      },
    ],
    async move(_ctx, tx, { from, into, at }) {
      await tx
        .update(payments)
        .set({ owner: into.owner, updatedAt: at })
        .where(eq(payments.owner, from.owner));
    },
  },
} satisfies PersonalData;
