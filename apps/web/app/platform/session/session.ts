import { setCookie } from '@errand/client/cookies.ts';
import type { Point } from '@errand/domain/location';
import { isModuleType, type ModuleType } from '@errand/domain/modules';
import { useSyncExternalStore } from 'react';
import { COOKIES, STORAGE } from './keys.ts';

export type ChosenModule = { id: number; module_type: ModuleType };

/** What this browser remembers about its visitor. */
export type Session = {
  token: string | null;
  guestId: string | null;
  /** The chosen place as text. */
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

/** The session as it stands; on the server always the empty one. */
export function readSession(): Session {
  if (typeof window === 'undefined') return NO_SESSION;
  current ??= load();
  return current;
}

/** The session, kept in step with other tabs. The server's and the first client render see the empty one. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => NO_SESSION);
}

/**
 * Changes parts of the session in local storage and in the cookies that mirror it. Only what changes is written:
 * another tab may have changed the rest a moment ago.
 */
export function saveSession(change: Partial<Session>): void {
  for (const part of Object.keys(change) as (keyof Session)[]) put(STORAGE[part], written(change, part));
  current = { ...(storageWorks() ? load() : readSession()), ...change };
  mirrorSession(current);
  for (const listener of listeners) listener();
}

/** What local storage says now, whichever tab wrote it. */
export function storedSession(): Session {
  return load();
}

/** False in browsers that forbid local storage: what a page remembers then ends with it. */
export function storageWorks(): boolean {
  try {
    return typeof localStorage.length === 'number';
  } catch {
    return false;
  }
}

function written(change: Partial<Session>, part: keyof Session): string | null {
  const value = change[part] ?? null;
  if (value === null || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : null;
  return JSON.stringify('latitude' in value ? { lat: value.latitude, lng: value.longitude } : value);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', reload);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', reload);
  };
}

/** Another tab changed something. */
function reload(): void {
  current = load();
  for (const listener of listeners) listener();
}

function load(): Session {
  const point = json(get(STORAGE.point)) as { lat?: unknown; lng?: unknown } | null;
  const module = json(get(STORAGE.module)) as { id?: unknown; module_type?: unknown } | null;
  const zones = json(get(STORAGE.zoneIds));
  return {
    token: get(STORAGE.token),
    guestId: get(STORAGE.guestId),
    location: get(STORAGE.location),
    point:
      point && Number.isFinite(Number(point.lat)) && Number.isFinite(Number(point.lng))
        ? { latitude: Number(point.lat), longitude: Number(point.lng) }
        : null,
    zoneIds: (Array.isArray(zones) ? zones : [zones])
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    module:
      module &&
      Number.isInteger(module.id) &&
      typeof module.module_type === 'string' &&
      isModuleType(module.module_type)
        ? { id: Number(module.id), module_type: module.module_type }
        : null,
  };
}

/** A cell of about 100 m: exact enough for distances and charges, coarse enough for a page to be shared. */
function cellOf(point: Point): string {
  return `${point.latitude.toFixed(3)},${point.longitude.toFixed(3)}`;
}

/** Tells the server by cookies what the first page depends on. */
export function mirrorSession(session: Session): void {
  setCookie(COOKIES.zoneIds, session.zoneIds.length > 0 ? JSON.stringify(session.zoneIds) : null);
  setCookie(COOKIES.module, session.module && `${session.module.id}:${session.module.module_type}`);
  setCookie(COOKIES.cell, session.point && cellOf(session.point));
}

function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden (private windows): the visit then simply is not remembered. */
function put(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}

function json(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
