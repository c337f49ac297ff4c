import type { Tx } from '../../platform/db/index.ts';
import { AppError, type Ctx, ownerOf } from '../../platform/http/index.ts';
import { lockOrder, type StoredOrder } from '../orders/index.ts';

/** One of the viewer's own orders, locked; `not_found` for everybody else's. */
export async function requireOwn(ctx: Ctx, tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.owner !== ownerOf(ctx.viewer)) throw new AppError('not_found');
  return order;
}
