import { sql } from 'drizzle-orm';
import { preparedIn, type Queryable } from '../../platform/db/index.ts';
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
  const text = `with ${personOrdersSql('$1', '$2', '$3')} ${usesOfPersonSql('$4')}`;
  const found = await preparedIn<{ orders: number; uses: number }>(q, 'coupon-uses', text, [
    owner,
    phones,
    mails,
    code,
  ]);
  const { orders, uses } = found[0] ?? { orders: 0, uses: 0 };
  return { orders: orders + former.orders, uses: uses + (former.coupons[code] ?? 0) };
}

/**
 * The common table expression `person_orders` of the orders that count for a person. The parameters are SQL of a text and
 * of two arrays of texts.
 */
export function personOrdersSql(owner: string, phones: string, mails: string): string {
  const [phone, mail] = [`any(${phones}::text[])`, `any(${mails}::text[])`];
  return `person_orders as materialized (
    select o.coupon_code from orders o where o.status <> 'canceled' and (
      o.owner = any(array(select 'customer:' || c.id ${FROM_CUSTOMERS} where c.phone = ${phone} or c.email = ${mail})
        || ${owner}::text)
      or o.contact->>'phone' = ${phone} or lower(o.contact->>'email') = ${mail}))`;
}

/** Selects `orders` and `uses` of a coupon from `person_orders`. */
export function usesOfPersonSql(code: string): string {
  return `select count(*) as orders, count(*) filter (where coupon_code = ${code}) as uses from person_orders`;
}

/** Counts the uses of a coupon by all users. */
export async function countAllUses(q: Queryable, code: string): Promise<number> {
  const found = await q.execute<{ uses: number }>(
    sql`select count(*) as uses from orders where coupon_code = ${code} and status <> 'canceled'`,
  );
  return found.rows[0]?.uses ?? 0;
}

/** SQL of the number of uses by all users, as `countAllUses` counts them. */
export function allUsesSql(code: string): string {
  return `(select count(*) from orders o where o.coupon_code = ${code} and o.status <> 'canceled')`;
}
