import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { healthRoutes } from './health-routes.ts';
import type { Readiness } from './readiness.ts';

/** The HTTP server of a worker process, which serves only health checks and metrics. */
export function buildHealth(deps: Deps, readiness: Readiness): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, deps, readiness);
  return app;
}
