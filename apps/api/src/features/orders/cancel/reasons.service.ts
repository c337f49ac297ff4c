import type { ReasonKind } from '@errand/domain/orders';
import { and, asc, eq } from 'drizzle-orm';
import { translated } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { orderReasons } from '../orders.tables.ts';

/** The reasons that customers choose from, in the viewer's language and the operator's order. */
export async function listReasons(ctx: RequestContext<'db'>, kind: ReasonKind) {
  const rows = await ctx.db
    .select()
    .from(orderReasons)
    .where(and(eq(orderReasons.kind, kind), eq(orderReasons.active, true)))
    .orderBy(asc(orderReasons.position), asc(orderReasons.id));
  return rows.map(({ id, reason }) => ({ id, reason: translated(reason, ctx.language) }));
}

/** A page of the reasons to cancel; other user types than `customer` have none. */
export async function listCancelReasonsOf(
  ctx: RequestContext<'db'>,
  { type, limit, offset }: { type: string; limit: number; offset: number },
) {
  const all = type === 'customer' ? await listReasons(ctx, 'cancel') : [];
  const reasons = all
    .slice((offset - 1) * limit, offset * limit)
    .map((row) => ({ ...row, user_type: 'customer', status: 1 as const }));
  return { total_size: all.length, limit, offset, reasons };
}
