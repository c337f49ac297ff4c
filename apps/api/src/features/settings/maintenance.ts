import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { settingsOf } from './settings.cache.ts';

const RETRY_SECONDS = 120;

/**
 * While the operator works on the shop (`maintenance_mode`), nothing can be changed through the API; reading goes on,
 * so that whoever ordered before can follow the order to the door.
 */
export function rejectDuringMaintenance(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/v1/')) return;
    if ((await settingsOf(deps)).maintenance_mode) {
      throw new AppError('maintenance', { seconds: RETRY_SECONDS });
    }
  });
}
