import * as contract from '@errand/contract/console/orders/order-messages';
import { expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../test/buyers.ts';
import { openConsole } from '../../../test/console/open-console.ts';
import { codeOf } from '../../../test/console/start-console.ts';
import { registerMessages } from '../../../test/messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { orderChanges } from '../orders/index.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const sent: Message[] = [];
let rejection: Error | null = null;
registerMessages({
  ...api.deps,
  messages: {
    ...api.deps.messages,
    mail: true,
    sms: true,
    async send(message) {
      if (rejection) throw rejection;
      sent.push(message);
    },
  },
});

/** A canceled order of a guest, whose cancellation is told by mail. */
async function cancelOne() {
  const place = await makeShop(api);
  const buyer = await makeBuyer(api, place, 'guest');
  await buyer.fill(place.item.id);
  const { order_id: id } = await buyer.place({ contact_person_email: 'layla@errand.test' });
  await api.jobs.run();
  sent.length = 0;
  // The list is sorted by time.
  api.clock.advance(1000);
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, id, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  return { id, store: place.store.id };
}

test('support reads what a customer was told, by which channel, and why a message failed, and sends it again', async () => {
  const { id } = await cancelOne();
  rejection = new Error('550 No such mailbox');
  await expect(api.jobs.run()).rejects.toThrow('550');
  const { rows } = await operator.call(contract.listOrderMessages, { params: { id } });
  expect(rows).toMatchObject([
    {
      title: 'Order canceled',
      channel: 'mail',
      state: 'failed',
      reason: '550 No such mailbox',
      sent_at: null,
    },
    { title: 'Order placed', channel: 'mail', state: 'sent', reason: '' },
  ]);
  const params = { id, message: rows[0]!.id };
  rejection = null;
  const repeated = await operator.call(contract.repeatOrderMessage, { params, body: {} });
  expect(repeated.rows[0]).toMatchObject({ state: 'queued', reason: '' });
  await api.jobs.run();
  expect(sent.map((message) => message.id)).toEqual([params.message]);
  const after = await operator.call(contract.listOrderMessages, { params: { id } });
  expect(after.rows[0]).toMatchObject({ state: 'sent', sent_at: expect.any(String) });
  const again = operator.call(contract.repeatOrderMessage, { params, body: {} });
  expect(await codeOf(again)).toBe('message_not_failed');
  const other = await cancelOne();
  const foreign = operator.call(contract.repeatOrderMessage, {
    params: { ...params, id: other.id },
    body: {},
  });
  expect(await codeOf(foreign)).toBe('message_not_failed');
});

test('the staff of a store does not read what its customers are told', async () => {
  const { id, store } = await cancelOne();
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: store } as const }];
  const manager = await shop.signedIn(await shop.makeStaff({ grants }));
  expect(await codeOf(manager.call(contract.listOrderMessages, { params: { id } }))).toBe(
    'permission_denied',
  );
});
