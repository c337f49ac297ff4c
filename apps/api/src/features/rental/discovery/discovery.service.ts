import type { ResponseOf } from '@errand/contract';
import type { listPopularProviders } from '@errand/contract/rental-discovery';
import type pg from 'pg';
import { prepared } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { listStoreResponses } from '../../stores/index.ts';
import { FROM_STORES } from '../../stores/stores.views.ts';

type Paging = { limit: number; offset: number };

const ORDERS = { latest: 's.opened_at desc, s.id desc', popular: 's.order_count desc, s.id' };

/** A page of the rental providers in the visitor's zones, or everywhere without a zone. */
export async function listProviders(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  order: keyof typeof ORDERS,
  paging: Paging,
): Promise<ResponseOf<typeof listPopularProviders>> {
  const rows = await listProviderIds(ctx.pool, order, ctx.zoneIds, paging);
  const stores = await listStoreResponses(
    ctx,
    rows.map(({ id }) => id),
  );
  return { total_size: rows[0]?.total ?? 0, ...paging, providers: stores, stores };
}

function listProviderIds(
  pool: pg.Pool,
  order: keyof typeof ORDERS,
  zoneIds: number[],
  { limit, offset }: Paging,
): Promise<{ id: number; total: number }[]> {
  return prepared(
    pool,
    `rental-providers-${order}`,
    `select s.id, count(*) over () as total ${FROM_STORES}
      ${joinModule('s.module_id')} and m.type = 'rental' and m.active
      where s.active and (cardinality($1::int[]) = 0 or m.all_zone_service or s.zone_id = any($1))
      order by ${ORDERS[order]} limit $2 offset $3`,
    [zoneIds, limit, (offset - 1) * limit],
  );
}
