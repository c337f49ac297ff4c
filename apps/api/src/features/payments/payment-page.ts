import { PAYMENT_PAGE_PATH } from '@errand/contract/payments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError, contextOf } from '../../platform/http/index.ts';
import { resolveViewer } from '../auth/index.ts';
import { startPayment } from './payments.service.ts';

type Query = Record<string, unknown>;

/** The page that mobile clients open in a browser after placing an order (contract, PAYMENT_PAGE_PATH). */
export function paymentPage(app: FastifyInstance, deps: Deps): void {
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
