import * as contract from '@errand/contract/console/support/offline-payments';
import { trackOrder } from '@errand/contract/orders-track';
import { getOfflinePayment, saveOfflinePayment, updateOfflinePayment } from '@errand/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop, type Shop } from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';
import { auditLog } from '../../../console/audit/audit.tables.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { offlineMethods } from '../offline/offline.tables.ts';
import { registerPaymentJobs } from '../payments.jobs.ts';

let desk: TestConsole;
let shop: Shop;
let operator: TestBrowser;
let methodId = 0;
beforeAll(async () => {
  desk = await startConsole({ settings: { offline_payment_status: 1 } });
  registerPaymentJobs(desk.api.deps);
  registerMessages({ ...desk.api.deps, publicUrl: 'https://shop.example' });
  shop = await makeShop(desk.api, { moduleType: 'grocery', item: { stock: 50 } });
  operator = await desk.signedIn(await desk.makeStaff());
  const label = { en: 'Reference', ar: 'المرجع' };
  const row = {
    name: { en: 'Bank transfer', ar: 'تحويل بنكي' },
    fields: [],
    informations: [{ name: 'reference', label, placeholder: label, required: true }],
  };
  const [method] = await desk.api.db.insert(offlineMethods).values(row).returning();
  methodId = method?.id ?? 0;
});
afterAll(() => desk.stop());

async function buy(reference: string | null = 'TR 17', order: object = {}) {
  const buyer = await makeBuyer(desk.api, shop);
  await buyer.fill(shop.item.id);
  const { order_id: id } = await buyer.place({ payment_method: 'offline_payment', ...order });
  const body = { order_id: id, method_id: methodId, reference: reference ?? '' };
  if (reference !== null) await buyer.client.call(saveOfflinePayment, { query: {}, body });
  return { buyer, id, body };
}

const read = (id: number) => operator.call(contract.getOfflinePayment, { params: { id } });
const confirm = (id: number, version: string) =>
  operator.call(contract.confirmOfflinePayment, { params: { id }, body: { version } });
const reject = (id: number, version: string) =>
  operator.call(contract.rejectOfflinePayment, {
    params: { id },
    body: { version, reason: 'No such transfer' },
  });

test('the details of the customer are shown under their labels, and a confirmation marks the order as paid', async () => {
  const { buyer, id } = await buy();
  const payment = await read(id);
  expect(payment).toMatchObject({
    state: 'waiting',
    method: 'Bank transfer',
    details: [{ label: 'Reference', value: 'TR 17' }],
    reject_reason: null,
  });
  expect(payment.due_minor).toBe(payment.total_minor);
  expect(await confirm(id, payment.version)).toMatchObject({ state: 'confirmed' });
  const order = await buyer.client.call(trackOrder, { query: { order_id: id } });
  expect(order).toMatchObject({ payment_status: 'paid' });
  expect(await codeOf(reject(id, payment.version))).toBe('order_not_payable');
});

test('the customer sees why details were rejected and sends others, which wait again', async () => {
  const { buyer, id, body } = await buy();
  expect(await reject(id, (await read(id)).version)).toMatchObject({ state: 'rejected' });
  const query = { order_id: id };
  expect(await buyer.client.call(getOfflinePayment, { query })).toMatchObject({
    reject_reason: 'No such transfer',
  });
  expect(await buyer.client.call(trackOrder, { query })).toMatchObject({ payment_status: 'unpaid' });
  await buyer.client.call(updateOfflinePayment, { query: {}, body: { ...body, reference: 'TR 18' } });
  expect(await read(id)).toMatchObject({ state: 'waiting', rejected_at: null, reject_reason: null });
  expect(await buyer.client.call(getOfflinePayment, { query })).toMatchObject({ reject_reason: null });
});

test('a decision on details that the customer has replaced is rejected with the new ones', async () => {
  const { buyer, id, body } = await buy();
  const { version } = await read(id);
  await buyer.client.call(updateOfflinePayment, { query: {}, body: { ...body, reference: 'TR 99' } });
  await expect(confirm(id, version)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { current: { details: [{ value: 'TR 99' }] } },
  });
  expect(await codeOf(reject(id, version))).toBe('changed_meanwhile');
  expect(await read(id)).toMatchObject({ state: 'waiting' });
});

