import type pg from 'pg';
import { type Bind, lookedAt, run, statement } from '../../platform/db/index.ts';
import {
  conditionsOf,
  fromSql,
  type ItemList,
  type ItemOrder,
  type ItemScope,
  querySql,
  withSql,
} from './item-scope.ts';

/**
 * How many of the most ordered items are looked at for each row wanted. A word that more than one item in 64 has fills
 * its page there; a rarer one has few rows to read by the index of words. So neither costs what the catalogue holds.
 */
const LOOKED_AT_PER_ROW = 64;

/** Whether a search is answered from the most ordered items first: in a module as a whole. */
export function isRanked(order: ItemOrder, scope: ItemScope): boolean {
  const { moduleId, storeId, categoryIds, brandIds, conditionId } = scope;
  const whole = categoryIds.length === 0 && brandIds.length === 0 && conditionId === null;
  return order === 'search' && scope.search !== null && moduleId !== null && storeId === null && whole;
}

/** A page of what matches: names first, then what is ordered most. Reads on only while the page is not full. */
export async function listRankedIds(pool: pg.Pool, list: ItemList, scope: ItemScope): Promise<number[]> {
  const before = (scope.page - 1) * scope.limit;
  const end = before + scope.limit;
  const read = async (part: Part) =>
    (
      await run<{ id: number }>(
        pool,
        statement((bind) => partSql(part, list, scope, bind)),
      )
    ).map(({ id }) => id);
  const pageOf = (named: number[], other: number[] = []) => [...named, ...other].slice(before, end);
  const mostNamed = await read({ of: 'most', named: true });
  if (mostNamed.length >= end) return pageOf(mostNamed);
  const [named, mostOther] = await Promise.all([
    read({ of: 'all', named: true }),
    read({ of: 'most', named: false }),
  ]);
  if (named.length + mostOther.length >= end) return pageOf(named, mostOther);
  return pageOf(named, await read({ of: 'all', named: false }));
}

/** Of the most ordered items or of all: what matches in the name, or only elsewhere. Each in the order of the page. */
type Part = { of: 'most' | 'all'; named: boolean };

function partSql(part: Part, list: ItemList, scope: ItemScope, bind: Bind): string {
  const wanted = lookedAt(scope);
  const items = part.of === 'most' ? mostOrderedSql(wanted * LOOKED_AT_PER_ROW, scope, bind) : 'items';
  const { ctes, joined } = fromSql(items, scope, scope.discounted, bind);
  const conditions = [...conditionsOf(list, scope, bind), matchOf(part, scope, bind)];
  return `${withSql(ctes)}select i.id ${joined} where ${conditions.join(' and ')}
    order by i.order_count desc nulls last, i.id limit ${wanted}`;
}

function mostOrderedSql(count: number, { moduleId }: ItemScope, bind: Bind): string {
  return `(select * from items where module_id = ${bind(moduleId)} and active and campaign_starts is null
    order by order_count desc nulls last, id limit ${count})`;
}

/** The index of names needs its own expression. */
function matchOf({ of, named }: Part, { search, searchNames }: ItemScope, bind: Bind): string {
  if (named && of === 'all') return `ts_filter(i.search, '{a}') @@ ${querySql(search, bind)}`;
  const inName = `i.search @@ ${querySql(searchNames, bind)}`;
  return named ? inName : `i.search @@ ${querySql(search, bind)} and not ${inName}`;
}
