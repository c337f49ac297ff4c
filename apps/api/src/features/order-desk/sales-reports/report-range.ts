import type { Scope } from '../../../console/index.ts';
import type { Bind } from '../../../platform/db/index.ts';
import { joinZone } from '../../location/location.views.ts';
import { JOIN_SOLD } from '../figures/figure-parts.ts';
import { isReportedSql, type OrderFilter } from '../figures/figures.queries.ts';

const DAY_MS = 86_400_000;
/** The days of a report without a start. */
const DEFAULT_DAYS = 30;

export type ReportFilter = OrderFilter & { from?: string | undefined; to?: string | undefined };

/** Whether a report covers the whole shop. Such a report includes what is about no order. */
export function isOfWholeShop(scope: Scope, filter: OrderFilter): boolean {
  const { zone_id: zone, module_id: module, store_id: store } = filter;
  return scope.all && zone === undefined && module === undefined && store === undefined;
}

/** The instants of a report: from the first, to before the second. */
export function rangeOf({ from, to }: Pick<ReportFilter, 'from' | 'to'>, nowMs: number): [Date, Date] {
  // The end of a range is its last instant.
  const end = to ? Date.parse(to) + 1 : nowMs + 1;
  return [new Date(from ? Date.parse(from) : end - DEFAULT_DAYS * DAY_MS), new Date(end)];
}

/**
 * SQL of the orders `o` of a report, for `from`: placed in its time and in its scope. `sold.is_sold` says whether an order was
 * ever delivered; `z` is its zone.
 */
export function reportedOrdersSql(
  bind: Bind,
  scope: Scope,
  { filter, range: [from, to], joined = '' }: { filter: ReportFilter; range: [Date, Date]; joined?: string },
): string {
  return `from orders o ${joinZone('o.zone_id')} ${JOIN_SOLD} ${joined}
    where o.created_at >= ${bind(from)}::timestamptz and o.created_at < ${bind(to)}::timestamptz
      and ${isReportedSql(bind, scope, filter)}`;
}

type Sorted = { sort?: string | undefined; direction?: 'asc' | 'desc' | undefined };

/** SQL of a page of a report, from a statement with all its rows and a unique column `id`. */
export function pageSql(
  bind: Bind,
  rows: string,
  { query, by, limit, offset }: { query: Sorted; by: string; limit: number; offset: number },
): string {
  const { sort = by, direction = 'desc' } = query;
  return `select * from (${rows}) report order by ${sort} ${direction}, id limit ${bind(limit)} offset ${bind(offset)}`;
}
