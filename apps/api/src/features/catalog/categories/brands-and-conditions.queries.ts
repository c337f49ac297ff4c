import { asc, eq, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import { columnsExcept, prepared, type Queryable, type RowOf } from '../../../platform/db/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../../stores/stores.views.ts';
import { brands, commonConditions, items } from '../catalog.tables.ts';

/** Brands and conditions have the same columns. */
const COLUMNS = columnsExcept(brands, 't', []);
export type BrandOrConditionRow = RowOf<typeof COLUMNS> & {
  /** How many of its items are on sale in the visitor's zones. */
  items_count: number;
};

/** Brands or conditions with items on sale. Items are found through the index of that column. */
function listSql(table: 'brands' | 'common_conditions', column: 'brand_id' | 'condition_id'): string {
  return `
    with counted as (
      select i.${column} as id, count(*) as items
      from items i ${joinStore('i.store_id')} and s.active ${joinModule('i.module_id')}
      where i.${column} is not null and i.active and i.campaign_starts is null
        and (cardinality($2::int[]) = 0 or ${servesZonesSql('$2')})
      group by 1)
    select ${COLUMNS.sql}, counted.items as items_count
    from ${table} t join counted on counted.id = t.id
    where $1::int is null or t.module_id = $1 order by t.id`;
}

export function listBrandRows(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
): Promise<BrandOrConditionRow[]> {
  return prepared<BrandOrConditionRow>(pool, 'brands', listSql('brands', 'brand_id'), [moduleId, zoneIds]);
}

export function listConditionRows(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
): Promise<BrandOrConditionRow[]> {
  const text = listSql('common_conditions', 'condition_id');
  return prepared<BrandOrConditionRow>(pool, 'conditions', text, [moduleId, zoneIds]);
}

type Found = Pick<BrandOrConditionRow, 'id' | 'module_id' | 'name'>;

export function findBrand(pool: pg.Pool, idOrSlug: string): Promise<Found | null> {
  return find(pool, 'brands', idOrSlug);
}

export function findCondition(pool: pg.Pool, idOrSlug: string): Promise<Found | null> {
  return find(pool, 'common_conditions', idOrSlug);
}

async function find(pool: pg.Pool, table: string, idOrSlug: string): Promise<Found | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const rows = await prepared<Found>(
    pool,
    `${table}-by-${isId ? 'id' : 'slug'}`,
    `select id, module_id, name from ${table} where ${isId ? 'id' : 'slug'} = $1`,
    [isId ? Number(idOrSlug) : idOrSlug],
  );
  return rows[0] ?? null;
}

export const brandRows = versionedRows(brands);
export const conditionRows = versionedRows(commonConditions);
export type BrandOrConditionRecord = VersionedRow<typeof brandRows>;

export function listBrandRecords(q: Queryable): Promise<BrandOrConditionRecord[]> {
  return brandRows.list(q, { order: [asc(brands.name), asc(brands.id)] });
}

export function listConditionRecords(q: Queryable): Promise<BrandOrConditionRecord[]> {
  return conditionRows.list(q, { order: [asc(commonConditions.name), asc(commonConditions.id)] });
}

/** The ids of the items of a brand. */
export function listItemIdsOfBrand(q: Queryable, brandId: number): Promise<number[]> {
  return listItemIds(q, eq(items.brandId, brandId));
}

/** The ids of the items for a condition. */
export function listItemIdsOfCondition(q: Queryable, conditionId: number): Promise<number[]> {
  return listItemIds(q, eq(items.conditionId, conditionId));
}

async function listItemIds(q: Queryable, where: SQL): Promise<number[]> {
  const rows = await q.select({ id: items.id }).from(items).where(where);
  return rows.map(({ id }) => id);
}
