import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counters of the process. One registry, because there is one process. */
export const registry = new Registry();
const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to response',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers,
});

export const openStreams = new Gauge({
  name: 'errand_event_streams_open',
  help: 'Open event streams',
  registers,
});

export const cacheReads = new Counter({
  name: 'errand_cache_reads_total',
  help: 'Reads of the caches, by result: hit, shared (with a concurrent miss) or miss',
  labelNames: ['cache', 'result'],
  registers,
});

export const ordersPlaced = new Counter({
  name: 'errand_orders_placed_total',
  help: 'Placed orders and booked trips',
  labelNames: ['endpoint'],
  registers,
});

export const paymentsSettled = new Counter({
  name: 'errand_payments_settled_total',
  help: 'Payments by provider and final status',
  labelNames: ['provider', 'status'],
  registers,
});

export const moneyDifferences = new Gauge({
  name: 'errand_money_differences',
  help: 'Orders, top-ups, balances, statements and movements at providers that the books differ from, at the last nightly comparison in this process',
  registers,
});

/** Observes every response. The label is the route, not the path, so that the number of labels is bounded. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requestSeconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
}
