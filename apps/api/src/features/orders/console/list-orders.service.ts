import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { searchZoneNames } from '../../location/index.ts';
import { listActiveModules } from '../../modules/index.ts';
import { listStoreNames, searchStoreNames } from '../../stores/index.ts';
import { countOrderRows, type ListedOrder, listOrderPage, type OrderFilter } from './list-orders.queries.ts';
import { toOrderRow } from './order-row.serializer.ts';

const COUNT_BOUND = 10_000;

/** A page of the orders in the caller's scope. Its cursor is the number of rows before it. */
export async function listOrders(
  ctx: ConsoleContext,
  { limit, cursor, ...filter }: ParsedInput<typeof contract.listOrders>['query'],
) {
  const offset = Number(cursor) || 0;
  const rows = await pageOf(ctx, filter, limit + 1, offset);
  const page = rows.slice(0, limit);
  const total = await countOrderRows(ctx.pool, ctx.scope, filter, ctx.now(), COUNT_BOUND);
  return {
    rows: page.map((row) => toOrderRow(row, ctx)),
    total,
    total_is_bound: total === COUNT_BOUND,
    next: rows.length > page.length ? String(offset + page.length) : null,
  };
}

async function pageOf(
  ctx: ConsoleContext,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<ListedOrder[]> {
  const { sort = 'late', direction } = filter;
  const page = (from: OrderFilter, more: Pick<Parameters<typeof listOrderPage>[4], 'by' | 'ascending'>) =>
    listOrderPage(ctx.pool, ctx.scope, from, ctx.now(), { limit, offset, ...more });
  if (sort !== 'late' || filter.late)
    return page(filter, {
      by: sort === 'late' ? 'due_at' : sort === 'total_minor' ? 'total_minor' : 'id',
      ascending: sort === 'late' ? direction !== 'desc' : direction === 'asc',
    });
  return lateFirst(ctx, filter, limit, offset);
}

/** Late orders are few and are read by themselves, so that the others come from an index in their order. */
async function lateFirst(ctx: ConsoleContext, filter: OrderFilter, limit: number, offset: number) {
  const late = { ...filter, late: true };
  const others = { ...filter, late: false };
  const count = await countOrderRows(ctx.pool, ctx.scope, late, ctx.now(), COUNT_BOUND);
  const first =
    offset < count
      ? await listOrderPage(ctx.pool, ctx.scope, late, ctx.now(), {
          limit,
          offset,
          by: 'due_at',
          ascending: true,
        })
      : [];
  if (first.length === limit) return first;
  const rest = await listOrderPage(ctx.pool, ctx.scope, others, ctx.now(), {
    limit: limit - first.length,
    offset: Math.max(offset - count, 0),
    by: 'id',
    ascending: false,
  });
  return [...first, ...rest];
}

/** What the filters of the list offer: at most 50 zones and stores by name. */
export async function listOrderPlaces({ db, language, scope }: ConsoleContext) {
  const [zones, modules, stores] = await Promise.all([
    searchZoneNames(db, '', language),
    listActiveModules(db, 50),
    scope.all || scope.zoneIds.length > 0
      ? searchStoreNames(db, '', language)
      : listStoreNames(db, [...scope.storeIds], language),
  ]);
  return {
    zones: scope.all ? zones : zones.filter(({ id }) => scope.zoneIds.includes(id)),
    modules: modules.map(({ id, name }) => ({ id, name: translated(name, language) })),
    stores,
  };
}
