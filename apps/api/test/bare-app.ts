import type { FastifyInstance } from 'fastify';
import { resolveViewer } from '../src/features/auth/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createRoute, type Route } from '../src/platform/http/index.ts';
import { securityHeaders } from '../src/platform/http/security/security-headers.ts';
import { createServer, readBodies } from '../src/platform/http/server.ts';

/** A server with only the given endpoints. */
export async function bareApp(deps: Deps, routes: (route: Route) => void): Promise<FastifyInstance> {
  const app = createServer(deps.log, securityHeaders(deps.publicUrl), {});
  await readBodies(app);
  routes(createRoute(app, deps, resolveViewer));
  return app;
}
