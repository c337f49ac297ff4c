import type { InputOf } from '@errand/contract';
import { getKitchen, moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import { getOrder, listOrders } from '@errand/contract/console/orders';
import { transitionOrder } from '@errand/contract/console/orders/order-changes';
import { quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import {
  getPrescription,
  offerPrescription,
  quotePrescription,
} from '@errand/contract/console/orders/prescriptions';
import { getCustomerInfo } from '@errand/contract/customer';
import { listNotifications } from '@errand/contract/notifications';
import { placePrescriptionOrder } from '@errand/contract/orders-place';
import { answerPrescription, getPrescriptionOffer } from '@errand/contract/orders-prescription';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
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
import { makeItem } from '../../../../test/factories/index.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { creditWallet } from '../../../../test/payments.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { ANSWER_DEADLINE_JOB, registerPrescriptionJobs } from '../../prescriptions/index.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const MINUTE = 60_000;
const PLAIN = { groups: [], variation: null, add_ons: [] };

let shop: TestConsole;
let pharmacy: Shop;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await startConsole({ demo: true });
  registerPrescriptionJobs(shop.api.deps);
  registerMessages({ ...shop.api.deps, publicUrl: 'https://shop.example' });
});
beforeEach(async () => {
  pharmacy = await makeShop(shop.api, {
    moduleType: 'pharmacy',
    item: { prescription: true, stock: 9 },
    store: { prescriptionOrder: true },
  });
  const grants = [{ role: 'store-staff' as const, scope: { kind: 'store' as const, id: pharmacy.store.id } }];
  staff = await shop.signedIn(await shop.makeStaff({ grants }));
});
afterAll(() => shop.stop());

/** An order by prescription from a new buyer. */
async function sent(kind: 'guest' | 'customer' = 'guest', fields: Record<string, string> = {}) {
  const buyer = await makeBuyer(shop.api, pharmacy, kind);
  const form = new FormData();
  const values = { ...DELIVERY_ADDRESS, ...CONTACT, store_id: pharmacy.store.id, ...fields };
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  form.append('order_attachment[]', new Blob([PDF], { type: 'application/pdf' }), 'prescription.pdf');
  const { order_id: id } = await buyer.client.call(placePrescriptionOrder, { query: {}, body: form });
  return { buyer, id };
}

const line = (quantity = 1, substitute_for: string | null = null) => ({
  kept: [],
  added: [{ ...PLAIN, item_id: pharmacy.item.id, quantity, substitute_for }],
});
type Lines = InputOf<typeof quotePrescription>['body'];

/** Offers lines at the quoted total. */
async function offer(id: number, lines: Lines = line(), more: object = {}) {
  const { version } = await staff.call(getPrescription, { params: { id } });
  const { total_minor } = await staff.call(quotePrescription, { params: { id }, body: lines });
  return staff.call(offerPrescription, {
    params: { id },
    body: { ...lines, total_minor, version, pharmacist: 'Dr. Salma Nasser', note: 'Twice a day', ...more },
  });
}

const answer = (buyer: Buyer, id: number, order_amount: number, more: object = {}) =>
  buyer.client.call(answerPrescription, {
    query: {},
    body: { order_id: id, answer: 'accept', order_amount, ...more },
  });
const accept = (id: number) =>
  staff.call(moveKitchenOrder, { params: { id }, body: { from: 'pending', to: 'confirmed', minutes: 15 } });
