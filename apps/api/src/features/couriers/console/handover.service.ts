import type { ParsedInput } from '@errand/contract';
import type { Courier, recordHandover } from '@errand/contract/console/couriers/couriers';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { handovers } from '../../ledger/index.ts';
import { orderEvents } from '../../orders/events/index.ts';
import { courierFigures } from '../../orders/orders.views.ts';
import { cashInHand } from '../cash.queries.ts';
import { readCourier } from './couriers.service.ts';

/**
 * Records cash that a courier hands over. The courier's account is locked, so that a second member, who saw another sum, is
 * rejected with `changed_meanwhile`. Throws `handover_too_much` for more than the courier holds.
 */
export async function recordCashHandover(
  ctx: ConsoleContext,
  id: number,
  body: ParsedInput<typeof recordHandover>['body'],
): Promise<Courier> {
  await ctx.db.transaction(async (tx) => {
    await handovers.lock(tx, id);
    const at = new Date(ctx.now());
    const cashMinor = await cashInHand(tx, id);
    const { collectedMinor } = await courierFigures(tx, id, at);
    if (collectedMinor - cashMinor !== body.handed_over_minor)
      throw new AppError('changed_meanwhile', { current: await readCourier(ctx, id) });
    if (body.amount_minor > cashMinor) throw new AppError('handover_too_much');
    await handovers.post(tx, { courierId: id, amountMinor: body.amount_minor, at });
    await orderEvents.publishDeliveries(ctx, tx, id);
  });
  return readCourier(ctx, id);
}
