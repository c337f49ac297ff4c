import type { Endpoint, ParsedInput, ResponseInput } from '@errand/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { readBody } from './body.ts';
import { contextOf, type RequestContext, type Viewer } from './context.ts';
import { parseInput } from './parse-input.ts';
import { cacheHeaders } from './responses/cache-headers.ts';
import { responseSchema } from './responses/response-schema.ts';
import { createStoredHandle } from './responses/stored-response.ts';

export type Handler<E extends Endpoint> = (
  ctx: RequestContext<keyof Deps>,
  input: ParsedInput<E>,
) => Promise<ResponseInput<E>>;
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
/** Resolves token and guest id to the viewer; `stale` for a token that is unknown, expired or blocked. */
export type ResolveViewer = (
  deps: Pick<Deps, 'db' | 'now' | 'pool'>,
  token: string | null,
  guestId: string | null,
) => Promise<Viewer | 'stale'>;

/**
 * Binds endpoints of the contract to handlers: access, input validation, a serializer compiled from the response's schema
 * that strips undeclared fields, cache headers, and the method override.
 */
export function createRoute(app: FastifyInstance, deps: Deps, resolveViewer: ResolveViewer): Route {
  return function route(endpoint, handler) {
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const schema = { response: { 200: responseSchema(endpoint.response) } };

    async function handle(request: FastifyRequest, reply: FastifyReply) {
      const { fields, uploads } = await readBody(request);
      const query = request.query as Record<string, unknown>;
      const viewer = await viewerOf(endpoint, deps, resolveViewer, request, guestIdOf(query, fields));
      const input = parseInput(endpoint, { params: request.params, query, body: fields });
      reply.headers(cacheHeaders(endpoint, deps, request));
      const response = await handler(contextOf(deps, request, viewer, uploads), input);
      // Fastify would send a string as plain text.
      return typeof response === 'string'
        ? reply.type('application/json; charset=utf-8').send(JSON.stringify(response))
        : response;
    }

    if (endpoint.stored) {
      app.route({ method: 'GET', url, schema, handler: createStoredHandle(endpoint, deps, handler) });
      return;
    }
    app.route({ method: endpoint.method, url, schema, handler: handle });
    if (endpoint.method === 'PUT' || endpoint.method === 'DELETE')
      overrideMethod(app, endpoint, url, schema, handle);
  };
}

/** Mobile clients send PUT and DELETE as POST with `_method`. */
function overrideMethod(
  app: FastifyInstance,
  endpoint: Endpoint,
  url: string,
  schema: object,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  app.post(url, { schema }, async (request, reply) => {
    const sent =
      (request.body as { _method?: unknown } | null)?._method ??
      (request.query as { _method?: unknown })._method;
    if (typeof sent !== 'string' || sent.toUpperCase() !== endpoint.method) throw new AppError('not_found');
    return handle(request, reply);
  });
}

export function guestIdOf(query: Record<string, unknown>, fields: Record<string, unknown>): string | null {
  const sent = query.guest_id ?? fields.guest_id;
  const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
  return text && text !== 'null' && text !== 'undefined' ? text : null;
}

export function tokenOf(request: FastifyRequest): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '');
  const token = match?.[1];
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}

async function viewerOf(
  endpoint: Endpoint,
  deps: Deps,
  resolveViewer: ResolveViewer,
  request: FastifyRequest,
  guestId: string | null,
): Promise<Viewer> {
  const token = tokenOf(request);
  if (!token && !guestId) {
    if (endpoint.access === 'customer') throw new AppError('unauthenticated');
    if (endpoint.access === 'guest') throw new AppError('guest_required');
    return { kind: 'nobody' };
  }
  const viewer = await resolveViewer(deps, token, guestId);
  if (viewer === 'stale') {
    if (endpoint.access !== 'public') throw new AppError('unauthenticated');
    return { kind: 'nobody' };
  }
  if (endpoint.access === 'customer' && viewer.kind !== 'customer') throw new AppError('unauthenticated');
  if (endpoint.access === 'guest' && viewer.kind === 'nobody') throw new AppError('guest_required');
  return viewer;
}
