import { getStatementFile } from '@errand/contract/console/finance/balances';
import * as contract from '@errand/contract/console/finance/documents';
import { trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { auditLog } from '../../../console/audit/audit.tables.ts';
import { trackingLinks } from '../../order-pages/index.ts';
import { registerDocumentJobs } from '../documents.jobs.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
registerDocumentJobs(api.deps);

const DETAILS = {
  legal_name: 'Palm Bakery LLC',
  address: 'King Road 12',
  city: 'Marsa',
  postcode: '12345',
  register_number: '1010101010',
  tax_number: '300000000000003',
};
type Made = Awaited<ReturnType<typeof makeDelivered>>;
let made: Made;
let manager: TestBrowser;
beforeAll(async () => {
  made = await makeDelivered(api, 'customer', { store: { taxRate: 15 } });
  const scope = { kind: 'store', id: made.shop.store.id } as const;
  manager = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  await api.jobs.run();
});

const storeId = () => made.shop.store.id;
const params = () => ({ id: storeId() });
const order = (client = made.buyer.client) => client.call(trackOrder, { query: { order_id: made.orderId } });

test('the office sees what waits and why, the customer that it follows, and the manager’s data issue it', async () => {
  expect((await order()).documents).toEqual({ issued: [], waiting: true });
  const { rows } = await operator.call(contract.listWaitingDocuments, {});
  expect(rows.find(({ store }) => store?.id === storeId())).toMatchObject({
    problems: ['legal_name', 'address', 'tax_number'],
    count: 1,
  });
  const before = await manager.call(contract.getSeller, { params: params() });
  expect(before).toMatchObject({ version: contract.NO_SELLER, waiting: 1 });
  const body = { ...DETAILS, version: before.version };
  const after = await manager.call(contract.setSeller, { params: params(), body });
  expect(after).toMatchObject({ ...DETAILS, problems: expect.any(Array) });
  expect(await codeOf(manager.call(contract.setSeller, { params: params(), body }))).toBe(
    'changed_meanwhile',
  );
  await api.jobs.run();
  expect(await manager.call(contract.getSeller, { params: params() })).toMatchObject({
    problems: [],
    waiting: 0,
  });
  const { issued, waiting } = (await order()).documents;
  expect(waiting).toBe(false);
  expect(issued).toMatchObject([{ number: `INV-S${storeId()}-2026-000001`, kind: 'invoice' }]);
  const entries = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.endpoint, 'setSeller'))
    .orderBy(auditLog.id);
  expect(entries.length).toBeGreaterThan(0);
});

test('the signed address serves the invoice as PDF and as UBL in a language, and no other address does', async () => {
  const [invoice] = (await order()).documents.issued;
  const pathOf = (url: string) => url.slice(url.indexOf('/api/'));
  const pdf = await api.inject({ url: pathOf(invoice?.pdf_url ?? '') });
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${invoice?.number}.pdf"`,
  });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const xml = await api.inject({ url: pathOf(invoice?.xml_url ?? '') });
  expect(xml.body).toContain('<cbc:RegistrationName>Palm Bakery LLC</cbc:RegistrationName>');
  const other = pathOf(invoice?.xml_url ?? '').replace(
    `/document/${invoice?.id}/`,
    `/document/${(invoice?.id ?? 0) + 1}/`,
  );
  for (const url of [other, pathOf(invoice?.xml_url ?? '').replace('.xml', 'x.xml')])
    expect((await api.inject({ url })).statusCode).toBe(404);
});

test('a guest reads the documents with the order’s link, and a link to a customer’s order shows none', async () => {
  const guest = await makeDelivered(api, 'guest');
  await operator.call(contract.setSeller, {
    params: { id: guest.shop.store.id },
    body: { ...DETAILS, version: contract.NO_SELLER },
  });
  await api.jobs.run();
  const sign = await trackingLinks.signer(api.deps);
  const keyOf = (id: number) =>
    new URLSearchParams(trackingLinks.of(id, sign).split('?')[1]).get('key') ?? '';
  const stranger = api.client({});
  const follow = (id: number) => stranger.call(trackOrder, { query: { order_id: id, key: keyOf(id) } });
  expect((await follow(guest.orderId)).documents.issued).toHaveLength(1);
  expect((await follow(made.orderId)).documents).toEqual({ issued: [], waiting: false });
});

