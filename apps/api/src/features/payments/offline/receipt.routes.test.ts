import { getOfflinePayment, saveOfflinePayment, updateOfflinePayment } from '@errand/contract/payments';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop, type Shop } from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';
import { CLEANUP_JOB, registerCleanupJobs } from '../../../cleanup-jobs.ts';
import { personalData } from '../personal-data.queries.ts';
import { offlineMethods, offlinePayments } from './offline.tables.ts';

let api: TestApi;
let shop: Shop;
let methodId = 0;
beforeAll(async () => {
  api = await startApi({ settings: { offline_payment_status: 1 } });
  registerCleanupJobs(api.deps);
  shop = await makeShop(api, { moduleType: 'grocery', item: { stock: 50 } });
  const label = { en: 'Reference', ar: 'المرجع' };
  const [method] = await api.db
    .insert(offlineMethods)
    .values({
      name: { en: 'Bank transfer', ar: 'تحويل بنكي' },
      fields: [],
      informations: [{ name: 'reference', label, placeholder: label, required: true }],
    })
    .returning();
  methodId = method?.id ?? 0;
});
afterAll(() => api.stop());

async function buy(kind: 'guest' | 'customer' = 'guest') {
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place({ payment_method: 'offline_payment' });
  const fields = { order_id: orderId, method_id: methodId, reference: 'TR 17' };
  return {
    buyer,
    orderId,
    save: (
      more: { receipt?: Buffer[]; receipt_removed?: number } = {},
      endpoint: typeof saveOfflinePayment | typeof updateOfflinePayment = saveOfflinePayment,
    ) => buyer.client.call(endpoint, { query: {}, body: formOf({ ...fields, ...more }) }),
    urlOf: async () =>
      (await buyer.client.call(getOfflinePayment, { query: { order_id: orderId } })).receipt_full_url,
  };
}

async function keyOf(orderId: number): Promise<string> {
  const [row] = await api.db.select().from(offlinePayments).where(eq(offlinePayments.orderId, orderId));
  return row?.receipt ?? '';
}
const isStored = async (key: string) => (await api.deps.files.readPrivate(key)) !== null;

test('a receipt is private: only its customer gets its URL, which serves it uncached and as inert content', async () => {
  const { save, urlOf, orderId } = await buy();
  await save({ receipt: [await pictureOf(1)] });
  const url = (await urlOf()) ?? '';
  const { statusCode, headers, rawPayload } = await api.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  const key = await keyOf(orderId);
  expect((await api.inject(`/media/${key}/192.webp`)).statusCode).toBe(404);
  const other = await buy();
  await other.save({ receipt: [await pictureOf(2)] });
  const path = '/api/v1/customer/order/offline-payment-receipt';
  for (const wrong of [`${other.orderId}/${key}`, `${orderId}/${'0'.repeat(64)}`, `${orderId}/x`, `x/${key}`])
    expect((await api.inject(`${path}/${wrong}`)).statusCode).toBe(404);
});

test('a receipt stays with changed details, is replaced by another one, and removed when asked', async () => {
  const { save, urlOf, orderId } = await buy();
  await save({ receipt: [await pictureOf(3)] });
  const first = await keyOf(orderId);
  const url = await urlOf();
  await save({}, updateOfflinePayment);
  expect(await urlOf()).toBe(url);
  await save({ receipt: [await pictureOf(4)] }, updateOfflinePayment);
  const second = await keyOf(orderId);
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  expect((await api.inject(url ?? '')).statusCode).toBe(404);
  await save({ receipt_removed: 1 }, updateOfflinePayment);
  expect([await urlOf(), await isStored(second)]).toEqual([null, false]);
});

test('a receipt is one picture of at most 5 MB, and rejected details leave no file', async () => {
  const { buyer, save, orderId } = await buy();
  const pictures = [await pictureOf(5), await pictureOf(6)];
  const messages = [];
  for (const receipt of [[Buffer.from('%PDF-1.7 %%EOF')], [Buffer.alloc(5 * 1024 * 1024 + 1)], pictures])
    messages.push((await rejectionOf(save({ receipt }))).message);
  expect(messages).toEqual([
    expect.stringContaining('JPEG'),
    expect.stringContaining('5 MB'),
    expect.stringMatching(/at most|up to|more than/i),
  ]);
  const before = await api.deps.files.listPrivate(Number.POSITIVE_INFINITY);
  const body = formOf({ order_id: orderId, method_id: methodId, reference: '', receipt: pictures.slice(1) });
  expect((await rejectionOf(buyer.client.call(saveOfflinePayment, { query: {}, body }))).code).toBe(
    'reference',
  );
  expect(await api.deps.files.listPrivate(Number.POSITIVE_INFINITY)).toEqual(before);
});

test('the receipt of rejected details is gone for the customer and deleted the next night', async () => {
  const [kept, rejected] = [await buy(), await buy()];
  for (const { save } of [kept, rejected]) await save({ receipt: [await pictureOf(7)] });
  const keys = [await keyOf(kept.orderId), await keyOf(rejected.orderId)];
  await api.db
    .update(offlinePayments)
    .set({ rejectedAt: new Date(), rejectReason: 'No such transfer' })
    .where(eq(offlinePayments.orderId, rejected.orderId));
  expect(await rejected.urlOf()).toBeNull();
  // Files have the time of the system, not of the test's clock.
  api.clock.set(Date.now() + 2 * 3_600_000);
  await api.jobs.tick(CLEANUP_JOB);
  expect(await Promise.all(keys.map(isStored))).toEqual([true, false]);
});

test('the receipt is deleted with its customer', async () => {
  const { buyer, save, orderId } = await buy('customer');
  await save({ receipt: [await pictureOf(8)] });
  const key = await keyOf(orderId);
  const customer = { id: Number(buyer.owner.split(':')[1]), owner: buyer.owner, email: null, phone: null };
  const { privateKeys } = await api.db.transaction((tx) =>
    personalData.erase(tx, { ...customer, contactHashes: [], at: new Date() }),
  );
  expect(privateKeys).toContain(key);
  expect(await keyOf(orderId)).toBe('');
});
