import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { planLimits } from '../../registration/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { countLiveOrders } from '../orders.views.ts';

/**
 * Takes a place of the store's plan for an order that was just written, and closes the store with the last one. Throws
 * `store_closed` if the plan has ended or is used up; two orders at once cannot both take the last place.
 */
export async function takePlanPlace(
  ctx: RequestContext<'events' | 'now'>,
  tx: Tx,
  storeId: number,
): Promise<void> {
  const term = await planLimits.lockTerm(tx, storeId, ctx.now(), 'mostOrders');
  if (term === 'none') return;
  if (term === 'ended') throw new AppError('store_closed');
  if (term.mostOrders === null) return;
  const count = await countLiveOrders(tx, storeId, term.startsAt);
  if (count > term.mostOrders) throw new AppError('store_closed');
  if (count < term.mostOrders) return;
  const at = new Date(ctx.now());
  await planLimits.markUsedUp(tx, term, at);
  await storeRecords.closeFrom(tx, storeId, at);
  await publishCatalogChanged(ctx, tx);
}
