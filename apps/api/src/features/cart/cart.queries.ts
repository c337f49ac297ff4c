import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsOf,
  jsonOf,
  prepared,
  preparedIn,
  type Queryable,
  type RowOf,
  type Tx,
} from '../../platform/db/index.ts';
import { joinItem } from '../catalog/catalog.views.ts';
import { type ItemRow, itemSql } from '../catalog/index.ts';
import { FROM_MODULES, joinModule } from '../modules/modules.views.ts';
import { hasOrderedSinceSql } from '../orders/orders.views.ts';
import { joinStore } from '../stores/stores.views.ts';
import { cartLines, carts, type LineChoice } from './cart.tables.ts';

const KEYS = [
  'id',
  'cartId',
  'itemId',
  'choice',
  'addOns',
  'quantity',
  'agreedMinor',
  'changes',
  'createdAt',
  'updatedAt',
] as const;
const LINE = columnsOf(cartLines, 'l', KEYS);
const LINE_JSON = jsonOf(cartLines, 'l', KEYS);
export type LineRow = RowOf<typeof LINE>;

/**
 * Locks the cart's row until the transaction ends, creating it if needed, and reads its lines. The two
 * statements are sent together; the second starts after the lock is acquired and sees the rows of the transaction that held it.
 * Null when the module is not offered. The row itself is updated once an hour at most, because the lock is
 * all that changes need.
 */
export async function lockCartRow(
  tx: Tx,
  owner: string,
  moduleId: number,
  at: Date,
): Promise<{ id: number; lines: LineRow[] } | null> {
  const [, rows] = await Promise.all([
    preparedIn(tx, 'cart-lock', LOCK, [owner, moduleId, at]),
    preparedIn<LineRow & { cart: number }>(tx, 'cart-locked', LOCKED, [owner, moduleId]),
  ]);
  const [first] = rows;
  return first ? { id: first.cart, lines: rows.filter((row) => row.id !== null) } : null;
}

const LOCK = `
  insert into carts (owner, module_id, created_at, updated_at)
  select $1, m.id, $3, $3 ${FROM_MODULES} where m.id = $2 and m.active
  on conflict (owner, module_id) do update set updated_at = excluded.updated_at
    where carts.updated_at < excluded.updated_at - interval '1 hour'`;

const LOCKED = `
  select c.id as cart, ${LINE.sql}
  from carts c ${joinModule('c.module_id')} and m.active left join cart_lines l on l.cart_id = c.id
  where c.owner = $1 and c.module_id = $2 order by l.id`;

export function listLineRows(tx: Tx, cartIds: number[]): Promise<LineRow[]> {
  return preparedIn(
    tx,
    'cart-lines',
    `select ${LINE.sql} from cart_lines l where l.cart_id = any($1::int[]) order by l.id`,
    [cartIds],
  );
}

/** The lines of a visitor's cart with their items, without a lock: one statement, because this read is the most frequent. */
export const CART_SQL = `
  select ${LINE_JSON.sql} as line, ${itemSql.columns}
  from carts held join cart_lines l on l.cart_id = held.id ${joinItem('l.item_id')} ${itemSql.joins}
  where held.owner = $1 and held.module_id = $2 order by l.id`;

/** Lists the lines of a visitor's cart and the items in them. */
export async function listCartRows(
  pool: pg.Pool,
  owner: string,
  moduleId: number,
): Promise<{ lines: LineRow[]; items: ItemRow[] }> {
  type Row = ItemRow & { line: RowOf<typeof LINE_JSON> };
  const rows = await prepared<Row>(pool, 'cart', CART_SQL, [owner, moduleId]);
  const lines = rows.map(({ line: { created_at_ms, updated_at_ms, ...line } }) => ({
    ...line,
    created_at: new Date(created_at_ms),
    updated_at: new Date(updated_at_ms),
  }));
  return { lines, items: rows };
}

export type LineValues = {
  cartId: number;
  itemId: number;
  key: string;
  choice: LineChoice;
  addOns: LineRow['add_ons'];
  quantity: number;
  agreedMinor: number;
  changes: string[];
};

export async function insertLine(tx: Tx, line: LineValues, at: Date): Promise<number> {
  const { cartId, itemId, key, choice, addOns, quantity, agreedMinor, changes } = line;
  const rows = await preparedIn<{ id: number }>(
    tx,
    'cart-line-insert',
    `insert into cart_lines (cart_id, item_id, key, choice, add_ons, quantity, agreed_minor, changes, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id`,
    [cartId, itemId, key, JSON.stringify(choice), JSON.stringify(addOns), quantity, agreedMinor, changes, at],
  );
  return rows[0]?.id ?? 0;
}

