import type { Metric } from '@errand/contract/console/analytics';
import type { OrderStatus } from '@errand/domain/orders';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, runStatement, statement, type Translations } from '../../../platform/db/index.ts';
import { type CourierRow, courierSql } from '../../couriers/couriers.views.ts';
import { joinZone } from '../../location/location.views.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { RUNNING_STATUSES } from '../../orders/orders.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { isLateSql } from '../list-orders.queries.ts';
import {
  FIGURE_METRICS,
  FIGURE_PARTS,
  type FigureGroup,
  groupKeySql,
  JOIN_SOLD,
  ORDER_DAY,
} from './figure-parts.ts';

export type FigureSums = Record<Metric, number>;
export type OrderFilter = {
  zone_id?: number | undefined;
  store_id?: number | undefined;
  module_id?: number | undefined;
};
export type FigureFilter = OrderFilter & { from: string; to: string };

const NAMES: Record<FigureGroup, string> = {
  day: 'null::jsonb',
  week: 'null::jsonb',
  month: 'null::jsonb',
  zone: 'z.name',
  store: 's.name',
  courier: 'null::jsonb',
  module: 'm.name',
};

const SUMS = FIGURE_METRICS.map(
  (metric) => `coalesce(sum(${FIGURE_PARTS[metric]}), 0)::float8 as ${metric}`,
).join(', ');

const JOINED = `${joinZone('o.zone_id')} ${leftJoinStore('o.store_id')} ${JOIN_SOLD}`;

function inScope(bind: Bind, scope: Scope): string {
  if (scope.all) return 'true';
  const [zones, stores] = [bind([...scope.zoneIds]), bind([...scope.storeIds])];
  return `(o.zone_id = any(${zones}::int[]) or o.store_id = any(${stores}::int[]))`;
}

/** SQL condition: the order `o` was placed around the days of a filter, less `ago` days. The index of the time serves it. */
function isAround(from: string, to: string, ago: string): string {
  return `o.created_at >= (${from}::date - ${ago} - 1)::timestamptz
    and o.created_at < (${to}::date - ${ago} + 2)::timestamptz`;
}

/** SQL condition: the order `o` was placed in the days of a filter, less `ago` days, in the time of its zone. */
function isInDays(from: string, to: string, ago: string): string {
  return `${isAround(from, to, ago)} and ${ORDER_DAY} between ${from}::date - ${ago} and ${to}::date - ${ago}`;
}

/** SQL condition: the order `o` is in the scope and meets the filters of figures and reports, without their time. */
export function isReportedSql(bind: Bind, scope: Scope, filter: OrderFilter): string {
  return [
    inScope(bind, scope),
    filter.zone_id && `o.zone_id = ${bind(filter.zone_id)}`,
    filter.store_id && `o.store_id = ${bind(filter.store_id)}`,
    filter.module_id && `o.module_id = ${bind(filter.module_id)}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

export type FigureRow = FigureSums & {
  key: string;
  name: Translations | null;
  courier: CourierRow | null;
  /** Whether it is of the days that are compared with; its key is that of the group with which they are compared. */
  is_before: boolean;
};

/** The figures of a scope by group, also of the days `ago` before, in no order. */
export function listFigureRows(
  pool: pg.Pool,
  scope: Scope,
  { by, ago, ...filter }: FigureFilter & { by: FigureGroup; ago: number | null },
): Promise<FigureRow[]> {
  const text = statement((bind) => {
    const [from, to] = [bind(filter.from), bind(filter.to)];
    const periods = ago === null ? '(false, 0)' : `(false, 0), (true, ${bind(ago)}::int)`;
    return `
    select ${groupKeySql(by, `(${ORDER_DAY} + period.ago)`)} as key, ${NAMES[by]} as name, period.is_before,
      ${by === 'courier' ? courierSql('o.courier_id') : 'null'} as courier, ${SUMS}
    from (values ${periods}) period (is_before, ago)
      join orders o on ${isAround(from, to, 'period.ago')}
      ${JOINED} ${by === 'module' ? joinModule('o.module_id') : ''}
    where ${ORDER_DAY} between ${from}::date - period.ago and ${to}::date - period.ago and ${isReportedSql(bind, scope, filter)}
    group by 1, 2, 3 ${by === 'courier' ? ', o.courier_id' : ''}`;
  });
  return runStatement<FigureRow>(pool, text);
}

export type FigureOrder = {
  id: number;
  created_at: Date;
  status: OrderStatus;
  store_id: number | null;
  store_name: Translations | null;
  zone_id: number;
  zone_name: Translations;
  part: number;
};

type OrdersFilter = FigureFilter & {
  metric: Metric;
  by?: FigureGroup | undefined;
  key?: string | undefined;
};

/** The orders that a figure is made of, the newest first, with their number and sum. */
export function figureOrdersIn(pool: pg.Pool, scope: Scope, filter: OrdersFilter) {
  const part = FIGURE_PARTS[filter.metric];
  const matching = (bind: Bind) => {
    const [from, to] = [bind(filter.from), bind(filter.to)];
    const { by, key } = filter;
    return `from orders o ${JOINED} cross join lateral (select ${part} as part) figure
      where ${isInDays(from, to, '0')} and ${isReportedSql(bind, scope, filter)} and figure.part <> 0
        ${by && key !== undefined ? `and ${groupKeySql(by, ORDER_DAY)} = ${bind(key)}` : ''}`;
  };
  return {
    rows: (limit: number, offset: number): Promise<FigureOrder[]> =>
      runStatement<FigureOrder>(
        pool,
        statement(
          (bind) => `select o.id, o.created_at, o.status, o.store_id, s.name as store_name, o.zone_id,
              z.name as zone_name, figure.part::float8 as part
            ${matching(bind)} order by o.id desc limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    totals: async (): Promise<{ count: number; sum: number }> => {
      const [row] = await runStatement<{ count: number; sum: number }>(
        pool,
        statement(
          (bind) =>
            `select count(*)::int as count, coalesce(sum(figure.part), 0)::float8 as sum ${matching(bind)}`,
        ),
      );
      return row ?? { count: 0, sum: 0 };
    },
  };
}

/** The figures of today (0) and yesterday (1), each in the time of the order's zone. */
export function listLatestDays(
  pool: pg.Pool,
  scope: Scope,
  at: Date,
): Promise<(FigureSums & { days_ago: number })[]> {
  const text = statement((bind) => {
    const now = `${bind(at)}::timestamptz`;
    return `
    select (${now} at time zone z.time_zone)::date - ${ORDER_DAY} as days_ago, ${SUMS}
    from orders o ${JOINED}
    where o.created_at > ${now} - interval '3 days' and ${inScope(bind, scope)}
      and (${now} at time zone z.time_zone)::date - ${ORDER_DAY} in (0, 1)
    group by 1`;
  });
  return runStatement(pool, text);
}

export async function countRunning(
  pool: pg.Pool,
  scope: Scope,
  at: Date,
): Promise<{ running: number; late: number; waiting: number }> {
  const text = statement(
    (bind) => `
    select count(*)::int as running,
      (count(*) filter (where ${isLateSql(`${bind(at)}::timestamptz`)}))::int as late,
      (count(*) filter (where o.status = 'pending'))::int as waiting
    from orders o where o.status = any(${bind(RUNNING_STATUSES)}::text[]) and ${inScope(bind, scope)}`,
  );
  const [row] = await runStatement<{ running: number; late: number; waiting: number }>(pool, text);
  return row ?? { running: 0, late: 0, waiting: 0 };
}
