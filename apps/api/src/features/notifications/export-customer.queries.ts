import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { notifications } from './notifications.tables.ts';

export async function exportCustomer(q: Queryable, { id }: ExportedCustomer) {
  return {
    notifications: await q
      .select({
        order_id: notifications.orderId,
        kind: notifications.kind,
        at: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.customerId, id))
      .orderBy(asc(notifications.id)),
  };
}
