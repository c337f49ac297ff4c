import { getKitchen, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { editOrder, quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import { checkPrescription, getPrescriptionCheck } from '@errand/contract/console/orders/prescription-checks';
import { getCustomerInfo } from '@errand/contract/customer';
import { listNotifications } from '@errand/contract/notifications';
import { placeOrder } from '@errand/contract/orders-place';
import { trackOrder } from '@errand/contract/orders-track';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
  type Shop,
  stockOf,
} from '../../../../test/buyers.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { makeItem, makeStoreDiscount } from '../../../../test/factories/index.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { creditWallet } from '../../../../test/payments.ts';
import { readInbox } from '../../../platform/messages/index.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let shop: TestConsole;
let pharmacy: Shop;
let plain: Awaited<ReturnType<typeof makeItem>>;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await startConsole({ demo: true });
  registerMessages({ ...shop.api.deps, publicUrl: 'https://shop.example' });
});
beforeEach(async () => {
  pharmacy = await makeShop(shop.api, { moduleType: 'pharmacy', item: { prescription: true, stock: 9 } });
  plain = await makeItem(shop.api.db, { storeId: pharmacy.store.id, stock: 9 });
  staff = await memberOf('store-staff');
});
afterAll(() => shop.stop());

async function memberOf(role: 'store-staff' | 'store-manager') {
  const grants = [{ role, scope: { kind: 'store' as const, id: pharmacy.store.id } }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}

/** An order of these items by item id, with a prescription. */
async function ordered(
  quantities: Record<number, number>,
  fields = {},
  kind: 'guest' | 'customer' = 'guest',
) {
  const buyer = await makeBuyer(shop.api, pharmacy, kind);
  for (const [id, quantity] of Object.entries(quantities)) await buyer.fill(Number(id), quantity);
  if (kind === 'customer') await creditWallet(shop.api, buyer, 20_000);
  const form = new FormData();
  const values = { ...DELIVERY_ADDRESS, ...CONTACT, ...fields };
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  form.append('order_attachment[]', new Blob([PDF], { type: 'application/pdf' }), 'prescription.pdf');
  const { order_id: id } = await buyer.client.call(placeOrder, { query: {}, body: form });
  return { buyer, id };
}

const read = (id: number) => staff.call(getPrescriptionCheck, { params: { id } });

/** Records a check; `reasons` are those of the rejected items by their position among those that wait. */
async function check(id: number, reasons: Record<number, string> = {}, by = staff) {
  const { version, lines } = await read(id);
  const waiting = lines.filter((line) => line.check === 'unchecked');
  const decided = waiting.map((line, index) => {
    const reason = reasons[index];
    return reason
      ? { line_id: line.id, accepted: false as const, reason }
      : { line_id: line.id, accepted: true as const };
  });
  return by.call(checkPrescription, {
    params: { id },
    body: { lines: decided, pharmacist: 'Dr. Salma Nasser', version },
  });
}

const accept = (id: number) =>
  staff.call(moveKitchenOrder, { params: { id }, body: { from: 'pending', to: 'confirmed', minutes: 15 } });
const prepare = (id: number) =>
  staff.call(moveKitchenOrder, { params: { id }, body: { from: 'confirmed', to: 'processing' } });
const boardOf = async (id: number) => {
  const { orders } = await staff.call(getKitchen, { params: { id: pharmacy.store.id } });
  return orders.find((one) => one.id === id);
};
const stateOf = async (buyer: Buyer, id: number) => (await orderOf(buyer, id)).prescription_check;
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const [result] = await Promise.allSettled([call]);
  return result.status === 'fulfilled' ? 'ok' : codeOf(Promise.reject(result.reason));
}

test('no store and no office prepares an order before a pharmacist has checked its prescription', async () => {
  const { buyer, id } = await ordered({ [pharmacy.item.id]: 2 });
  await accept(id);
  const operator = await shop.signedIn(await shop.makeStaff());
  const onBoard = await boardOf(id);
  expect(onBoard).toMatchObject({ awaits_check: true, lines: [{ needs_prescription: true }] });
  expect(onBoard?.transitions.map(({ to }) => to)).toEqual(['canceled']);
  const details = await operator.call(getOrder, { params: { id } });
  expect(details).toMatchObject({ awaits_check: true, lines: [{ check: 'unchecked' }], checks: [] });
  expect(details.transitions.map(({ to }) => to)).toEqual(['canceled']);
  expect(await codeOf(prepare(id))).toBe('prescription_unchecked');
  for (const to of ['processing', 'handover'] as const)
    expect(
      await codeOf(operator.call(transitionOrder, { params: { id }, body: { from: 'confirmed', to } })),
    ).toMatch(/prescription_unchecked|order_state/);
  expect(await stateOf(buyer, id)).toEqual({
    is_waiting: true,
    pharmacist: null,
    checked_at: null,
    rejected: [],
  });
  await check(id);
  await prepare(id);
  expect(await orderOf(buyer, id)).toMatchObject({ order_status: 'processing' });
});

