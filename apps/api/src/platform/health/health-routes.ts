import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openProbe } from '../db/index.ts';
import type { Deps } from '../deps.ts';

/** Whether this process should receive new requests. */
export type Readiness = {
  isStopping(): boolean;
  /** From now on `/readyz` responds with 503, while the process continues to serve. */
  stop(): void;
};

/**
 * `/healthz`: the process is alive. `/readyz`: it should receive requests, because its database responds and it is not
 * stopping. Unwritable storage is reported but does not fail the check. Browsing and most orders do not need it, and
 * all processes that share the storage would leave the load balancer at once.
 */
export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'files' | 'pool'>,
  readiness: Readiness = createReadiness(),
): void {
  const probe = openProbe(deps.pool.options.connectionString ?? '');
  app.addHook('onClose', probe.close);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.isStopping()) return reply.code(503).send({ status: 'stopping' });
    const [isReady, isWritable] = await Promise.all([probe.isReady(), deps.files.isWritable()]);
    const storage = isWritable ? 'writable' : 'unwritable';
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'database unreachable', storage });
  });
}

export function createReadiness(): Readiness {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}

/** The HTTP server of a worker process, which serves only health checks and metrics. */
export function buildHealth(deps: Deps, readiness: Readiness): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, deps, readiness);
  return app;
}
