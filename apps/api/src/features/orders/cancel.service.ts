import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-cancel';
import { canCustomerCancel, type ReasonKind } from '@errand/domain/orders';
import { and, asc, eq } from 'drizzle-orm';
import { translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { OrderDeps } from './events/order-events.ts';
import type { OrderKinds } from './kinds/order-kind.ts';
import { orderReasons } from './orders.tables.ts';
import { requireOwnOrder } from './own-order.ts';

type Body = ParsedInput<typeof contract.cancelOrder>['body'];

/**
 * Cancels one of the viewer's own orders by the terms of its kind. Throws `not_found`, and `order_not_cancelable` once
 * the store has started, or a parcel is delivered, and `order_state` when a parcel is canceled under terms that no longer
 * apply.
 */
export async function cancelOrder(
  ctx: RequestContext & OrderDeps,
  kinds: OrderKinds,
  body: Body,
): Promise<{ message: string }> {
  const settings = await ctx.settings();
  const reasons = [body.reason].flat().flatMap((reason) => reason.trim() || []);
  const message = await ctx.db.transaction(async (tx) => {
    const order = await requireOwnOrder(ctx, tx, body.order_id);
    if (!canCustomerCancel(order.status, order.type, order.scheduledFor !== null))
      throw new AppError('order_not_cancelable');
    const { note, cancellation_type: agreedType } = body;
    const cancellation = { actor: 'customer' as const, reasons, note, agreedType, settings };
    return kinds[order.type].cancel(ctx, tx, order, cancellation);
  });
  return { message: textOf(`messages.${message}`, ctx.language) };
}

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
