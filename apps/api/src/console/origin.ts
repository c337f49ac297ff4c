import { CONSOLE_HEADER, type ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/index.ts';
import type { ConsoleDeps } from './console-context.ts';

/** The console's origin: CONSOLE_URL, or the address that the browser called. */
export function consoleOrigin(
  { consoleUrl }: Pick<ConsoleDeps, 'consoleUrl'>,
  request: FastifyRequest,
): string {
  if (consoleUrl) return new URL(consoleUrl).origin;
  const called = `${request.protocol}://${request.host}`;
  return URL.canParse(called) ? new URL(called).origin : '';
}

/** The shop's origin: PUBLIC_URL, or its port on the host that the browser called. */
export function shopOrigin(
  { publicUrl, shopPort }: Pick<ConsoleDeps, 'publicUrl' | 'shopPort'>,
  request: FastifyRequest,
): string {
  if (publicUrl || shopPort === null) return publicUrl;
  const called = `${request.protocol}://${request.hostname}:${shopPort}`;
  return URL.canParse(called) ? new URL(called).origin : '';
}

/**
 * Throws `console_origin` for a request from another origin: a change without the console's header and origin, or a
 * read that the browser marks as cross-site or same-site. Ports share cookies, so the shop is another origin too.
 */
export function requireOwnOrigin(
  endpoint: Pick<ConsoleEndpoint, 'method'>,
  request: FastifyRequest,
  origin: string,
): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('console_origin');
  if (endpoint.method === 'GET') return;
  if (headers[CONSOLE_HEADER.toLowerCase()] !== '1' || headers.origin !== origin)
    throw new AppError('console_origin');
}
