import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../money/index.ts';
import { quoteTrip, type TripQuoteInput, type VehiclePrices } from './index.ts';

/** The rows of the table, by the names of its columns. */
const [COLUMNS = [], ...ROWS] = readFileSync(new URL('worked-examples.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const EXAMPLES = ROWS.map((row) =>
  Object.fromEntries(COLUMNS.map((column, at) => [column, row[at] === '-' ? '' : (row[at] ?? '')])),
);
type Example = (typeof EXAMPLES)[number];
type Minor = (major: number | string | undefined) => number;

const at = (example: Example, column: string) => example[column] ?? '';

const TYPES = { hour: 'hourly', day: 'day_wise', km: 'distance_wise' } as const;

function inputOf(example: Example): TripQuoteInput {
  const digits = Number(at(example, 'digits'));
  const minor: Minor = (major) => toMinor(Number(major || 0), digits);
  const kind = at(example, 'kind') as keyof typeof TYPES;
  const quantities = at(example, 'vehicles').split(' + ');
  const discount = at(example, 'discount');
  return {
    vehicles: at(example, 'price')
      .split(' + ')
      .map((price, index) => ({
        prices: pricesOf(kind, minor(price), discount, minor),
        quantity: Number(quantities[index]),
      })),
    length: {
      type: TYPES[kind],
      hours: Number(at(example, 'hours') || 1),
      kilometers: Number(at(example, 'km') || 0),
    },
    minimumMinor: minor(at(example, 'least')),
    offer: offerOf(at(example, 'offer'), minor),
    depositMinor: minor(at(example, 'deposit')),
    coupon: couponOf(at(example, 'coupon'), minor),
    tax: {
      ratePercent: Number.parseFloat(at(example, 'tax')) || 0,
      included: at(example, 'tax').endsWith('included'),
    },
    additionalChargeMinor: minor(at(example, 'fee')),
  };
}

function pricesOf(kind: keyof typeof TYPES, price: number, discount: string, minor: Minor): VehiclePrices {
  const isPercent = discount.endsWith('%');
  return {
    hourlyMinor: kind === 'hour' ? price : null,
    dailyMinor: kind === 'day' ? price : null,
    perKmMinor: kind === 'km' ? price : null,
    discount: isPercent ? Number.parseFloat(discount) : minor(discount),
    discountType: isPercent ? 'percent' : 'amount',
  };
}

/** Such as `10% from 60.00 up to 8.00`. */
function offerOf(text: string, minor: Minor): TripQuoteInput['offer'] {
  if (text === '') return null;
  return {
    percent: Number.parseFloat(text),
    minPurchaseMinor: minor(/from ([\d.]+)/.exec(text)?.[1]),
    maxDiscountMinor: minor(/up to ([\d.]+)/.exec(text)?.[1]),
  };
}

function couponOf(text: string, minor: Minor): TripQuoteInput['coupon'] {
  if (text === '') return null;
  const [, value, percent] = /^([\d.]+)(%?)/.exec(text) ?? [];
  return {
    type: text === 'free' ? 'free_delivery' : 'default',
    discount: percent ? Number(value) : minor(value),
    discountType: percent ? 'percent' : 'amount',
    minPurchaseMinor: minor(/from ([\d.]+)/.exec(text)?.[1]),
    maxDiscountMinor: minor(/up to ([\d.]+)/.exec(text)?.[1]),
    startsAtMs: null,
    expiresAtMs: null,
    limit: null,
    storeIds: [],
    zoneIds: [],
  };
}

test('there are at least 40 worked examples of trips with unique names', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
});

test.each(EXAMPLES)('worked example of a trip: $example', (example) => {
  const quoted = quoteTrip(inputOf(example));
  const actual = {
    one: quoted.vehicles[0]?.one.priceMinor,
    before: quoted.itemsMinor,
    'discount off': quoted.discountMinor,
    'offer off': quoted.storeDiscountMinor,
    'coupon off': quoted.couponDiscountMinor,
    'tax is': quoted.taxMinor,
    'deposit is': quoted.depositMinor,
    total: quoted.totalMinor,
  };
  const digits = Number(at(example, 'digits'));
  const expected = Object.keys(actual).map((column) => [
    column,
    toMinor(Number(at(example, column)), digits),
  ]);
  expect(actual).toEqual(Object.fromEntries(expected));
});
