import {
  getFailedPayment,
  getOfflinePayment,
  listOfflineMethods,
  PAYMENT_RETURN_PATH,
  PAYMENT_WEBHOOK_PATH,
  payWithCash,
  payWithWallet,
  saveOfflinePayment,
  startPayment,
  updateOfflinePayment,
} from '@errand/contract/payments';
import { addFund } from '@errand/contract/wallet';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Route } from '../../platform/http/index.ts';
import { addVisitorFund } from './add-fund.service.ts';
import { comeBack } from './come-back.ts';
import { hear } from './hear.ts';
import { getTold, listMethods, tellOfflinePayment } from './offline.service.ts';
import { paymentPage } from './payment-page.ts';
import { getUnpaidOrder, startVisitorPayment, switchToCash } from './payments.service.ts';
import { payFromVisitorWallet } from './wallet-payment.service.ts';

export function paymentRoutes(route: Route): void {
  route(startPayment, (ctx, { body }) => startVisitorPayment(ctx, body));
  route(payWithCash, (ctx, { body }) => switchToCash(ctx, body.order_id));
  route(payWithWallet, (ctx, { body }) => payFromVisitorWallet(ctx, body.order_id));
  route(addFund, (ctx, { body }) => addVisitorFund(ctx, body));
  route(getFailedPayment, (ctx, { query }) => getUnpaidOrder(ctx, query.order_id));
  route(listOfflineMethods, (ctx) => listMethods(ctx));
  route(getOfflinePayment, (ctx, { query }) => getTold(ctx, query.order_id));
  route(saveOfflinePayment, (ctx, { body }) => tellOfflinePayment(ctx, body, 'payment_told'));
  route(updateOfflinePayment, (ctx, { body }) => tellOfflinePayment(ctx, body, 'payment_info_updated'));
}

/** What providers and their pages call: messages in their own form, and browsers that come back. */
export function paymentPages(app: FastifyInstance, deps: Deps): void {
  paymentPage(app, deps);
  void app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    scope.post<{ Params: { provider: string } }>(
      `${PAYMENT_WEBHOOK_PATH}/:provider`,
      async ({ params, body, headers }) => {
        await hear(deps, params.provider, body as Buffer, headers as Record<string, string | undefined>);
        return { message: 'ok' };
      },
    );
  });

  app.get<{ Params: { id: string }; Querystring: { canceled?: string } }>(
    `${PAYMENT_RETURN_PATH}/:id`,
    async ({ params, query }, reply) => {
      return reply.redirect(await comeBack(deps, params.id, query.canceled !== undefined), 303);
    },
  );
}
