import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { healthRoutes } from './health-routes.ts';

/** The HTTP side of a process that serves no requests of the shop: whether it lives and its metrics. */
export function buildHealth(deps: Deps): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, deps);
  return app;
}
