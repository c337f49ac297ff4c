import * as contract from '@errand/contract/newsletter';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Route } from '../../platform/http/index.ts';
import { readChoice, writeChoice } from './choice.service.ts';
import { openLink } from './click.service.ts';
import { unsubscribePage } from './newsletter-links.ts';
import { confirm, subscribe, undoUnsubscribe, unsubscribe } from './subscribe.service.ts';

export function newsletterRoutes(route: Route): void {
  route(contract.subscribeNewsletter, (ctx, { body }) => subscribe(ctx, body));
  route(contract.confirmNewsletter, (ctx, { body }) => confirm(ctx, body.key));
  route(contract.unsubscribeNewsletter, (ctx, { query }) => unsubscribe(ctx, query.key));
  route(contract.undoUnsubscribe, (ctx, { query }) => undoUnsubscribe(ctx, query.key));
  route(contract.getNewsletterChoice, (ctx) => readChoice(ctx));
  route(contract.setNewsletterChoice, (ctx, { body }) => writeChoice(ctx, body.subscribed));
}

/** What browsers open from a mail: the address of the one-click header, which ends nothing by itself, and counted links. */
export function newsletterPages(app: FastifyInstance, deps: Pick<Deps, 'db' | 'pool' | 'publicUrl'>): void {
  app.get<{ Querystring: { key?: unknown } }>(contract.UNSUBSCRIBE_PATH, async ({ query }, reply) => {
    const key = typeof query.key === 'string' ? query.key.slice(0, 120) : '';
    return reply.redirect(`${deps.publicUrl}${unsubscribePage(key)}`);
  });
  app.get<{ Params: { token: string } }>(`${contract.CLICK_PATH}/:token`, async ({ params }, reply) => {
    const address = await openLink(deps, params.token);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(address);
  });
}
