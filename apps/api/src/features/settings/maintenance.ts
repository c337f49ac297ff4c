import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { settingsOf } from './settings.cache.ts';

const RETRY_SECONDS = 120;

/**
 * During maintenance (`maintenance_mode`) the API rejects changes. Reading continues, so that customers can
 * track their orders.
 */
export function rejectDuringMaintenance(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'events' | 'log' | 'now'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/v1/')) return;
    if ((await settingsOf(deps)).maintenance_mode) {
      throw new AppError('maintenance', { seconds: RETRY_SECONDS });
    }
  });
}
