import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function outcomeOf(request: InjectOptions) {
  const response = await api.inject(request);
  return [response.statusCode, response.json().errors?.[0]?.code];
}

test('zones and modules that cannot exist count as absent', async () => {
  const url = '/api/v1/stores/get-stores/all';
  const absent = await outcomeOf({ url });
  expect(absent[0]).toBeLessThan(500);
  for (const id of ['2147483648', '1e308', '9007199254740993', '-1', '0', '0.5', '\u0663', '{}'])
    for (const headers of [{ zoneid: `[${id}]` }, { zoneid: id }, { moduleid: id }])
      expect([headers, await outcomeOf({ url, headers })]).toEqual([headers, absent]);
});

test('text with NUL is rejected under the name of its field, and a path with NUL is not found', async () => {
  expect(await outcomeOf({ url: '/api/v1/items/details/a%00b' })).toEqual([404, 'not_found']);
  expect(await outcomeOf({ url: '/api/v1/items/search?name=a%00b' })).toEqual([403, 'name']);
  const payload = { email_or_phone: 'a', device: { names: ['\0'] } };
  const login = { method: 'POST', url: '/api/v1/auth/login', payload } as const;
  expect(await outcomeOf(login)).toEqual([403, 'device.names.0']);
  expect(await outcomeOf({ ...login, payload: { '\0': 1 } })).toEqual([403, 'body']);
});

test('JSON that would change the prototype of objects is an invalid body', async () => {
  for (const payload of ['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{"a":1}}}}'])
    expect(
      await outcomeOf({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json' },
        payload,
      }),
    ).toEqual([403, 'body']);
});

test('multipart that ends early, has no boundary or is no multipart is an invalid body', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.example\r\n';
  const bodies: [string, string][] = [
    ['multipart/form-data; boundary=x', form],
    ['multipart/form-data; boundary=x', `${form}--`],
    ['multipart/form-data; boundary=x', 'no form'],
    ['multipart/form-data', form],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`, form],
  ];
  for (const [type, payload] of bodies) {
    const outcome = await outcomeOf({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': type },
      payload,
    });
    expect([type, payload, outcome]).toEqual([type, payload, [403, 'body']]);
  }
});

test('a rating filter of 0 is off', async () => {
  const { id, storeId } = await makeItem(api.db, { ratingCount: 0 });
  const url = `/api/v1/items/latest?rating_count=0&store_id=${storeId}`;
  const { products } = (await api.inject(url)).json();
  expect(products).toMatchObject([{ id }]);
});

test('an amount that minor units cannot hold exactly is rejected', async () => {
  for (const amount of ['90071995771545', '1e308', '-1'])
    expect(await outcomeOf({ url: `/api/v1/cashback/getCashback?amount=${amount}` })).toEqual([
      403,
      'amount',
    ]);
});
