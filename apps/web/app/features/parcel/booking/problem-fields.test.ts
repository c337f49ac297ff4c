import type { Quote } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { firstSpot, isPriced, problemsBySpot, spotOf } from './problem-fields.ts';

const problem = (field: string | undefined, code = 'required') => ({
  code,
  message: code,
  ...(field !== undefined && { field }),
});

test('a field of the request is shown where it is entered', () => {
  expect(spotOf('receiver_details.contact_person_name')).toBe('receiver');
  expect(spotOf('contact_person_number')).toBe('sender');
  expect(spotOf('address')).toBe('sender');
  expect(spotOf('schedule_at')).toBe('time');
  expect(spotOf('something_else')).toBeNull();
  expect(spotOf(undefined)).toBeNull();
});

test('the first problem of each spot counts, and the topmost spot comes first', () => {
  const found = problemsBySpot([
    problem('receiver_details.address'),
    problem('receiver_details.contact_person_name'),
    problem('parcel_category_id'),
    problem(undefined, 'guest_checkout_off'),
  ]);
  expect(found.get('receiver')?.field).toBe('receiver_details.address');
  expect(found.get(null)?.code).toBe('guest_checkout_off');
  expect(firstSpot(found)).toBe('category');
  expect(firstSpot(problemsBySpot([problem(undefined)]))).toBeNull();
});

test('a total is stated once zone, category and measure are known and allowed, whatever else is missing', () => {
  const quote = (parts: object, ...problems: ReturnType<typeof problem>[]) =>
    ({ parcel: { sender_zone_id: 1 }, distance: 2, problems, ...parts }) as unknown as Quote;
  expect(isPriced(quote({}, problem('receiver_details.contact_person_name')))).toBe(true);
  expect(isPriced(quote({}, problem('parcel_weight', 'parcel_too_heavy')))).toBe(false);
  expect(isPriced(quote({}, problem('parcel_weight')))).toBe(false);
  expect(isPriced(quote({ parcel: { sender_zone_id: null } }))).toBe(false);
  expect(isPriced(quote({ distance: null }))).toBe(false);
});
