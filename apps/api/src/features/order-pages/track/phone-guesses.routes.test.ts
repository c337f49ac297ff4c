import {
  getLastLocation,
  getOrderDetails,
  ORDER_EVENTS_PATH,
  trackOrder,
} from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, makeShop, placeOne } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { attempts } from '../../auth/auth.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const RIGHT = CONTACT.contact_person_number;
const WRONG = '+971509999999';
const UNKNOWN = 987_654;

/** Requests an order by its number and a phone, from a network address. */
function requestOrder(order: number, phone: string, remoteAddress: string, path: string = trackOrder.path) {
  const query = new URLSearchParams({ order_id: String(order), contact_number: phone });
  return api.inject({ url: `${path}?${query}`, remoteAddress });
}

async function statuses(times: number, order: number, phone: string, remoteAddress: string) {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push((await requestOrder(order, phone, remoteAddress)).statusCode);
  return found;
}

async function placed(): Promise<number> {
  return (await placeOne(api, await makeShop(api))).orderId;
}

test('wrong phones for an order are rate-limited with a growing wait, but not for the owner at another address', async () => {
  const [order, stranger] = [await placed(), '203.0.113.1'];
  expect(await statuses(6, order, WRONG, stranger)).toEqual([404, 404, 404, 404, 404, 429]);
  const rejected = await requestOrder(order, RIGHT, stranger);
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '10']);
  expect(await statuses(8, order, RIGHT, '203.0.113.2')).toEqual(Array(8).fill(200));
  api.clock.advance(10_000);
  expect(await statuses(1, order, WRONG, stranger)).toEqual([404]);
  expect((await requestOrder(order, WRONG, stranger)).headers['retry-after']).toBe('20');
  api.clock.advance(20_000);
  expect(await statuses(2, order, RIGHT, stranger)).toEqual([200, 200]);
});

test('a wrong phone, an unknown order and an impossible number get the same response, also during the wait', async () => {
  const [order, stranger] = [await placed(), '203.0.113.3'];
  const responses = await Promise.all(
    [order, UNKNOWN, 2 ** 40].map(async (number) => {
      const first = await requestOrder(number, WRONG, stranger);
      await statuses(4, number, WRONG, stranger);
      const last = await requestOrder(number, WRONG, stranger);
      return [first.statusCode, first.body, last.statusCode, last.body, last.headers['retry-after']];
    }),
  );
  expect(responses[0]?.[2]).toBe(429);
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
});

test('every tracking endpoint shares the limit, and of twenty concurrent guesses only five are checked', async () => {
  const [order, stranger] = [await placed(), '203.0.113.4'];
  const paths = [trackOrder.path, getOrderDetails.path, getLastLocation.path, ORDER_EVENTS_PATH];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => requestOrder(order, WRONG, stranger, paths[n % paths.length])),
  );
  const found = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(found).toEqual([...Array(5).fill(404), ...Array(15).fill(429)]);
  expect((await requestOrder(order, RIGHT, stranger, ORDER_EVENTS_PATH)).headers['retry-after']).toBe('10');
});

test('one phone tried on many orders is rate-limited, and correct ones do not count', async () => {
  const [order, stranger] = [await placed(), '203.0.113.5'];
  await statuses(3, order, RIGHT, stranger);
  const key = `track-address:${stranger}`;
  const [row] = await api.db.select().from(attempts).where(eq(attempts.key, key));
  expect(row?.count).toBe(0);
  for (let n = 0; n < 50; n += 1) await requestOrder(UNKNOWN + n, WRONG, stranger);
  expect(await statuses(1, UNKNOWN + 99, WRONG, stranger)).toEqual([429]);
  api.clock.advance(3_600_000);
  expect(await statuses(1, order, RIGHT, stranger)).toEqual([200]);
});

test('the owner and requests with the signed link do not count', async () => {
  const { buyer, orderId } = await placeOne(api, await makeShop(api));
  const guest = { order_id: String(orderId), guest_id: buyer.viewer.guestId ?? '', contact_number: WRONG };
  const { tracking_link: link } = await buyer.client.call(trackOrder, { query: { order_id: orderId } });
  const remoteAddress = '203.0.113.6';
  for (let n = 0; n < 7; n += 1) {
    const own = `${trackOrder.path}?${new URLSearchParams(guest)}`;
    const linked = `${trackOrder.path}${link?.slice(link.indexOf('?'))}`;
    expect((await api.inject({ url: own, remoteAddress })).statusCode).toBe(200);
    expect((await api.inject({ url: linked, remoteAddress })).statusCode).toBe(200);
  }
});