export async function updateLineRow(tx: Tx, id: number, line: LineValues, at: Date): Promise<void> {
  const { key, choice, addOns, quantity, agreedMinor, changes } = line;
  await preparedIn(
    tx,
    'cart-line-update',
    `update cart_lines set key = $2, choice = $3, add_ons = $4, quantity = $5, agreed_minor = $6,
      changes = $7, updated_at = $8 where id = $1`,
    [id, key, JSON.stringify(choice), JSON.stringify(addOns), quantity, agreedMinor, changes, at],
  );
}

export async function deleteLines(tx: Tx, cartId: number, ids: number[]): Promise<void> {
  const text = 'delete from cart_lines where cart_id = $1 and id = any($2::bigint[])';
  await preparedIn(tx, 'cart-lines-delete', text, [cartId, ids]);
}

/** Sets the store of the cart's lines, null when it is empty. */
export async function setCartStore(tx: Tx, cartId: number, storeId: number | null): Promise<void> {
  await preparedIn(tx, 'cart-set-store', 'update carts set store_id = $2 where id = $1', [cartId, storeId]);
}

/**
 * Locks every cart of the guest together with the customer's cart of the same module, which is created if
 * missing. Rows are locked in the order of modules, so that concurrent sign-ins wait instead of
 * deadlocking.
 */
export async function lockCartPairs(
  tx: Tx,
  guest: string,
  customer: string,
  at: Date,
): Promise<{ module_id: number; guest_cart: number; customer_cart: number }[]> {
  await preparedIn(tx, 'cart-pairs-make', MAKE_PAIRS, [guest, customer, at]);
  const rows = await preparedIn<{ id: number; owner: string; module_id: number }>(
    tx,
    'cart-pairs-lock',
    LOCK_PAIRS,
    [guest, customer],
  );
  return rows.flatMap(({ id, owner, module_id }) => {
    const other = rows.find((row) => row.module_id === module_id && row.owner === customer);
    return owner === guest && other ? [{ module_id, guest_cart: id, customer_cart: other.id }] : [];
  });
}

const MAKE_PAIRS = `
  insert into carts (owner, module_id, created_at, updated_at)
  select $2, c.module_id, $3, $3 from carts c
  where c.owner = $1 and exists (select 1 from cart_lines l where l.cart_id = c.id) order by c.module_id
  on conflict (owner, module_id) do nothing`;

const LOCK_PAIRS = `
  select id, owner, module_id from carts where owner in ($1, $2) order by module_id, owner for update`;

/** Returns the owners that have a cart. */
export async function listCartOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q.selectDistinct({ owner: carts.owner }).from(carts).where(inArray(carts.owner, owners));
  return rows.map(({ owner }) => owner);
}

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

/** A filled cart of a customer, by its oldest line: a cart that is emptied and filled again is another one. */
export type LeftCart = { id: number; owner: string; module_id: number; line_id: number };

/** Customers' carts that were changed last between two instants, and after which nothing was ordered in their module. */
export async function listLeftCarts(
  q: Queryable,
  { after, before }: { after: Date; before: Date },
): Promise<LeftCart[]> {
  const { rows } = await q.execute<LeftCart>(sql`
    select id, owner, module_id, line_id from (
      select c.id, c.owner, c.module_id, min(l.id)::float8 as line_id,
        greatest(max(l.updated_at), c.updated_at) as changed_at
      from carts c join cart_lines l on l.cart_id = c.id
      where c.owner like 'customer:%' and c.updated_at > ${after}
      group by c.id) filled
    where changed_at <= ${before} and not ${sql.raw(hasOrderedSinceSql('filled.owner', 'filled.module_id', 'filled.changed_at'))}
    order by id`);
  return rows;
}

/** The items of a cart while its oldest line is the given one; none once it was ordered or emptied. */
export async function listItemsOfLeftCart(q: Queryable, cartId: number, lineId: number): Promise<number[]> {
  const rows = await q
    .select({ id: cartLines.id, itemId: cartLines.itemId })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(cartLines.id);
  return rows[0]?.id === lineId ? [...new Set(rows.map(({ itemId }) => itemId))] : [];
}

/** Lists the owners of carts with items of a store that were changed after an instant. */
export async function listOwnersWithStore(q: Queryable, storeId: number, after: Date): Promise<string[]> {
  const rows = await q
    .select({ owner: carts.owner })
    .from(carts)
    .where(
      and(
        eq(carts.storeId, storeId),
        gt(carts.updatedAt, after),
        exists(q.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, carts.id))),
      ),
    );
  return rows.map(({ owner }) => owner);
}
