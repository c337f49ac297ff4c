import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics.ts';

/** Observes every response. The label is the route, not the path, so that the number of labels is bounded. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requestSeconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
}
