import type { ModuleType } from '@errand/domain/modules';
import type pg from 'pg';
import {
  type Bind,
  columnsOf,
  prepared,
  type RowOf,
  runStatement,
  statement,
  type Translations,
} from '../../platform/db/index.ts';
import { searchQuery, typedNamesQuery } from '../../platform/search/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { itemSql } from '../catalog/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { stores } from '../stores/stores.tables.ts';
import { FROM_STORES, joinStore, servesZonesSql } from '../stores/stores.views.ts';

const ITEM = columnsOf(items, 'i', ['id', 'slug', 'name', 'tint', 'moduleId']);
export type SuggestedItem = RowOf<typeof ITEM> & {
  picture: string | null;
  store_name: Translations;
  module_type: ModuleType;
};

const STORE = columnsOf(stores, 's', ['id', 'slug', 'name', 'kind', 'logo', 'moduleId', 'zoneId']);
export type SuggestedStore = RowOf<typeof STORE> & { tint: string | null };

/** The visitor's zones and, if chosen, the module. */
export type Where = { zoneIds: number[]; moduleId: number | null };

/**
 * Lists items whose names match, the most ordered first, each name once. Frequent words are found among the
 * most ordered items; rare ones have few rows in the index of names.
 */
export async function listSuggestedItems(
  pool: pg.Pool,
  words: string[],
  where: Where,
  limit: number,
): Promise<SuggestedItem[]> {
  const read = (from: From) =>
    runStatement<SuggestedItem>(
      pool,
      statement((bind) => itemsSql(from, words, where, limit, bind)),
    );
  const found = where.moduleId === null ? [] : await read('most ordered');
  return found.length < limit ? read('all') : found;
}

type From = 'most ordered' | 'all';

const MOST_ORDERED = 2000;
/** Scanned rows; names repeat because many stores sell the same item. */
const SCANNED = 200;

function itemsSql(from: From, words: string[], where: Where, limit: number, bind: Bind): string {
  const { zoneIds, moduleId } = where;
  const typed = typedNamesQuery(words);
  const source = from === 'all' ? 'items' : itemSql.mostOrdered(MOST_ORDERED, moduleId, bind);
  const matches =
    from === 'all'
      ? `ts_filter(i.search, '{a}') @@ ${itemSql.matches(searchQuery(words), bind)}`
      : `i.search @@ ${itemSql.matches(searchQuery(words, true), bind)}`;
  return `
    with found as (
      select ${ITEM.sql}, i.pictures->>0 as picture, s.name as store_name, m.type as module_type, i.order_count,
        ${typed === null ? 'true' : `i.search @@ ${itemSql.matches(typed, bind)}`} as typed
      from ${source} i ${joinStore('i.store_id')} ${joinModule('i.module_id')}
      where ${matches} and i.active and s.active and m.active and i.campaign_starts is null
        and ${servesZonesSql(bind(zoneIds))}
        ${moduleId === null ? '' : `and (i.module_id = ${bind(moduleId)}) is not false`}
      order by i.order_count desc nulls last, i.id limit ${SCANNED}
    ), named as (
      select distinct on (name) * from found order by name, order_count desc, id
    )
    select * from named order by typed desc, order_count desc, id limit ${bind(limit)}`;
}

export function listSuggestedStores(
  pool: pg.Pool,
  search: string | null,
  { zoneIds, moduleId }: Where,
  limit: number,
): Promise<SuggestedStore[]> {
  const inModule = moduleId !== null;
  return prepared<SuggestedStore>(
    pool,
    `suggest-stores${inModule ? '-in-module' : ''}`,
    `select ${STORE.sql}, s.cover_art->>'tint' as tint
     ${FROM_STORES} ${joinModule('s.module_id')}
     where s.search @@ (select $1::tsquery) and s.active and m.active
       and ${servesZonesSql('$2')} ${inModule ? 'and s.module_id = $4' : ''}
     order by s.order_count desc, s.id limit $3`,
    [search, zoneIds, limit, ...(inModule ? [moduleId] : [])],
  );
}
