import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-claim';
import { isOrderId } from '../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { moveOrders } from './orders.queries.ts';

type Body = ParsedInput<typeof contract.claimGuestOrders>['body'];

/**
 * Moves the listed orders of a guest to the customer. The unguessable guest id proves that they were placed on this
 * device. Throws `not_found` when none of them belongs to that guest.
 */
export async function claimGuestOrders(
  ctx: RequestContext<'db'>,
  { guest_id: guestId, order_ids: orderIds }: Body,
): Promise<{ message: string; order_ids: number[] }> {
  const owner = ownerOf(ctx.viewer);
  if (ctx.viewer.kind !== 'customer' || owner === null) throw new AppError('unauthenticated');
  const moved = await moveOrders(ctx.db, orderIds.filter(isOrderId), `guest:${guestId}`, owner);
  if (moved.length === 0) throw new AppError('not_found');
  return { message: textOf('messages.orders_claimed', ctx.language), order_ids: moved };
}
