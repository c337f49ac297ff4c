import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { checkDocument } from '@errand/domain/invoicing';
import { lineRefund, partMinor, type RefundPart, refundedQuantities } from '@errand/domain/orders';
import { addedTaxMinor } from '@errand/domain/taxes';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop, type ShopOptions } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { deliver } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeItem, makeSeller, makeTaxClass } from '../../../../test/factories/index.ts';
import { makeParcelService, makeSender, transitionParcel } from '../../../../test/factories/parcels.ts';
import { makeFleet, makeRenter, transitionTrip } from '../../../../test/factories/trips.ts';
import { NOON } from '../../../../test/harness.ts';
import { orderRows } from '../../order-pages/index.ts';
import { bookChangedOrder } from '../../orders/books/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { coupons } from '../../promotions/promotions.tables.ts';
import { refundRequests } from '../../refunds/index.ts';
import { tripCharges } from '../../rental/counter.tables.ts';
import { CHARGE_EVENTS } from '../../rental/index.ts';
import { registerDocumentJobs } from '../documents.jobs.ts';
import { listOfOrders } from '../documents.queries.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
registerDocumentJobs(api.deps);
afterEach(() => api.clock.set(NOON));

const TAXES = [
  ['tax on top', 0],
  ['tax in the price', 1],
] as const;

/** What the books say about an order: what it earned, its tax on top of prices, and what refunds took back of both. */
async function booksOf(orderId: number) {
  const { rows } = await api.db.execute<{ type: string; part: string; owner: string; amount: number }>(sql`
    select t.type, e.part, a.owner, sum(e.amount)::float8 as amount from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} and a.unit = 'money' group by 1, 2, 3`);
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, { amount }) => total + amount, 0);
  const isDue = ({ owner }: { owner: string }) => owner === 'house:receivable';
  const isEarned = ({ type }: { type: string }) => ['earning', 'return_fee', 'trip_charge'].includes(type);
  return {
    earnedMinor: 0 - sum((row) => isDue(row) && isEarned(row)),
    taxMinor: sum((row) => row.type === 'earning' && row.part === 'tax'),
    refundedMinor: sum((row) => isDue(row) && row.type === 'refund'),
    refundedTaxMinor: 0 - sum((row) => row.type === 'refund' && row.part === 'tax'),
  };
}

/** The sum of the rows of the receipt, as it prints them. */
async function receiptOf(client: Buyer['client'], orderId: number) {
  const query = { order_id: orderId };
  const [order, lines] = [
    await client.call(trackOrder, { query }),
    await client.call(getOrderDetails, { query }),
  ];
  const goods =
    lines.length > 0 ? lines.reduce((sum, line) => sum + line.total_price, 0) : order.items_amount;
  const parts = [
    goods,
    -order.coupon_discount_amount,
    order.tax_status === 'excluded' ? order.total_tax_amount : 0,
    order.delivery_charge,
    order.surcharge,
    order.additional_charge,
    order.extra_packaging_amount,
    order.dm_tips,
    order.money?.return_fee ?? 0,
    order.money?.charges ?? 0,
  ];
  const minor = (major: number) => Math.round(major * 100);
  return {
    sumMinor: minor(parts.reduce((sum, part) => sum + part, 0)),
    page: { totalMinor: minor(order.money?.total ?? 0), taxMinor: minor(order.total_tax_amount) },
    refundedMinor: minor(order.refunded_amount),
  };
}

async function documentsOf(orderId: number) {
  await api.jobs.run();
  const issued = await listOfOrders(api.db, [orderId]);
  for (const { document } of issued) expect(checkDocument(document)).toEqual([]);
  const [invoice, ...credits] = issued;
  return {
    totalMinor: invoice?.totalMinor,
    taxMinor: invoice?.taxMinor,
    payableMinor: invoice?.document.totals.payableMinor,
    creditedMinor: credits.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    creditedTaxMinor: credits.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    count: credits.length,
    first: invoice?.document,
  };
}

