import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTACT, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { zones } from '../location/location.tables.ts';
import { orderMessages } from '../messaging/index.ts';
import { notificationMessages } from '../messaging/messaging.tables.ts';
import { orderChanges } from '../orders/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
const sent: Message[] = [];
let failing: Error | null = null;

beforeAll(async () => {
  api = await startApi();
  const messages = recordingMessages(sent, () => {
    if (failing) throw failing;
  });
  registerMessages({ ...api.deps, messages });
});
afterAll(() => api.stop());
beforeEach(() => {
  sent.length = 0;
  failing = null;
});

/** A placed order of a guest with an email address, whose confirmation is forgotten. */
async function place(timeZone = 'Asia/Dubai'): Promise<number> {
  api.clock.set(NOON);
  const shop = await makeShop(api, {});
  await api.db.update(zones).set({ timeZone });
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  const { order_id } = await buyer.place({ ...CONTACT, contact_person_email: 'layla@errand.test' });
  await api.jobs.run();
  sent.length = 0;
  return order_id;
}

/** A refund is approved, and the messages that are due are sent. */
async function approveRefund(orderId: number): Promise<void> {
  await api.jobs.publish(api.db, REFUND_EVENTS.approved, { orderId, refundId: orderId });
  await api.jobs.run();
}

test('a refund that is approved at night is told in the morning of the order’s zone', async () => {
  const orderId = await place();
  api.clock.set('2026-03-04T23:30:00+04:00');
  await approveRefund(orderId);
  api.clock.set('2026-03-05T07:59:59+04:00');
  await api.jobs.run();
  expect(sent).toEqual([]);
  api.clock.set('2026-03-05T08:00:00+04:00');
  await api.jobs.run();
  expect(sent).toMatchObject([{ channel: 'mail', to: 'layla@errand.test' }]);
});

test('where it is day in the order’s zone, the same instant is told at once', async () => {
  const orderId = await place('America/New_York');
  api.clock.set('2026-03-04T23:30:00+04:00');
  await approveRefund(orderId);
  expect(sent).toHaveLength(1);
});

test('the end of a running order is told at night', async () => {
  const orderId = await place();
  api.clock.set('2026-03-04T23:30:00+04:00');
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, orderId, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  await api.jobs.run();
  expect(sent).toHaveLength(1);
});

test('a message that could not be sent in the evening is not repeated in the night', async () => {
  const orderId = await place();
  api.clock.set('2026-03-04T21:59:00+04:00');
  failing = new Error('451 Try again later');
  await expect(approveRefund(orderId)).rejects.toThrow('451');
  failing = null;
  const [retry] = await api.db
    .select()
    .from(notificationMessages)
    .where(eq(notificationMessages.state, 'failed'));
  api.clock.set('2026-03-04T22:10:00+04:00');
  await api.jobs.send(api.db, orderMessages.job, { id: retry!.id });
  await api.jobs.run();
  expect(sent).toEqual([]);
  api.clock.set('2026-03-05T08:00:00+04:00');
  await api.jobs.run();
  expect(sent.map(({ id }) => id)).toEqual([retry!.id]);
});

test('the operator sets the quiet hours, and none by two equal times', async () => {
  await changeSettings(api.deps, { quiet_hours_from: '00:00', quiet_hours_until: '00:00' });
  const orderId = await place();
  api.clock.set('2026-03-04T23:30:00+04:00');
  await approveRefund(orderId);
  expect(sent).toHaveLength(1);
});
