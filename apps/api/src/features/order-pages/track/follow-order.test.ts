import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../../test/buyers.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { systemContext } from '../../../platform/http/index.ts';
import { orderChanges } from '../../orders/index.ts';
import { followOrder } from './follow-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('after a promised window has passed the next heartbeat sends the current estimate', async () => {
  const shop = await makeShop(api);
  const { orderId } = await placeOne(api, shop);
  const fromMs = api.clock.now() + 60_000;
  await api.db.transaction((tx) =>
    orderChanges.setDeliveryWindow(api.deps, tx, orderId, { fromMs, toMs: fromMs + 60_000 }),
  );
  const sent: { is_late: boolean; expected_to: string }[] = [];
  const stream = {
    send: (event: string, data: unknown) => void (event === 'order' && sent.push(data as never)),
    beat() {},
    end() {},
  };
  const following = await followOrder(systemContext(api.deps), orderId, null, stream);
  await following.catchUp();
  expect(sent.map((order) => order.is_late)).toEqual([false]);
  api.clock.advance(180_000);
  await following.catchUp();
  expect(sent.map((order) => order.is_late)).toEqual([false, true]);
  expect(Date.parse(sent[1]?.expected_to ?? '')).toBeGreaterThan(api.clock.now());
  await following.catchUp();
  expect(sent).toHaveLength(2);
  following.stop();
});

test('the receiver of a parcel follows it live with the receiver’s view', async () => {
  const sender = await makeSender(api, await makeParcelService(api));
  const { order_id: orderId } = await sender.send({ order_note: 'It is a secret' });
  const sent: string[] = [];
  const stream = {
    send: (event: string, data: unknown) => void (event === 'order' && sent.push(JSON.stringify(data))),
    beat() {},
    end() {},
  };
  const following = await followOrder(systemContext(api.deps), orderId, null, stream, true);
  following.stop();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('"viewed_as":"receiver"');
  expect(sent[0]).not.toMatch(/12 Lighthouse|secret|A book/);
});
