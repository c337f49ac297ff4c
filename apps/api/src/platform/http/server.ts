import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from './app-error.ts';
import { registerBodyParsers } from './body.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  limitConnections,
} from './connections/connection-limits.ts';
import { createProxyTrust } from './connections/trusted-proxies.ts';
import { handleErrors, type SetHeaders, sendFrameworkError } from './error-handler.ts';
import { buildSharedSerializers } from './responses/response-schema.ts';
import { FIELDS_BYTES, UPLOAD_LIMITS } from './uploads/read-multipart.ts';

export type ServerOptions = {
  /** Proxies whose forwarding headers are trusted, besides those on this machine: addresses or networks. */
  trustedProxies?: readonly string[];
  limits?: Partial<ConnectionLimits>;
};

/**
 * A server with the limits, the error form and the log of the shop and the console. `setHeaders` sets the security
 * headers of every response. Call `readBodies` after registering the hooks that may reject a request.
 */
export function createServer(
  log: FastifyBaseLogger,
  setHeaders: SetHeaders,
  options: ServerOptions,
): FastifyInstance {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const isProxy = createProxyTrust(options.trustedProxies ?? []);
  const app = Fastify({
    loggerInstance: log,
    trustProxy: isProxy,
    bodyLimit: FIELDS_BYTES,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendFrameworkError(setHeaders),
    schemaController: { compilersFactory: { buildSerializer: buildSharedSerializers } },
    ...connectionOptions(limits),
  });
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
  handleErrors(app);
  limitConnections(app, limits, isProxy);
  requireHost(app);
  return app;
}

const NAME = /^[\w.-]{1,253}(:\d{1,5})?$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/** Rejects a Host, or a trusted proxy's X-Forwarded-Host, that is no host name or address: it becomes part of URLs. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host !== '' && !NAME.test(host) && !IPV6.test(host)) throw new AppError('malformed_host');
  });
}

/** Parses JSON, forms and multipart bodies. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  registerBodyParsers(app);
}
