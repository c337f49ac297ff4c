import * as contract from '@errand/contract/console/catalog/tax-classes';
import type { ConsoleRoute } from '../../../../console/index.ts';
import { setCategoryTaxClass, taxClasses } from './tax-classes.service.ts';

export function taxClassRoutes(route: ConsoleRoute): void {
  route(contract.listTaxClasses, (ctx, { query }) => taxClasses.list(ctx, query));
  route(contract.getTaxClass, (ctx, { params }) => taxClasses.read(ctx, params.id));
  route(contract.createTaxClass, (ctx, { body }) => taxClasses.create(ctx, body));
  route(contract.updateTaxClass, (ctx, { params, body }) => taxClasses.update(ctx, params.id, body));
  route(contract.deleteTaxClass, (ctx, { params }) => taxClasses.remove(ctx, params.id));
  route(contract.listTaxChoices, (ctx) => taxClasses.choices(ctx));
  route(contract.setCategoryTaxClass, (ctx, { params, body }) => setCategoryTaxClass(ctx, params.id, body));
}
