import { removeAccount } from '@errand/contract/customer';
import { placeOrder, placePrescriptionOrder, quoteOrder } from '@errand/contract/orders-place';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  orderOf,
} from '../../../../test/buyers.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { deleteOrphanedFiles } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { listAttachmentKeys } from '../attachments/attachments.queries.ts';
import { orderAttachments, orders } from '../orders.tables.ts';

let api: TestApi;
let photo: Buffer;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
beforeAll(async () => {
  api = await startApi();
  const plain = sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } });
  photo = await plain
    .jpeg()
    .withExif({ IFD0: { Artist: 'Dr. Secret' } })
    .toBuffer();
});
afterAll(() => api.stop());

type File = { bytes: Buffer; name?: string; type?: string };

function formOf(fields: Record<string, unknown>, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of files) {
    form.append('order_attachment[]', new Blob([Uint8Array.from(bytes)], { type }), name);
  }
  return form;
}

/** A pharmacy with one prescription item, and a buyer with it in the cart. */
async function pharmacy(kind: 'guest' | 'customer' = 'guest', store = {}) {
  const shop = await makeShop(api, { moduleType: 'pharmacy', item: { prescription: true, stock: 9 }, store });
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  return { shop, buyer };
}

const send = (buyer: Buyer, files: File[], fields = {}, idempotencyKey?: string) =>
  api
    .client({ ...buyer.viewer, idempotencyKey })
    .call(placeOrder, { query: {}, body: formOf({ ...DELIVERY_ADDRESS, ...CONTACT, ...fields }, files) });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string; details: { reason?: string } }) => error.details.reason ?? error.code,
  );
const pathOf = (url = '') => new URL(url, 'http://shop').pathname;

// Requirements: CHECKOUT-06.
test('an order that needs a prescription is rejected without one, and the quote reports it', async () => {
  const { buyer } = await pharmacy();
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  expect(quote).toMatchObject({
    prescription_required: 1,
    problems: [{ code: 'prescription_required', message: 'Please upload your prescription image' }],
  });
  await expect(buyer.place()).rejects.toMatchObject({
    status: 403,
    code: 'prescription_required',
    message: 'Please upload your prescription image',
  });
  const { order_id } = await send(buyer, [{ bytes: photo }]);
  expect(order_id).toBeGreaterThan(0);
});

test('up to three pictures and PDFs are stored with the order, by their content and without metadata', async () => {
  const { buyer } = await pharmacy();
  const png = await sharp(photo).png().toBuffer();
  const placed = await send(buyer, [
    { bytes: photo, name: 'scan.pdf', type: 'application/pdf' },
    { bytes: PDF, name: '../../وصفة.jpg' },
    { bytes: png, name: 'scan.exe', type: 'application/x-msdownload' },
  ]);
  const { order_attachment_full_url: urls } = await orderOf(buyer, placed.order_id);
  expect(urls).toHaveLength(3);
  const files = await Promise.all(urls.map((url) => api.inject({ method: 'GET', url: pathOf(url) })));
  expect(files.map(({ headers }) => headers['content-type'])).toEqual([
    'image/webp',
    'application/pdf',
    'image/webp',
  ]);
  expect(files[0]?.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(files[1]?.rawPayload.equals(PDF)).toBe(true);
  expect(files[0]?.rawPayload.includes('Dr. Secret')).toBe(false);
});

test('a file of another type by content, or too many or too large ones, reject the order', async () => {
  const { buyer } = await pharmacy();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cut = photo.subarray(0, 200);
  const huge = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await codeOf(send(buyer, [{ bytes: svg }]))).toBe('attachment_type');
  expect(await codeOf(send(buyer, [{ bytes: cut }]))).toBe('attachment_type');
  expect(await codeOf(send(buyer, [{ bytes: Buffer.alloc(0) }]))).toBe('attachment_type');
  expect(await codeOf(send(buyer, [{ bytes: Buffer.from('%PDF-1.4 no end') }]))).toBe('attachment_type');
  expect(await codeOf(send(buyer, [{ bytes: huge }]))).toBe('attachment_large');
  expect(
    await codeOf(
      send(
        buyer,
        Array.from({ length: 4 }, () => ({ bytes: PDF })),
      ),
    ),
  ).toBe('attachment_count');
  const [first] = await api.db.select({ id: orders.id }).from(orders).where(eq(orders.owner, buyer.owner));
  expect(first).toBeUndefined();
});

test('an order that is rejected, or whose files cannot all be written, leaves no file', async () => {
  const { buyer } = await pharmacy();
  const keys: string[] = [];
  const putPrivate = api.deps.files.putPrivate.bind(api.deps.files);
  let fails = false;
  const write = vi.spyOn(api.deps.files, 'putPrivate').mockImplementation(async (bytes) => {
    if (fails && keys.length > 0) throw new AppError('unavailable');
    const key = await putPrivate(bytes);
    keys.push(key);
    return key;
  });
  expect(await codeOf(send(buyer, [{ bytes: photo }], { order_amount: 1 }))).toBe('price_changed');
  expect(await codeOf(send(buyer, [{ bytes: photo }], { payment_method: 'wallet' }))).toBe(
    'payment_method_off',
  );
  expect(keys).toEqual([]);
  fails = true;
  expect(await codeOf(send(buyer, [{ bytes: photo }, { bytes: PDF }]))).toBe('unavailable');
  expect(keys).toHaveLength(1);
  expect(await api.deps.files.readPrivate(keys[0] ?? '')).toBeNull();
  const own = api.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.owner, buyer.owner))
    .orderBy(orders.id);
  expect(await own).toEqual([]);
  write.mockRestore();
  await send(buyer, [{ bytes: photo }]);
  expect(await own).toHaveLength(1);
});

