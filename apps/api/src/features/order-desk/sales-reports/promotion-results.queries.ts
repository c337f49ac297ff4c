import type { ParsedInput } from '@errand/contract';
import type { listPromotionResults, PromotionKind } from '@errand/contract/console/sales-reports';
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
import { joinBorneOfOrder } from '../../ledger/ledger.views.ts';
import { joinCashback, joinFlashSale } from '../../promotions/promotions.views.ts';
import { joinStore } from '../../stores/stores.views.ts';
import { pageSql, reportedOrdersSql } from './report-range.ts';

type Query = ParsedInput<typeof listPromotionResults>['query'];

export type PromotionRow = {
  id: string;
  kind: PromotionKind;
  /** Null for a coupon, whose code is its name. */
  name: Translations | null;
  code: string | null;
  orders: number;
  sales_minor: number;
  cost_minor: number;
  operator_minor: number;
  store_minor: number;
};

/** The operator's part of a cost of discounts, in the proportion of the order's discounts in the books. */
const operatorPart = (cost: string) =>
  `round(${cost}::numeric * o.discount_operator / greatest(o.discount_operator + o.discount_store, 1))`;
const storePart = (cost: string) =>
  `case when o.discount_operator + o.discount_store = 0 then 0 else ${cost} - ${operatorPart(cost)} end`;

/** The sums of a promotion of a kind, by its key and name. */
function sums(kind: PromotionKind, key: string, [name, code]: [name: string, code: string]): string {
  return `'${kind}:' || ${key} as id, '${kind}' as kind, (array_agg(${name}))[1] as name, max(${code}) as code, count(distinct o.id)::int as orders`;
}

function borne(sales: string, cost: string, [operator, store]: [operator: string, store: string]): string {
  return `sum(${sales})::float8 as sales_minor, sum(${cost})::float8 as cost_minor,
    sum(${operator})::float8 as operator_minor, sum(${store})::float8 as store_minor`;
}

/** A promotion of lines `l` that meet a condition. */
function ofLines(
  kind: PromotionKind,
  { key, name, joined, where }: Record<'key' | 'name' | 'joined' | 'where', string>,
) {
  const cost = 'l.discount_minor';
  return `select ${sums(kind, key, [name, 'null::text'])}, ${borne('l.total_minor', cost, [operatorPart(cost), storePart(cost)])}
    from ordered o join order_lines l on l.order_id = o.id ${joined} where ${where} group by 1`;
}

const KINDS: Record<PromotionKind, string> = {
  coupon: `select ${sums('coupon', 'o.coupon_code', ['null::jsonb', 'o.coupon_code'])},
      ${borne('o.total_minor', 'o.coupon_discount_minor', ['o.coupon_operator', 'o.coupon_store'])}
    from ordered o where o.coupon_code is not null group by 1`,
  offer: `select ${sums('offer', 'o.store_id', ['s.name', 'null::text'])},
      ${borne('o.total_minor', 'o.store_discount_minor', [operatorPart('o.store_discount_minor'), storePart('o.store_discount_minor')])}
    from ordered o ${joinStore('o.store_id')} where o.store_discount_minor > 0 group by 1`,
  discount: ofLines('discount', {
    key: 'o.store_id',
    name: 's.name',
    joined: joinStore('o.store_id'),
    where:
      'l.discount_minor > 0 and l.flash_sale_id is null and not l.campaign and o.store_discount_minor = 0',
  }),
  flash_sale: ofLines('flash_sale', {
    key: 'l.flash_sale_id',
    name: 'fs.title',
    joined: joinFlashSale('l.flash_sale_id'),
    where: 'true',
  }),
  campaign: ofLines('campaign', { key: 'l.item_id', name: 'l.name', joined: '', where: 'l.campaign' }),
  cashback: `select ${sums('cashback', 'offer.id', ['offer.title', 'null::text'])},
      ${borne('o.total_minor', 'back.amount_minor - back.taken_back_minor', ['back.amount_minor - back.taken_back_minor', '0'])}
    from ordered o ${joinCashback('o.id')} where back.state in ('credited', 'taken_back') group by 1`,
};

/** The results of the promotions of a scope in delivered orders. */
export function promotionResultsIn(
  pool: pg.Pool,
  scope: Scope,
  { query, range }: { query: Query; range: [Date, Date] },
) {
  const kinds = query.kind ? [query.kind] : (Object.keys(KINDS) as PromotionKind[]);
  const ordered = (bind: Bind) => `with ordered as materialized (
    select o.id, o.store_id, o.total_minor, o.coupon_code, o.coupon_discount_minor, o.store_discount_minor, borne.*
    ${reportedOrdersSql(bind, scope, { filter: query, range, joined: joinBorneOfOrder('o.id') })} and sold.is_sold)`;
  const all = (bind: Bind) => {
    const rows = `select * from (${kinds.map((kind) => KINDS[kind]).join(' union all ')}) promotions`;
    return query.search
      ? `${rows} where coalesce(code, name->>'${DEFAULT_LANGUAGE}') ilike ${bind(`%${query.search}%`)}`
      : rows;
  };
  return {
    rows: (limit: number, offset: number): Promise<PromotionRow[]> =>
      runStatement<PromotionRow>(
        pool,
        statement(
          (bind) =>
            `${ordered(bind)} ${pageSql(bind, all(bind), { query, by: 'sales_minor', limit, offset })}`,
        ),
      ),
    count: (most: number) =>
      countRows(pool, most, (bind) => `from (${ordered(bind)} ${all(bind)}) promotions`),
  };
}