test('of a concurrent confirmation and rejection exactly one succeeds', async () => {
  const { id } = await buy();
  const { version } = await read(id);
  const outcomes = await Promise.allSettled([confirm(id, version), reject(id, version)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { state, reject_reason: reason } = await read(id);
  expect([state, reason]).toEqual(
    outcomes[0].status === 'fulfilled' ? ['confirmed', null] : ['rejected', 'No such transfer'],
  );
});

test('the queue shows what to check first, the longest waiting on top, and only orders with offline payment', async () => {
  const [first, second, missing] = [await buy(), await buy(), await buy(null)];
  const ended = await buy(null);
  desk.api.clock.advance(60_000);
  await first.buyer.client.call(updateOfflinePayment, { query: {}, body: first.body });
  await desk.api.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, ended.id));
  const cash = await makeBuyer(desk.api, shop);
  await cash.fill(shop.item.id);
  const { order_id: cashId } = await cash.place({ payment_method: 'cash_on_delivery' });
  const { rows } = await operator.call(contract.listOfflinePayments, { query: {} });
  const waiting = rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  expect(waiting.slice(-2)).toEqual([second.id, first.id]);
  expect(rows.slice(0, waiting.length).map(({ id }) => id)).toEqual(waiting);
  const stateOf = (id: number) => rows.find((row) => row.id === id)?.state;
  expect([stateOf(missing.id), stateOf(ended.id), stateOf(cashId)]).toEqual(['missing', 'void', undefined]);
  expect(await codeOf(read(cashId))).toBe('not_found');
  const found = await operator.call(contract.listOfflinePayments, { query: { search: String(second.id) } });
  expect(found.rows.map(({ id }) => id)).toContain(second.id);
});

test('a receipt is shown to members who may read payments, is recorded in the audit log, and is gone once rejected', async () => {
  const { buyer, id, body } = await buy();
  expect(await read(id)).toMatchObject({ has_receipt: false });
  const show = (browser: TestBrowser) => browser.call(contract.showPaymentReceipt, { params: { id } });
  expect(await codeOf(show(operator))).toBe('not_found');
  const form = formOf({ ...body, receipt: [await pictureOf(9)] });
  await buyer.client.call(updateOfflinePayment, { query: {}, body: form });
  expect(await read(id)).toMatchObject({ has_receipt: true });
  expect((await show(operator)).url).toMatch(/^data:image\/webp;base64,/);
  const entries = await desk.api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `order:${id}`))
    .orderBy(auditLog.id);
  expect(
    entries.some(({ endpoint, outcome }) => endpoint === 'showPaymentReceipt' && outcome === 'done'),
  ).toBe(true);
  const editor = await desk.makeStaff({ grants: [{ role: 'catalog', scope: { kind: 'all' } }] });
  expect(await codeOf(show(await desk.signedIn(editor)))).toBe('permission_denied');
  await reject(id, (await read(id)).version);
  expect(await read(id)).toMatchObject({ has_receipt: false });
  expect(await codeOf(show(operator))).toBe('not_found');
});

test('the customer is mailed the outcome of the payment, unless it no longer holds when the mail is sent', async () => {
  const order = { contact_person_email: 'transfer@example.com' };
  const mails = async () => {
    await desk.api.jobs.run();
    const all = await readInbox(desk.api.db, order.contact_person_email);
    return all.filter(({ subject }) => !subject.startsWith('Your order'));
  };
  const { buyer, id, body } = await buy('TR 17', order);
  await reject(id, (await read(id)).version);
  const [rejected] = await mails();
  expect(rejected?.subject).toBe(`We could not find your payment for order #${id}`);
  expect(rejected?.text).toContain('No such transfer');
  expect(rejected?.text).toContain(`https://shop.example/track-order?order_id=${id}`);
  await buyer.client.call(updateOfflinePayment, { query: {}, body });
  await reject(id, (await read(id)).version);
  await buyer.client.call(updateOfflinePayment, { query: {}, body });
  expect(await mails()).toHaveLength(1);
  await confirm(id, (await read(id)).version);
  expect((await mails())[0]?.subject).toBe(`We have your payment for order #${id}`);
});
