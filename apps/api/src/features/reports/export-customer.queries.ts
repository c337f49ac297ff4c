import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { orderReports } from './reports.tables.ts';

export async function exportCustomer(q: Queryable, { owner }: ExportedCustomer) {
  const orderIds = await listOwnOrderIds(q, owner);
  return { reports: await q.select().from(orderReports).where(inArray(orderReports.orderId, orderIds)) };
}
