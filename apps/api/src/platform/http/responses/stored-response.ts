import type { Endpoint, ParsedInput, StoredBy } from '@errand/contract';
import type { Point } from '@errand/domain/location';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, createCachedResponse } from '../../cache/index.ts';
import type { Deps } from '../../deps.ts';
import { type SharedRequest, sharedContext, sharedRequestOf } from '../context.ts';
import { parseInput } from '../parse-input.ts';
import type { Handler } from '../route.ts';
import { cacheHeaders } from './cache-headers.ts';
import { acceptedEncoding, compress, type Encoding } from './compress-responses.ts';
import { responseSchema } from './response-schema.ts';

/** What a stored response depends on. Its key is this object, serialized whole. */
type StoredRequest<E extends Endpoint> = { endpoint: string; input: ParsedInput<E>; shared: SharedRequest };

/**
 * Serves an endpoint from the cache of serialized responses. The handler gets the key, read back, and nothing else of the
 * request. So what the key does not contain, or loses in its serialization, cannot be in a response.
 */
export function createStoredHandle<E extends Endpoint>(endpoint: E, deps: Deps, handler: Handler<E>) {
  const cards = endpoint.cards && responseSchema(endpoint.cards);

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { params, query } = request;
    const key = JSON.stringify({
      endpoint: endpoint.name,
      input: parseInput(endpoint, { params, query, body: undefined }),
      shared: storedPart(endpoint, sharedRequestOf(deps, request)),
    } satisfies StoredRequest<E>);
    reply.headers(cacheHeaders(endpoint, deps, request));
    let isCreator = false;

    async function create() {
      isCreator = true;
      const { input, shared } = JSON.parse(key) as StoredRequest<E>;
      const tags = new Set<string>();
      const effects: (() => Promise<void>)[] = [];
      const response = await handler(
        {
          ...sharedContext(deps, shared),
          tag: (...more) => more.forEach((tag) => tags.add(tag)),
          onServe(effect) {
            effects.push(effect);
            return effect();
          },
        },
        input,
      );
      const isOfCards = (input as { query?: { fields?: 'card' } }).query?.fields === 'card';
      const text =
        cards && isOfCards
          ? reply.serializeInput(response as Record<string, unknown>, cards)
          : reply.serialize(response);
      return { response: createCachedResponse(text as string, effects), tags };
    }

    const { responses } = deps;
    const response = responses ? await responses.getOrCreate(key, create) : (await create()).response;
    if (!isCreator) for (const effect of response.effects) await effect();
    return send(request, reply, response);
  }

  return handle;
}

/** The request without the headers on which the response does not depend. */
function storedPart(
  { stored }: Endpoint,
  { zoneIds, moduleId, point, ...always }: SharedRequest,
): SharedRequest {
  const isBy = (name: StoredBy) => stored?.by.includes(name);
  return {
    ...always,
    zoneIds: isBy('zones') ? zoneIds : [],
    moduleId: isBy('module') ? moduleId : null,
    point: isBy('point') ? roundedPoint(point) : null,
  };
}

/** Rounds to a thousandth of a degree, like pages, so that nearby visitors share responses. */
function roundedPoint(point: Point | null): Point | null {
  return point && { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

async function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse) {
  const { headers } = request;
  reply.header('etag', response.etag);
  reply.header('vary', `${String(reply.getHeader('vary'))}, Accept-Encoding`);
  if (isCurrent(headers['if-none-match'], response.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding'], response.text.length);
  reply.type('application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = response.bodies.get(encoding) ?? bodyOf(response.text, encoding);
  response.bodies.set(encoding, body);
  return reply.send(await body);
}

async function bodyOf(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? Buffer.from(text) : compress(text, encoding);
}

/** Whether `If-None-Match` names the ETag; weak and strong tags compare as equal. */
function isCurrent(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => opaqueTagOf(tag) === opaqueTagOf(etag)) ?? false;
}

function opaqueTagOf(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
