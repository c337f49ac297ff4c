import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the application of the console from its sources with Vite, beside the API on the console's port. */
export async function serveDevApplication(
  app: FastifyInstance,
  folder: string,
): Promise<{ stop(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return;
    // Removes the console's headers, because its policy would block the scripts that Vite inserts.
    const handled = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (handled) reply.hijack();
  });
  app.get('/*', (_request, reply) => reply.callNotFound());
  return { stop: () => vite.close() };
}
