import { ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import { ORDER_ADDRESS_QUOTA, ORDER_QUOTA, requireQuota } from '../../auth/index.ts';

/** Counts an attempt to place an order, by visitor and by network address. Throws `slow_down` beyond the limits. */
export async function requireOrderQuota(ctx: RequestContext<'db' | 'now'>): Promise<void> {
  const of = ownerOf(ctx.viewer);
  await requireQuota(
    ctx,
    { name: 'orders-address', of: ctx.address, quota: ORDER_ADDRESS_QUOTA },
    ...(of === null ? [] : [{ name: 'orders', of, quota: ORDER_QUOTA }]),
  );
}
