import { ENDPOINTS, type Endpoint } from '@errand/contract';
import { addToCart } from '@errand/contract/cart';
import { errorBody } from '@errand/contract/documentation/schemas';
import { autocompletePlaces } from '@errand/contract/location';
import { addToRentalCart } from '@errand/contract/rental-cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { catalogRoutes } from '../../features/catalog/catalog.routes.ts';
import { inputRejections } from './input-rejections.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: catalogRoutes });
});
afterAll(() => api.stop());

async function rejectionOf(query: string, language: string) {
  const response = await api.inject({
    url: `/api/v1/items/latest?${query}`,
    headers: { zoneid: '[1]', 'x-localization': language },
  });
  expect(response.statusCode).toBe(403);
  return errorBody.strict().parse(response.json());
}

test('an invalid query parameter is named together with what was expected, in both languages', async () => {
  expect(await rejectionOf('limit=abc', 'en')).toEqual({
    errors: [{ code: 'limit', message: 'limit must be a whole number from 1 to 100.' }],
    details: { reason: 'expected_integer_between', field: 'limit', minimum: 1, maximum: 100 },
  });
  const arabic = await rejectionOf('limit=abc', 'ar');
  expect(arabic.errors[0]?.message).toBe('يجب أن تكون قيمة limit عددًا صحيحًا من 1 إلى 100.');
});

test('several invalid parameters are reported at once', async () => {
  const { errors } = await rejectionOf(
    'limit=0&offset=1.5&type=fish&min_price=-1&category_ids=x&filter=x',
    'en',
  );
  expect(errors).toEqual([
    { code: 'limit', message: 'limit must be a whole number from 1 to 100.' },
    { code: 'offset', message: 'offset must be a whole number from 1 to 100000.' },
    { code: 'type', message: 'type must be one of: all, veg, non_veg.' },
    {
      code: 'category_ids',
      message: 'category_ids must be a JSON list such as [1,2], of at most 50 entries.',
    },
    { code: 'filter', message: 'filter must be a JSON list such as ["a","b"], of at most 50 entries.' },
    { code: 'min_price', message: 'min_price must be a number from 0 to 1000000000.' },
  ]);
});

test('no query parameter of any endpoint is rejected without saying what it expects', () => {
  const WRONG = ['abc', '-1', '1e99', '0.5', 'x'.repeat(10_000)];
  const seen = new Set<string>();
  for (const { name, query } of ENDPOINTS.filter(
    (one): one is Endpoint & { query: z.ZodObject } => !!one.query,
  )) {
    for (const field of Object.keys(query.shape)) {
      for (const value of WRONG) {
        const { error } = query.safeParse({ [field]: value });
        const own = (error?.issues ?? []).filter(({ path }) => path[0] === field);
        for (const { code, details } of inputRejections(query, { [field]: value }, own)) {
          seen.add(code);
          expect(code, `${name} ${field}=${value.slice(0, 20)}`).toMatch(/^expected_/);
          expect(details).toHaveProperty('field', field);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('fields of a body are named with their place, and a missing or blank one stays required', () => {
  expect(rejectionsOf(autocompletePlaces.query, { search_text: ' ' })).toEqual([
    { code: 'required', field: 'search_text' },
  ]);
  expect(rejectionsOf(addToCart.body, { quantity: 0, add_on_ids: ['x'], replace: 'yes' })).toEqual([
    { code: 'required', field: 'item_id' },
    {
      code: 'expected_integer_between',
      field: 'quantity',
      details: { field: 'quantity', minimum: 1, maximum: 1000 },
    },
    { code: 'expected_integer', field: 'add_on_ids.0', details: { field: 'add_on_ids.0' } },
    { code: 'expected_boolean', field: 'replace', details: { field: 'replace' } },
  ]);
  const trip = rejectionsOf(addToRentalCart.body, { vehicle_id: 1, pickup_time: 'soon', estimated_hours: 0 });
  expect(trip.map(({ code }) => code)).toEqual(['expected_time', 'expected_number_above']);
});

test('a moment that does not exist is named as one', () => {
  const schema = z.object({ from: z.iso.datetime({ offset: true }).optional() });
  expect(rejectionsOf(schema, { from: '2026-02-31' })).toEqual([
    { code: 'expected_instant', field: 'from', details: { field: 'from' } },
  ]);
});

function rejectionsOf(schema: z.ZodObject, input: unknown) {
  return inputRejections(schema, input, schema.safeParse(input).error?.issues ?? []);
}
