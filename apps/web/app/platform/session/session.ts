import { useBrowserValue } from '@errand/client/browser-value.ts';
import { setCookie } from '@errand/client/cookies.ts';
import { hasStorage, readStorage, readStoredText, writeStoredText } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { Point } from '@errand/domain/location';
import { isModuleType, type ModuleType } from '@errand/domain/modules';
import { mirrorInterests } from './interests.ts';
import { COOKIES, STORAGE } from './keys.ts';

export type ChosenModule = { id: number; module_type: ModuleType };

/** The session stored in this browser. */
export type Session = {
  token: string | null;
  guestId: string | null;
  /** The chosen location as text. */
  location: string | null;
  point: Point | null;
  zoneIds: number[];
  module: ChosenModule | null;
};

export const NO_SESSION: Session = {
  token: null,
  guestId: null,
  location: null,
  point: null,
  zoneIds: [],
  module: null,
};

const listeners = new Set<() => void>();
let current: Session | null = null;

/** The current session; always empty on the server. */
export function readSession(): Session {
  if (typeof window === 'undefined') return NO_SESSION;
  current ??= load();
  return current;
}

/** The session, synchronized across tabs. Server and first client render see the empty one. */
export function useSession(): Session {
  return useBrowserValue(onSessionChange, readSession, NO_SESSION);
}

/**
 * Updates parts of the session in local storage and the mirroring cookies. Only changed parts are written, because
 * another tab may have changed the rest. Where storage is full or forbidden the session ends with the page.
 */
export function saveSession(change: Partial<Session>): void {
  for (const part of Object.keys(change) as (keyof Session)[])
    writeStoredText('local', STORAGE[part], serialize(change, part));
  current = { ...(hasStorage('local') ? load() : readSession()), ...change };
  mirrorSession(current);
  for (const listener of listeners) listener();
}

/** Names the visitor within this browser; contains only a prefix of the token. */
export function visitorName(): string {
  const { token, guestId } = readSession();
  return token ? `customer ${token.slice(0, 8)}` : `guest ${guestId ?? ''}`;
}

/** The session as stored now, by any tab. */
export function storedSession(): Session {
  return load();
}

function serialize(change: Partial<Session>, part: keyof Session): string | null {
  const value = change[part] ?? null;
  if (value === null || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : null;
  return JSON.stringify('latitude' in value ? { lat: value.latitude, lng: value.longitude } : value);
}

/** Runs `listener` after the session has changed, in whatever tab. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', refreshSession);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refreshSession);
  };
}

/** Applies a change by another tab. */
export function refreshSession(): void {
  current = load();
  for (const listener of listeners) listener();
}

function load(): Session {
  return {
    token: readStoredText('local', STORAGE.token),
    guestId: readStoredText('local', STORAGE.guestId),
    location: readStoredText('local', STORAGE.location),
    point: readStorage('local', STORAGE.point, readPoint),
    zoneIds: readStorage('local', STORAGE.zoneIds, readIds),
    module: readStorage('local', STORAGE.module, readModule),
  };
}

function readPoint(stored: unknown): Point | null {
  const { lat, lng } = fieldsOf(stored);
  const [latitude, longitude] = [Number(lat), Number(lng)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

function readIds(stored: unknown): number[] {
  return (Array.isArray(stored) ? stored : [stored])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

function readModule(stored: unknown): ChosenModule | null {
  const { id, module_type: type } = fieldsOf(stored);
  const isKnown = Number.isInteger(id) && typeof type === 'string' && isModuleType(type);
  return isKnown ? { id: Number(id), module_type: type } : null;
}

/** A grid cell of about 100 m: exact enough for distances and fees, coarse enough for pages to be shared. */
function cellOf(point: Point): string {
  return `${point.latitude.toFixed(3)},${point.longitude.toFixed(3)}`;
}

/** Mirrors the session into the cookies that the first page depends on. */
export function mirrorSession(session: Session): void {
  setCookie(COOKIES.zoneIds, session.zoneIds.length > 0 ? JSON.stringify(session.zoneIds) : null);
  setCookie(COOKIES.module, session.module && String(session.module.id));
  setCookie(COOKIES.cell, session.point && cellOf(session.point));
  mirrorInterests(session.module);
}
