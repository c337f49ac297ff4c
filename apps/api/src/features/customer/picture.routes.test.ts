import { crc32, deflateSync } from 'node:zlib';
import { getCustomerInfo, removeAccount, updateProfile } from '@errand/contract/customer';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { differentCode, findLastCode } from '../../../test/codes.ts';
import { makeCustomer } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { attempts, customers } from '../auth/auth.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.db.delete(attempts));

type Customer = Awaited<ReturnType<typeof makeCustomer>>;

/** Posts the form as browsers do: multipart, with a picture. */
function save(
  customer: Pick<Customer, 'token'>,
  fields: Record<string, string>,
  picture: Buffer,
  name = 'me.png',
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('image', new File([new Uint8Array(picture)], name, { type: 'image/png' }));
  return api.client({ token: customer.token }).call(updateProfile, { body: form });
}
const info = (customer: Pick<Customer, 'token'>) =>
  api.client({ token: customer.token }).call(getCustomerInfo, {});
const rowOf = async ({ id }: Pick<Customer, 'id'>) =>
  (await api.db.select().from(customers).where(eq(customers.id, id)))[0];
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83803' } });

/** A square PNG with one bit per pixel: a few kilobytes that unpack to a large image. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
// Requirements: PROFILE-23, PROFILE-25.
test('a JPEG, PNG or GIF becomes a square picture without metadata', async () => {
  const customer = await makeCustomer(api.db);
  const exif = { IFD0: { Copyright: 'Secret Street 5' } };
  const pictures = [
    await blank(400, 200).withExif(exif).jpeg().toBuffer(),
    await blank(200, 400).png().toBuffer(),
    await blank(300, 300).gif().toBuffer(),
  ];
  for (const picture of pictures) {
    await save(customer, { name: 'Layla' }, picture);
    const { image_full_url, image_is_photo } = await info(customer);
    expect(image_is_photo).toBe(1);
    const url = image_full_url ?? '';
    const sent = await api.inject(url.replace('800.webp', '640.jpg'));
    const meta = await sharp(sent.rawPayload).metadata();
    expect([meta.width, meta.height]).toEqual([640, 640]);
    expect(sent.rawPayload.includes('Secret Street')).toBe(false);
  }
});

test('a replaced or deleted photo is no longer served, unless another customer has the same', async () => {
  const customer = await makeCustomer(api.db);
  const twin = await makeCustomer(api.db);
  const urlOf = async (of: Customer) => (await info(of)).image_full_url ?? '';
  const status = async (url: string) => (await api.inject(url)).statusCode;
  const red = await blank(64, 64).tint('#2a7').png().toBuffer();
  await save(customer, { name: 'Layla' }, red);
  await save(twin, { name: 'Noor' }, red);
  const first = await urlOf(customer);
  expect(await urlOf(twin)).toBe(first);
  await save(customer, { name: 'Layla' }, await blank(90, 64).negate().png().toBuffer());
  const second = await urlOf(customer);
  expect([second !== first, await status(first), await status(second)]).toEqual([true, 200, 200]);
  await api.client({ token: twin.token }).call(removeAccount, {});
  await api.client({ token: customer.token }).call(removeAccount, {});
  expect([await status(first), await status(second)]).toEqual([404, 404]);
});

// Requirements: PROFILE-24, PROFILE-26.
test('AVIF, WebP and PDF are rejected by content, whatever their name, and so is more than 2 MB', async () => {
  const customer = await makeCustomer(api.db);
  const alert = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
  const wrong = [
    await blank(64, 64).webp().toBuffer(),
    await blank(64, 64).avif().toBuffer(),
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('<html></html>'),
    Buffer.alloc(0),
  ];
  for (const bytes of wrong) {
    const rejection = await rejectionOf(save(customer, { name: 'Layla' }, bytes, 'me.jpg'));
    expect(rejection.errors).toEqual([{ code: 'image', message: alert }]);
  }
  const noise = await sharp(Buffer.from(Array.from({ length: 1100 * 1100 * 3 }, () => Math.random() * 256)), {
    raw: { width: 1100, height: 1100, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect((await rejectionOf(save(customer, { name: 'Layla' }, noise))).message).toBe(
    'The picture is larger than 2 MB.',
  );
  expect((await rowOf(customer))?.picture).toBeNull();
});

test('a broken picture, or one that unpacks to a hundred megapixels, is rejected without harm', async () => {
  const customer = await makeCustomer(api.db);
  const bomb = blackPng(10_000);
  expect(bomb.length).toBeLessThan(100_000);
  const half = (await blank(400, 400).jpeg().toBuffer()).subarray(0, 300);
  const disguised = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  for (const bytes of [bomb, half, disguised]) {
    const rejection = await rejectionOf(save(customer, { name: 'Layla' }, bytes));
    expect(rejection.message).toBe('This picture cannot be read. Choose another one.');
  }
});

test('a wrong code leaves no file of the picture, and a broken picture does not use the code up', async () => {
  const customer = await makeCustomer(api.db);
  const picture = await blank(120, 80).tint('#639').png().toBuffer();
  await save(customer, { name: 'Layla' }, picture);
  const key = (await rowOf(customer))?.picture ?? '';
  await save(customer, { name: 'Layla' }, await blank(70, 80).png().toBuffer());
  expect(await api.deps.files.readOriginal(key)).toBeNull();

  const email = 'layla.pictured@errand.test';
  const prove = (otp: string, bytes: Buffer) =>
    save(customer, { email, otp, verification_on: 'email', verification_medium: 'mail' }, bytes);
  await save(customer, { email }, await blank(60, 80).png().toBuffer());
  const code = (await findLastCode(api, email)) ?? '';
  expect((await rejectionOf(prove(differentCode(code), picture))).code).toBe('otp');
  expect(await api.deps.files.readOriginal(key)).toBeNull();
  expect((await rejectionOf(prove(code, Buffer.from('%PDF-1.7')))).code).toBe('image');
  await prove(code, picture);
  expect(await rowOf(customer)).toMatchObject({ email, picture: key });
  expect(await api.deps.files.readOriginal(key)).not.toBeNull();
});
