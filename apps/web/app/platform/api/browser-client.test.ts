import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackOrder } from '@errand/contract/orders-track';
import { beforeEach, expect, test, vi } from 'vitest';

const session = vi.hoisted(() => ({ current: {} as Record<string, unknown> }));
vi.mock('#platform/session/index.ts', () => ({
  onSessionChange: () => () => {},
  readSession: () => session.current,
  saveSession: () => {},
}));
const { api, guestField } = await import('./browser-client.ts');

const sent: Record<string, string>[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers);
    return new Response('{}');
  });
});

const NOBODY = { token: null, guestId: null, zoneIds: [], module: null, point: null };
const call = () => api.call(trackOrder, { query: { order_id: 1 } });

// Requirements: API-01..06, API-08, API-09, API-36.
test('every request carries location, zones, module, visitor and language', async () => {
  session.current = {
    ...NOBODY,
    token: 'secret',
    zoneIds: [1, 2],
    module: { id: 3, module_type: 'food' },
    point: { latitude: 25.01, longitude: 56.02 },
  };
  await call();
  expect(sent[0]).toMatchObject({
    latitude: '25.01',
    longitude: '56.02',
    zoneid: '[1,2]',
    moduleid: '3',
    authorization: 'Bearer secret',
    'x-localization': 'ar',
    'x-software-id': expect.stringMatching(/^\d+$/),
    accept: 'application/json',
  });
  expect(guestField()).toEqual({});
});

// Requirements: API-63.
test('the storefront defines no API paths; it calls the endpoints of the contract', () => {
  const app = path.join(import.meta.dirname, '../..');
  const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] });
  expect(sources.length).toBeGreaterThan(500);
  const own = sources.filter((file) => /['"`]\/api\/v\d/.test(readFileSync(path.join(app, file), 'utf8')));
  expect(own).toEqual([]);
});

test('unknown values send no header; a guest sends an id in place of a token', async () => {
  session.current = { ...NOBODY, guestId: 'g1' };
  await call();
  for (const name of ['latitude', 'longitude', 'zoneid', 'moduleid', 'authorization'])
    expect(sent[0]).not.toHaveProperty(name);
  expect(guestField()).toEqual({ guest_id: 'g1' });
});