test('the office filters and exports documents, and a store sees its own only', async () => {
  const query = { store_id: storeId(), kind: 'invoice', issuer: 'store' } as const;
  const { rows } = await operator.call(contract.listDocuments, { query });
  expect(rows).toMatchObject([{ order_id: made.orderId, store: { id: storeId() }, issuer: 'store' }]);
  const number = rows[0]?.number.toLowerCase() ?? '';
  for (const search of [number, `#${made.orderId}`, String(made.orderId)])
    expect((await operator.call(contract.listDocuments, { query: { search } })).rows).toMatchObject([
      { id: rows[0]?.id },
    ]);
  const later = { from: new Date(api.clock.now() + 1000).toISOString() };
  expect((await operator.call(contract.listDocuments, { query: later })).rows).toEqual([]);
  expect((await operator.call(contract.listDocuments, { query: { issuer: 'operator' } })).rows).toEqual([]);

  const file = { id: rows[0]?.id ?? 0 };
  const pdf = await operator.call(contract.getDocumentFile, { params: file, query: { form: 'pdf' } });
  expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const own = await manager.call(contract.listStoreDocuments, { params: params(), query: {} });
  expect(own.rows).toMatchObject([{ id: file.id }]);
  const other = await makeDelivered(api, 'customer');
  await operator.call(contract.setSeller, {
    params: { id: other.shop.store.id },
    body: { ...DETAILS, version: contract.NO_SELLER },
  });
  await api.jobs.run();
  const [foreign] = (
    await operator.call(contract.listDocuments, { query: { store_id: other.shop.store.id } })
  ).rows;
  const read = (document: number) =>
    manager.call(contract.getStoreDocumentFile, {
      params: { id: storeId(), document },
      query: { form: 'xml' },
    });
  expect((await read(file.id)).media_type).toBe('application/xml');
  expect(await codeOf(read(foreign?.id ?? 0))).toBe('not_found');
  const wrong = { params: { id: other.shop.store.id }, query: {} };
  expect(await codeOf(manager.call(contract.listStoreDocuments, wrong))).toBe('not_found');
  const scope = { kind: 'zone', id: made.shop.zone.id } as const;
  const zone = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'finance', scope }] }));
  expect((await zone.call(contract.listDocuments, { query: {} })).rows.map(({ id }) => id)).toEqual([
    file.id,
  ]);
  const elsewhere = { params: { id: foreign?.id ?? 0 }, query: { form: 'xml' as const } };
  expect(await codeOf(zone.call(contract.getDocumentFile, elsewhere))).toBe('not_found');
});

test('a zone and a store read what waits for them alone, and documents are found by the time of their issue', async () => {
  const waiting = await makeDelivered(api);
  await api.jobs.run();
  const storesOf = async (zoneId: number) => {
    const grants = [{ role: 'finance', scope: { kind: 'zone', id: zoneId } as const }];
    const member = await shop.signedIn(await shop.makeStaff({ grants }));
    return (await member.call(contract.listWaitingDocuments, {})).rows.map(({ store }) => store?.id);
  };
  expect(await storesOf(waiting.shop.zone.id)).toEqual([waiting.shop.store.id]);
  expect(await storesOf(made.shop.zone.id)).toEqual([]);
  const seller = await manager.call(contract.getSeller, { params: params() });
  expect(seller).toMatchObject({ problems: [], waiting: 0 });
  const listed = (query: { from?: string; to?: string }) =>
    operator.call(contract.listDocuments, { query: { store_id: storeId(), ...query } });
  const [invoice] = (await listed({})).rows;
  const at = invoice?.issued_at ?? '';
  const later = new Date(Date.parse(at) + 1).toISOString();
  for (const [query, found] of [
    [{ from: at }, [invoice]],
    [{ from: later }, []],
    [{ to: later }, [invoice]],
    [{ to: at }, []],
  ] as const)
    expect((await listed(query)).rows).toEqual(found);
});

test('an open month is not billed, and a country’s tax numbers begin with its letters', async () => {
  const bill = (month: string) => operator.call(contract.billStores, { body: { month, store_id: null } });
  expect(await codeOf(bill('2026-03'))).toBe('month_open');
  expect(await bill('2026-02')).toEqual({ done: true });
  await changeInConsole(operator, 'country', 'DE');
  const seller = await manager.call(contract.getSeller, { params: params() });
  const enter = (tax_number: string) =>
    manager.call(contract.setSeller, {
      params: params(),
      body: { ...DETAILS, tax_number, version: seller.version },
    });
  expect(await codeOf(enter('300000000000003'))).toBe('tax_number_country');
  expect((await enter('de 123 456 789')).tax_number).toBe('DE123456789');
  await changeInConsole(operator, 'country', 'AE');
});

test('a seller without postcode, tax number and entry in a register needs legal name, address and city alone', async () => {
  const other = await makeDelivered(api);
  const id = other.shop.store.id;
  const { legal_name, address, city } = DETAILS;
  const entered = await operator.call(contract.setSeller, {
    params: { id },
    body: { legal_name, address, city, version: contract.NO_SELLER },
  });
  expect(entered).toMatchObject({ postcode: '', register_number: '', tax_number: '', problems: [] });
});

test('a balance is downloaded as CSV and as PDF, in the language of the call', async () => {
  const statement = (form: 'csv' | 'pdf', language = 'en') =>
    operator.call(
      getStatementFile,
      { params: { payees: 'stores', id: storeId() }, query: { form } },
      { headers: { 'accept-language': language } },
    );
  const csv = Buffer.from((await statement('csv')).content, 'base64').toString();
  expect(csv).toContain('Items sold,10.00');
  expect(csv).toContain('Balance after,');
  const pdf = Buffer.from((await statement('pdf')).content, 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a statement has the day of the shop where UTC has another one', async () => {
  // 21:30 in UTC is 01:30 of the next day in Dubai.
  const late = Date.UTC(2026, 2, 4, 21, 30);
  api.clock.advance(late - api.clock.now());
  const query = { form: 'csv' as const };
  const office = await shop.signedIn(await shop.makeStaff());
  const file = await office.call(getStatementFile, { params: { payees: 'stores', id: storeId() }, query });
  expect(file.file_name).toBe('statement-2026-03-05.csv');
});
