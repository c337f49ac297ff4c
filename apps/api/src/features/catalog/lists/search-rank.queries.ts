import type pg from 'pg';
import { type Bind, runStatement, searchWindow, statement } from '../../../platform/db/index.ts';
import { FROM_STORES } from '../../stores/stores.views.ts';
import {
  conditionsOf,
  ITEMS_AND_STORES,
  type ItemList,
  type ItemOrder,
  type ItemScope,
  joinsOf,
  mostOrderedSql,
  querySql,
  withSql,
} from './item-scope.ts';

/**
 * Number of most ordered items that are scanned per requested row. Words in more than one of 256 items fill
 * their page there; rarer words have few rows in the index of words.
 */
const SCANNED_PER_ROW = 256;

/** Whether a search scans the most ordered items first: searches in a whole module. */
export function isRanked(order: ItemOrder, scope: ItemScope): boolean {
  const { moduleId, storeId, categoryIds, brandIds, conditionId } = scope;
  const whole = categoryIds.length === 0 && brandIds.length === 0 && conditionId === null;
  return order === 'search' && scope.search !== null && moduleId !== null && storeId === null && whole;
}

/**
 * Lists a page of matches: name matches first, then by popularity. Further parts are read only while the
 * page is not full.
 */
export async function listRankedIds(pool: pg.Pool, list: ItemList, scope: ItemScope): Promise<number[]> {
  const before = (scope.page - 1) * scope.limit;
  const end = before + scope.limit;
  const read = async (of: Part['of'], match: Match) => {
    const query = statement((bind) => partSql({ of, match }, list, scope, bind));
    return (await runStatement<{ id: number }>(pool, query)).map(({ id }) => id);
  };
  const found: number[] = [];
  for (const match of scope.searchTyped === null ? MATCHES : TYPED_MATCHES) {
    let part = await read('most', match);
    if (found.length + part.length < end) part = await read('all', match);
    found.push(...part);
    if (found.length >= end) break;
  }
  return found.slice(before, end);
}

/** Where a match is: in the names in the typed spelling, in another one, in the names, or elsewhere. */
type Match = 'typed' | 'spelled' | 'named' | 'other';
/** The order of the matches of a page; the second one applies if words have several spellings. */
const MATCHES = ['named', 'other'] as const;
const TYPED_MATCHES = ['typed', 'spelled', 'other'] as const;

/** Part of the matches: of the most ordered items or of all. Each in the order of the page. */
type Part = { of: 'most' | 'all'; match: Match };

/**
 * The most ordered items are scanned only until enough match; the store of each is looked up in a lateral
 * join.
 */
function partSql(part: Part, list: ItemList, scope: ItemScope, bind: Bind): string {
  const wanted = searchWindow(scope);
  const { ctes, joins } = joinsOf(scope, scope.discounted, bind);
  const matches = matchOf(part, scope, bind);
  const shown = conditionsOf(list, scope, bind).join(' and ');
  const found =
    part.of === 'all'
      ? `${ITEMS_AND_STORES} ${joins} where ${shown} and ${matches}`
      : `from ${mostOrderedSql(wanted * SCANNED_PER_ROW, scope.moduleId, bind)} i,
          lateral (select ${FROM_STORES} ${joins} where s.id = i.store_id and ${shown} offset 0) shown
        where ${matches}`;
  return `${withSql(ctes)}select i.id ${found} order by i.order_count desc nulls last, i.id limit ${wanted}`;
}

/** The index of names is used with its own expression only, and reads no rows for a query without weights. */
function matchOf({ of, match }: Part, { search, searchNames, searchTyped }: ItemScope, bind: Bind): string {
  const inNames = (query: string | null) =>
    of === 'all'
      ? `ts_filter(i.search, '{a}') @@ ${querySql(query?.replaceAll(':*A', ':*') ?? null, bind)}`
      : `i.search @@ ${querySql(query, bind)}`;
  const not = (query: string | null) => `not i.search @@ ${querySql(query, bind)}`;
  if (match === 'typed') return inNames(searchTyped);
  if (match === 'named') return inNames(searchNames);
  if (match === 'spelled') return `${inNames(searchNames)} and ${not(searchTyped)}`;
  return `i.search @@ ${querySql(search, bind)} and ${not(searchNames)}`;
}
