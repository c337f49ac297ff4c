import * as contract from '@errand/contract/unsubscribe';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { Route } from '../../../platform/http/index.ts';
import { readSubscription, unsubscribeByClick, writeSubscription } from './unsubscribe.service.ts';

export function unsubscribeRoutes(route: Route): void {
  route(contract.getSubscription, (ctx, { query }) => readSubscription(ctx, query));
  route(contract.setSubscription, (ctx, { body: { subscribed, ...link } }) =>
    writeSubscription(ctx, link, subscribed),
  );
}

/**
 * The address to which mail programs post to end messages by one click (RFC 8058), without a cookie. Its body says only that,
 * as a form or multipart, so it is not read. A GET of the same address opens a page, and ends nothing.
 */
export function oneClickRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null, null));
    scope.post(contract.UNSUBSCRIBE_PATH, async ({ query }) => {
      await unsubscribeByClick(deps, query);
      return { message: 'ok' };
    });
  });
}
