import type { ParsedInput } from '@errand/contract';
import type { listTaxes, TAX_OWNERS } from '@errand/contract/console/sales-reports';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';
import { ordersEarnedSql, refundedShareSql, taxPostingsSql } from '../../ledger/ledger.views.ts';
import { taxLinesSql } from '../../orders/orders.views.ts';
import { isReportedSql } from '../figures/figures.queries.ts';
import { isOfWholeShop, pageSql } from './report-range.ts';

type Query = ParsedInput<typeof listTaxes>['query'];

export type TaxRow = {
  id: string;
  owner: (typeof TAX_OWNERS)[number];
  month: string;
  rate: number;
  orders: number;
  base_minor: number | null;
  tax_minor: number;
  refunded_minor: number;
};

const MONTH = (day: string) => `to_char(date_trunc('month', ${day}::timestamp), 'YYYY-MM-DD')`;
const KEY = (owner: string, day: string, rate: string) => `${MONTH(day)} || ' ${owner} ' || ${rate}`;

/** The part of the books with the price that a tax is on. */
const PRICE = `case tax.part when 'goods' then 'items' else tax.part end`;

/** The tax that stores pay, of the orders that were earned. Refunds give it back in proportion to the price of its part. */
function ofStores(bind: Bind, scope: Scope, { query, range: [from, to] }: Reported): string {
  return `select ${KEY('store', 'earned.day', 'tax.rate')} as id, 'store' as owner, ${MONTH('earned.day')} as month, tax.rate,
      count(distinct o.id)::int as orders, sum(tax.base)::float8 as base_minor, sum(tax.amount)::float8 as tax_minor,
      sum(round(tax.amount::numeric * ${refundedShareSql('o.id', PRICE)}))::float8 as refunded_minor
    from ${ordersEarnedSql(`${bind(from)}::timestamptz`, `${bind(to)}::timestamptz`)} earned
      join orders o on o.id = earned.order_id cross join lateral ${taxLinesSql('o')} tax
    where (tax.part in ('goods', 'packaging') or tax.part = 'delivery' and o.terms->>'deliveredBy' = 'store') and coalesce(o.terms->>'goodsTaxBy', 'store') = 'store'
      and ${isReportedSql(bind, scope, query)}
    group by 1, 3, 4`;
}

/** The shop's own tax by its books. Tax without an order is reported for the whole shop only. */
function ofOperator(bind: Bind, scope: Scope, { query, range: [from, to] }: Reported): string {
  const isWhole = isOfWholeShop(scope, query);
  return `select ${KEY('operator', 'posted.day', 'posted.rate')} as id, 'operator' as owner, ${MONTH('posted.day')} as month,
      posted.rate, count(distinct posted.order_id)::int as orders, null::float8 as base_minor,
      sum(posted.amount)::float8 as tax_minor,
      coalesce(-sum(posted.amount) filter (where posted.is_refund), 0)::float8 as refunded_minor
    from ${taxPostingsSql(`${bind(from)}::timestamptz`, `${bind(to)}::timestamptz`)} posted
      left join orders o on o.id = posted.order_id
    where (${isReportedSql(bind, scope, query)} ${isWhole ? 'or o.id is null' : ''})
    group by 1, 3, 4`;
}

type Reported = { query: Query; range: [Date, Date] };

/** Tax by month and rate: that of stores and that of the shop. */
export function taxesIn(pool: pg.Pool, scope: Scope, reported: Reported) {
  const { owner, search } = reported.query;
  const all = (bind: Bind) => {
    const parts = [
      owner !== 'operator' && ofStores(bind, scope, reported),
      owner !== 'store' && ofOperator(bind, scope, reported),
    ].filter(Boolean);
    const rows = `select * from (${parts.join(' union all ')}) taxes`;
    return search ? `${rows} where rate::text = ${bind(search)}` : rows;
  };
  return {
    rows: (limit: number, offset: number): Promise<TaxRow[]> =>
      runStatement<TaxRow>(
        pool,
        statement((bind) => pageSql(bind, all(bind), { query: reported.query, by: 'month', limit, offset })),
      ),
    count: (most: number) => countRows(pool, most, (bind) => `from (${all(bind)}) taxes`),
  };
}