/** Receipt, order page, invoice and books say the same. */
async function expectAgreement(client: Parameters<typeof receiptOf>[0], orderId: number, isOnTop: boolean) {
  const documents = await documentsOf(orderId);
  const receipt = await receiptOf(client, orderId);
  const books = await booksOf(orderId);
  expect(documents.totalMinor).toBe(receipt.page.totalMinor);
  expect(receipt.sumMinor).toBe(receipt.page.totalMinor);
  expect(books.earnedMinor).toBe(documents.totalMinor);
  expect(documents.taxMinor).toBe(receipt.page.taxMinor);
  expect(documents.creditedMinor).toBe(receipt.refundedMinor);
  expect(documents.creditedMinor).toBe(books.refundedMinor);
  // The store's tax in the price is no posting of its own.
  expect(books.taxMinor).toBe(isOnTop ? documents.taxMinor : books.taxMinor);
  expect(books.refundedTaxMinor).toBe(isOnTop ? documents.creditedTaxMinor : books.refundedTaxMinor);
  return documents;
}

/** Refunds pieces of lines and parts to the wallet; null is all that is left. */
async function refund(orderId: number, pieces: number | null, parts: RefundPart[] = []) {
  const rows = await orderRows.listLines(api.db, orderId);
  await api.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order) throw new Error('The order is missing.');
    const before = (await orderRows.find(api.deps.pool, orderId))?.refunds ?? [];
    const returned = before.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const taken = refundedQuantities(before);
    const lines = rows.map((row) => ({ ...row, refundedQuantity: taken.get(row.id) ?? 0 }));
    const chosen =
      pieces === null
        ? null
        : { lines: pieces === 0 ? [] : lines.map(({ id }) => ({ lineId: id, quantity: pieces })), parts };
    const charges = { ...order, deliveryTaxMinor: addedTaxMinor(order, 'delivery') };
    const ofParts = parts.reduce((sum, part) => sum + partMinor(charges, part), 0);
    const amountMinor = chosen
      ? lineRefund({ ...order, lines }, chosen.lines).amountMinor + ofParts
      : order.totalMinor - returned;
    const given = { chosen, amountMinor, destination: 'wallet' as const, reason: 'Cold' };
    expect(await refundRequests.refundByStaff(api.deps, tx, order, given)).toBe(true);
  });
}

describe.each(TAXES)('with %s', (_, taxIncluded) => {
  const isOnTop = taxIncluded === 0;
  beforeAll(() => changeInConsole(operator, 'tax_included', taxIncluded));

  async function makeSold(
    store: ShopOptions['store'],
    body: Parameters<Buyer['place']>[0] = {},
    { code, otherRate }: { code?: string; otherRate?: number } = {},
  ) {
    const place = await makeShop(api, { store, item: { priceMinor: 333 } });
    await makeSeller(api.db, place.store.id);
    if (code)
      await api.db.insert(coupons).values({
        code,
        title: { en: 'Two off' },
        type: 'default',
        discountType: 'amount',
        discount: 201,
        startsAt: new Date(NOON - 1000),
        endsAt: new Date(NOON + 1000),
      });
    const courier = await makeCourier(api.db, { zoneId: place.zone.id });
    const buyer = await makeBuyer(api, place, 'customer');
    await buyer.fill(place.item.id, 3);
    if (otherRate !== undefined) {
      const taxClass = await makeTaxClass(api.db, { ratePercent: otherRate });
      const taxed = { storeId: place.store.id, priceMinor: 101, taxClassId: taxClass.id };
      await buyer.fill((await makeItem(api.db, taxed)).id, 3);
    }
    const { order_id: orderId } = await buyer.place({
      dm_tips: 1.5,
      ...(code && { coupon_code: code }),
      ...body,
    });
    await deliver(api, orderId, courier.id);
    return { client: buyer.client, orderId };
  }

  test('receipt, order page, invoice and books of a delivery agree to the cent', async () => {
    const { client, orderId } = await makeSold({ taxRate: 8.875, packagingMinor: 75 });
    const documents = await expectAgreement(client, orderId, isOnTop);
    expect(documents.payableMinor).toBe(0);
  });

  test('they agree for an order with a coupon, after each refund of a part, and in the end all is credited', async () => {
    const { client, orderId } = await makeSold({ taxRate: 15 }, {}, { code: `TWO${taxIncluded}` });
    await refund(orderId, 1);
    expect((await expectAgreement(client, orderId, isOnTop)).count).toBe(1);
    await refund(orderId, 1, ['delivery']);
    expect((await expectAgreement(client, orderId, isOnTop)).count).toBe(2);
    await refund(orderId, null);
    const documents = await expectAgreement(client, orderId, isOnTop);
    expect(documents).toMatchObject({
      count: 3,
      creditedMinor: documents.totalMinor,
      creditedTaxMinor: documents.taxMinor,
    });
  });

  test('they agree with two rates on goods and taxes on charges, in parts and in the end', async () => {
    const charges = [
      'delivery_tax_percentage',
      'packaging_tax_percentage',
      'additional_charge_tax_percentage',
    ];
    for (const [at, setting] of charges.entries()) await changeInConsole(operator, setting, [15, 5, 20][at]);
    const { client, orderId } = await makeSold(
      { taxRate: 15, packagingMinor: 75 },
      {},
      { code: `MANY${taxIncluded}`, otherRate: 5 },
    );
    await expectAgreement(client, orderId, isOnTop);
    await refund(orderId, 1);
    await expectAgreement(client, orderId, isOnTop);
    await refund(orderId, 1, ['delivery']);
    await expectAgreement(client, orderId, isOnTop);
    await refund(orderId, null);
    const documents = await expectAgreement(client, orderId, isOnTop);
    expect(documents).toMatchObject({
      creditedMinor: documents.totalMinor,
      creditedTaxMinor: documents.taxMinor,
    });
    for (const setting of charges) await changeInConsole(operator, setting, 0);
  });

  test('a refund of the delivery takes back no tax of the goods', async () => {
    const { client, orderId } = await makeSold({ taxRate: 15 });
    await refund(orderId, 0, ['delivery']);
    const ofDelivery = await expectAgreement(client, orderId, isOnTop);
    expect(ofDelivery).toMatchObject({ count: 1, creditedTaxMinor: 0 });
    await refund(orderId, 1);
    expect((await expectAgreement(client, orderId, isOnTop)).creditedTaxMinor).toBeGreaterThan(0);
  });
});

