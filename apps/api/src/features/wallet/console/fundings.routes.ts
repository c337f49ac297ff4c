import * as contract from '@errand/contract/console/customers/fundings';
import type { ConsoleRoute } from '../../../console/index.ts';
import { decide, fund, listFundings, listMovements, takeBack } from './fundings.service.ts';

export function fundingConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCustomerMovements, (ctx, { params, query }) => listMovements(ctx, params.id, query));
  route(contract.listFundings, (ctx, { query }) => listFundings(ctx, query));
  route(contract.fundCustomer, (ctx, { params, body }) => fund(ctx, params.id, body));
  route(contract.takeFundingBack, (ctx, { params, body }) => takeBack(ctx, params.id, body));
  route(contract.decideFunding, (ctx, { params, body }) => decide(ctx, params.id, body));
}
