import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sendPrivateFile } from '../../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import type { Attachment } from '../../checkout/index.ts';
import { insertAttachments } from '../orders.queries.ts';
import { orderAttachments } from '../orders.tables.ts';

const PATH = '/api/v1/customer/order/attachment';

/**
 * Stores the files of an order under unguessable ids. Call it last in the transaction: a rejected order leaves no file,
 * and a failed write removes the files before it.
 */
export async function attachToOrder(
  ctx: RequestContext<'files'>,
  tx: Tx,
  orderId: number,
  files: Attachment[],
): Promise<void> {
  const rows: (typeof orderAttachments.$inferInsert)[] = [];
  try {
    for (const [position, { bytes, contentType }] of files.entries()) {
      const key = await ctx.files.putPrivate(bytes);
      rows.push({ id: randomBytes(16).toString('hex'), orderId, key, contentType, position });
    }
    await insertAttachments(tx, rows);
  } catch (error) {
    for (const { key } of rows) await ctx.files.dropPrivate(key);
    throw error;
  }
}

/** The URL of an attachment. Only the order's owner receives it; it grants access to the file. */
export function attachmentUrl(publicUrl: string, orderId: number, id: string): string {
  return `${publicUrl}${PATH}/${orderId}/${id}`;
}

/** `GET …/attachment/<order>/<id>` serves the file uncached and sandboxed, as inert content. */
export function attachmentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'files'>): void {
  app.get<{ Params: { order: string; id: string } }>(`${PATH}/:order/:id`, async (request, reply) => {
    const { order, id } = request.params;
    if (!/^\d{1,15}$/.test(order) || !/^[0-9a-f]{32}$/.test(id)) throw new AppError('not_found');
    const [row] = await deps.db
      .select()
      .from(orderAttachments)
      .where(and(eq(orderAttachments.id, id), eq(orderAttachments.orderId, Number(order))));
    const bytes = row ? await deps.files.readPrivate(row.key) : null;
    if (!row || !bytes) throw new AppError('not_found');
    // The console, which is another origin, shows the pictures beside the lines. The address is the key to the file.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendPrivateFile(reply, bytes, row.contentType);
  });
}
