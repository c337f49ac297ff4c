import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Tx } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { FROM_ITEMS } from '../catalog/index.ts';
import { coupons } from '../promotions/promotions.tables.ts';
import { joinStore } from '../stores/index.ts';

export type CartStore = { id: number; latitude: number; longitude: number };

/** Finds the store of a visitor's cart without a lock; null for an empty cart. */
export async function findCartStore(
  pool: pg.Pool,
  owner: string,
  moduleId: number,
): Promise<CartStore | null> {
  const rows = await prepared<CartStore>(
    pool,
    'cart-store',
    `select s.id, s.latitude, s.longitude from carts c ${joinStore('c.store_id')}
      where c.owner = $1 and c.module_id = $2`,
    [owner, moduleId],
  );
  return rows[0] ?? null;
}

/** Finds the store of an item; null for an unknown one. */
export async function findItemStore(pool: pg.Pool, itemId: number): Promise<CartStore | null> {
  const rows = await prepared<CartStore>(
    pool,
    'item-store',
    `select s.id, s.latitude, s.longitude ${FROM_ITEMS} ${joinStore('i.store_id')} where i.id = $1`,
    [itemId],
  );
  return rows[0] ?? null;
}

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

/** The user of a coupon. Guests can get a new id for every order, so their phone number counts too. */
export type CouponUser = { owner: string; guestPhone: string | null };

/**
 * Counts the user's orders and the uses of a coupon among them. Canceled orders do not count; failed
 * payments do, because they can be retried.
 */
export async function countUses(q: Queryable, { owner, guestPhone }: CouponUser, code: string) {
  const found = await q.execute<{ orders: number; uses: number }>(sql`
    select count(*) as orders, count(*) filter (where coupon_code = ${code}) as uses
    from orders where (owner = ${owner} or contact->>'phone' = ${guestPhone}) and status <> 'canceled'`);
  return found.rows[0] ?? { orders: 0, uses: 0 };
}

/** Counts the uses of a coupon by all users. */
export async function countAllUses(q: Queryable, code: string): Promise<number> {
  const found = await q.execute<{ uses: number }>(
    sql`select count(*) as uses from orders where coupon_code = ${code} and status <> 'canceled'`,
  );
  return found.rows[0]?.uses ?? 0;
}

/**
 * Serializes transactions that lock a common name. Names are locked in sorted order, which prevents
 * deadlocks.
 */
export async function lockNames(tx: Tx, names: string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/** Number of newest orders that are searched for tips. */
const LATEST = 2000;

/** Lists the three most frequent tips in minor units, the most frequent first. */
export async function listUsedTips(pool: pg.Pool): Promise<number[]> {
  const rows = await prepared<{ tip_minor: number }>(
    pool,
    'most-tips',
    `select tip_minor from (select tip_minor, id from orders order by id desc limit ${LATEST}) o
      where tip_minor > 0 group by tip_minor order by count(*) desc, tip_minor limit 3`,
    [],
  );
  return rows.map((row) => row.tip_minor);
}

export async function findCustomer(q: Queryable, id: number) {
  const [row] = await q
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      email: customers.email,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return row ?? null;
}
