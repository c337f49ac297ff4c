import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

export type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number;
  /** From the headers to the end of a body without files. */
  bodyMs: number;
  /** From the first byte of a request to the end of its body, files included. */
  requestMs: number;
  /** How often Node looks for requests beyond `headersMs` and `requestMs`. */
  checkMs: number;
  /** Open connections in total. */
  connections: number;
  /** Open connections from one address. */
  connectionsPerAddress: number;
};

/**
 * Without limits, unfinished requests occupy connections and memory forever. A checkout form has a few kB, which arrive
 * in 20 s on any usable line; 120 s carry the largest upload at 2 Mbit/s. A browser opens up to seven connections, so
 * one address serves more than a hundred visitors behind a shared router, and no address alone can take all.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  bodyMs: 20_000,
  requestMs: 120_000,
  checkMs: 5000,
  connections: 4000,
  connectionsPerAddress: 1000,
};

/** The limits that Node enforces itself. */
export function connectionOptions({
  headersMs,
  requestMs,
  checkMs,
}: ConnectionLimits): FastifyHttpOptions<Server> {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  };
}

/** Enforces the limits of bodies and connections. A proxy carries many visitors, so `isProxy` exempts its address. */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  app.server.maxConnections = limits.connections;
  const counts = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > limits.connectionsPerAddress) socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request) && !isUpload(request)) limitBody(request, reply, limits.bodyMs);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

function limitBody(request: FastifyRequest, reply: FastifyReply, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (request.raw.complete) return;
    if (reply.sent) request.raw.destroy();
    else reply.header('connection', 'close').send(new AppError('too_slow'));
  }, bodyMs);
  const clear = () => clearTimeout(timer);
  request.raw.once('end', clear).once('close', clear);
}