const boardOf = async (id: number) => {
  const { orders } = await staff.call(getKitchen, { params: { id: pharmacy.store.id } });
  return orders.find((one) => one.id === id);
};
/** The code of a rejected call, `ok` of any other. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const [result] = await Promise.allSettled([call]);
  return result.status === 'fulfilled' ? 'ok' : codeOf(Promise.reject(result.reason));
}
const stock = () => stockOf(shop.api, pharmacy.item.id);

test('an order by prescription has no arrival and cannot be accepted before it is priced and its customer agrees', async () => {
  const { buyer, id } = await sent();
  expect(await orderOf(buyer, id)).toMatchObject({
    prescription: { step: 'reading', answer_by: null },
    expected_from: null,
    expected_to: null,
  });
  const operator = await shop.signedIn(await shop.makeStaff());
  const onBoard = await boardOf(id);
  expect(onBoard).toMatchObject({ prescription: { step: 'reading' } });
  expect(onBoard?.transitions.map(({ to }) => to)).toEqual(['canceled']);
  expect((await operator.call(getOrder, { params: { id } })).transitions.map(({ to }) => to)).toEqual([
    'canceled',
  ]);
  expect(await codeOf(accept(id))).toBe('order_state');
  const byOffice = { from: 'pending' as const, to: 'confirmed' as const };
  expect(await codeOf(operator.call(transitionOrder, { params: { id }, body: byOffice }))).toBe(
    'order_state',
  );
  await offer(id);
  expect((await boardOf(id))?.transitions.map(({ to }) => to)).toEqual(['canceled']);
  expect(await codeOf(accept(id))).toBe('order_state');
  expect(await codeOf(operator.call(transitionOrder, { params: { id }, body: byOffice }))).toBe(
    'order_state',
  );
});

test('an offer has lines of the store with substitutes, and every page shows its total', async () => {
  const email = `rx-${pharmacy.item.id}@example.com`;
  const { buyer, id } = await sent('customer', { contact_person_email: email });
  const other = await makeItem(shop.api.db, { storeId: pharmacy.store.id, stock: 3 });
  const lines = {
    kept: [],
    added: [...line(2).added, { ...PLAIN, item_id: other.id, quantity: 1, substitute_for: 'Brufen 400' }],
  };
  const offered = await offer(id, lines);
  expect(offered).toMatchObject({ step: 'offered', is_open: true, pharmacist: 'Dr. Salma Nasser' });
  expect(offered.lines.map(({ substitute_for }) => substitute_for)).toEqual([null, 'Brufen 400']);
  expect(offered.bill.reduce((sum, part) => sum + part.amount_minor, 0)).toBe(offered.total_minor);
  const amount = offered.total_minor / 100;
  expect(await orderOf(buyer, id)).toMatchObject({
    order_amount: amount,
    details_count: 2,
    edits: [],
    prescription: { step: 'offered', answer_by: offered.answer_by },
  });
  const shown = await buyer.client.call(getPrescriptionOffer, { query: { order_id: id } });
  expect(shown).toMatchObject({
    order_amount: amount,
    pharmacist: 'Dr. Salma Nasser',
    note: 'Twice a day',
    payment_methods: ['cash_on_delivery'],
  });
  const details = await buyer.client.call(getOrderDetails, { query: { order_id: id } });
  expect(details.map(({ substitute_for }) => substitute_for)).toEqual([null, 'Brufen 400']);
  const operator = await shop.signedIn(await shop.makeStaff());
  const listed = await operator.call(listOrders, { query: { search: String(id) } });
  expect(listed.rows[0]).toMatchObject({ total_minor: offered.total_minor, is_late: false });
  expect(await boardOf(id)).toMatchObject({ total_minor: offered.total_minor });
  await shop.api.jobs.run();
  const notes = await buyer.client.call(listNotifications, { query: {} });
  expect(notes.map(({ data }) => data.title)).toEqual(['Your prescription is priced', 'Prescription sent']);
  const [mail] = await readInbox(shop.api.db, email);
  expect(mail?.subject).toBe(`Your prescription is priced: order #${id}`);
  expect(mail?.text).toContain('instead of Brufen 400');
});

test('an offer is made and accepted where the delivery costs nothing', async () => {
  const free = await makeShop(shop.api, {
    moduleType: 'pharmacy',
    item: { prescription: true, stock: 9 },
    store: { prescriptionOrder: true, freeDelivery: true },
  });
  pharmacy = free;
  const grants = [{ role: 'store-staff' as const, scope: { kind: 'store' as const, id: free.store.id } }];
  staff = await shop.signedIn(await shop.makeStaff({ grants }));
  const { buyer, id } = await sent();
  expect(await orderOf(buyer, id)).toMatchObject({ order_amount: 0, payment_status: 'unpaid' });
  const { total_minor } = await offer(id);
  await answer(buyer, id, total_minor / 100);
  expect(await orderOf(buyer, id)).toMatchObject({
    order_amount: total_minor / 100,
    payment_status: 'unpaid',
    prescription: { step: 'accepted' },
  });
});

test('an accepted offer is paid by the chosen method and goes to its store, which can accept it then', async () => {
  const { buyer, id } = await sent('customer');
  await creditWallet(shop.api, buyer, 5000);
  const { total_minor } = await offer(id, line(2));
  expect(await stock()).toBe(7);
  expect(
    (await buyer.client.call(getPrescriptionOffer, { query: { order_id: id } })).payment_methods,
  ).toEqual(['cash_on_delivery', 'wallet']);
  const answered = await answer(buyer, id, total_minor / 100, { payment_method: 'wallet' });
  expect(answered).toMatchObject({ order_status: 'pending', awaits_payment: false });
  expect(await orderOf(buyer, id)).toMatchObject({
    payment_status: 'paid',
    payment_method: 'wallet',
    order_amount: total_minor / 100,
    prescription: { step: 'accepted', answer_by: null },
  });
  expect(await buyer.client.call(getCustomerInfo, {})).toMatchObject({
    wallet_balance: 50 - total_minor / 100,
  });
  await accept(id);
  expect(await orderOf(buyer, id)).toMatchObject({ order_status: 'confirmed' });
});

test('a declined offer cancels the order, and its stock returns', async () => {
  const { buyer, id } = await sent();
  const { total_minor } = await offer(id, line(3));
  expect(await stock()).toBe(6);
  await answer(buyer, id, total_minor / 100, { answer: 'decline' });
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'canceled',
    cancellation_reason: 'The offer for the prescription was declined.',
  });
  expect(await stock()).toBe(9);
  expect(await codeOf(answer(buyer, id, total_minor / 100))).toBe('prescription_answered');
});

test('an offer without an answer cancels the order at its deadline, in both languages, and a late answer is rejected', async () => {
  const { buyer, id } = await sent();
  const { total_minor, answer_by } = await offer(id);
  expect((Date.parse(answer_by ?? '') - shop.api.clock.now()) / MINUTE).toBe(60);
  shop.api.clock.advance(59 * MINUTE);
  await shop.api.jobs.tick(ANSWER_DEADLINE_JOB);
  expect(await orderOf(buyer, id)).toMatchObject({ order_status: 'pending' });
  shop.api.clock.advance(MINUTE);
  expect(await codeOf(answer(buyer, id, total_minor / 100))).toBe('prescription_answered');
  await shop.api.jobs.tick(ANSWER_DEADLINE_JOB);
  expect(await orderOf(buyer, id)).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'system',
    cancellation_reason: 'The offer for the prescription was not answered in time.',
  });
  const arabic = shop.api.client({ ...buyer.viewer, language: 'ar' });
  const { cancellation_reason } = await arabic.call(trackOrder, { query: { order_id: id } });
  expect(cancellation_reason).toBe('لم يُرد على عرض الوصفة في الوقت المحدد.');
  expect(await stock()).toBe(9);
});

test('a new offer replaces the one before and its time, and the customer accepts only the total on the screen', async () => {
  const { buyer, id } = await sent();
  const first = await offer(id, line(2));
  shop.api.clock.advance(30 * MINUTE);
  const kept = first.lines.map((one) => ({ line_id: one.id, quantity: 1, substitute_for: null }));
  const second = await offer(id, { kept, added: [] });
  expect(second.total_minor).toBeLessThan(first.total_minor);
  expect((Date.parse(second.answer_by ?? '') - shop.api.clock.now()) / MINUTE).toBe(60);
  expect(await stock()).toBe(8);
  expect(await codeOf(answer(buyer, id, first.total_minor / 100))).toBe('price_changed');
  await answer(buyer, id, second.total_minor / 100);
  expect(await orderOf(buyer, id)).toMatchObject({ prescription: { step: 'accepted' } });
  expect(await codeOf(offer(id, { kept, added: [] }))).toBe('order_state');
});

test('two answers at once have one effect, and so have two offers', async () => {
  const { buyer, id } = await sent();
  const { version } = await staff.call(getPrescription, { params: { id } });
  const { total_minor } = await staff.call(quotePrescription, { params: { id }, body: line() });
  const body = { ...line(), total_minor, version, pharmacist: 'Dr. Salma Nasser', note: null };
  const offers = await Promise.all(
    [1, 2].map(() => outcomeOf(staff.call(offerPrescription, { params: { id }, body }))),
  );
  expect(offers.toSorted()).toEqual(['changed_meanwhile', 'ok']);
  expect(await stock()).toBe(8);
  const amount = total_minor / 100;
  const answers = await Promise.all([
    outcomeOf(answer(buyer, id, amount)),
    outcomeOf(answer(buyer, id, amount, { answer: 'decline' })),
  ]);
  expect(answers.toSorted()).toEqual(['ok', 'prescription_answered']);
});

test('an offer above the stock, without lines, or of items of another store is rejected', async () => {
  const { buyer, id } = await sent();
  expect(await codeOf(staff.call(quotePrescription, { params: { id }, body: line(10) }))).toBe(
    'out_of_stock',
  );
  expect(await codeOf(staff.call(quotePrescription, { params: { id }, body: { kept: [], added: [] } }))).toBe(
    'lines',
  );
  const other = await makeShop(shop.api, { moduleType: 'pharmacy' });
  const foreign = {
    kept: [],
    added: [{ ...PLAIN, item_id: other.item.id, quantity: 1, substitute_for: null }],
  };
  expect(await codeOf(staff.call(quotePrescription, { params: { id }, body: foreign }))).toBe(
    'item_unavailable',
  );
  // The last pieces are sold between the quote and the offer.
  const { version } = await staff.call(getPrescription, { params: { id } });
  const { total_minor } = await staff.call(quotePrescription, { params: { id }, body: line(5) });
  await shop.api.db.update(items).set({ stock: 4 }).where(eq(items.id, pharmacy.item.id));
  const body = { ...line(5), total_minor, version, pharmacist: 'Dr. Salma Nasser', note: null };
  expect(await codeOf(staff.call(offerPrescription, { params: { id }, body }))).toBe('out_of_stock');
  expect(await orderOf(buyer, id)).toMatchObject({ details_count: 0, prescription: { step: 'reading' } });
  expect(await codeOf(answer(buyer, id, 2))).toBe('prescription_unpriced');
});

test('lines of an unanswered prescription change by offers only, and other orders have no prescription', async () => {
  const { id } = await sent();
  const operator = await shop.signedIn(await shop.makeStaff());
  const edit = { kept: [], added: [{ ...PLAIN, item_id: pharmacy.item.id, quantity: 1 }] };
  expect(await codeOf(operator.call(quoteOrderEdit, { params: { id }, body: edit }))).toBe('order_state');
  expect(await operator.call(getOrder, { params: { id } })).toMatchObject({ editable: false });
  const plain = await makeShop(shop.api, { moduleType: 'pharmacy' });
  const buyer = await makeBuyer(shop.api, plain);
  await buyer.fill(plain.item.id);
  const { order_id: other } = await buyer.place();
  expect(await codeOf(operator.call(getPrescription, { params: { id: other } }))).toBe('not_found');
  expect(await codeOf(operator.call(quotePrescription, { params: { id: other }, body: line() }))).toBe(
    'order_state',
  );
});

test('an offer is read and answered by its customer only', async () => {
  const { id } = await sent('customer');
  const { total_minor } = await offer(id);
  const stranger = await makeBuyer(shop.api, pharmacy, 'customer');
  expect(await codeOf(stranger.client.call(getPrescriptionOffer, { query: { order_id: id } }))).toBe(
    'not_found',
  );
  expect(await codeOf(answer(stranger, id, total_minor / 100))).toBe('not_found');
});
