import { requestRefund } from '@errand/contract/refunds';
import { checkDocument } from '@errand/domain/invoicing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop, type Shop, type ShopOptions } from '../../../../test/buyers.ts';
import { deliver, makeDelivered } from '../../../../test/delivered-orders.ts';
import { makeCourier, makeSeller } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { creditWallet } from '../../../../test/payments.ts';
import { refundRequests } from '../../refunds/index.ts';
import { registerDocumentJobs } from '../documents.jobs.ts';
import { listOfOrders } from '../documents.queries.ts';
import { documentSeries, sellerDetails, waitingDocuments } from '../documents.tables.ts';
import { CATCH_UP_JOB } from '../job-names.ts';
import { issueOrderDocuments } from './order-documents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerDocumentJobs(api.deps);
});
afterAll(() => api.stop());

const of = (orderId: number) => listOfOrders(api.db, [orderId]);
const issue = (orderId: number) => issueOrderDocuments(api.deps, orderId, { isNew: true });

async function makeKitchen(options: ShopOptions = {}) {
  const shop = await makeShop(api, options);
  await makeSeller(api.db, shop.store.id);
  return { shop, courier: await makeCourier(api.db, { zoneId: shop.zone.id }) };
}

async function placeAt(shop: Shop, body: Parameters<Buyer['place']>[0] = {}): Promise<number> {
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  return (await buyer.place(body)).order_id;
}

describe('numbers', () => {
  test('fifty deliveries at once, each reported twice, get the numbers 1 to 50 without a gap and without a double', async () => {
    const { shop, courier } = await makeKitchen();
    const ids: number[] = [];
    for (let at = 0; at < 50; at += 1) ids.push(await placeAt(shop));
    await Promise.all(
      ids.map(async (id) => {
        await deliver(api, id, courier.id);
        await Promise.all([issue(id), issue(id)]);
      }),
    );
    await api.jobs.run();
    const rows = await listOfOrders(api.db, ids);
    const expected = ids.map((_, at) => `INV-S${shop.store.id}-2026-${String(at + 1).padStart(6, '0')}`);
    expect(rows.map(({ number }) => number).toSorted()).toEqual(expected);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(50);
  });

  test('a process that dies between the number and the commit leaves no gap', async () => {
    const { shop, courier } = await makeKitchen();
    const [first, second] = [await placeAt(shop), await placeAt(shop)];
    for (const id of [first, second]) await deliver(api, id, courier.id);
    const blocker = await api.deps.connectSession();
    onTestFinished(() => blocker.end());
    // The document cannot be stored while its number is taken.
    await blocker.query('begin; lock table documents in share row exclusive mode');
    const dying = issue(first).then(
      () => 'issued',
      () => 'died',
    );
    const pid = await waitForInsert();
    await api.db.execute(sql`select pg_terminate_backend(${pid})`);
    expect(await dying).toBe('died');
    await blocker.query('commit');
    expect(
      await api.db
        .select()
        .from(documentSeries)
        .where(eq(documentSeries.issuer, `S${shop.store.id}`)),
    ).toEqual([]);
    for (const id of [second, first]) await issue(id);
    const numbers = (await listOfOrders(api.db, [first, second])).map(({ number }) => number);
    expect(numbers).toEqual([1, 2].map((counter) => `INV-S${shop.store.id}-2026-00000${counter}`));
  });

  test('an issued document cannot be changed or deleted', async () => {
    const { shop, orderId } = await makeDelivered(api);
    await makeSeller(api.db, shop.store.id);
    await issue(orderId);
    const [document] = await of(orderId);
    for (const statement of [
      'update documents set total_minor = 1',
      'delete from documents',
      'truncate documents cascade',
    ])
      await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'issued documents are append-only' },
      });
    expect(await of(orderId)).toEqual([document]);
  });

  test('the years of an issuer have series of their own, by the clock of the zone', async () => {
    const { shop, courier } = await makeKitchen();
    const orderId = await placeAt(shop);
    await deliver(api, orderId, courier.id);
    const before = api.clock.now();
    onTestFinished(() => api.clock.set(before));
    // The last evening of the year in UTC is the new year in Dubai.
    api.clock.set('2026-12-31T22:00:00Z');
    await issue(orderId);
    expect(await of(orderId)).toMatchObject([
      { number: `INV-S${shop.store.id}-2027-000001`, issuedOn: '2027-01-01' },
    ]);
  });
});

