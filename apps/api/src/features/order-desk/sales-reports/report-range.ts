import type { Scope } from '../../../console/index.ts';
import type { Bind } from '../../../platform/db/index.ts';
import { joinZone } from '../../location/location.views.ts';
import { JOIN_SOLD } from '../figures/figure-parts.ts';
import { inScope } from '../figures/figures.queries.ts';

const DAY_MS = 86_400_000;
/** The days of a report without a start. */
const DEFAULT_DAYS = 30;

export type ReportFilter = {
  zone_id?: number | undefined;
  module_id?: number | undefined;
  store_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The instants of a report: from the first, to before the second. */
export function rangeOf({ from, to }: Pick<ReportFilter, 'from' | 'to'>, nowMs: number): [Date, Date] {
  // The end of a range is its last instant.
  const end = to ? Date.parse(to) + 1 : nowMs + 1;
  return [new Date(from ? Date.parse(from) : end - DEFAULT_DAYS * DAY_MS), new Date(end)];
}

/** SQL condition: the order `o` is in the scope and meets the filters of a report, without its time. */
export function isReportedSql(bind: Bind, scope: Scope, filter: ReportFilter): string {
  return [
    inScope(bind, scope),
    filter.zone_id && `o.zone_id = ${bind(filter.zone_id)}`,
    filter.module_id && `o.module_id = ${bind(filter.module_id)}`,
    filter.store_id && `o.store_id = ${bind(filter.store_id)}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

/**
 * SQL from `from` on of the orders of a report: placed in its time, in the scope. `sold.is_sold` says whether one was ever
 * delivered; `z` is its zone.
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
