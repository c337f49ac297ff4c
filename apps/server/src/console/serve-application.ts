import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleBrand } from '@errand/contract/console/brand';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consoleManifest, withConsoleBrand } from './console-brand.ts';

const NO_BUILD = `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><meta charset="utf-8"><title>Console</title>
<body style="font-family:system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem">
<h1>The console is not built yet</h1>
<p>Its API runs, but the application is missing. Build it with <code>npm run build</code> and start again.</p></body></html>`;

/**
 * Serves the built application of the console: its files, and its page with the shop's brand for every other address,
 * because the application has its own router. Without a build, a page explains what to do.
 */
export async function serveApplication(
  app: FastifyInstance,
  folder: string,
  brandOf: (request: FastifyRequest) => Promise<ConsoleBrand>,
): Promise<void> {
  const file = path.join(folder, 'index.html');
  const isBuilt = existsSync(file);
  const page = isBuilt ? readFileSync(file, 'utf8') : NO_BUILD;
  if (isBuilt) {
    await app.register(fastifyStatic, { root: folder, serve: false });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile() && entry.name !== 'index.html') {
        app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name, { maxAge: 0 }));
      }
    }
    if (existsSync(path.join(folder, 'assets'))) {
      await app.register(fastifyStatic, {
        root: path.join(folder, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        decorateReply: false,
      });
    }
  }
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(consoleManifest(await brandOf(request))),
  );
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    if (!isBuilt) return reply.code(503).send(page);
    return reply.send(withConsoleBrand(page, await brandOf(request)));
  });
}
