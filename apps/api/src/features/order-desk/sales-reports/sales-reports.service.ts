import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/sales-reports';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { searchTermsIn } from '../../search/index.ts';
import { borneDiscountsIn } from './borne-discounts.queries.ts';
import { customerSalesIn } from './customer-sales.queries.ts';
import { itemSalesIn } from './item-sales.queries.ts';
import { promotionResultsIn } from './promotion-results.queries.ts';
import { type ReportFilter, rangeOf } from './report-range.ts';
import { taxesIn } from './taxes.queries.ts';

function reported<Query extends ReportFilter>(ctx: ConsoleContext, query: Query) {
  return { query, range: rangeOf(query, ctx.now()) };
}

export function listItemSalesOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listItemSales>['query'],
) {
  const { language } = ctx;
  return listPage(query, itemSalesIn(ctx.pool, ctx.scope, reported(ctx, query)), (rows) =>
    rows.map(
      ({ store_id, store_name, module_id, module_name, ...row }): contract.ItemSales => ({
        ...row,
        name: translated(row.name, language),
        store:
          store_id !== null && store_name ? { id: store_id, name: translated(store_name, language) } : null,
        module: { id: module_id, name: translated(module_name, language) },
      }),
    ),
  );
}

export function listCustomerSalesOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCustomerSales>['query'],
) {
  return listPage(query, customerSalesIn(ctx.pool, ctx.scope, reported(ctx, query)), (rows) =>
    rows.map(({ contact, last_order_at: last, ...row }): contract.CustomerSales => {
      const [, customerId] = /^customer:(\d+)$/.exec(row.id) ?? [];
      return {
        ...row,
        customer_id: customerId === undefined ? null : Number(customerId),
        name: contact.name,
        phone: contact.phone,
        last_order_at: last.toISOString(),
      };
    }),
  );
}

export function listPromotionResultsOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listPromotionResults>['query'],
) {
  return listPage(query, promotionResultsIn(ctx.pool, ctx.scope, reported(ctx, query)), (rows) =>
    rows.map(
      ({ name, code, ...row }): contract.PromotionResult => ({
        ...row,
        name: code ?? (name ? translated(name, ctx.language) : ''),
      }),
    ),
  );
}

/** Searches that fewer visitors made could name a person, and are left out. */
export function listSearchTermsOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listSearchTerms>['query'],
) {
  const [from, to] = rangeOf(query, ctx.now());
  return listPage(query, searchTermsIn(ctx.pool, { ...query, from, to }), (rows) =>
    rows.map(
      ({ module_id, module_name, ...row }): contract.SearchTerm => ({
        ...row,
        module: { id: module_id, name: translated(module_name, ctx.language) },
      }),
    ),
  );
}

export function listTaxesOf(ctx: ConsoleContext, query: ParsedInput<typeof contract.listTaxes>['query']) {
  return listPage(query, taxesIn(ctx.pool, ctx.scope, reported(ctx, query)), (rows) => rows);
}

export function listBorneDiscountsOf(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listBorneDiscounts>['query'],
) {
  return listPage(query, borneDiscountsIn(ctx.pool, ctx.scope, reported(ctx, query)), (rows) => rows);
}
