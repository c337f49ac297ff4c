import type { Endpoint, Method, ParsedInput, ResponseInput } from '@errand/contract';
import type { LanguageCode } from '@errand/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { readBody } from './body.ts';
import {
  contextOf,
  languageOf,
  type RequestContext,
  sharedContext,
  sharedRequestOf,
  type Viewer,
} from './context.ts';
import { parseInput } from './parse-input.ts';
import { isReadOnly, requireChangeable, runReadOnly } from './read-only.ts';
import { cacheHeaders } from './responses/cache-headers.ts';
import { responseSchema } from './responses/response-schema.ts';
import { createStoredHandle } from './responses/stored-response.ts';
import type { MultipartBody } from './uploads/read-multipart.ts';

/** Serves the calls of an endpoint. */
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
  language?: LanguageCode,
) => Promise<Viewer | 'stale'>;

/**
 * Binds endpoints of the contract to handlers: access, input validation, a serializer compiled from the response's
 * schema that strips undeclared fields, cache headers, and the method override. Files are read only for endpoints that
 * accept them, from callers who may send them.
 */
export function createRoute(app: FastifyInstance, deps: Deps, resolveViewer: ResolveViewer): Route {
  return function route(endpoint, handler) {
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const schema = { response: { 200: responseSchema(endpoint.response) } };

    const known = new WeakMap<FastifyRequest, Viewer>();

    /** The viewer by token or guest id, once per request. */
    async function identify(request: FastifyRequest, fields: Record<string, unknown>): Promise<Viewer> {
      const guestId = guestIdOf(request.query as Record<string, unknown>, fields);
      const viewer = known.get(request) ?? (await viewerOf(endpoint, deps, resolveViewer, request, guestId));
      known.set(request, viewer);
      requireChangeable(endpoint, viewer);
      return viewer;
    }

    /** Rejects before the body is read, unless a guest id may be in it. */
    async function onRequest(request: FastifyRequest) {
      const isIdentified = tokenOf(request) ?? guestIdOf(request.query as Record<string, unknown>, {});
      if (isIdentified || endpoint.access === 'customer') await identify(request, {});
    }

    async function acceptFiles(request: FastifyRequest, fields: Record<string, unknown>) {
      if (!endpoint.multipart) throw new AppError('files_not_accepted');
      await identify(request, fields);
    }

    async function handle(request: FastifyRequest, reply: FastifyReply, isCalled = isAlwaysCalled) {
      const body = await readBody(request, (fields) => acceptFiles(request, fields));
      try {
        if (!isCalled(request, body)) throw new AppError('not_found');
        return await respond(request, reply, body);
      } finally {
        await body.release();
      }
    }

    async function respond(request: FastifyRequest, reply: FastifyReply, { fields, uploads }: MultipartBody) {
      const viewer = await identify(request, fields);
      const query = request.query as Record<string, unknown>;
      const input = parseInput(endpoint, { params: request.params, query, body: fields });
      reply.headers(cacheHeaders(endpoint, deps, request));
      const ctx = endpoint.cache
        ? sharedContext(deps, sharedRequestOf(deps, request))
        : contextOf(deps, request, viewer, uploads);
      const response = await (isReadOnly(viewer) && !endpoint.readOnly
        ? runReadOnly(ctx, (inside) => handler(inside, input))
        : handler(ctx, input));
      // Fastify would send a string as plain text instead of JSON.
      return typeof response === 'string'
        ? reply.type('application/json; charset=utf-8').send(JSON.stringify(response))
        : response;
    }

    if (endpoint.stored) {
      app.route({ method: 'GET', url, schema, handler: createStoredHandle(endpoint, deps, handler) });
      return;
    }
    const { method } = endpoint;
    app.route({ method, url, schema, onRequest, handler: (request, reply) => handle(request, reply) });
    if (method !== 'PUT' && method !== 'DELETE') return;
    const isOverridden = createIsOverridden(method);
    app.post(url, { schema, onRequest }, (request, reply) => handle(request, reply, isOverridden));
  };
}

type IsCalled = (request: FastifyRequest, body: MultipartBody) => boolean;

const isAlwaysCalled: IsCalled = () => true;

/** Mobile clients send PUT and DELETE as POST with `_method`, in the body or the query. */
function createIsOverridden(method: Method): IsCalled {
  return ({ query }, { fields }) => {
    const sent = fields._method ?? (query as { _method?: unknown })._method;
    return typeof sent === 'string' && sent.toUpperCase() === method;
  };
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
  const viewer = await resolveViewer(deps, token, guestId, languageOf(request.headers['x-localization']));
  if (viewer === 'stale') {
    if (endpoint.access !== 'public') throw new AppError('unauthenticated');
    return { kind: 'nobody' };
  }
  if (endpoint.access === 'customer' && viewer.kind !== 'customer') throw new AppError('unauthenticated');
  if (endpoint.access === 'guest' && viewer.kind === 'nobody') throw new AppError('guest_required');
  return viewer;
}