test('an orphaned attachment is deleted after an hour, one of an order is not', async () => {
  const { buyer } = await pharmacy();
  const { files, db } = api.deps;
  const { order_id } = await send(buyer, [{ bytes: photo }]);
  const [tied] = await db.select().from(orderAttachments).where(eq(orderAttachments.orderId, order_id));
  const orphaned = await files.putPrivate(PDF);
  const sweep = (hours: number) =>
    deleteOrphanedFiles({ db, files, now: () => Date.now() + hours * 3_600_000 }, [listAttachmentKeys]);
  await sweep(0.9);
  expect(await files.readPrivate(orphaned)).not.toBeNull();
  await sweep(1.1);
  expect(await files.readPrivate(orphaned)).toBeNull();
  expect(await files.readPrivate(tied?.key ?? '')).not.toBeNull();
});

test('a prescription is visible only to the order’s owner', async () => {
  const { buyer, shop } = await pharmacy('customer');
  const { order_id } = await send(buyer, [{ bytes: photo }]);
  const [url] = (await orderOf(buyer, order_id)).order_attachment_full_url;
  const stranger = await makeBuyer(api, shop, 'customer');
  const query = { order_id, contact_number: CONTACT.contact_person_number };
  const shown = await stranger.client.call(trackOrder, { query });
  expect(shown.order_attachment_full_url).toEqual([]);
  const other = pathOf(url).replace(`/${order_id}/`, `/${order_id + 1}/`);
  const guessed = `${pathOf(url).slice(0, -32)}${'0'.repeat(32)}`;
  for (const path of [other, guessed, `${pathOf(url)}x`, pathOf(url).slice(0, -33)]) {
    expect((await api.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  }
});

test('a repeated key places one order, and is rejected with other files', async () => {
  const { buyer } = await pharmacy();
  const first = await send(buyer, [{ bytes: photo }], {}, 'rx-1');
  expect(await send(buyer, [{ bytes: photo }], {}, 'rx-1')).toEqual(first);
  expect((await orderOf(buyer, first.order_id)).order_attachment_full_url).toHaveLength(1);
  expect(await codeOf(send(buyer, [{ bytes: PDF }], {}, 'rx-1'))).toBe('idempotency_key_reused');
});

test('a prescription alone can be ordered if the store accepts it: no items, delivery and tip, paid in cash', async () => {
  const { shop, buyer } = await pharmacy('guest', { prescriptionOrder: true, minimumOrderMinor: 5000 });
  const place = (fields = {}, files: File[] = [{ bytes: photo }], key?: string) =>
    api.client({ guestId: buyer.viewer.guestId, idempotencyKey: key }).call(placePrescriptionOrder, {
      query: {},
      body: formOf(
        { ...DELIVERY_ADDRESS, ...CONTACT, store_id: shop.store.id, dm_tips: 1, ...fields },
        files,
      ),
    });
  expect(await codeOf(place({}, []))).toBe('prescription_required');
  expect(await codeOf(place({ payment_method: 'offline_payment' }))).toBe('payment_method_off');
  expect(await codeOf(place({ store_id: 987_654 }))).toBe('not_found');
  const placed = await place({ order_note: 'Two weeks' }, undefined, 'rx-2');
  expect(await place({ order_note: 'Two weeks' }, undefined, 'rx-2')).toEqual(placed);
  expect(placed).toMatchObject({ status: 'pending', total_ammount: 3 });
  const order = await orderOf(buyer, placed.order_id);
  expect(order).toMatchObject({
    prescription_order: true,
    items_amount: 0,
    delivery_charge: 2,
    dm_tips: 1,
    order_amount: 3,
    details_count: 0,
    module_type: 'pharmacy',
    order_note: 'Two weeks',
  });
  expect(order.order_attachment_full_url).toHaveLength(1);
  expect(await buyer.client.call(getOrderDetails, { query: { order_id: placed.order_id } })).toEqual([]);

  await changeSettings(api.deps, { prescription_order_status: false });
  expect(await codeOf(place())).toBe('order_type_off');
  await changeSettings(api.deps, { prescription_order_status: true });
  await api.db.update(stores).set({ prescriptionOrder: false }).where(eq(stores.id, shop.store.id));
  expect(await codeOf(place())).toBe('order_type_off');
});

test('deleting an account deletes its prescriptions and no others', async () => {
  const bytes = Buffer.from('%PDF-1.4\n% the same of two people\n%%EOF\n');
  const sent = async () => {
    const { buyer } = await pharmacy('customer');
    const { order_id: orderId } = await send(buyer, [{ bytes }]);
    const [url] = (await orderOf(buyer, orderId)).order_attachment_full_url;
    return { buyer, orderId, path: pathOf(url) };
  };
  const own = await sent();
  const twin = await sent();
  const [row] = await api.db
    .select({ key: orderAttachments.key })
    .from(orderAttachments)
    .where(eq(orderAttachments.orderId, own.orderId));
  const end = async ({ buyer, orderId }: typeof own) => {
    await api.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
    await buyer.client.call(removeAccount, {});
  };
  await end(own);
  expect((await api.inject(own.path)).statusCode).toBe(404);
  expect((await api.inject(twin.path)).statusCode).toBe(200);
  await end(twin);
  expect(await api.deps.files.readPrivate(row?.key ?? '')).toBeNull();
});
