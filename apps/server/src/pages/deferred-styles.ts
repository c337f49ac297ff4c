import { acceptedEncoding } from '@errand/api/platform/http';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from './page-cache.ts';
import { bodyOf, createPage, type Page } from './page-store.ts';
import type { Renderer } from './render.ts';

/** The address names the build and the rules, so its content never changes. */
const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
};

/** Serves the style rules that a page omits and requests after its first paint. */
export function serveDeferredStyles(
  app: FastifyInstance,
  renderer: Renderer,
  { cache, now }: { cache: PageCache; now: () => number },
): void {
  async function render({ deferredStyles }: { deferredStyles: string }): Promise<Page> {
    const css = renderer.deferredStyles(new URLSearchParams(deferredStyles));
    return createPage(css === null ? 404 : 200, [], Buffer.from(css ?? ''), now());
  }

  app.get('/assets/deferred-styles.css', async (request, reply) => {
    const { search } = new URL(request.url, 'http://localhost');
    const page = await cache.getOrRender({ deferredStyles: search }, render);
    if (page.status === 404) return reply.callNotFound();
    const encoding = acceptedEncoding(request.headers['accept-encoding'], page.bodies.identity.length);
    reply.headers(HEADERS);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await bodyOf(page, encoding));
  });
}
