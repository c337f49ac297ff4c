import { beforeEach, expect, test, vi } from 'vitest';
import type * as SessionModule from './session.ts';
import { matchesSession } from './use-reload-on-mismatch.ts';

/** The browser APIs that the session uses. */
function browser(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  const cookies: string[] = [];
  const localStorage = {
    get length() {
      return stored.size;
    },
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'http:' } }));
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  return { stored, cookies };
}

async function freshSession(): Promise<typeof SessionModule> {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => vi.unstubAllGlobals());

// Requirements: SESSION-05, STORAGE-01, STORAGE-02, STORAGE-06.
test('token, guest id and module are stored under the specified keys', async () => {
  const { stored, cookies } = browser();
  const { saveSession, readSession } = await freshSession();
  saveSession({ token: 'secret', guestId: 'guest-1', module: { id: 3, module_type: 'food' } });
  expect(Object.fromEntries(stored)).toEqual({
    token: 'secret',
    guest_id: 'guest-1',
    module: '{"id":3,"module_type":"food"}',
  });
  expect(cookies.join('\n')).toContain('module=3;');
  expect(cookies.join('\n')).not.toContain('secret');
  saveSession({ token: null });
  expect(stored.has('token')).toBe(false);
  expect(readSession()).toMatchObject({ token: null, guestId: 'guest-1' });
});

test('changes by another tab are not overwritten', async () => {
  const { stored } = browser({ guest_id: 'guest-1' });
  const { saveSession, readSession } = await freshSession();
  expect(readSession().token).toBeNull();
  stored.set('token', 'of the other tab');
  stored.set('zoneid', '[4]');
  saveSession({ module: { id: 3, module_type: 'food' } });
  expect(Object.fromEntries(stored)).toMatchObject({ token: 'of the other tab', zoneid: '[4]' });
  expect(readSession()).toMatchObject({ token: 'of the other tab', zoneIds: [4] });
});

test('without storage the session lasts as long as the page', async () => {
  browser();
  vi.stubGlobal('localStorage', null);
  const { saveSession, readSession } = await freshSession();
  saveSession({ token: 'secret' });
  saveSession({ guestId: 'guest-1' });
  expect(readSession()).toMatchObject({ token: 'secret', guestId: 'guest-1' });
});

test('a page matches the session only when location, module and language match', () => {
  const page = { zoneIds: [1, 2], moduleId: 3, language: 'en' as const };
  const stored = { zoneIds: [1, 2], module: { id: 3, module_type: 'food' as const } };
  expect(matchesSession(page, stored, 'en')).toBe(true);
  expect(matchesSession(page, stored, null)).toBe(true);
  expect(matchesSession(page, stored, 'ar')).toBe(false);
  expect(matchesSession(page, { ...stored, zoneIds: [1] }, 'en')).toBe(false);
  for (const module of [null, { id: 4, module_type: 'food' as const }])
    expect(matchesSession(page, { ...stored, module }, 'en')).toBe(false);
});
