import type { FIGURE_GROUPS } from '@errand/contract/console/analytics';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, runStatement, statement, type Translations } from '../../../platform/db/index.ts';
import { type CourierRow, courierSql } from '../../couriers/couriers.views.ts';
import { commissionOfOrderSql } from '../../ledger/ledger.views.ts';
import { joinZone } from '../../location/location.views.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { isCanceledSql, RUNNING_STATUSES } from '../../orders/orders.views.ts';
import { isReturnedParcelSql, returnFeeOfOrderSql } from '../../parcel/parcel.views.ts';
import { creditedCashbackSql } from '../../promotions/promotions.views.ts';
import { approvedRefundSql } from '../../refunds/refunds.views.ts';
import { tripFeeOfOrderSql } from '../../rental/rental.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { isLateSql } from '../list-orders.queries.ts';

export type FigureGroup = (typeof FIGURE_GROUPS)[number];

export type FigureSums = {
  orders: number;
  canceled: number;
  delivered: number;
  sales: number;
  tax: number;
  delivery: number;
  tips: number;
  discount: number;
  wallet: number;
  commission: number;
  cashback: number;
  refunded: number;
  kept: number;
};

type Filter = {
  by: FigureGroup;
  from: string;
  to: string;
  zone_id?: number | undefined;
  store_id?: number | undefined;
};

/** The day of an order in the time of its zone. */
const DAY = `(o.created_at at time zone z.time_zone)::date`;

const KEYS: Record<FigureGroup, { key: string; name: string }> = {
  day: { key: `to_char(${DAY}, 'YYYY-MM-DD')`, name: 'null' },
  week: { key: `to_char(date_trunc('week', ${DAY}), 'YYYY-MM-DD')`, name: 'null' },
  month: { key: `to_char(date_trunc('month', ${DAY}), 'YYYY-MM-DD')`, name: 'null' },
  zone: { key: `o.zone_id::text`, name: 'z.name' },
  store: { key: `coalesce(o.store_id::text, '')`, name: 's.name' },
  courier: { key: `coalesce(o.courier_id::text, '')`, name: 'null' },
  module: { key: `o.module_id::text`, name: 'm.name' },
};

/**
 * What a canceled order `o` was paid for all the same, as `keptMinor` of the domain computes it: the fee that was kept,
 * and the delivery and return of a parcel that was canceled after its pickup.
 */
const KEPT = `o.cancellation_fee_minor + ${tripFeeOfOrderSql('o.id')} + ${returnFeeOfOrderSql('o.id')}
  + case when not ${isReturnedParcelSql('o.id')} then 0 when o.payment_status = 'paid' then o.total_minor
      when o.payment_status = 'partially_paid' then o.wallet_minor else 0 end`;

/** The sum of an amount over delivered orders. */
function sold(amount: string): string {
  return `coalesce(sum(${amount}) filter (where sold.is_sold), 0)::float8`;
}

/**
 * Sums over orders `o`. Whether an order was delivered is in its history: a refund changes its status. The commission is that
 * of the ledger, by the terms of each order and less what refunds gave back.
 */
const SUMS = `count(*)::int as orders,
    (count(*) filter (where ${isCanceledSql('o')}))::int as canceled,
    (count(*) filter (where sold.is_sold))::int as delivered,
    ${sold('o.total_minor')} as sales, ${sold('o.tax_minor')} as tax,
    ${sold('o.delivery_minor + o.surcharge_minor')} as delivery, ${sold('o.tip_minor')} as tips,
    ${sold('o.discount_minor + o.coupon_discount_minor')} as discount,
    ${sold('o.wallet_minor')} as wallet,
    coalesce(sum(${commissionOfOrderSql('o.id')}), 0)::float8 as commission,
    coalesce(sum(${creditedCashbackSql('o.id')}), 0)::float8 as cashback,
    coalesce(sum(${approvedRefundSql('o.id')}), 0)::float8 as refunded,
    coalesce(sum(${KEPT}) filter (where ${isCanceledSql('o')}), 0)::float8 as kept`;

const FROM = `from orders o ${joinZone('o.zone_id')} ${leftJoinStore('o.store_id')}
  cross join lateral (select exists (select 1 from order_history h where h.order_id = o.id and h.status = 'delivered') as is_sold) sold`;

function inScope(bind: Bind, scope: Scope): string {
  if (scope.all) return 'true';
  const [zones, stores] = [bind([...scope.zoneIds]), bind([...scope.storeIds])];
  return `(o.zone_id = any(${zones}::int[]) or o.store_id = any(${stores}::int[]))`;
}

export type FigureRow = FigureSums & { key: string; name: Translations | null; courier: CourierRow | null };

/** The figures of a scope. Groups of time are sorted by time, all others by sales. */
export function listFigureRows(
  pool: pg.Pool,
  scope: Scope,
  { by, from, to, zone_id: zoneId, store_id: storeId }: Filter,
  page: { limit: number; offset: number },
): Promise<FigureRow[]> {
  const isTime = by === 'day' || by === 'week' || by === 'month';
  const { key, name } = KEYS[by];
  const text = statement(
    (bind) => `
    select ${key} as key, ${name} as name,
      ${by === 'courier' ? courierSql('o.courier_id') : 'null'} as courier, ${SUMS}
    ${FROM} ${by === 'module' ? joinModule('o.module_id') : ''}
    where ${DAY} between ${bind(from)}::date and ${bind(to)}::date and ${inScope(bind, scope)}
      ${zoneId === undefined ? '' : `and o.zone_id = ${bind(zoneId)}`}
      ${storeId === undefined ? '' : `and o.store_id = ${bind(storeId)}`}
    group by 1, 2 ${by === 'courier' ? ', o.courier_id' : ''}
    order by ${isTime ? '1' : 'sales desc, 1'}
    limit ${bind(page.limit)} offset ${bind(page.offset)}`,
  );
  return runStatement<FigureRow>(pool, text);
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
    select (${now} at time zone z.time_zone)::date - ${DAY} as days_ago, ${SUMS}
    ${FROM}
    where o.created_at > ${now} - interval '3 days' and ${inScope(bind, scope)}
      and (${now} at time zone z.time_zone)::date - ${DAY} in (0, 1)
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