test('a check records pharmacist, account, time and decision, and the customer is told', async () => {
  const { buyer, id } = await ordered({ [pharmacy.item.id]: 2, [plain.id]: 1 }, {}, 'customer');
  const checked = await check(id);
  expect(checked).toMatchObject({
    is_open: false,
    lines: [{ check: 'accepted' }, { check: null }],
    checks: [{ pharmacist: 'Dr. Salma Nasser', lines: [{ quantity: 2, accepted: true, reason: null }] }],
  });
  expect((await read(id)).checks[0]?.staff?.name).toBeTruthy();
  expect(await boardOf(id)).toMatchObject({ awaits_check: false });
  const operator = await shop.signedIn(await shop.makeStaff());
  const listed = await operator.call(listOrders, { query: { search: String(id) } });
  expect(listed.rows[0]).toMatchObject({ awaits_check: false });
  expect(await operator.call(getOrder, { params: { id } })).toMatchObject({
    checks: [{ pharmacist: 'Dr. Salma Nasser' }],
  });
  expect(await stateOf(buyer, id)).toMatchObject({ is_waiting: false, pharmacist: 'Dr. Salma Nasser' });
  await shop.api.jobs.run();
  const notes = await buyer.client.call(listNotifications, { query: {} });
  expect(notes.map(({ data }) => data.title)).toContain('Prescription checked');
  const { version } = await read(id);
  const again = [{ line_id: checked.lines[0]?.id ?? 0, accepted: true as const }];
  const body = { lines: again, pharmacist: 'Dr. Salma Nasser', version };
  expect(await codeOf(staff.call(checkPrescription, { params: { id }, body }))).toBe('order_state');
});

test('a rejected item leaves the order with its refund and its stock, and the customer reads the reason', async () => {
  const email = `check-${pharmacy.item.id}@example.com`;
  const { buyer, id } = await ordered(
    { [pharmacy.item.id]: 2, [plain.id]: 1 },
    { payment_method: 'wallet', contact_person_email: email },
    'customer',
  );
  const paid = await orderOf(buyer, id);
  expect(await stockOf(shop.api, pharmacy.item.id)).toBe(7);
  await check(id, { 0: 'The prescription has expired' });
  const reduced = await orderOf(buyer, id);
  expect(reduced).toMatchObject({
    order_status: 'pending',
    payment_status: 'paid',
    details_count: 1,
    prescription_check: { rejected: [{ reason: 'The prescription has expired' }] },
  });
  expect(reduced.edits[0]?.reason).toContain('The prescription has expired');
  expect(reduced.edits[0]?.to_wallet).toBe(paid.order_amount - reduced.order_amount);
  expect(await buyer.client.call(getCustomerInfo, {})).toMatchObject({
    wallet_balance: 200 - reduced.order_amount,
  });
  expect(await stockOf(shop.api, pharmacy.item.id)).toBe(9);
  await shop.api.jobs.run();
  const notes = await buyer.client.call(listNotifications, { query: {} });
  expect(notes.map(({ data }) => data.title)).toContain('Items removed from your order');
  const mails = await readInbox(shop.api.db, email);
  expect(mails.some(({ text }) => text.includes('The prescription has expired'))).toBe(true);
  await accept(id);
  await prepare(id);
});

test.each(['wallet', 'cash_on_delivery'])(
  'a rejected item makes no order dearer that is paid by %s: free delivery and offer stay as agreed',
  async (payment_method) => {
    const storeId = pharmacy.store.id;
    const rejected = await makeItem(shop.api.db, { storeId, priceMinor: 100, prescription: true });
    const rest = await makeItem(shop.api.db, { storeId, priceMinor: 1900 });
    const quantities = { [rejected.id]: 1, [rest.id]: 1 };
    const amounts = async ({ buyer, id }: Awaited<ReturnType<typeof ordered>>) => {
      const { order_amount, delivery_charge } = await orderOf(buyer, id);
      return { order_amount, delivery_charge };
    };
    const free = await ordered(quantities, { payment_method }, 'customer');
    expect(await amounts(free)).toEqual({ order_amount: 20, delivery_charge: 0 });
    await check(free.id, { 0: 'The prescription has expired' });
    expect(await amounts(free)).toEqual({ order_amount: 19, delivery_charge: 0 });

    await makeStoreDiscount(shop.api.db, storeId, { percent: 10, minPurchaseMinor: 2000 });
    const reduced = await ordered(quantities, { payment_method }, 'customer');
    expect(await amounts(reduced)).toEqual({ order_amount: 20, delivery_charge: 2 });
    await check(reduced.id, { 0: 'The prescription has expired' });
    expect(await amounts(reduced)).toEqual({ order_amount: 19.1, delivery_charge: 2 });
  },
);

