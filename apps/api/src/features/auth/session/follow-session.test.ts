import type { AddressInfo } from 'node:net';
import { logout } from '@errand/contract/auth';
import { endDevice, listDevices, removeAccount } from '@errand/contract/customer';
import { LIVE_EVENTS_PATH } from '@errand/contract/live';
import { ORDER_EVENTS_PATH } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeOrder, makeSession } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { testLog } from '../../../../test/log.ts';
import { buildApi } from '../../../app.ts';
import { type Events, startEvents } from '../../../platform/events/index.ts';
import { orderHistory, orders } from '../../orders/orders.tables.ts';
import { customers } from '../auth.tables.ts';

let api: TestApi;
/** Another process on the same database. */
let other: Awaited<ReturnType<typeof buildApi>>;
let events: Events;
let origins: string[];

beforeAll(async () => {
  api = await startApi();
  events = await startEvents(api.url, testLog());
  other = await buildApi({ ...api.deps, events });
  for (const app of [api.app, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  origins = [api.app, other].map((app) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await other.close();
  await events.stop();
  await api.stop();
});

/** An open event stream, and when the server ended it. */
async function openStream(url: string, token: string) {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
  expect(response.status).toBe(200);
  const stream = { endedAt: Number.NaN, close: () => stop.abort() };
  const read = async () => {
    for await (const _ of response.body ?? []);
    stream.endedAt = performance.now();
  };
  void read().catch(() => {});
  return stream;
}

/** The live stream and an order's stream of a session, in both processes. */
async function openStreams({ id }: { id: number }, token: string) {
  const order = await makeOrder(api.db, `customer:${id}`);
  const row = {
    orderId: order.id,
    status: 'pending',
    actor: 'customer',
    at: new Date(api.clock.now()),
  } as const;
  await api.db.insert(orderHistory).values(row);
  return Promise.all(
    origins.flatMap((origin) => [
      openStream(`${origin}${LIVE_EVENTS_PATH}`, token),
      openStream(`${origin}${ORDER_EVENTS_PATH}?order_id=${order.id}`, token),
    ]),
  );
}

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
const clientOf = ({ token }: { token: string }) => api.client({ token });

const ENDINGS: [string, (customer: Customer) => Promise<unknown>][] = [
  ['logout', (customer) => clientOf(customer).call(logout, {})],
  [
    'sign-out by another device',
    async ({ id }) => {
      const client = clientOf({ token: await makeSession(api.db, id) });
      await client.call(endDevice, { params: { id: 'others' } });
      expect((await client.call(listDevices, {})).devices).toHaveLength(1);
    },
  ],
  ['block', ({ id }) => api.db.update(customers).set({ blocked: true }).where(eq(customers.id, id))],
  [
    'deletion',
    async (customer) => {
      // A running order prevents the deletion. The direct update publishes no event, so its stream stays open.
      await api.db
        .update(orders)
        .set({ status: 'canceled' })
        .where(eq(orders.owner, `customer:${customer.id}`));
      await clientOf(customer).call(removeAccount, {});
    },
  ],
];

test.each(ENDINGS)(
  'a %s closes the streams of the session in every process within a second',
  async (_, end) => {
    const customer = await makeCustomer(api.db);
    const streams = await openStreams(customer, customer.token);
    const begun = performance.now();
    for (const stream of streams) expect(stream.endedAt).toBeNaN();
    await end(customer);
    for (const stream of streams) {
      await expect.poll(() => stream.endedAt, { interval: 20 }).toBeGreaterThan(begun);
      expect(stream.endedAt - begun).toBeLessThan(1000);
    }
  },
);

test('the streams of other sessions stay open when one ends', async () => {
  const customer = await makeCustomer(api.db);
  const laptop = await makeSession(api.db, customer.id);
  const [ending] = await openStreams(customer, customer.token);
  const staying = await openStreams(customer, laptop);
  await clientOf(customer).call(logout, {});
  await expect.poll(() => ending?.endedAt).toBeGreaterThan(0);
  expect(staying.map(({ endedAt }) => endedAt)).toEqual(staying.map(() => Number.NaN));
  for (const stream of staying) stream.close();
});
