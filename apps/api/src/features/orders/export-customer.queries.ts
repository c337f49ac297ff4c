import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { attachmentUrl } from './attachments/attachments.ts';
import { orderAttachments, orderEdits, orderLines, orders } from './orders.tables.ts';

export async function exportCustomer(q: Queryable, { owner, publicUrl }: ExportedCustomer) {
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
  return {
    // The delivery code is shared between customer and courier only.
    orders: orderRows.map(({ otp: _, owner: __, ...order }) => ({
      ...order,
      edits: edits.filter(({ orderId }) => orderId === order.id),
      lines: lineRows.filter(({ line }) => line.orderId === order.id).map(({ line }) => line),
    })),
    prescriptions: (await listAttachments(q, ids)).map((file) => ({
      ...file,
      url: attachmentUrl(publicUrl, file.order_id, file.id),
    })),
  };
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
