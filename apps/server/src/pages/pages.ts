import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { failurePage } from './failure-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPage, PageStore } from './page-store.ts';
import { createRenderer, webRequest } from './render.ts';
import { sendPage } from './send.ts';
import { inProcessTransport } from './transport.ts';

const FRESH_MS = 30_000;
const HTML: [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'no-store'],
];
const CACHE_BYTES = 96 * 1024 * 1024;

export type Pages = { invalidate(): void };

/**
 * The built storefront on the API's own port. Static files come first under their own addresses, so that a missing
 * picture never renders a page. Pages hold nothing personal (loaders know no token), so every one of them may be kept.
 */
export async function servePages(
  app: FastifyInstance,
  options: { buildFolder: string; publicUrl: string; now: () => number },
): Promise<Pages> {
  const { buildFolder, publicUrl, now } = options;
  const client = path.join(buildFolder, 'client');
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as ServerBuild;
  const renderer = createRenderer(build, inProcessTransport(app), publicUrl, 'production');
  const pages = createPageCache(new PageStore(CACHE_BYTES, FRESH_MS), now);

  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  for (const entry of readdirSync(client, { withFileTypes: true })) {
    if (entry.isFile()) serveFile(app, client, entry.name);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (isNoPage(request.url)) return reply.callNotFound();
      const web = webRequest(request);
      const render = async () => {
        const { status, headers, body } = await renderer.render(web);
        return createPage(status, headers, body, now());
      };
      const page = pages.get(`${request.method} ${renderer.keyOf(web)}`, render);
      const made = await page.catch((error: unknown) => {
        request.log.error({ err: error }, 'page failed');
        return createPage(
          500,
          HTML,
          Buffer.from(failurePage(request.headers.cookie ?? '', request.id)),
          now(),
        );
      });
      return sendPage(request, reply, made);
    },
  });

  return { invalidate: pages.invalidate };
}

/** Addresses that belong to the API or to files answer 404 as such, not with a rendered page. */
export function isNoPage(url: string): boolean {
  return /^\/(api|media|map|assets|docs)\//.test(url);
}

function serveFile(app: FastifyInstance, folder: string, file: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    // A browser that keeps an old worker keeps an old storefront.
    const maxAge = file === 'sw.js' ? 0 : '1d';
    scope.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge }));
  });
}
