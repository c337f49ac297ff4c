import path from 'node:path';
import type { Deps } from '@errand/api';
import { buildConsole, shopOrigin } from '@errand/api/console';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env/env.ts';
import { serveIcons } from '../icons/serve-icons.ts';
import { mapOrigins } from '../maps-settings.ts';
import type { Reporter } from '../reporter.ts';
import { StartError } from '../start-error.ts';
import { recordConsoleAddress } from './console-address.ts';
import { consoleBrand } from './console-brand.ts';
import { consolePort } from './console-port.ts';
import { serveApplication } from './serve-application.ts';

export type StartedConsole = { url: string; stop: () => Promise<unknown> };

/**
 * Starts the console on its own port: its API and its application, built or (with `--dev`) from sources. Returns null
 * if the console is off, or if the port after the shop's is taken and CONSOLE_PORT is not set.
 */
export async function startConsole(
  deps: Deps,
  env: Env,
  {
    folder,
    dev,
    shopPort,
    reporter,
  }: {
    /** The folder of the build, or of the sources with `dev`. */
    folder: string;
    dev: boolean;
    shopPort: number;
    reporter: Pick<Reporter, 'info'>;
  },
): Promise<StartedConsole | null> {
  const port = consolePort(env);
  if (port === null) return null;
  const consoleDeps = { ...deps, shopPort };
  const brandOf = async (request: FastifyRequest) =>
    consoleBrand(await deps.settings(), shopOrigin(consoleDeps, request));
  const app = await buildConsole(consoleDeps, {
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    mapOrigins: mapOrigins(env),
  });
  const iconOf = async (request: FastifyRequest) => (await brandOf(request)).icon;
  serveIcons(app, iconOf);
  const vite = dev ? await serveDevApplication(app, folder) : null;
  if (!vite) await serveApplication(app, folder, brandOf);
  try {
    await app.listen({ port, host: env.HOST });
  } catch (error) {
    await app.close();
    await vite?.stop();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (env.CONSOLE_PORT !== undefined)
      throw new StartError(`Port ${port} is taken: choose another CONSOLE_PORT, or CONSOLE_PORT=off.`);
    reporter.info(`The console is off: port ${port} is taken. Set CONSOLE_PORT to a free one.`);
    return null;
  }
  const url = env.CONSOLE_URL ?? `http://localhost:${boundPort(app, port)}`;
  const forget = recordConsoleAddress(env.DATA_DIR, url);
  return {
    url,
    stop: async () => {
      forget();
      await vite?.stop();
      await app.close();
    },
  };
}

/** Serves the application of the console from its sources with Vite, beside the API on the console's port. */
async function serveDevApplication(app: FastifyInstance, folder: string): Promise<{ stop(): Promise<void> }> {
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

function boundPort(app: FastifyInstance, asked: number): number {
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? bound.port : asked;
}
