import * as contract from '@errand/contract/console/customers/customers';
import * as mergeContract from '@errand/contract/console/customers/merge';
import type { ConsoleRoute } from '../../../console/index.ts';
import * as change from './change-customer.service.ts';
import { listCustomers, readCustomer } from './customers.service.ts';
import { merge, preview } from './merge-customers.service.ts';

export function customerConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCustomers, (ctx, { query }) => listCustomers(ctx, query));
  route(contract.getCustomer, (ctx, { params }) => readCustomer(ctx, params.id));
  route(contract.addCustomerNote, (ctx, { params, body }) => change.addNote(ctx, params.id, body.text));
  route(contract.endCustomerSession, (ctx, { params, body }) =>
    change.endSession(ctx, params.id, body.session_id),
  );
  route(contract.blockCustomer, (ctx, { params, body }) => change.block(ctx, params.id, body));
  route(contract.unblockCustomer, (ctx, { params }) => change.unblock(ctx, params.id));
  route(contract.exportCustomer, (ctx, { params }) => change.exportData(ctx, params.id));
  route(contract.eraseCustomer, (ctx, { params, body }) => change.erase(ctx, params.id, body.confirmation));
  route(contract.impersonateCustomer, (ctx, { params, body }) => change.impersonate(ctx, params.id, body));
  route(mergeContract.previewMerge, (ctx, { params, query }) => preview(ctx, params.id, query.into_id));
  route(mergeContract.mergeCustomer, (ctx, { params, body }) => merge(ctx, params.id, body));
  route(contract.endImpersonation, (ctx, { params }) => change.endImpersonation(ctx, params.id));
}
