import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';

const RETRY_SECONDS = 120;

/**
 * During maintenance (`maintenance_mode`) the API rejects changes. Reading continues, so that customers can
 * track their orders.
 */
export function rejectDuringMaintenance(app: FastifyInstance, deps: Pick<Deps, 'settings'>): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/v1/')) return;
    if ((await deps.settings()).maintenance_mode) {
      throw new AppError('maintenance', { seconds: RETRY_SECONDS });
    }
  });
}
