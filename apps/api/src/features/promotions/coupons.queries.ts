import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';
import type { coupons } from './promotions.tables.ts';

type Kinds = typeof coupons.$inferSelect;

export type CouponListRow = {
  id: number;
  code: string;
  title: Translations;
  type: Kinds['type'];
  module_id: number | null;
  module_type: string | null;
  bound_to: number[];
  discount_type: Kinds['discountType'];
  discount: number;
  min_purchase_minor: number;
  max_discount_minor: number;
  per_customer: number;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  store: { id: number; name: Translations; slug: string } | null;
  zones: Translations[];
};

/**
 * Running coupons somebody may still use, soonest to end first: neither used up nor, for a first order, too late.
 * Module and store narrow the list where they are given; null asks for all.
 */
export function listUsableCoupons(
  pool: pg.Pool,
  owner: string,
  at: Date,
  where: { moduleId: number | null; storeId: number | null },
): Promise<CouponListRow[]> {
  return prepared<CouponListRow>(pool, 'coupons-usable', USABLE, [owner, at, where.moduleId, where.storeId]);
}

// What was canceled or failed is no use, as at checkout.
const USABLE = `
  select c.id, c.code, c.title, c.type, c.module_id, m.type as module_type, c.bound_to, c.discount_type, c.discount,
    c.min_purchase_minor, c.max_discount_minor, c.per_customer, c.starts_at, c.ends_at,
    (select z.time_zone from zones z order by z.id limit 1) as time_zone,
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as store,
    coalesce((select json_agg(z.name order by z.id) from zones z
      where c.type = 'zone_wise' and c.bound_to @> to_jsonb(z.id)), '[]') as zones
  from coupons c
    left join modules m on m.id = c.module_id
    left join stores s on c.type = 'store_wise' and s.id = (c.bound_to->>0)::int
    cross join lateral (
      select count(*) as orders, count(*) filter (where o.coupon_code = c.code) as uses
      from orders o where o.owner = $1 and o.status not in ('canceled', 'failed')
    ) used
  where c.active and c.starts_at <= $2::timestamptz and c.ends_at > $2
    and (m.id is null or m.active)
    and (c.per_customer = 0 or used.uses < c.per_customer)
    and (c.type <> 'first_order' or used.orders = 0)
    and ($3::int is null or c.module_id is null or c.module_id = $3)
    and ($4::int is null or c.type <> 'store_wise' or c.bound_to @> to_jsonb($4::int))
  order by c.ends_at, c.id`;
