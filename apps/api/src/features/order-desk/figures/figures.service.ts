import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/analytics';
import type { LanguageCode } from '@errand/domain/language';
import { comparedDaysAgo } from '@errand/domain/time';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { FIGURE_METRICS } from './figure-parts.ts';
import {
  countRunning,
  type FigureOrder,
  type FigureRow,
  type FigureSums,
  figureOrdersIn,
  listFigureRows,
  listLatestDays,
} from './figures.queries.ts';

type Query = ParsedInput<typeof contract.listFigures>['query'];

/**
 * The figures in the caller's scope, groups of time by time, all others by sales. A group that has orders only in the days that
 * are compared with is listed too, so that both sums are whole. The cursor is the number of rows before it.
 */
export async function listFiguresOf(ctx: ConsoleContext, query: Query) {
  const ago = query.compare ? comparedDaysAgo(query.compare, query.from, query.to) : null;
  const found = await listFigureRows(ctx.pool, ctx.scope, { ...query, ago });
  const rows = toRows(found, query, ctx.language);
  const page = {
    rows: async (limit: number, offset: number) => rows.slice(offset, offset + limit),
    count: async (most: number) => Math.min(most, rows.length),
  };
  return listPage(query, page, (shown) => shown);
}

function toRows(
  found: readonly FigureRow[],
  { by, compare }: Query,
  language: LanguageCode,
): contract.FigureRow[] {
  const keys = [...new Set(found.map(({ key }) => key))];
  const rows = keys.flatMap((key) => {
    const group = found.filter((row) => row.key === key);
    const [first] = group;
    if (!first) return [];
    const of = (isBefore: boolean) => toFigures(group.find((row) => row.is_before === isBefore) ?? NONE);
    return { key, name: nameOf(first, language), ...of(false), before: compare ? of(true) : null };
  });
  const isTime = by === 'day' || by === 'week' || by === 'month';
  return rows.toSorted((a, b) => (isTime ? 0 : b.sales_minor - a.sales_minor) || a.key.localeCompare(b.key));
}

/** The orders that a figure is made of. They add up to the figure. */
export async function listFigureOrdersOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listFigureOrders>['query'],
) {
  const found = figureOrdersIn(ctx.pool, ctx.scope, query);
  const { count, sum } = await found.totals();
  const page = { rows: found.rows, count: async (most: number) => Math.min(most, count) };
  const isMoney = query.metric.endsWith('_minor');
  const list = await listPage(query, page, (rows) => rows.map((row) => toOrder(row, isMoney, ctx.language)));
  return { ...list, sum };
}

function toOrder({ part, ...row }: FigureOrder, isMoney: boolean, language: LanguageCode) {
  const { store_id: storeId, store_name: storeName } = row;
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    status: row.status,
    store: storeId !== null && storeName ? { id: storeId, name: translated(storeName, language) } : null,
    zone: { id: row.zone_id, name: translated(row.zone_name, language) },
    count: isMoney ? null : part,
    amount_minor: isMoney ? part : null,
  };
}

export async function readToday(ctx: ConsoleContext) {
  const at = new Date(ctx.now());
  const days = await listLatestDays(ctx.pool, ctx.scope, at);
  const of = (ago: number) => toFigures(days.find((row) => row.days_ago === ago) ?? NONE);
  return { today: of(0), yesterday: of(1), ...(await countRunning(ctx.pool, ctx.scope, at)) };
}

const NONE = Object.fromEntries(FIGURE_METRICS.map((metric) => [metric, 0])) as FigureSums;

function toFigures(row: FigureSums): contract.Figures {
  return Object.fromEntries(FIGURE_METRICS.map((metric) => [metric, row[metric]])) as contract.Figures;
}

function nameOf(
  { name, courier }: Pick<FigureRow, 'name' | 'courier'>,
  language: LanguageCode,
): string | null {
  if (courier)
    return `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`;
  return name && translated(name, language);
}
