import { findLanguage, type LanguageCode, preferredLanguage } from '@errand/domain/language';
import { COOKIES } from './keys.ts';

export type Theme = 'light' | 'dark';

/**
 * All that a page may depend on besides the data of the shop. The cache key of a page is this object, serialized whole,
 * and the rendering gets nothing else of the request. So its values are JSON.
 */
export type PageInput = Readonly<{
  method: 'GET' | 'HEAD';
  /** The address of the shop, without a trailing slash: `PUBLIC_URL`, or the origin that the visitor called. */
  origin: string;
  /** Path and query, as a URL writes them. */
  address: string;
  zoneIds: readonly number[];
  moduleId: number | null;
  language: LanguageCode;
  theme: Theme | null;
  /** "lat,lng" to three decimals. */
  cell: string | null;
  /** Categories that order the home page, ascending; empty on other pages, which are the same without them. */
  interests: readonly number[];
}>;

/** The parts of a request from which the input is read. */
type PageRequest = {
  method: string;
  origin: string;
  /** The target of the request line. */
  target: string;
  cookie: string;
  /** The header of this name; empty without one. */
  acceptLanguage: string;
};

/**
 * Reads the input of a page from its request; invalid values count as absent. `?lang=ar` chooses the language, and the
 * server stores it in the cookie. A first visit is in the language that the browser prefers.
 */
export function pageInput({ method, origin, target, cookie, acceptLanguage }: PageRequest): PageInput {
  const { pathname, search, searchParams } = new URL(`http://shop${pathOf(target)}`);
  const cookies = parseCookies(cookie);
  const theme = cookies.get(COOKIES.theme);
  const cell = cookies.get(COOKIES.cell);
  return Object.freeze({
    method: method === 'HEAD' ? 'HEAD' : 'GET',
    origin,
    address: pathname + search,
    zoneIds: Object.freeze(zoneIds(cookies.get(COOKIES.zoneIds))),
    moduleId: moduleId(cookies.get(COOKIES.module)),
    language:
      findLanguage(searchParams.get('lang')) ??
      findLanguage(cookies.get(COOKIES.language)) ??
      preferredLanguage(acceptLanguage),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    cell: cell && /^-?\d{1,2}\.\d{3},-?\d{1,3}\.\d{3}$/.test(cell) ? cell : null,
    interests: Object.freeze(HOME.includes(pathname) ? categoryIds(cookies.get(COOKIES.interests)) : []),
  });
}

/** The request that React Router renders. It has no headers, so no loader can read one. */
export function pageRequest({ method, origin, address }: PageInput): Request {
  return new Request(new URL(origin).origin + address, { method });
}

/** The request headers of a page's loaders. */
export function inputHeaders(input: PageInput): Record<string, string | undefined> {
  const [latitude, longitude] = input.cell?.split(',') ?? [];
  return {
    zoneId: input.zoneIds.length > 0 ? JSON.stringify(input.zoneIds) : undefined,
    moduleId: input.moduleId === null ? undefined : String(input.moduleId),
    'X-localization': input.language,
    latitude,
    longitude,
  };
}

/** Path and query of a request's target. The host of its absolute form does not count. */
function pathOf(target: string): string {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    try {
      cookies.set(part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim()));
    } catch {}
  }
  return cookies;
}

/** The home page, and its data for a navigation in the browser. */
const HOME = ['/home', '/home.data'];
const MAX_INTERESTS = 24;

function categoryIds(text: string | undefined): number[] {
  if (!text || !/^\d{1,9}(\.\d{1,9})*$/.test(text)) return [];
  const ids = text
    .split('.')
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, MAX_INTERESTS);
}

function zoneIds(text: string | undefined): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(value) ? value : [])
      .filter((id): id is number => Number.isInteger(id) && id > 0)
      .slice(0, 20);
  } catch {
    return [];
  }
}

/** Cookies of earlier versions also name the type (`3:food`), which counts for nothing: the id has one type. */
function moduleId(text: string | undefined): number | null {
  const [, id] = /^(\d{1,9})(?::\w+)?$/.exec(text ?? '') ?? [];
  return id ? Number(id) : null;
}
