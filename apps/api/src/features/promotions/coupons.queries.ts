import type { ModuleType } from '@errand/domain/modules';
import { and, eq, isNull, or } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsExcept,
  prepared,
  type Queryable,
  type RowOf,
  type Translations,
} from '../../platform/db/index.ts';
import { FROM_ZONES } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';
import {
  allUsesSql,
  type CouponUser,
  personOrdersSql,
  usesOfPersonSql,
} from '../orders/coupon-uses.views.ts';
import { isInZonesSql, joinStore } from '../stores/stores.views.ts';
import { coupons } from './promotions.tables.ts';

const LISTED = columnsExcept(coupons, 'c', ['active', 'storeId', 'storePercent', 'totalUses']);
export type CouponListRow = RowOf<typeof LISTED> & {
  module_type: ModuleType | null;
  time_zone: string;
  store: { id: number; name: Translations; slug: string } | null;
  zones: Translations[];
};

/**
 * Lists the running coupons that the person can still use, soonest to end first. Uses and earlier orders are counted as at
 * checkout. Module and store filter the list; null does not. Without a store, it has the coupons of the given zones and of
 * active stores in them; without zones, because the place is unknown, it has those of all zones.
 */
export function listUsableCoupons(
  pool: pg.Pool,
  { owner, phones, mails, former }: CouponUser,
  at: Date,
  where: { moduleId: number | null; storeId: number | null; zoneIds: number[] },
): Promise<CouponListRow[]> {
  return prepared<CouponListRow>(pool, 'coupons-usable', USABLE, [
    owner,
    at,
    where.moduleId,
    where.storeId,
    former.orders,
    JSON.stringify(former.coupons),
    where.zoneIds,
    phones,
    mails,
  ]);
}

/** Finds a coupon by its code, valid or not; null for an unknown one. */
export async function findCouponByCode(pool: pg.Pool, code: string): Promise<CouponListRow | null> {
  const rows = await prepared<CouponListRow>(pool, 'coupon-by-code', `${COUPON} where c.code = $1`, [code]);
  return rows[0] ?? null;
}

const COUPON = `
  select ${LISTED.sql}, m.type as module_type,
    (select z.time_zone ${FROM_ZONES} order by z.id limit 1) as time_zone,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as store,
    coalesce((select json_agg(z.name order by z.id) ${FROM_ZONES}
      where c.type = 'zone_wise' and c.bound_to @> to_jsonb(z.id)), '[]') as zones
  from coupons c
    left ${joinModule('c.module_id')}
    left ${joinStore('(c.bound_to->>0)::int')} and c.type = 'store_wise'`;

const USABLE = `with ${personOrdersSql('$1', '$8', '$9')} ${COUPON}
    left ${joinStore('$4::int', 'at_store')}
    cross join lateral (${usesOfPersonSql('c.code')}) used
  where c.active and c.starts_at <= $2::timestamptz and c.ends_at > $2
    and (m.id is null or m.active)
    and (c.per_customer = 0 or used.uses + coalesce(($6::jsonb ->> c.code)::int, 0) < c.per_customer)
    and (c.type <> 'first_order' or used.orders + $5::int = 0)
    and (c.total_uses = 0 or c.total_uses > ${allUsesSql('c.code')})
    and (c.module_id is null or coalesce(at_store.module_id, $3::int) is null
      or c.module_id = coalesce(at_store.module_id, $3::int))
    and ($4::int is null or c.type <> 'store_wise' or c.bound_to @> to_jsonb($4::int))
    and (at_store.id is null or c.type <> 'zone_wise' or c.bound_to @> to_jsonb(at_store.zone_id))
    and (at_store.id is not null or c.type <> 'zone_wise' or cardinality($7::int[]) = 0
      or exists (select 1 from unnest($7) near where c.bound_to @> to_jsonb(near)))
    and (c.type <> 'store_wise' or exists (
      select 1 from jsonb_array_elements_text(c.bound_to) bound
        ${joinStore('bound::int', 'bound_store')} and bound_store.active
        and ($4 is not null or cardinality($7) = 0 or ${isInZonesSql('$7', 'bound_store')})))
  order by c.ends_at, c.id`;

export type CouponRow = typeof coupons.$inferSelect;

/** Finds an active coupon. Codes are stored in upper case; a coupon without a module is valid in all. */
export async function findCoupon(q: Queryable, code: string, moduleId: number): Promise<CouponRow | null> {
  const [row] = await q
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.code, code),
        eq(coupons.active, true),
        or(isNull(coupons.moduleId), eq(coupons.moduleId, moduleId)),
      ),
    );
  return row ?? null;
}
