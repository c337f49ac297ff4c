import { DEFAULT_LANGUAGE, type LanguageCode, languageFrom } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import type { FastifyRequest } from 'fastify';
import { isId } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { responseOrigin } from './response-origin.ts';

/** The caller: a signed-in customer, a guest with an id this server issued, or neither. */
export type Viewer =
  | {
      kind: 'customer';
      customerId: number;
      sessionHash: Buffer;
      /** A member of the staff views the account: the route binder (`route.ts`) rejects every write. */
      isReadOnly?: true;
    }
  | { kind: 'guest'; guestId: string }
  | { kind: 'nobody' };

/** A file of a multipart body. `bytes` is empty for one that was streamed. */
export type Upload = {
  field: string;
  filename: string;
  contentType: string;
  bytes: Buffer;
  streamed?: StreamedFile;
};

/** A file that was streamed to the private files instead of being held in memory. */
export type StreamedFile = {
  /** Its key among the private files. */
  key: string;
  /** The SHA-256 of its bytes in hex. */
  hash: string;
  /** Its first bytes, by which its type is known. */
  start: Buffer;
};

/** Viewer, language and place of a request. */
type RequestData = {
  /** The origin of URLs in the response (`responseOrigin`). */
  publicUrl: string;
  /** PUBLIC_URL, or '' for relative URLs. For URLs that are sent to others than the caller. */
  configuredUrl: string;
  viewer: Viewer;
  language: LanguageCode;
  zoneIds: number[];
  moduleId: number | null;
  /** The location the visitor has chosen. */
  point: Point | null;
  requestId: string;
  idempotencyKey: string | null;
  userAgent: string;
  /** `X-Client-Id`: the browser tab of the request. Live events skip it, since it already shows its own change. */
  clientId: string | null;
  /** The caller's network address, for rate limits. */
  address: string;
  uploads: Upload[];
  /** Adds tags of the response, such as `item:12`. A cached response is dropped when one of its tags changes. */
  tag: (...tags: string[]) => void;
  /** Runs an effect of the request, and again whenever the cached response is served. */
  onServe: (effect: () => Promise<void>) => Promise<void>;
};

/**
 * All of a request that a response for everyone may depend on. The key of a cached response is this object, serialized
 * whole, and its handler gets nothing else of the request. So its values are JSON.
 */
export type SharedRequest = Pick<RequestData, 'publicUrl' | 'language' | 'zoneIds' | 'moduleId' | 'point'>;

/** For responses that are not cached. */
const UNCACHED: Pick<RequestData, 'tag' | 'onServe'> = { tag() {}, onServe: (effect) => effect() };

/** The context of a use case: the request, and the parts of the process it names, as in `RequestContext<'db' | 'now'>`. */
export type RequestContext<Parts extends keyof Deps = never> = RequestData & Pick<Deps, Parts>;

/** `customer:12` or `guest:<id>`, as stored in carts and orders; null for an anonymous viewer. */
export function ownerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'customer') return `customer:${viewer.customerId}`;
  if (viewer.kind === 'guest') return `guest:${viewer.guestId}`;
  return null;
}

/** The customer id of an owner; null for guests. */
export function customerIdOf(owner: string): number | null {
  return Number(/^customer:(\d{1,9})$/.exec(owner)?.[1]) || null;
}

export function contextOf(
  deps: Deps,
  request: FastifyRequest,
  viewer: Viewer,
  uploads: Upload[],
): RequestContext<keyof Deps> {
  const { headers } = request;
  return {
    ...deps,
    settings: once(deps.settings),
    ...sharedRequestOf(deps, request),
    configuredUrl: deps.publicUrl,
    viewer,
    requestId: request.id,
    idempotencyKey: single(headers['idempotency-key'])?.slice(0, 200) || null,
    userAgent: (headers['user-agent'] ?? '').slice(0, 200),
    clientId: single(headers['x-client-id'])?.slice(0, 40) || null,
    address: request.ip,
    uploads,
    ...UNCACHED,
  };
}

export function sharedRequestOf(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  request: FastifyRequest,
): SharedRequest {
  const { headers } = request;
  return {
    publicUrl: responseOrigin(publicUrl, request),
    language: languageOf(headers['x-localization']),
    zoneIds: zoneIdsOf(headers.zoneid),
    moduleId: moduleIdOf(headers.moduleid),
    point: pointOf(headers.latitude, headers.longitude),
  };
}

/** The context of a response for everyone. */
export function sharedContext(deps: Deps, shared: SharedRequest): RequestContext<keyof Deps> {
  return { ...systemContext(deps), ...shared };
}

/** The context of work outside of requests: jobs, events, the demo's simulation. */
export function systemContext(deps: Deps): RequestContext<keyof Deps> {
  return {
    ...deps,
    settings: once(deps.settings),
    configuredUrl: deps.publicUrl,
    viewer: { kind: 'nobody' },
    language: DEFAULT_LANGUAGE,
    zoneIds: [],
    moduleId: null,
    point: null,
    requestId: 'system',
    idempotencyKey: null,
    userAgent: '',
    clientId: null,
    address: '',
    uploads: [],
    ...UNCACHED,
  };
}

/** Loads at most once, when the value is needed first. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

type Header = string | string[] | undefined;

function single(header: Header): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

export function languageOf(header: Header): LanguageCode {
  return languageFrom(single(header));
}

/** Parses `[1,2]` or a single number. Values that cannot be ids count as absent. */
export function zoneIdsOf(header: Header): number[] {
  const text = single(header);
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    return list.map(Number).filter(isId).slice(0, 50);
  } catch {
    return [];
  }
}

function moduleIdOf(header: Header): number | null {
  const id = Number(single(header));
  return isId(id) ? id : null;
}

function pointOf(latitude: Header, longitude: Header): Point | null {
  if (!single(latitude) || !single(longitude)) return null;
  const point = { latitude: Number(single(latitude)), longitude: Number(single(longitude)) };
  const valid = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return valid ? point : null;
}

/** The id of the signed-in customer. Throws `unauthenticated` for any other viewer. */
export function requireCustomerId(ctx: RequestContext): number {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  return ctx.viewer.customerId;
}
