import { ApiError } from '@errand/contract';
import type { ParcelCategory, ParcelEstimate } from '@errand/contract/parcel';
import { expect, test } from 'vitest';
import { estimateQuery, missingPart, priceOf, rejectedField } from './estimate-query.ts';
import type { Entered } from './use-entered.ts';

const NOTHING: Entered = { categoryId: null, weight: null, size: null, sender: null, receiver: null };
const PLACES: Entered = {
  ...NOTHING,
  sender: { latitude: 25, longitude: 56, address: '12 Lantern Street' },
  receiver: { latitude: 25.1, longitude: 56.2, address: '4 Harbour Square' },
};
const WAY = { latitude: 25, longitude: 56, receiver_latitude: 25.1, receiver_longitude: 56.2 };

function category(id: number, measure: ParcelCategory['measure']) {
  return { id, measure } as ParcelCategory;
}

function estimate(...totals: [id: number, total: number][]) {
  return { categories: totals.map(([id, total]) => ({ id, total })) } as ParcelEstimate;
}

test('no estimate is requested before both places are known, then one of every category', () => {
  expect(estimateQuery(NOTHING, null)).toBeNull();
  expect(estimateQuery({ ...PLACES, receiver: null }, category(1, 'none'))).toBeNull();
  expect(estimateQuery({ ...PLACES, sender: null }, category(1, 'none'))).toBeNull();
  expect(estimateQuery(PLACES, null)).toEqual(WAY);
});

test('a category is sent with the weight or size that it requires, and with no other', () => {
  const measured: Entered = { ...PLACES, weight: 7, size: 'large' };
  expect(estimateQuery(measured, category(1, 'none'))).toEqual({ ...WAY, parcel_category_id: 1 });
  expect(estimateQuery(measured, category(2, 'weight'))).toEqual({
    ...WAY,
    parcel_category_id: 2,
    parcel_weight: 7,
  });
  expect(estimateQuery(measured, category(3, 'size'))).toEqual({
    ...WAY,
    parcel_category_id: 3,
    parcel_size: 'large',
  });
  expect(estimateQuery(PLACES, category(2, 'weight'))).toEqual(WAY);
  expect(estimateQuery(PLACES, category(3, 'size'))).toEqual(WAY);
});

test('the missing part of an exact price is the category, then its weight or size', () => {
  expect(missingPart(PLACES, null)).toBe('kind');
  expect(missingPart(PLACES, category(2, 'weight'))).toBe('weight');
  expect(missingPart({ ...PLACES, size: 'small' }, category(2, 'weight'))).toBe('weight');
  expect(missingPart({ ...PLACES, weight: 1 }, category(2, 'weight'))).toBeNull();
  expect(missingPart(PLACES, category(3, 'size'))).toBe('size');
  expect(missingPart({ ...PLACES, size: 'small' }, category(3, 'size'))).toBeNull();
  expect(missingPart(PLACES, category(1, 'none'))).toBeNull();
});

test('the price is that of the category, the lowest before one is chosen, and none of another category', () => {
  const estimated = estimate([1, 4], [2, 2.5], [3, 9]);
  expect(priceOf(estimated, category(3, 'none'))).toBe(9);
  expect(priceOf(estimated, null)).toBe(2.5);
  expect(priceOf(estimate([1, 4]), category(3, 'none'))).toBeNull();
  expect(priceOf(estimate(), null)).toBeNull();
});

test('a rejection belongs to the field that the server names, and any other failure to none', () => {
  const rejection = (code: string) => new ApiError(403, 'Too far', [{ code, message: 'Too far' }], {});
  const fields = ['latitude', 'receiver_latitude', 'parcel_category_id', 'parcel_weight', 'parcel_size'];
  expect(fields.map((field) => rejectedField(rejection(field)))).toEqual([
    { field: 'sender', text: 'Too far' },
    { field: 'receiver', text: 'Too far' },
    { field: 'kind', text: 'Too far' },
    { field: 'weight', text: 'Too far' },
    { field: 'size', text: 'Too far' },
  ]);
  expect(rejectedField(rejection('internal'))).toBeNull();
  expect(rejectedField(new ApiError(500, 'No', [], {}))).toBeNull();
  expect(rejectedField(new TypeError('Failed to fetch'))).toBeNull();
});
