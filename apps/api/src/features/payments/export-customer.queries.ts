import { getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { offlinePayments } from './offline/offline.tables.ts';
import { receiptOf, receiptUrl } from './offline/receipt.ts';

export async function exportCustomer(q: Queryable, { owner, publicUrl }: ExportedCustomer) {
  const orderIds = await listOwnOrderIds(q, owner);
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
}
