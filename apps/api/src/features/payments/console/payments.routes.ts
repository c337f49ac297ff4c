import * as storeContract from '@errand/contract/console/finance/store-payments';
import * as methodContract from '@errand/contract/console/support/offline-methods';
import * as contract from '@errand/contract/console/support/offline-payments';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { listMethods, methods } from './methods.service.ts';
import {
  confirm,
  findPaymentPlace,
  listPayments,
  readPayment,
  reject,
  showReceipt,
} from './offline.service.ts';
import { payFromStore, readStorePayments } from './store-payments.service.ts';

type One = { params: { id: number } };
const targetStore = (ctx: ConsoleContext, { params }: One) => findStorePlace(ctx.db, params.id);
const target = (ctx: ConsoleContext, { params }: One) => findPaymentPlace(ctx, params.id);

export function paymentConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listOfflinePayments, (ctx, { query }) => listPayments(ctx, query));
  route(contract.getOfflinePayment, target, (ctx, { params }) => readPayment(ctx, params.id));
  route(contract.showPaymentReceipt, target, (ctx, { params }) => showReceipt(ctx, params.id));
  route(contract.confirmOfflinePayment, target, (ctx, { params, body }) =>
    confirm(ctx, params.id, body.version),
  );
  route(contract.rejectOfflinePayment, target, (ctx, { params, body }) => reject(ctx, params.id, body));
  route(storeContract.getStorePayments, targetStore, (ctx, { params }) => readStorePayments(ctx, params.id));
  // The provider's page is opened without a transaction of the call.
  route(storeContract.payFromStore, {
    target: targetStore,
    before: (ctx, { params, body }) => payFromStore(ctx, params.id, body),
    handle: async (_ctx, _input, page) => page,
  });
  route(methodContract.listMethods, (ctx, { query }) => listMethods(ctx, query));
  route(methodContract.getMethod, (ctx, { params }) => methods.read(ctx, params.id));
  route(methodContract.createMethod, (ctx, { body }) => methods.create(ctx, body));
  route(methodContract.updateMethod, (ctx, { params, body }) => methods.update(ctx, params.id, body));
}
