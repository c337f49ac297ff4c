import type { ParsedInput } from '@errand/contract';
import type { listItemSales } from '@errand/contract/console/sales-reports';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type pg from 'pg';
import type { Scope } from '../../../console/index.ts';
import {
  type Bind,
  countRows,
  runStatement,
  statement,
  type Translations,
} from '../../../platform/db/index.ts';
import { containsWordsSql } from '../../../platform/search/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { joinRefundedLines, refundedOfLineSql } from '../../refunds/refunds.views.ts';
import { leftJoinStore } from '../../stores/stores.views.ts';
import { pageSql, reportedOrdersSql } from './report-range.ts';

type Query = ParsedInput<typeof listItemSales>['query'];

export type ItemSalesRow = {
  id: number;
  name: Translations;
  store_id: number | null;
  store_name: Translations | null;
  module_id: number;
  module_name: Translations;
  orders: number;
  pieces: number;
  listed_minor: number;
  discount_minor: number;
  sales_minor: number;
  refunded_minor: number;
};

/** The sums of one item over lines `l` of orders. A refund without lines returns a part of each. */
const ROWS = `
  select l.item_id as id, (array_agg(l.name order by l.id desc))[1] as name, max(ordered.store_id) as store_id,
    max(ordered.module_id) as module_id, count(distinct l.order_id)::int as orders, sum(l.quantity)::int as pieces,
    sum(l.total_minor + l.discount_minor)::float8 as listed_minor, sum(l.discount_minor)::float8 as discount_minor,
    sum(l.total_minor)::float8 as sales_minor,
    sum(${refundedOfLineSql('l.id')}
      + round(refunded.whole_minor::numeric * l.total_minor / greatest(ordered.total_minor, 1)))::float8 as refunded_minor
  from ordered join order_lines l on l.order_id = ordered.id ${joinRefundedLines('ordered.id')}`;

/** What delivered orders have sold of each item. */
export function itemSalesIn(
  pool: pg.Pool,
  scope: Scope,
  { query, range }: { query: Query; range: [Date, Date] },
) {
  const ordered = (bind: Bind) => `with ordered as materialized (
    select o.id, o.store_id, o.module_id, o.total_minor
    ${reportedOrdersSql(bind, scope, { filter: query, range })} and sold.is_sold)`;
  const found = (bind: Bind) =>
    query.search ? `where ${containsWordsSql(`(l.name->>'${DEFAULT_LANGUAGE}')`, query.search, bind)}` : '';
  return {
    rows: (limit: number, offset: number): Promise<ItemSalesRow[]> =>
      runStatement<ItemSalesRow>(
        pool,
        statement(
          (bind) => `${ordered(bind)}, page as materialized (
              ${pageSql(bind, `${ROWS} ${found(bind)} group by l.item_id`, { query, by: 'sales_minor', limit, offset })})
            select page.*, s.name as store_name, m.name as module_name
            from page ${leftJoinStore('page.store_id')} ${joinModule('page.module_id')}
            order by ${query.sort ?? 'sales_minor'} ${query.direction ?? 'desc'}, page.id`,
        ),
      ),
    count: (most: number) =>
      countRows(
        pool,
        most,
        (bind) => `from (${ordered(bind)} select distinct l.item_id from ordered
          join order_lines l on l.order_id = ordered.id ${found(bind)}) items`,
      ),
  };
}
