import type { ParsedInput } from '@errand/contract';
import type { BorneKind, listBorneDiscounts } from '@errand/contract/console/sales-reports';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';
import { bornePostingsSql } from '../../ledger/ledger.views.ts';
import { isReportedSql } from '../figures/figures.queries.ts';
import { isOfWholeShop, pageSql } from './report-range.ts';

type Query = ParsedInput<typeof listBorneDiscounts>['query'];

export type BorneRow = {
  id: BorneKind;
  orders: number;
  operator_minor: number;
  store_minor: number;
  total_minor: number;
};

/**
 * Who bore which discount. Amounts without an order are reported for the whole shop only. What a store that delivers gets for a
 * delivery that the operator made free is no cost of the store.
 */
export function borneDiscountsIn(
  pool: pg.Pool,
  scope: Scope,
  { query, range: [from, to] }: { query: Query; range: [Date, Date] },
) {
  const { search } = query;
  const isWhole = isOfWholeShop(scope, query);
  const isPaidForFree = `(borne.kind = 'free_delivery' and o.terms->>'deliveredBy' = 'store')`;
  const all = (bind: Bind) => `
    select borne.kind as id, count(distinct borne.order_id)::int as orders,
      coalesce(sum(borne.amount) filter (where not borne.is_store), 0)::float8 as operator_minor,
      coalesce(sum(borne.amount) filter (where borne.is_store), 0)::float8 as store_minor,
      sum(borne.amount)::float8 as total_minor
    from ${bornePostingsSql(`${bind(from)}::timestamptz`, `${bind(to)}::timestamptz`)} borne
      left join orders o on o.id = borne.order_id
    where (not borne.is_store or not ${isPaidForFree})
      and (${isReportedSql(bind, scope, query)} ${isWhole ? 'or o.id is null' : ''})
      ${search ? `and borne.kind = ${bind(search)}` : ''}
    group by 1`;
  return {
    rows: (limit: number, offset: number): Promise<BorneRow[]> =>
      runStatement<BorneRow>(
        pool,
        statement((bind) => pageSql(bind, all(bind), { query, by: 'total_minor', limit, offset })),
      ),
    count: (most: number) => countRows(pool, most, (bind) => `from (${all(bind)}) kinds`),
  };
}
