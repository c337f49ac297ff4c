import * as paymentsContract from '@errand/contract/payments';
import { PAYMENT_PAGE_PATH } from '@errand/contract/payments';
import { payStorePlan as payPlan } from '@errand/contract/registration';
import * as walletContract from '@errand/contract/wallet';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError, contextOf, type Route } from '../../platform/http/index.ts';
import { resolveViewer } from '../auth/index.ts';
import { handleReturn } from './handle-return.ts';
import { getOfflineDetails, listMethods, saveOfflineDetails } from './offline/offline.service.ts';
import { receiptRoute } from './offline/receipt.ts';
import { getUnpaidOrder, startPayment, switchToCash } from './payments.service.ts';
import { payStorePlan } from './plan-payment.service.ts';
import { addFund } from './top-up/add-fund.service.ts';
import { payOrderFromWallet } from './wallet-payment.service.ts';
import { handleWebhook } from './webhook.ts';

export function paymentRoutes(route: Route): void {
  route(paymentsContract.startPayment, (ctx, { body }) => startPayment(ctx, body));
  route(paymentsContract.payWithCash, (ctx, { body }) => switchToCash(ctx, body.order_id));
  route(paymentsContract.payWithWallet, (ctx, { body }) => payOrderFromWallet(ctx, body.order_id));
  route(payPlan, (ctx, { body }) => payStorePlan(ctx, body));
  route(walletContract.addFund, (ctx, { body }) => addFund(ctx, body));
  route(paymentsContract.getFailedPayment, (ctx, { query }) => getUnpaidOrder(ctx, query.order_id));
  route(paymentsContract.listOfflineMethods, (ctx) => listMethods(ctx));
  route(paymentsContract.getOfflinePayment, (ctx, { query }) => getOfflineDetails(ctx, query.order_id));
  route(paymentsContract.saveOfflinePayment, (ctx, { body }) =>
    saveOfflineDetails(ctx, body, 'payment_details_saved'),
  );
  route(paymentsContract.updateOfflinePayment, (ctx, { body }) =>
    saveOfflineDetails(ctx, body, 'payment_info_updated'),
  );
}

/** Routes outside of the contract: webhooks of payment providers, returning browsers, and private receipts. */
export function paymentPages(app: FastifyInstance, deps: Deps): void {
  paymentPage(app, deps);
  receiptRoute(app, deps);
  void app.register(async (scope) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    scope.post<{ Params: { provider: string } }>(
      `${paymentsContract.PAYMENT_WEBHOOK_PATH}/:provider`,
      async ({ params, body, headers }) => {
        await handleWebhook(
          deps,
          params.provider,
          body as Buffer,
          headers as Record<string, string | undefined>,
        );
        return { message: 'ok' };
      },
    );
  });

  app.get<{ Params: { id: string }; Querystring: { canceled?: string } }>(
    `${paymentsContract.PAYMENT_RETURN_PATH}/:id`,
    async ({ params, query }, reply) => {
      const page = await handleReturn(deps, params.id, query.canceled !== undefined);
      if (page.startsWith('/')) return reply.redirect(page, 303);
      // A provider may return by a form, whose policy allows no redirect to the origin of the console.
      return reply.header('refresh', `0; url=${page}`).type('text/html').send('');
    },
  );
}

type Query = Record<string, unknown>;

/** The page that mobile clients open in a browser after placing an order (contract, PAYMENT_PAGE_PATH). */
function paymentPage(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Query }>(PAYMENT_PAGE_PATH, async (request, reply) => {
    const { query } = request;
    const orderId = Number(textOf(query.order_id));
    const viewer = await resolveViewer(deps, null, textOf(query.customer_id));
    if (!Number.isInteger(orderId) || viewer === 'stale' || viewer.kind !== 'guest')
      throw new AppError('not_found');
    const ctx = contextOf(deps, request, viewer, []);
    const { redirect_link } = await startPayment(ctx, {
      order_id: orderId,
      payment_method: textOf(query.payment_method) ?? ctx.payments[0]?.name ?? '',
      callback: textOf(query.callback) ?? undefined,
    });
    return reply.redirect(redirect_link, 303);
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
