import { expect, test } from 'vitest';
import { addToCart, removeFromCart } from './cart.ts';
import { getItem } from './catalog.ts';
import { ApiError, createClient, type Transport, urlOf, type WireRequest } from './client.ts';
import { updateProfile } from './customer.ts';
import { searchItems } from './search.ts';

function recording(status = 200, body: unknown = []) {
  const requests: WireRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return { status, headers: { get: () => null }, text: JSON.stringify(body) };
  };
  return { requests, transport };
}

test('parameters and query are encoded into the URL; undefined and null values are omitted', () => {
  expect(urlOf(getItem, { params: { id: 'a b/c' } })).toBe('/api/v1/items/details/a%20b%2Fc');
  expect(urlOf(searchItems, { query: { name: 'مشاوي', limit: 2, type: undefined, filter: null } })).toBe(
    '/api/v1/items/search?name=%D9%85%D8%B4%D8%A7%D9%88%D9%8A&limit=2',
  );
});

// Requirements: API-09.
test('every request accepts JSON, and headers are computed for every call', async () => {
  const { requests, transport } = recording();
  let zone = '[1]';
  const client = createClient(transport, () => ({ zoneid: zone, moduleId: undefined }));
  await client.call(removeFromCart, { query: { cart_id: 7, guest_id: 'g' } });
  zone = '[2]';
  await client.call(removeFromCart, {});
  expect(requests.map((request) => request.headers)).toEqual([
    { accept: 'application/json', zoneid: '[1]' },
    { accept: 'application/json', zoneid: '[2]' },
  ]);
  expect(requests[0]).toMatchObject({
    method: 'DELETE',
    url: '/api/v1/customer/cart/remove-item?cart_id=7&guest_id=g',
  });
});

test('a body is sent as JSON, a form unchanged', async () => {
  const { requests, transport } = recording();
  const client = createClient(transport);
  await client.call(addToCart, { body: { item_id: 3, quantity: 1 } });
  expect(requests[0]?.body).toBe('{"item_id":3,"quantity":1}');
  expect(requests[0]?.headers['content-type']).toBe('application/json');
  const form = new FormData();
  form.set('name', 'Layla Haddad');
  await client.call(updateProfile, { body: form });
  expect(requests[1]?.body).toBe(form);
  // The browser sets it, with the boundary of the parts.
  expect(requests[1]?.headers).not.toHaveProperty('content-type');
});

test('a rejection is an ApiError with its first code, text and details', async () => {
  const body = {
    errors: [{ code: 'other_store', message: 'Another store' }],
    details: { reason: 'other_store' },
  };
  const { transport } = recording(409, body);
  const refused = createClient(transport).call(addToCart, { body: { item_id: 3, quantity: 1 } });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'other_store',
    message: 'Another store',
    details: { reason: 'other_store' },
  });
});

test('a response that is not JSON becomes an error with a customer-facing message', async () => {
  const transport: Transport = async () => ({ status: 502, headers: { get: () => null }, text: '<html>' });
  await expect(createClient(transport).call(getItem, { params: { id: '1' } })).rejects.toMatchObject({
    status: 502,
    errors: [],
    message: 'HTTP 502',
  });
});
