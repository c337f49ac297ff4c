import type { FastifyInstance } from 'fastify';
import { openProbe } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { createReadiness, type Readiness } from './readiness.ts';

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
