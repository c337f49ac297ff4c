import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError, documentPolicy } from '../../platform/http/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { BANK_CHOICES, choose, requireCharge } from './bank.service.ts';
import { bankPage, leftPage } from './bank-page.ts';

/** The form redirects back to the shop, which may have another address than this page. */
function policy(returnUrl: string): string {
  const shop = URL.parse(returnUrl)?.origin;
  return documentPolicy({
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'form-action': ["'self'", ...(shop ? [shop] : [])],
  });
}

type Params = { Params: { reference: string } };

/** The hosted page of the demo bank, at the URL returned by `create`. */
export function demoBankRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'settings'>,
): void {
  app.get<Params>('/demo-bank/pay/:reference', async ({ params }, reply) => {
    const charge = await requireCharge(deps, params.reference);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-security-policy', policy(charge.returnUrl));
    return bankPage(charge, await moneyStyle(deps));
  });

  app.post<Params>('/demo-bank/pay/:reference', async ({ params, body }, reply) => {
    const charge = await requireCharge(deps, params.reference);
    const sent = (body as { choice?: string } | null)?.choice;
    const choice = BANK_CHOICES.find((one) => one === sent);
    if (!choice) throw new AppError('validation', {}, 'choice');
    const { isReturning } = await choose(deps, charge, choice);
    if (isReturning) return reply.redirect(charge.returnUrl, 303);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(charge.returnUrl))
      .send(leftPage(charge));
  });
}
