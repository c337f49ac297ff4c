import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonOf, type Queryable, type RowOf, type Translations } from '../../platform/db/index.ts';
import { stores } from './stores.tables.ts';

/** Selects from the stores as `s`. */
export const FROM_STORES = 'from stores s';

/**
 * SQL condition: the store `s` of the module `m` delivers to one of the zones, an array in SQL. The delivery area in its own
 * zone is checked separately.
 */
export function servesZonesSql(zoneIds: string, store = 's'): string {
  return `(m.all_zone_service or ${isInZonesSql(zoneIds, store)})`;
}

/** The same for a store of a module that does not serve all zones. */
export function isInZonesSql(zoneIds: string, store = 's'): string {
  return `(${store}.zone_id = any(${zoneIds}::int[]) or ${store}.further_zone_ids && ${zoneIds}::int[])`;
}

/** Joins the store `s`, or another alias, of a row by the row's column with its id. */
export function joinStore(id: string, alias = 's'): string {
  return `join stores ${alias} on ${alias}.id = ${id}`;
}

/** The same for rows that may have no store: its columns are then null. */
export function leftJoinStore(id: string, alias = 's'): string {
  return `left ${joinStore(id, alias)}`;
}

const CONTACT = jsonOf(stores, 'view_store', ['name', 'phone', 'email', 'logo', 'coverArt']);
export type StoreContactRow = RowOf<typeof CONTACT>;

/** SQL of a store's name and contact as JSON (`StoreContactRow`), null for none. */
export function storeContactSql(id: string): string {
  return `(select ${CONTACT.sql} from stores view_store where view_store.id = ${id})`;
}

const SELLER = jsonOf(stores, 'view_store', ['commissionPercent', 'planId', 'selfDelivery', 'reverseCharge']);
export type SellerRow = RowOf<typeof SELLER>;

/** SQL of the terms on which a store sells as JSON (`SellerRow`), null for none. */
export function sellerSql(id: string): string {
  return `(select ${SELLER.sql} from stores view_store where view_store.id = ${id})`;
}

export async function isStoreActive(q: Queryable, id: number): Promise<boolean> {
  const rows = await q
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.active, true)));
  return rows.length > 0;
}

/** Whether a store owes the tax on the operator's commission and fees itself. */
export async function hasReverseCharge(q: Queryable, id: number): Promise<boolean> {
  const rows = await q
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.reverseCharge, true)));
  return rows.length > 0;
}

/** Whether a store has a plan now. The terms of one that returned to a commission stay. */
export async function hasStorePlan(q: Queryable, id: number): Promise<boolean> {
  const rows = await q
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, id), isNotNull(stores.planId)));
  return rows.length > 0;
}

/** The names and logos of stores by id. */
export async function storeBadgesOf(
  q: Queryable,
  ids: number[],
): Promise<Map<number, { name: Translations; logo: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .select({ id: stores.id, name: stores.name, logo: stores.logo })
    .from(stores)
    .where(inArray(stores.id, ids));
  return new Map(rows.map(({ id, ...badge }) => [id, badge]));
}

/** The names of stores by id. */
export async function storeNamesOf(q: Queryable, ids: number[]): Promise<Map<number, Translations>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** SQL condition: the store with this id is one of a scope's, or in one of its zones. */
export function isStoreInSql(
  storeId: SQLWrapper,
  { zoneIds, storeIds }: { zoneIds: readonly number[]; storeIds: readonly number[] },
): SQL {
  return sql`${storeId} in (select view_store.id from stores view_store
    where view_store.zone_id = any(${sql.param([...zoneIds])}::int[]) or view_store.id = any(${sql.param([...storeIds])}::int[]))`;
}

/** SQL of the zone of a store. */
export function storePlaceSql(id: string): string {
  return `(select view_store.zone_id from stores view_store where view_store.id = ${id})`;
}

/** SQL condition: the store with this id delivers itself. False for null, which parcels have. */
export function deliversItselfSql(storeId: SQLWrapper): SQL {
  return sql`exists (select 1 from stores view_store where view_store.id = ${storeId} and view_store.self_delivery)`;
}

/** The zone and the id of a store as a place; null if there is no such store. */
export async function findStorePlace(
  q: Queryable,
  id: number,
): Promise<{ zoneIds: number[]; storeId: number } | null> {
  const [row] = await q.select({ zoneId: stores.zoneId }).from(stores).where(eq(stores.id, id));
  return row ? { zoneIds: [row.zoneId], storeId: id } : null;
}

/** SQL of the number of stores that have a plan. */
export function countStoresWithPlanSql(planId: string): string {
  return `(select count(*) from stores view_store where view_store.plan_id = ${planId})`;
}
