import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/orders';
import { byValue, type ConsoleContext, listPageAfter, type RowPosition } from '../../console/index.ts';
import { translated } from '../../platform/db/index.ts';
import { searchZoneNames } from '../location/index.ts';
import { listActiveModules } from '../modules/index.ts';
import { namesOfStores } from '../stores/index.ts';
import { countOrderRows, type ListedOrder, listOrderPage, type OrderFilter } from './list-orders.queries.ts';
import { toOrderRow } from './order-row.serializer.ts';

type Query = ParsedInput<typeof contract.listOrders>['query'];
/** `late` positions are among the late orders, which come first; their value is when the order became late. */
type Position = RowPosition & { late: boolean };

/** A page of the orders in the caller's scope. Its cursor is what the row before it is sorted by, and its id. */
export function listOrders(ctx: ConsoleContext, query: Query) {
  const { limit: _, cursor: __, ...filter } = query;
  const position = byValue(({ due_ms, total_minor }: ListedOrder) =>
    isByLateness(ctx, filter, due_ms) ? Number(due_ms) : total_minor,
  );
  return listPageAfter(
    query,
    {
      rows: (limit, after: Position | null) => pageOf(ctx, filter, limit, after),
      count: (most) => countOrderRows(ctx.pool, ctx.scope, filter, ctx.now(), most),
      cursorOf: (row) => `${isByLateness(ctx, filter, row.due_ms) ? 'late_' : ''}${position.cursorOf(row)}`,
      positionOf(cursor) {
        const late = cursor.startsWith('late_');
        const found = position.positionOf(late ? cursor.slice('late_'.length) : cursor);
        return found && { ...found, late };
      },
    },
    (rows) => rows.map((row) => toOrderRow(row, ctx)),
  );
}

/** Whether an order is among the late ones that a list begins with. */
function isByLateness(ctx: ConsoleContext, { sort = 'late' }: OrderFilter, dueMs: number | null): boolean {
  return sort === 'late' && dueMs !== null && dueMs < ctx.now();
}

async function pageOf(
  ctx: ConsoleContext,
  filter: OrderFilter,
  limit: number,
  after: Position | null,
): Promise<ListedOrder[]> {
  const { sort = 'late', direction } = filter;
  const page = (from: OrderFilter, more: Omit<Parameters<typeof listOrderPage>[4], 'limit'>) =>
    listOrderPage(ctx.pool, ctx.scope, from, ctx.now(), { limit, ...more });
  if (sort === 'late') return lateFirst(filter, limit, after, page);
  const by = sort === 'total_minor' ? 'total_minor' : 'id';
  return page(filter, { by, after, ascending: direction === 'asc' });
}

type ReadPage = (
  filter: OrderFilter,
  page: Omit<Parameters<typeof listOrderPage>[4], 'limit'>,
) => Promise<ListedOrder[]>;

/** Late orders are few and are read by themselves, so that the others come from an index in their order. */
async function lateFirst(
  filter: OrderFilter,
  limit: number,
  after: Position | null,
  page: ReadPage,
): Promise<ListedOrder[]> {
  const ascending = filter.direction !== 'desc' || !filter.late;
  const isAmongOthers = after !== null && !after.late;
  const first =
    filter.late === false || isAmongOthers
      ? []
      : await page({ ...filter, late: true }, { by: 'due_at', after, ascending });
  if (first.length === limit || filter.late) return first;
  const others = { by: 'id', after: isAmongOthers ? after : null, ascending: false } as const;
  const rest = await page({ ...filter, late: false }, others);
  return [...first, ...rest].slice(0, limit);
}

/** The choices of the list's filters: at most 50 zones and stores by name. */
export async function listOrderPlaces({ db, language, scope }: ConsoleContext) {
  const [zones, modules, stores] = await Promise.all([
    searchZoneNames(db, '', language),
    listActiveModules(db, 50),
    scope.all || scope.zoneIds.length > 0
      ? namesOfStores.search(db, '', language)
      : namesOfStores.list(db, [...scope.storeIds], language),
  ]);
  return {
    zones: scope.all ? zones : zones.filter(({ id }) => scope.zoneIds.includes(id)),
    modules: modules.map(({ id, name }) => ({ id, name: translated(name, language) })),
    stores,
  };
}
