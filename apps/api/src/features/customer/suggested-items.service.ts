import type { ParsedInput } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listPopularItems } from '@errand/contract/catalog-lists';
import type * as contract from '@errand/contract/suggested-items';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { listItems } from '../catalog/index.ts';
import { findCustomer } from './customer.queries.ts';

/** Popular items of the customer's interests in the zones of the request, else in those the customer was last in. */
export async function listInterestItems(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>,
  paging: ParsedInput<typeof contract.listInterestItems>['query'],
): Promise<Item[]> {
  const customer = await findCustomer(ctx.pool, requireCustomerId(ctx));
  if (!customer) throw new AppError('unauthenticated');
  const zoneIds = ctx.zoneIds.length > 0 ? ctx.zoneIds : customer.zone_ids;
  if (zoneIds.length === 0) throw new AppError('zone_required');
  if (customer.interests.length === 0) return [];
  const query = { ...listPopularItems.query.parse(paging), category_ids: customer.interests };
  return (await listItems({ ...ctx, zoneIds }, 'popular', query)).products;
}
