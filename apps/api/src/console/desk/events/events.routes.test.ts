import type { AddressInfo } from 'node:net';
import { CONSOLE_EVENTS_PATH, type ConsoleEvent } from '@errand/contract/console/events';
import { revokeOtherSessions } from '@errand/contract/console/staff/session';
import { endStaffSessions } from '@errand/contract/console/staff/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type TestBrowser, type TestConsole } from '../../../../test/console/start-console.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';

let shop: TestConsole;
let origin: string;
beforeAll(async () => {
  shop = await startConsole();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.stop());

/** An open console: the events so far, and whether the stream has ended. */
async function listen(browser: TestBrowser) {
  const stop = new AbortController();
  const events: ConsoleEvent[] = [];
  const state = { ended: false };
  const response = await fetch(origin + CONSOLE_EVENTS_PATH, {
    headers: browser.headers(),
    signal: stop.signal,
  });
  const read = async () => {
    for await (const part of response.body ?? []) {
      for (const [, data] of Buffer.from(part)
        .toString()
        .matchAll(/^data: (.*)$/gm))
        events.push(JSON.parse(data ?? 'null') as ConsoleEvent);
    }
    state.ended = true;
  };
  void read().catch(() => {});
  return { status: response.status, events, state, close: () => stop.abort() };
}

test('members receive the changes that their grants reach, and the stream ends with the session', async () => {
  const manager = await shop.makeStaff({
    grants: [{ role: 'store-manager', scope: { kind: 'store', id: 1 } }],
  });
  const support = await shop.makeStaff({ grants: [{ role: 'support', scope: { kind: 'zone', id: 5 } }] });
  const operator = await shop.makeStaff();
  const other = await shop.signedIn(operator);
  const consoles = await Promise.all(
    [manager, support, operator].map(async (member) => listen(await shop.signedIn(member))),
  );
  const at = (zoneId: number, storeId: number) => ({ zoneIds: [zoneId], storeId });
  const { db, deps } = { db: shop.api.db, deps: shop.deps };
  await deps.events.publish(db, CONSOLE_CHANGED, { resource: 'orders', id: '1', place: at(5, 2) });
  await deps.events.publish(db, CONSOLE_CHANGED, { resource: 'settings', id: '2' });
  await deps.events.publish(db, CONSOLE_CHANGED, { resource: 'orders', id: '3', place: at(6, 1) });
  const received = (index: number) => consoles[index]?.events.map(({ resource, id }) => `${resource} ${id}`);
  // What is derived from orders and settings follows their changes, for members who may see it.
  const order = (id: number) =>
    ['orders', 'cases', 'dispatch', 'kitchen', 'deliveries'].map((name) => `${name} ${id}`);
  await expect.poll(() => received(2)).toEqual([...order(1), 'settings 2', 'content 2', ...order(3)]);
  await expect.poll(() => received(0)).toEqual(['orders 3', 'kitchen 3']);
  expect(received(1)).toEqual(['orders 1', 'cases 1', 'dispatch 1', 'content 2']);

  await other.call(revokeOtherSessions, {});
  await expect.poll(() => consoles[2]?.state.ended).toBe(true);
  await other.call(endStaffSessions, { params: { id: support.id } });
  await expect.poll(() => consoles[1]?.state.ended).toBe(true);
  expect(consoles[0]?.state.ended).toBe(false);
  for (const open of consoles) open.close();
  expect((await listen(shop.browser())).status).toBe(401);
});

test('a courier receives changes of their own deliveries only', async () => {
  const courier = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const open = await listen(await shop.signedIn(courier));
  const publish = (id: string, memberId: number) =>
    shop.deps.events.publish(shop.api.db, CONSOLE_CHANGED, { resource: 'deliveries', id, memberId });
  await publish('1', courier.id + 1);
  await publish('2', courier.id);
  await expect.poll(() => open.events.map(({ id }) => id)).toEqual(['2']);
  open.close();
});
