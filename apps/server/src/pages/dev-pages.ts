import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { impersonatedCustomer, withImpersonationBanner } from './impersonation-banner.ts';
import { createPageOrigins } from './page-origin.ts';
import { createPage } from './page-store.ts';
import { isApiPath } from './pages.ts';
import { createRenderer, type PageSources } from './render.ts';
import { sendPage } from './send.ts';
import { inProcessTransport } from './transport.ts';

/** Serves the storefront from its sources with Vite inside this process, so that API and pages share one port. */
export async function serveDevPages(
  app: FastifyInstance,
  options: { webFolder: string; publicUrl: string; now: () => number; moduleType: PageSources['moduleType'] },
): Promise<{ stop(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: options.webFolder,
    configFile: path.join(options.webFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  const sources = { transport: inProcessTransport(app), moduleType: options.moduleType };
  const originOf = createPageOrigins(options.publicUrl, () => {});

  app.addHook('onRequest', async (request, reply) => {
    if (isApiPath(request.url) && !request.url.startsWith('/assets/')) return;
    const handled = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (handled) reply.hijack();
  });
  app.get('/*', async (request, reply) => {
    if (isApiPath(request.url)) return reply.callNotFound();
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const renderer = createRenderer(build, sources, 'development');
    const { origin } = originOf(request);
    const input = renderer.inputOf(request, origin);
    const { status, headers, body } = await renderer.render(input);
    // Vite inserts scripts of its own.
    reply.removeHeader('content-security-policy');
    const page = createPage(status, headers, body, options.now());
    const customer = impersonatedCustomer(request.headers.cookie ?? '');
    return sendPage(request, reply, withImpersonationBanner(page, customer, input.language, options.now()));
  });
  return { stop: () => vite.close() };
}
