import { ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import { ORDER_QUOTA, requireQuota } from '../../auth/index.ts';

/** Counts a visitor's attempt to place an order. Throws `slow_down` beyond the limit. */
export async function requireOrderQuota(ctx: RequestContext<'db' | 'now'>): Promise<void> {
  const of = ownerOf(ctx.viewer);
  if (of !== null) await requireQuota(ctx, { name: 'orders', of, quota: ORDER_QUOTA });
}
