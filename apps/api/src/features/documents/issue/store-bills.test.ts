import { chargeStore } from '@errand/domain/books';
import { checkDocument } from '@errand/domain/invoicing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop, type ShopOptions } from '../../../../test/buyers.ts';
import { deliver } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeSeller } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { postEntry } from '../../ledger/index.ts';
import { storedOrders } from '../../orders/index.ts';
import { orders } from '../../orders/orders.tables.ts';
import { refundRequests } from '../../refunds/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { registerDocumentJobs } from '../documents.jobs.ts';
import { documents, sellerDetails, waitingDocuments } from '../documents.tables.ts';
import { BILL_MONTH_JOB } from '../job-names.ts';
import { billStore } from './store-bills.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerDocumentJobs(api.deps);
});
afterAll(() => api.stop());
afterEach(() => api.clock.set(NOON));

/** A store with a commission of 12.5 % and a tax of 15 % on it, and what sells there. */
async function makeBilled(options: ShopOptions = {}, taxPercent = 15) {
  const shop = await makeShop(api, { store: { commissionPercent: 12.5 }, ...options });
  await makeSeller(api.db, shop.store.id);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  async function sell(body: Parameters<Buyer['place']>[0] = {}): Promise<number> {
    const buyer = await makeBuyer(api, shop, 'customer');
    await buyer.fill(shop.item.id);
    const { order_id: orderId } = await buyer.place(body);
    await api.db
      .update(orders)
      .set({ terms: sql`jsonb_set(terms, '{commission,taxPercent}', ${String(taxPercent)}::jsonb)` })
      .where(eq(orders.id, orderId));
    await deliver(api, orderId, courier.id);
    return orderId;
  }
  const bills = async () =>
    (
      await api.db.select().from(documents).where(eq(documents.storeId, shop.store.id)).orderBy(documents.id)
    ).filter(({ orderId }) => orderId === null);
  return { shop, sell, bills, bill: (month: string) => billStore(api.deps, shop.store.id, month) };
}

async function refundAll(orderId: number): Promise<void> {
  await api.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order) throw new Error('The order is missing.');
    const given = {
      chosen: null,
      amountMinor: order.totalMinor,
      destination: 'wallet',
      reason: 'Cold',
    } as const;
    await refundRequests.refundByStaff(api.deps, tx, order, given);
  });
}

test('a month is billed once, after its end, with the commission and its tax as the books have posted them order by order', async () => {
  const { sell, bills, shop } = await makeBilled({ item: { priceMinor: 333 } });
  for (let at = 0; at < 3; at += 1) await sell();
  await refundAll(await sell());
  api.clock.set('2026-03-31T12:00:00Z');
  await api.jobs.tick(BILL_MONTH_JOB);
  await api.jobs.run();
  expect(await bills()).toEqual([]);
  api.clock.set('2026-04-02T12:00:00Z');
  for (let at = 0; at < 2; at += 1) await api.jobs.tick(BILL_MONTH_JOB);
  await api.jobs.run();
  const [bill, ...more] = await bills();
  expect(more).toEqual([]);
  // 12.5 % of 3.33 are 0.42, and 15 % of those 0.06, for each of the four orders; one was refunded.
  expect(bill).toMatchObject({
    number: 'COM-OP-2026-000001',
    kind: 'commission_invoice',
    subject: `store:${shop.store.id}:2026-03`,
    totalMinor: 3 * 48,
    taxMinor: 3 * 6,
    document: {
      period: { from: '2026-03-01', to: '2026-03-31' },
      lines: [{ label: { part: 'commission' }, netMinor: 4 * 42 }],
      allowances: [{ label: { part: 'commission_refunds' }, netMinor: 42 }],
      totals: { payableMinor: 0, prepaidMinor: 3 * 48 },
    },
  });
  expect(bill && checkDocument(bill.document)).toEqual([]);
});

