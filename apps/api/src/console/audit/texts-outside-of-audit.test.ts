import { CONSOLE_ENDPOINTS } from '@errand/contract/console';
import { blockCustomer } from '@errand/contract/console/customers/customers';
import { addOrderNote } from '@errand/contract/console/orders/order-changes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startConsole, type TestConsole } from '../../../test/console/start-console.ts';
import { makeCustomer, makeOrder, makeStore } from '../../../test/factories/index.ts';

let shop: TestConsole;
beforeAll(async () => {
  shop = await startConsole();
});
afterAll(() => shop.stop());

/** Fields of free text. */
const TEXTS = ['answer', 'note', 'reason', 'reply', 'text'];

/**
 * Endpoints whose text stays in the audit log: it is not about a customer, or it is the member's reason for looking at, or
 * changing, an account, which nothing else keeps.
 */
const KEPT = [
  'answerOffer',
  'createReason',
  'disableStaff',
  'disconnectCourier',
  'eraseCustomer',
  'exportCustomer',
  'changeSetting',
  'closePlate',
  'createModuleReason',
  'moveClosure',
  'updateModuleReason',
  'impersonateCustomer',
  'mergeCustomer',
  'openShop',
  // A reason that the store reads, and an answer that the customer reads.
  'rejectAdvertisement',
  'settleDispute',
  'resetSecondFactor',
  'saveMessageTemplate',
  'suspendCourier',
  'unblockCustomer',
  'updateReason',
];

test('what the staff writes about a customer is no part of the audit log', () => {
  const open = CONSOLE_ENDPOINTS.flatMap(({ name, method, body, secrets = [] }) => {
    if (method === 'GET' || !body) return [];
    const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return TEXTS.some((field) => field in properties && !secrets.includes(field)) ? [name] : [];
  });
  expect(open.toSorted()).toEqual(KEPT.toSorted());
});

test('a note with the customer’s name leaves no name in the audit log, neither in the input nor in the changed rows', async () => {
  const { api } = shop;
  const operator = await shop.signedIn(await shop.makeStaff());
  const customer = await makeCustomer(api.db);
  await makeStore(api.db);
  const order = await makeOrder(api.db, `customer:${customer.id}`, {});
  await operator.call(addOrderNote, {
    params: { id: order.id },
    body: { text: 'Spoke with Zaynab by phone.' },
  });
  await operator.call(blockCustomer, { params: { id: customer.id }, body: { reason: 'Zaynab never pays.' } });
  const { rows } = await api.db.execute<{ found: number }>(sql`
    select (select count(*)::int from audit_log where audit_log::text like '%Zaynab%')
      + (select count(*)::int from audit_changes where audit_changes::text like '%Zaynab%') as found`);
  expect(rows).toEqual([{ found: 0 }]);
  const written = await api.db.execute(sql`select 1 from order_notes where text like '%Zaynab%'`);
  expect(written.rows).toHaveLength(1);
});
