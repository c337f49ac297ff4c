import { ApiError } from '@errand/contract';
import { getCustomerInfo, updateProfile } from '@errand/contract/customer';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function signedIn() {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token });
  const upload = async (bytes: Buffer, filename: string) => {
    const form = new FormData();
    form.set('name', 'Layla Haddad');
    form.set('image', new File([new Uint8Array(bytes)], filename));
    const request = new Request('http://errand.test', { method: 'POST', body: form });
    const sent = await api.inject({
      method: 'POST',
      url: '/api/v1/customer/update-profile',
      headers: {
        authorization: `Bearer ${customer.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: sent.statusCode, body: sent.json() };
  };
  return {
    customer,
    info: () => client.call(getCustomerInfo, {}),
    rename: (name: string) => client.call(updateProfile, { body: { name } }),
    upload,
  };
}

function picture(width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: '#c93901' } });
}

test('a name is changed, and split as the wire asks', async () => {
  const { info, rename } = await signedIn();
  expect(await rename('  Layla  Noor Haddad ')).toEqual({ message: 'Updated successfully.' });
  expect(await info()).toMatchObject({ f_name: 'Layla Noor', l_name: 'Haddad' });
  await rename('Layla');
  expect(await info()).toMatchObject({ f_name: 'Layla', l_name: '' });
  const error = await rename(' ').catch((reason: unknown) => reason);
  expect(error instanceof ApiError && [error.status, error.code]).toEqual([403, 'name']);
});

test('[PROFILE-23, PROFILE-25] a picture may be JPEG, PNG or GIF and becomes square', async () => {
  const { info, upload } = await signedIn();
  for (const bytes of [
    await picture().jpeg().toBuffer(),
    await picture(200, 301).png().toBuffer(),
    await picture().gif().toBuffer(),
  ]) {
    expect((await upload(bytes, 'me.jpg')).status).toBe(200);
    const key = (await info()).image ?? '';
    const kept = await api.deps.files.variant(key, 512, 'png');
    const { width, height } = await sharp(kept ?? Buffer.alloc(0)).metadata();
    expect([width, height]).toEqual([512, 512]);
  }
});

test('[PROFILE-24, PROFILE-26] other formats and more than 2 MB are refused, whatever the file is called', async () => {
  const { info, upload } = await signedIn();
  const text = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
  for (const bytes of [
    await picture().webp().toBuffer(),
    await picture().avif().toBuffer(),
    Buffer.from('%PDF-1.7'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ]) {
    const { status, body } = await upload(bytes, 'me.png');
    expect([status, body.errors]).toEqual([403, [{ code: 'image', message: text }]]);
  }
  const noise = sharp({
    create: { width: 1200, height: 1200, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  } as never);
  const large = await upload(await noise.png({ compressionLevel: 0 }).toBuffer(), 'large.png');
  expect([large.status, large.body.errors[0].code]).toEqual([403, 'image']);
  expect((await info()).image).toBeNull();
});

test('only the customer changes their own profile', async () => {
  const { info } = await signedIn();
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
    const call = api.client(viewer).call(updateProfile, { body: { name: 'Mallory' } });
    const error = await call.catch((reason: unknown) => reason);
    expect(error instanceof ApiError && error.status).toBe(401);
  }
  expect(await info()).toMatchObject({ f_name: 'Layla' });
});
