import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/deliveries';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { courierRows } from '../../couriers/index.ts';
import { orderEvents } from '../../orders/events/index.ts';
import { listOpenOffers } from '../deliveries.queries.ts';
import { acceptOffer, declineOffer, offerWaiting, withdrawOffer } from '../offers.service.ts';
import { requireCourier } from './read-deliveries.service.ts';

const DONE = { done: true } as const;

/** Accepts an offer, or declines it for a reason. Throws `not_found`, `validation` and `offer_gone`. */
export async function answer(
  ctx: ConsoleContext,
  offerId: number,
  { accept, reason }: ParsedInput<typeof contract.answerOffer>['body'],
) {
  const courier = await requireCourier(ctx);
  await ctx.db.transaction(async (tx) => {
    if (accept) await acceptOffer(ctx, tx, courier.id, offerId);
    else if (reason) await declineOffer(ctx, tx, courier.id, { offerId, reason });
    else throw new AppError('validation', undefined, 'reason');
  });
  return DONE;
}

/** Sets a courier online, who is then offered waiting orders, or offline, and open offers go to other couriers. */
export async function setOnline(ctx: ConsoleContext, online: boolean) {
  const courier = await requireCourier(ctx);
  await ctx.db.transaction(async (tx) => {
    await courierRows.setOnline(tx, courier.id, online);
    await orderEvents.publishDeliveries(ctx, tx, courier.id);
    if (!online)
      for (const { orderId } of await listOpenOffers(tx, courier.id, new Date(ctx.now())))
        await withdrawOffer(ctx, orderId);
    await offerWaiting(ctx, tx, courier);
  });
  return DONE;
}