test('an order of which nothing is left is canceled and refunded, in both languages', async () => {
  const { buyer, id } = await ordered({ [pharmacy.item.id]: 1 }, { payment_method: 'wallet' }, 'customer');
  await accept(id);
  await check(id, { 0: 'Illegible' });
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'store',
    cancellation_reason: 'The pharmacy could not accept the prescription for this order.',
    prescription_check: { is_waiting: false, rejected: [{ reason: 'Illegible' }] },
  });
  const arabic = shop.api.client({ ...buyer.viewer, language: 'ar' });
  const { cancellation_reason } = await arabic.call(trackOrder, { query: { order_id: id } });
  expect(cancellation_reason).toBe('لم تتمكن الصيدلية من قبول وصفة هذا الطلب.');
  await shop.api.jobs.run();
  expect(await buyer.client.call(getCustomerInfo, {})).toMatchObject({ wallet_balance: 200 });
  expect(await stockOf(shop.api, pharmacy.item.id)).toBe(9);
});

test('a check without a decision, a reason or a name is rejected, and so is one of a member without the permission', async () => {
  const { id } = await ordered({ [pharmacy.item.id]: 1, [plain.id]: 1 });
  const { version, lines } = await read(id);
  const [needed, other] = lines.map((line) => line.id);
  const body = { pharmacist: 'Dr. Salma Nasser', version };
  const send = (decided: object[], more = {}) =>
    staff.call(checkPrescription, { params: { id }, body: { ...body, lines: decided, ...more } as never });
  expect(await codeOf(send([{ line_id: other, accepted: true }]))).toBe('lines');
  expect(
    await codeOf(
      send([
        { line_id: needed, accepted: true },
        { line_id: other, accepted: true },
      ]),
    ),
  ).toBe('lines');
  for (const bad of [
    () => send([]),
    () => send([{ line_id: needed, accepted: false, reason: ' ' }]),
    () => send([{ line_id: needed, accepted: true }], { pharmacist: ' ' }),
  ])
    expect(await outcomeOf(bad())).not.toBe('ok');
  const support = await shop.signedIn(
    await shop.makeStaff({ grants: [{ role: 'dispatcher', scope: { kind: 'all' } }] }),
  );
  expect(await codeOf(check(id, {}, support))).toBe('permission_denied');
  expect(await read(id)).toMatchObject({ is_open: true, checks: [] });
  const neighbor = await makeShop(shop.api, { moduleType: 'pharmacy' });
  const stranger = await shop.signedIn(
    await shop.makeStaff({
      grants: [{ role: 'store-staff', scope: { kind: 'store', id: neighbor.store.id } }],
    }),
  );
  expect(await codeOf(check(id, {}, stranger))).toBe('not_found');
});

test('two checks at once have one effect, and a check and a preparation never pass each other', async () => {
  const { id } = await ordered({ [pharmacy.item.id]: 1, [plain.id]: 1 });
  await accept(id);
  const { version, lines } = await read(id);
  const line_id = lines.find((line) => line.check === 'unchecked')?.id ?? 0;
  const body = { pharmacist: 'Dr. Salma Nasser', version };
  const outcomes = await Promise.all([
    outcomeOf(
      staff.call(checkPrescription, {
        params: { id },
        body: { ...body, lines: [{ line_id, accepted: true }] },
      }),
    ),
    outcomeOf(
      staff.call(checkPrescription, {
        params: { id },
        body: { ...body, lines: [{ line_id, accepted: false, reason: 'Expired' }] },
      }),
    ),
  ]);
  expect(outcomes.toSorted()).toEqual(['changed_meanwhile', 'ok']);
  expect((await read(id)).checks).toHaveLength(1);

  const { id: other } = await ordered({ [pharmacy.item.id]: 1 });
  await accept(other);
  const [checked, prepared] = await Promise.all([outcomeOf(check(other)), outcomeOf(prepare(other))]);
  expect(checked).toBe('ok');
  expect(['ok', 'prescription_unchecked']).toContain(prepared);
});

test('an edit that adds pieces or another medicine waits for a new check', async () => {
  const { id } = await ordered({ [pharmacy.item.id]: 1 });
  await check(id);
  const manager = await memberOf('store-manager');
  const operator = await shop.signedIn(await shop.makeStaff());
  const { lines, version } = await operator.call(getOrder, { params: { id } });
  const changes = { kept: lines.map((line) => ({ line_id: line.id, quantity: 3 })), added: [] };
  const { total_minor } = await operator.call(quoteOrderEdit, { params: { id }, body: changes });
  await operator.call(editOrder, {
    params: { id },
    body: { ...changes, total_minor, version, reason: 'As agreed on the phone' },
  });
  expect(await boardOf(id)).toMatchObject({ awaits_check: true });
  await accept(id);
  expect(await codeOf(prepare(id))).toBe('prescription_unchecked');
  await check(id, {}, manager);
  expect((await read(id)).checks).toHaveLength(2);
  await prepare(id);
});

test('orders without such items need no check and have none', async () => {
  const { id } = await ordered({ [plain.id]: 1 });
  expect(await codeOf(read(id))).toBe('not_found');
  await accept(id);
  await prepare(id);
});
