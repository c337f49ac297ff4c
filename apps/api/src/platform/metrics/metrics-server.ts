import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { registry } from './metrics.ts';

/**
 * `/metrics` for Prometheus on a port of its own that visitors cannot reach, because it reveals routes, load and sales.
 */
export function buildMetricsServer(deps: Pick<Deps, 'files' | 'log' | 'pool'>): FastifyInstance {
  const app = Fastify({ loggerInstance: deps.log });
  const { contentType, read } = createMetricsReader(deps);
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await read()));
  return app;
}

type Source = Pick<Deps, 'files' | 'pool'>;

/** Due jobs only: a delayed job is not late. */
const OLDEST_JOB = `
  select coalesce(extract(epoch from now() - min(greatest(created_on, start_after))), 0)::float8 as seconds
  from jobs.job where state in ('created', 'retry') and start_after <= now()`;

/** Reads all metrics as text for Prometheus: those the process counts, and its state at the moment of the call. */
function createMetricsReader(source: Source): { contentType: string; read: () => Promise<string> } {
  const state = new Registry();
  collectDefaultMetrics({ register: state });
  addPoolGauges(state, source.pool);
  const oldestJob = new Gauge({
    name: 'errand_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited; -1 when the database does not tell',
    registers: [state],
    async collect() {
      const result = await source.pool.query<{ seconds: number }>(OLDEST_JOB).catch(() => null);
      oldestJob.set(result?.rows[0]?.seconds ?? -1);
    },
  });
  const storage = new Gauge({
    name: 'errand_storage_writable',
    help: 'Whether uploads can be stored: 1 or 0',
    registers: [state],
    async collect() {
      storage.set((await source.files.isWritable()) ? 1 : 0);
    },
  });
  const all = Registry.merge([registry, state]);
  return { contentType: all.contentType, read: () => all.metrics() };
}

function addPoolGauges(state: Registry, pool: pg.Pool): void {
  const gauges: [string, string, () => number][] = [
    ['errand_pool_connections', 'Connections of the database pool', () => pool.totalCount],
    ['errand_pool_idle', 'Idle connections of the database pool', () => pool.idleCount],
    ['errand_pool_waiting', 'Requests that wait for a database connection', () => pool.waitingCount],
    ['errand_pool_size', 'The most connections that the pool opens', () => pool.options.max],
  ];
  for (const [name, help, read] of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    state.registerMetric(gauge);
  }
}
