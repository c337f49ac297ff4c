import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type MetaRow, prepared, type Queryable } from '../../platform/db/index.ts';
import { categoriesOfStoreSql, type StoreCategoryRow } from '../catalog/catalog.views.ts';
import { STORE_COLUMNS, STORE_JOINS, type StoreRow } from './store-row.ts';
import { stores } from './stores.tables.ts';

export type StoreDetailRow = StoreRow & MetaRow & { categories: StoreCategoryRow[] };

const DETAIL = (condition: string) => `
  select ${STORE_COLUMNS}, s.meta_title, s.meta_description,
    ${categoriesOfStoreSql('s.id')} as categories
  from stores s ${STORE_JOINS} where ${condition}`;

/** Finds a store by id if the text is a number, else by slug. */
export async function findStoreDetail(pool: pg.Pool, idOrSlug: string): Promise<StoreDetailRow | null> {
  const rows = /^\d{1,9}$/.test(idOrSlug)
    ? await prepared<StoreDetailRow>(pool, 'store-by-id', DETAIL('s.id = $1'), [Number(idOrSlug)])
    : await prepared<StoreDetailRow>(pool, 'store-by-slug', DETAIL('s.slug = $1'), [idOrSlug]);
  return rows[0] ?? null;
}

/** Lists stores by id, in no order. */
export async function listStoresById(q: Queryable, ids: number[]): Promise<StoreRow[]> {
  const found =
    await q.execute<StoreRow>(sql`select ${sql.raw(STORE_COLUMNS)} from stores s ${sql.raw(STORE_JOINS)}
    where s.id = any(${sql.param(ids)}::int[])`);
  return found.rows;
}

/** The id of an active store by its id or slug, null for any other. */
export async function findStoreId(pool: pg.Pool, idOrSlug: string): Promise<number | null> {
  const byId = /^\d{1,9}$/.test(idOrSlug);
  const rows = byId
    ? await prepared<{ id: number }>(pool, 'store-id', 'select id from stores where id = $1 and active', [
        Number(idOrSlug),
      ])
    : await prepared<{ id: number }>(
        pool,
        'store-id-of-slug',
        'select id from stores where slug = $1 and active',
        [idOrSlug],
      );
  return rows[0]?.id ?? null;
}

/** A store's own commission in percent; null if the shop's applies. */
export async function findCommissionPercent(q: Queryable, id: number): Promise<number | null> {
  const [row] = await q.select({ percent: stores.commissionPercent }).from(stores).where(eq(stores.id, id));
  return row?.percent ?? null;
}