test('what is earned on the last day of a month is billed with it, and not again with the next one', async () => {
  const { sell, bill, bills } = await makeBilled();
  api.clock.set('2026-03-31T12:00:00Z');
  await sell();
  api.clock.set('2026-04-01T12:00:00Z');
  await sell();
  await sell();
  await bill('2026-03');
  await bill('2026-04');
  // 12.5 % of 10.00 are 1.25, and 15 % of those 0.19.
  expect((await bills()).map(({ periodTo, totalMinor }) => [periodTo, totalMinor])).toEqual([
    ['2026-03-31', 144],
    ['2026-04-30', 2 * 144],
  ]);
});

test('plans, advertisements and deliveries that the store made free are billed with the commission', async () => {
  const { sell, bill, bills, shop } = await makeBilled(
    { store: { commissionPercent: 10, freeDelivery: true } },
    0,
  );
  await sell();
  const fee = { storeId: shop.store.id, priceMinor: 1000, paidBy: null } as const;
  const at = new Date(api.clock.now());
  await api.db.transaction(async (tx) => {
    await postEntry(tx, chargeStore({ ...fee, kind: 'plan', tax: { percent: 15, included: false } }), { at });
    await postEntry(
      tx,
      chargeStore({ ...fee, kind: 'advertisement', tax: { percent: 0, included: false } }),
      { at },
    );
  });
  await bill('2026-03');
  const [invoice] = await bills();
  const parts = invoice?.document.lines.map(({ label, netMinor }) => [
    'part' in label && label.part,
    netMinor,
  ]);
  expect(parts?.toSorted()).toEqual([
    ['advertisement', 1000],
    ['commission', 100],
    ['free_delivery', 200],
    ['plan', 1000],
  ]);
  expect(invoice).toMatchObject({ totalMinor: 2450, taxMinor: 150 });
  expect(invoice && checkDocument(invoice.document)).toEqual([]);
});

test('a month in which more was given back than charged becomes a credit note of the invoice before', async () => {
  const { sell, bill, bills } = await makeBilled();
  const orderId = await sell();
  await bill('2026-03');
  api.clock.set('2026-04-10T12:00:00Z');
  await refundAll(orderId);
  await bill('2026-04');
  const [invoice, credit, ...more] = await bills();
  expect(more).toEqual([]);
  expect(credit).toMatchObject({
    kind: 'credit_note',
    creditsId: invoice?.id,
    totalMinor: invoice?.totalMinor,
    taxMinor: invoice?.taxMinor,
    document: { credits: { number: invoice?.number } },
  });
  await bill('2026-04');
  expect(await bills()).toHaveLength(2);
});

test('a refund without an invoice to credit is billed with the next month', async () => {
  const { sell, bill, bills } = await makeBilled();
  const orderId = await sell();
  api.clock.set('2026-04-10T12:00:00Z');
  await refundAll(orderId);
  // The sale of March was never billed.
  await bill('2026-04');
  expect(await bills()).toEqual([]);
  api.clock.set('2026-05-10T12:00:00Z');
  await sell();
  await sell();
  await bill('2026-05');
  expect(await bills()).toMatchObject([{ document: { period: { from: '2026-05-01', to: '2026-05-31' } } }]);
});

test('with reverse charge the store owes the tax, whose number must be known', async () => {
  const { sell, bill, bills, shop } = await makeBilled({}, 0);
  await api.db.update(sellerDetails).set({ taxNumber: '' }).where(eq(sellerDetails.storeId, shop.store.id));
  await api.db.update(stores).set({ reverseCharge: true }).where(eq(stores.id, shop.store.id));
  await sell();
  await bill('2026-03');
  const waiting = () =>
    api.db
      .select()
      .from(waitingDocuments)
      .where(eq(waitingDocuments.storeId, shop.store.id))
      .orderBy(waitingDocuments.waitsSince);
  expect((await waiting()).filter(({ orderId }) => orderId === null)).toMatchObject([
    { subject: `store:${shop.store.id}:2026-03`, problems: ['store_tax_number'] },
  ]);
  await api.db
    .update(sellerDetails)
    .set({ taxNumber: '100999000100003' })
    .where(eq(sellerDetails.storeId, shop.store.id));
  // The month that waited is billed before the next one.
  await bill('2026-04');
  expect(await bills()).toMatchObject([
    { taxMinor: 0, document: { taxes: [{ category: 'AE', reason: 'reverse_charge' }] } },
  ]);
});
