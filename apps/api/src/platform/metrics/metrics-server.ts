import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createMetricsReader } from './process-metrics.ts';

/**
 * `/metrics` for Prometheus on a port of its own that visitors cannot reach, because it reveals routes, load and sales.
 */
export function buildMetricsServer(deps: Pick<Deps, 'files' | 'log' | 'pool'>): FastifyInstance {
  const app = Fastify({ loggerInstance: deps.log });
  const { contentType, read } = createMetricsReader(deps);
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await read()));
  return app;
}
