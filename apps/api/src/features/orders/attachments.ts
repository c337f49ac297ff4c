import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { readAttachments } from '../checkout/index.ts';
import { orderAttachments } from './orders.tables.ts';
import { insertAttachments } from './place.queries.ts';

const PATH = '/api/v1/customer/order/attachment';

export type KeptFile = { key: string; contentType: string };

/** Keeps the files that came with an order, before its transaction begins: writing them may take long. */
export async function keepAttachments(ctx: Ctx): Promise<KeptFile[]> {
  const files = await readAttachments(ctx);
  return Promise.all(
    files.map(async ({ bytes, contentType }) => ({ key: await ctx.files.putPrivate(bytes), contentType })),
  );
}

/** Ties kept files to their order, each under an address that cannot be guessed. */
export function attachTo(tx: Tx, orderId: number, files: KeptFile[]): Promise<void> {
  const rows = files.map((file, position) => ({
    ...file,
    id: randomBytes(16).toString('hex'),
    orderId,
    position,
  }));
  return insertAttachments(tx, rows);
}

/** The address of an attachment. It is told to the order's owner alone and is the key to what it shows. */
export function attachmentUrl(publicUrl: string, orderId: number, id: string): string {
  return `${publicUrl}${PATH}/${orderId}/${id}`;
}

/** `GET …/attachment/<order>/<key>`: the file, to be kept by nobody on the way and to do nothing but be looked at. */
export function attachmentRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { order: string; id: string } }>(`${PATH}/:order/:id`, async (request, reply) => {
    const { order, id } = request.params;
    if (!/^\d{1,9}$/.test(order) || !/^[0-9a-f]{32}$/.test(id)) throw new AppError('not_found');
    const [row] = await deps.db
      .select()
      .from(orderAttachments)
      .where(and(eq(orderAttachments.id, id), eq(orderAttachments.orderId, Number(order))));
    const bytes = row ? await deps.files.readPrivate(row.key) : null;
    if (!row || !bytes) throw new AppError('not_found');
    return reply
      .type(row.contentType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
