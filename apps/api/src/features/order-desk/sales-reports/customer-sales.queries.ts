import type { ParsedInput } from '@errand/contract';
import type { listCustomerSales } from '@errand/contract/console/sales-reports';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';
import { approvedRefundSql } from '../../refunds/refunds.views.ts';
import { FIGURE_PARTS } from '../figures/figure-parts.ts';
import { searchSql } from '../list-orders.queries.ts';
import { pageSql, reportedOrdersSql } from './report-range.ts';

type Query = ParsedInput<typeof listCustomerSales>['query'];

export type CustomerSalesRow = {
  id: string;
  contact: { name: string; phone: string };
  orders: number;
  delivered: number;
  canceled: number;
  sales_minor: number;
  refunded_minor: number;
  last_order_at: Date;
};

/** The key of a customer: the account, or the phone number of a guest. */
const CUSTOMER = `case when o.owner like 'customer:%' then o.owner else o.contact->>'phone' end`;

/** What the customers of a scope have ordered. */
export function customerSalesIn(
  pool: pg.Pool,
  scope: Scope,
  { query, range }: { query: Query; range: [Date, Date] },
) {
  const matching = (bind: Bind) =>
    `${reportedOrdersSql(bind, scope, { filter: query, range })}
      ${query.search ? `and ${searchSql(bind, query.search)}` : ''}`;
  const rows = (bind: Bind) => `
    select ${CUSTOMER} as id, (array_agg(o.contact order by o.id desc))[1] as contact, count(*)::int as orders,
      sum(${FIGURE_PARTS.delivered})::int as delivered, sum(${FIGURE_PARTS.canceled})::int as canceled,
      sum(${FIGURE_PARTS.sales_minor})::float8 as sales_minor,
      coalesce(sum(${approvedRefundSql('o.id')}), 0)::float8 as refunded_minor, max(o.created_at) as last_order_at
    ${matching(bind)} group by 1`;
  return {
    rows: (limit: number, offset: number): Promise<CustomerSalesRow[]> =>
      runStatement<CustomerSalesRow>(
        pool,
        statement((bind) => pageSql(bind, rows(bind), { query, by: 'sales_minor', limit, offset })),
      ),
    count: (most: number) =>
      countRows(pool, most, (bind) => `from (select distinct ${CUSTOMER} as id ${matching(bind)}) customers`),
  };
}
