import * as contract from '@errand/contract/console/sales-reports';
import type { ConsoleRoute } from '../../../console/index.ts';
import {
  listBorneDiscountsOf,
  listCustomerSalesOf,
  listItemSalesOf,
  listPromotionResultsOf,
  listSearchTermsOf,
  listTaxesOf,
} from './sales-reports.service.ts';

export function salesReportConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listItemSales, (ctx, { query }) => listItemSalesOf(ctx, query));
  route(contract.listCustomerSales, (ctx, { query }) => listCustomerSalesOf(ctx, query));
  route(contract.listPromotionResults, (ctx, { query }) => listPromotionResultsOf(ctx, query));
  route(contract.listSearchTerms, (ctx, { query }) => listSearchTermsOf(ctx, query));
  route(contract.listTaxes, (ctx, { query }) => listTaxesOf(ctx, query));
  route(contract.listBorneDiscounts, (ctx, { query }) => listBorneDiscountsOf(ctx, query));
}
