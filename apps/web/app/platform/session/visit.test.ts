import { beforeEach, expect, test, vi } from 'vitest';

function storageOf(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  return {
    stored,
    area: {
      get length() {
        return stored.size;
      },
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    },
  };
}

function browser(local: Record<string, string> = {}) {
  const [device, visit] = [storageOf(local), storageOf()];
  const removed: string[] = [];
  const cookies: string[] = [];
  vi.stubGlobal('localStorage', device.area);
  vi.stubGlobal('sessionStorage', visit.area);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { protocol: 'http:' } }));
  vi.stubGlobal('document', {
    documentElement: { style: { removeProperty: (name: string) => void removed.push(name) } },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  return { device: device.stored, visit: visit.stored, removed, cookies };
}

async function fresh() {
  vi.resetModules();
  const [visit, leaving] = await Promise.all([import('./visit-orders.ts'), import('./clear-visitor.ts')]);
  return { ...visit, ...leaving };
}

beforeEach(() => vi.unstubAllGlobals());

test('the orders a guest placed during the visit are stored, and those of another guest replaced', async () => {
  browser();
  const { readVisitOrders, storeVisitOrder, clearVisitOrders } = await fresh();
  expect(readVisitOrders()).toBeNull();
  storeVisitOrder('guest-1', 7);
  storeVisitOrder('guest-1', 9);
  expect(readVisitOrders()).toEqual({ guestId: 'guest-1', orderIds: [7, 9] });
  storeVisitOrder('guest-2', 11);
  expect(readVisitOrders()).toEqual({ guestId: 'guest-2', orderIds: [11] });
  clearVisitOrders();
  expect(readVisitOrders()).toBeNull();
});

// Requirements: SESSION-25.
test('clearing the visitor deletes token, guest id, address, interests and drafts; zone and module stay', async () => {
  const { device, visit, removed, cookies } = browser({
    token: 'secret',
    guest_id: 'guest-1',
    location: '12 Lantern Street',
    currentLatLng: '{"lat":25.1,"lng":55.2}',
    zoneid: '[1]',
    module: '{"id":3,"module_type":"food"}',
    'language-setting': 'ar',
    interests: '{"3":[7]}',
  });
  visit.set('checkout-draft-cart-3', '{"contact":"Sam"}');
  const { clearVisitor } = await fresh();
  clearVisitor();
  expect(Object.fromEntries(device)).toEqual({
    zoneid: '[1]',
    module: '{"id":3,"module_type":"food"}',
    'language-setting': 'ar',
  });
  expect([visit.size, removed]).toEqual([0, ['--place', '--place-direction']]);
  for (const name of ['cell', 'interests'])
    expect(cookies.findLast((text) => text.startsWith(`${name}=`))).toMatch(/=;|max-age=0/i);
});
