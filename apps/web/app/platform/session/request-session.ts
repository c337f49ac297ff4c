import { isModuleType, type ModuleType } from '@errand/domain/modules';
import { COOKIES } from './keys.ts';

export type Language = 'en' | 'ar';
export type Theme = 'light' | 'dark';

/** The session in a request's cookies: all that a public page may depend on. */
export type RequestSession = {
  zoneIds: number[];
  module: { id: number; type: ModuleType } | null;
  language: Language;
  theme: Theme | null;
  /** "lat,lng" to three decimals. */
  cell: string | null;
  /** Categories that order the home page, ascending; empty on other pages, which are the same without them. */
  interests: number[];
};

/**
 * Parses the cookies; invalid values count as absent. `?lang=ar` chooses the language, and the server stores it in the
 * cookie.
 */
export function requestSession(request: Request): RequestSession {
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const theme = cookies.get(COOKIES.theme);
  const cell = cookies.get(COOKIES.cell);
  const { pathname, searchParams } = new URL(request.url);
  const requested = searchParams.get('lang');
  return {
    zoneIds: zoneIds(cookies.get(COOKIES.zoneIds)),
    module: chosenModule(cookies.get(COOKIES.module)),
    language:
      (requested === 'ar' || requested === 'en' ? requested : cookies.get(COOKIES.language)) === 'ar'
        ? 'ar'
        : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    interests: HOME.includes(pathname) ? categoryIds(cookies.get(COOKIES.interests)) : [],
    cell: cell && /^-?\d{1,2}\.\d{3},-?\d{1,3}\.\d{3}$/.test(cell) ? cell : null,
  };
}

/** The request headers of a page's loaders. */
export function sessionHeaders(session: RequestSession): Record<string, string | undefined> {
  const [latitude, longitude] = session.cell?.split(',') ?? [];
  return {
    zoneId: session.zoneIds.length > 0 ? JSON.stringify(session.zoneIds) : undefined,
    moduleId: session.module ? String(session.module.id) : undefined,
    'X-localization': session.language,
    latitude,
    longitude,
  };
}

/** The cache key of public pages: equal keys render equal pages. */
export function sessionKey(session: RequestSession): string {
  return [
    session.zoneIds.join('.'),
    session.module?.id ?? '',
    session.language,
    session.theme ?? '',
    session.cell ?? '',
    session.interests.join('.'),
  ].join('|');
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

function chosenModule(text: string | undefined): RequestSession['module'] {
  const [, id, type] = /^(\d{1,9}):(\w+)$/.exec(text ?? '') ?? [];
  return id && type && isModuleType(type) ? { id: Number(id), type } : null;
}