/** The process id of the connection that waits to store a document. */
async function waitForInsert(): Promise<number> {
  for (;;) {
    const { rows } = await api.db.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "documents"%'
        and datname = current_database()`);
    if (rows[0]) return rows[0].pid;
  }
}

describe('what waits', () => {
  test('a seller without data delays the document, names what is missing, and gets it when the data come', async () => {
    const { shop, orderId } = await makeDelivered(api, 'customer', { store: { taxRate: 15 } });
    await api.jobs.run();
    expect(await of(orderId)).toEqual([]);
    const waiting = () =>
      api.db
        .select()
        .from(waitingDocuments)
        .where(eq(waitingDocuments.orderId, orderId))
        .orderBy(waitingDocuments.waitsSince);
    expect(await waiting()).toMatchObject([
      { subject: `order:${orderId}`, problems: ['legal_name', 'address', 'tax_number'] },
    ]);
    // A rate above 0 needs a tax number (BR-S-02).
    await makeSeller(api.db, shop.store.id, { taxNumber: '' });
    await api.jobs.tick(CATCH_UP_JOB);
    expect(await waiting()).toMatchObject([{ problems: ['tax_number'] }]);
    await api.db
      .update(sellerDetails)
      .set({ taxNumber: '100999000100003' })
      .where(eq(sellerDetails.storeId, shop.store.id));
    await api.jobs.tick(CATCH_UP_JOB);
    expect(await waiting()).toEqual([]);
    expect(await of(orderId)).toMatchObject([
      {
        kind: 'invoice',
        document: { seller: { taxNumber: '100999000100003' }, totals: { payableMinor: 0 } },
      },
    ]);
  });

  test('an earning whose event was lost is found later', async () => {
    const { shop, orderId } = await makeDelivered(api);
    await makeSeller(api.db, shop.store.id);
    await api.db.execute(sql`delete from test_jobs`);
    await api.jobs.tick(CATCH_UP_JOB);
    expect(await of(orderId)).toHaveLength(1);
  });

  test('a document keeps the data with which it was issued', async () => {
    const { shop, orderId } = await makeDelivered(api);
    await makeSeller(api.db, shop.store.id, { legalName: 'First Name LLC' });
    await issue(orderId);
    await api.db
      .update(sellerDetails)
      .set({ legalName: 'Second Name LLC' })
      .where(eq(sellerDetails.storeId, shop.store.id));
    await issue(orderId);
    expect(await of(orderId)).toMatchObject([{ document: { seller: { name: { en: 'First Name LLC' } } } }]);
  });
});

describe('refunds', () => {
  test.each([
    [true, ['invoice', 'credit_note']],
    [false, ['invoice']],
  ])(
    'a refund that is requested has no credit note, and one if it is approved (%s)',
    async (approved, kinds) => {
      const { buyer, shop, orderId } = await makeDelivered(api);
      await makeSeller(api.db, shop.store.id);
      const body = {
        order_id: orderId,
        customer_reason: 'It came far too late',
        customer_note: 'Two hours.',
      };
      await buyer.client.call(requestRefund, { query: {}, body });
      await issue(orderId);
      expect(await of(orderId)).toMatchObject([{ kind: 'invoice' }]);
      await refundRequests.decide(api.deps, orderId, { approved, note: null, destination: 'wallet' });
      await issue(orderId);
      const [, credit, ...more] = await of(orderId);
      expect((await of(orderId)).map(({ kind }) => kind)).toEqual(kinds);
      expect(more).toEqual([]);
      // The wallet has it already, so nothing is left to be paid.
      const settled = { grossMinor: 1200, prepaidMinor: 1200, payableMinor: 0 };
      expect(credit?.document.totals ?? settled).toMatchObject(settled);
    },
  );

  test('without an event of its end, an order from before the documents gets none', async () => {
    const { shop, orderId } = await makeDelivered(api);
    await makeSeller(api.db, shop.store.id);
    await issueOrderDocuments(api.deps, orderId, { isNew: false });
    expect(await of(orderId)).toEqual([]);
    expect(await api.db.select().from(waitingDocuments).where(eq(waitingDocuments.orderId, orderId))).toEqual(
      [],
    );
  });
});

describe('orders of all kinds of prices', () => {
  test('an order that costs nothing gets an invoice of nothing', async () => {
    const { shop } = await makeKitchen({ item: { priceMinor: 0 } });
    const orderId = await placeAt(shop, { order_type: 'take_away' });
    await deliver(api, orderId, null);
    await issue(orderId);
    expect(await of(orderId)).toMatchObject([{ kind: 'simplified_invoice', totalMinor: 0, taxMinor: 0 }]);
  });

  test('an order that the wallet paid has nothing due', async () => {
    const { shop, courier } = await makeKitchen();
    const buyer = await makeBuyer(api, shop, 'customer');
    await creditWallet(api, buyer, 5000);
    await buyer.fill(shop.item.id);
    const { order_id: orderId } = await buyer.place({ payment_method: 'wallet' });
    await deliver(api, orderId, courier.id);
    await issue(orderId);
    const [invoice] = await of(orderId);
    expect(invoice?.document.totals).toMatchObject({ prepaidMinor: 1200, payableMinor: 0, grossMinor: 1200 });
  });

  test('a currency with three decimals keeps them', async () => {
    const dinar = await startApi({ settings: { digit_after_decimal_point: 3, currency_code: 'KWD' } });
    onTestFinished(() => dinar.stop());
    const { shop, orderId } = await makeDelivered(dinar, 'guest', {
      store: { taxRate: 5 },
      item: { priceMinor: 12_345 },
    });
    await makeSeller(dinar.db, shop.store.id);
    await issueOrderDocuments(dinar.deps, orderId, { isNew: true });
    const [invoice] = await listOfOrders(dinar.db, [orderId]);
    expect(invoice?.document).toMatchObject({ currency: 'KWD', digits: 3 });
    expect(invoice).toMatchObject({ taxMinor: 617 });
    expect(invoice && checkDocument(invoice.document)).toEqual([]);
  });
});
