import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { applyCoupon as applyContract, Coupon } from '@errand/contract/coupons';
import type { Banner } from '@errand/contract/promotions';
import type { Vehicle } from '@errand/contract/rental';
import type { listPopularProviders } from '@errand/contract/rental-discovery';
import type pg from 'pg';
import { prepared, translated } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { couponUse } from '../../checkout/index.ts';
import { moduleTypes } from '../../modules/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { bannerLists } from '../../promotions/index.ts';
import { listStoreResponses } from '../../stores/index.ts';
import { FROM_STORES, servesZonesSql } from '../../stores/stores.views.ts';
import { listVehicleRows } from '../vehicles.queries.ts';
import { searchVehicles } from '../vehicles.service.ts';

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
      where s.active and (cardinality($1::int[]) = 0 or ${servesZonesSql('$1')})
      order by ${ORDERS[order]} limit $2 offset $3`,
    [zoneIds, limit, (offset - 1) * limit],
  );
}

const MOST = 10;

/** Names that match typed text: of vehicles first, then of their brands and providers, each once. */
export async function suggestVehicles(ctx: RequestContext<'now' | 'pool'>, name: string): Promise<string[]> {
  if (!name) return [];
  const named = { zoneIds: ctx.zoneIds, name, order: 'popular', limit: 30, page: 1 } as const;
  const { rows } = await listVehicleRows(ctx.pool, named, ctx.now());
  const typed = name.toLowerCase();
  const names = [
    ...rows.map((row) => translated(row.name, ctx.language)),
    ...rows.map((row) => translated(row.brand.name, ctx.language)),
    ...rows.map((row) => translated(row.provider.name, ctx.language)),
  ];
  return [...new Set(names)].filter((one) => one.toLowerCase().includes(typed)).slice(0, MOST);
}

/** The most rented vehicles, for an empty search page. */
export async function listPopularVehicles(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
): Promise<Vehicle[]> {
  return (await searchVehicles(ctx, { sort: 'popular', limit: MOST, offset: 1 })).vehicles;
}

type CouponsContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

/** The banners of the rental module, whatever module the visitor is in. */
export async function listRentalBanners(
  ctx: RequestContext<'db' | 'now' | 'pool'>,
): Promise<{ banners: Banner[] }> {
  const moduleId = await moduleTypes.findModule(ctx.db, 'rental');
  if (moduleId === null) return { banners: [] };
  const { banners } = await bannerLists.list({ ...ctx, moduleId }, false);
  return { banners };
}

/** The coupons that the visitor can use for a trip, without those that waive a delivery. */
export async function listRentalCoupons(ctx: CouponsContext, providerId: number | null): Promise<Coupon[]> {
  const moduleId = await moduleTypes.findModule(ctx.db, 'rental');
  const coupons = await couponUse.list(ctx, { moduleId, storeId: providerId });
  return coupons.filter(({ coupon_type: type }) => type !== 'free_delivery');
}

/** A coupon by its code, if it is valid for a trip of the provider; throws the reason otherwise. */
export async function applyRentalCoupon(
  ctx: CouponsContext,
  query: ParsedInput<typeof applyContract>['query'],
): Promise<Coupon> {
  const coupon = await couponUse.apply(ctx, query);
  if (coupon.coupon_type === 'free_delivery') throw new AppError('coupon_unknown');
  return coupon;
}
