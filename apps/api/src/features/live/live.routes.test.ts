import type { AddressInfo } from 'node:net';
import { addToCart, clearCart } from '@errand/contract/cart';
import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import { addToWishlist } from '@errand/contract/wishlist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeItem, makeSession } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.stop());

/** A subscribed device: its received events, and how to disconnect it. */
async function listen(who: { token?: string; guestId?: string }) {
  const stop = new AbortController();
  const events: unknown[] = [];
  const response = await fetch(
    `${origin}${LIVE_EVENTS_PATH}${who.guestId ? `?guest_id=${who.guestId}` : ''}`,
    {
      headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
      signal: stop.signal,
    },
  );
  const read = async () => {
    for await (const part of response.body ?? []) {
      for (const [, data] of Buffer.from(part)
        .toString()
        .matchAll(/^data: (.*)$/gm)) {
        events.push(JSON.parse(data ?? 'null'));
      }
    }
  };
  void read().catch(() => {});
  return { status: response.status, events, close: () => stop.abort() };
}

test('two devices of one account receive each other’s changes within a second, and other accounts do not', async () => {
  const item = await makeItem(api.db);
  const customer = await makeCustomer(api.db);
  const [phone, laptop] = [customer.token, await makeSession(api.db, customer.id)];
  const stranger = await makeCustomer(api.db);
  const devices = await Promise.all([phone, laptop, stranger.token].map((token) => listen({ token })));
  const begun = performance.now();
  const client = api.client({ token: phone, moduleId: item.moduleId });
  await client.call(
    addToCart,
    { query: {}, body: { item_id: item.id, quantity: 1 } },
    { headers: { 'x-client-id': 'phone' } },
  );
  const added = { kind: 'cart', module_id: item.moduleId, by: 'phone' };
  await expect.poll(() => devices[1]?.events).toEqual([added]);
  expect(performance.now() - begun).toBeLessThan(1000);
  await client.call(addToWishlist, { query: { item_id: item.id }, body: {} });
  await client.call(clearCart, { query: {} });
  const expected = [added, { kind: 'wishlist', by: null }, { ...added, by: null }];
  for (const device of devices.slice(0, 2)) await expect.poll(() => device.events).toEqual(expected);
  expect(devices[2]?.events).toEqual([]);
  for (const device of devices) device.close();
});

test('a guest subscribes by guest_id; a missing or ended identity is rejected', async () => {
  const item = await makeItem(api.db);
  const guest = await makeGuest(api.db);
  const device = await listen({ guestId: guest.id });
  const client = api.client({ guestId: guest.id, moduleId: item.moduleId });
  await client.call(addToCart, { query: {}, body: { item_id: item.id, quantity: 1 } });
  await expect.poll(() => device.events).toEqual([{ kind: 'cart', module_id: item.moduleId, by: null }]);
  device.close();
  for (const who of [{}, { guestId: 'made-up' }, { token: 'ended' }]) {
    const rejected = await listen(who);
    expect(rejected.status).toBe(401);
    rejected.close();
  }
});