test('they agree for a parcel, whose seller is the operator, with a tax on the delivery', async () => {
  await changeInConsole(operator, 'tax_included', 0);
  await changeInConsole(operator, 'parcel_tax_percentage', 15);
  const sender = await makeSender(api, await makeParcelService(api), 'customer');
  const { order_id: orderId } = await sender.send({ dm_tips: 1 });
  await transitionParcel(api, orderId, 'delivered');
  const documents = await expectAgreement(sender.client, orderId, true);
  expect(documents.first).toMatchObject({
    kind: 'invoice',
    seller: { id: 'OP', taxNumber: '100457890100003' },
    buyer: { address: { line: '12 Lighthouse Road' } },
  });
  expect(documents.taxMinor).toBeGreaterThan(0);
});

test('they agree for a trip with charges at its return, and a charge that is lowered afterwards is credited', async () => {
  await changeInConsole(operator, 'tax_included', 0);
  const fleet = await makeFleet(api, { taxRate: 10 });
  await makeSeller(api.db, fleet.provider.id);
  const renter = await makeRenter(api, fleet);
  const orderId = await renter.rent();
  await transitionTrip(api, orderId, 'confirmed', 'picked_up');
  const [charge] = await api.db
    .insert(tripCharges)
    .values({ orderId, kind: 'late', plate: 'A 1', amountMinor: 700, createdAt: new Date(NOON) })
    .returning();
  await transitionTrip(api, orderId, 'delivered');
  const before = await documentsOf(orderId);
  expect(before).toMatchObject({ totalMinor: (await booksOf(orderId)).earnedMinor, count: 0 });
  expect(before.first?.lines).toMatchObject([{ quantity: 1 }]);
  await api.db
    .update(tripCharges)
    .set({ settledMinor: 300, settledAt: new Date(NOON) })
    .where(eq(tripCharges.id, charge?.id ?? 0));
  await bookChangedOrder(api.deps, orderId);
  await api.db.transaction((tx) => api.deps.jobs.publish(tx, CHARGE_EVENTS.settled, { orderId }));
  const after = await documentsOf(orderId);
  expect(after).toMatchObject({ count: 1, creditedMinor: 400, creditedTaxMinor: 0 });
  expect((after.totalMinor ?? 0) - after.creditedMinor).toBe((await booksOf(orderId)).earnedMinor);
});
