import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const NAME = /^[\w.-]{1,253}(:\d{1,5})?$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/** Rejects a Host, or a trusted proxy's X-Forwarded-Host, that is no host name or address: it becomes part of URLs. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host !== '' && !NAME.test(host) && !IPV6.test(host)) throw new AppError('malformed_host');
  });
}
