import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { FROM_CUSTOMERS } from '../auth/auth.views.ts';

/** Uses of coupons. Canceled orders do not count; orders with a failed payment do, because it can be retried. */

/**
 * The user of a coupon. A guest can get a new id for every order and a customer can order as a guest, so that phones (in
 * E.164) and mails (in lower case) of the person count too.
 */
export type CouponUser = {
  owner: string;
  phones: readonly string[];
  mails: readonly string[];
  /** What the person had used before a deletion. */
  former: { orders: number; coupons: Readonly<Record<string, number>> };
};

/** Counts the person's orders and the uses of a coupon among them. */
export async function countUses(q: Queryable, { owner, phones, mails, former }: CouponUser, code: string) {
  const phone = sql`any(${sql.param([...phones])}::text[])`;
  const mail = sql`any(${sql.param([...mails])}::text[])`;
  const accounts = sql`select 'customer:' || c.id ${sql.raw(FROM_CUSTOMERS)} where c.phone = ${phone} or c.email = ${mail}`;
  const found = await q.execute<{ orders: number; uses: number }>(sql`
    select count(*) as orders, count(*) filter (where coupon_code = ${code}) as uses
    from orders where status <> 'canceled' and (owner = any(array(${accounts}) || ${owner}::text)
      or contact->>'phone' = ${phone} or lower(contact->>'email') = ${mail})`);
  const { orders, uses } = found.rows[0] ?? { orders: 0, uses: 0 };
  return { orders: orders + former.orders, uses: uses + (former.coupons[code] ?? 0) };
}

/** Counts the uses of a coupon by all users. */
export async function countAllUses(q: Queryable, code: string): Promise<number> {
  const found = await q.execute<{ uses: number }>(
    sql`select count(*) as uses from orders where coupon_code = ${code} and status <> 'canceled'`,
  );
  return found.rows[0]?.uses ?? 0;
}

/** Selects `orders` and `uses` of an owner as `countUses` counts them, for each row of a statement. */
export function usesOfOwnerSql(owner: string, code: string): string {
  return `select count(*) as orders, count(*) filter (where o.coupon_code = ${code}) as uses
    from orders o where o.owner = ${owner} and o.status <> 'canceled'`;
}

/** SQL of the number of uses by all users, as `countAllUses` counts them. */
export function allUsesSql(code: string): string {
  return `(select count(*) from orders o where o.coupon_code = ${code} and o.status <> 'canceled')`;
}
