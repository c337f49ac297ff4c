import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../money/index.ts';
import { PARCEL_SIZES, type ParcelQuoteInput, parcelRates, quoteParcel } from './index.ts';

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

/** The number after a word: `amount('0.60, least 1.50', 'least')` is 1.50. Null without the word. */
function amount(text: string, word: string): string | null {
  return new RegExp(`(?:^|[ ,])${word} ([\\d.]+)`).exec(text)?.[1] ?? null;
}

function inputOf(example: Example): ParcelQuoteInput {
  const digits = Number(at(example, 'digits'));
  const minor: Minor = (major) => toMinor(Number(major ?? 0), digits);
  return {
    rates: ratesOf(at(example, 'category'), at(example, 'zone'), digits, minor),
    distanceKm: Number(at(example, 'km')),
    ...measureOf(at(example, 'measure'), minor),
    vehicleExtras: [...at(example, 'vehicles').matchAll(/([\d.]+) km ([\d.]+)/g)].map(
      ([, fromKm, extra]) => ({ fromKm: Number(fromKm), extraMinor: minor(extra) }),
    ),
    surcharge: surchargeOf(at(example, 'surcharge'), minor),
    coupon: couponOf(at(example, 'coupon'), minor),
    tax: {
      ratePercent: Number.parseFloat(at(example, 'tax')) || 0,
      included: at(example, 'tax').endsWith('included'),
    },
    additionalChargeMinor: minor(amount(at(example, 'fees'), 'additional') ?? 0),
    tipMinor: minor(amount(at(example, 'fees'), 'tip') ?? 0),
  };
}

function ratesOf(category: string, zone: string, digits: number, minor: Minor) {
  const perKm = (text: string) => /^([\d.]+)/.exec(text)?.[1] ?? null;
  const orNull = (text: string | null) => (text === null ? null : minor(text));
  const fixed = amount(zone, 'fixed');
  return parcelRates(
    { perKmMinor: orNull(perKm(category)), minimumMinor: orNull(amount(category, 'least')) },
    zone === ''
      ? null
      : {
          chargeType: fixed === null ? 'distance' : 'fixed',
          fixedMinor: minor(fixed ?? 0),
          perKmMinor: minor(perKm(zone) ?? 0),
          minimumMinor: minor(amount(zone, 'least') ?? 0),
          maximumMinor: orNull(amount(zone, 'most')),
        },
    digits === 0
      ? { perKmMinor: 80, minimumMinor: 300 }
      : { perKmMinor: minor(0.75), minimumMinor: minor(3) },
  );
}

function measureOf(text: string, minor: Minor): Pick<ParcelQuoteInput, 'rule' | 'measured'> {
  const [, kind = 'none', value = ''] = /^(weight|size) ([\w.]+):/.exec(text) ?? [];
  return {
    rule: {
      measure: kind === 'weight' || kind === 'size' ? kind : 'none',
      maximumKg: null,
      weightSteps: [...text.matchAll(/([\d.]+) kg ([\d.]+)/g)].map(([, fromKg, extra]) => ({
        fromKg: Number(fromKg),
        extraMinor: minor(extra),
      })),
      sizeSteps: [...text.matchAll(/(small|medium|large) ([\d.]+)/g)].map(([, size, extra]) => ({
        size: PARCEL_SIZES.find((one) => one === size) ?? 'small',
        extraMinor: minor(extra),
      })),
    },
    measured: {
      weightKg: kind === 'weight' ? Number(value) : null,
      size: PARCEL_SIZES.find((one) => one === value) ?? null,
    },
  };
}

function surchargeOf(text: string, minor: Minor): ParcelQuoteInput['surcharge'] {
  if (text === '') return null;
  const isPercent = text.endsWith('%');
  return {
    status: true,
    value: isPercent ? Number.parseFloat(text) : minor(text),
    type: isPercent ? 'percent' : 'amount',
  };
}

function couponOf(text: string, minor: Minor): ParcelQuoteInput['coupon'] {
  if (text === '') return null;
  const [, value, percent] = /^([\d.]+)(%?)/.exec(text) ?? [];
  return {
    type: text.startsWith('free') ? 'free_delivery' : 'default',
    discount: percent ? Number(value) : minor(value),
    discountType: percent ? 'percent' : 'amount',
    minPurchaseMinor: minor(amount(text, 'from') ?? 0),
    maxDiscountMinor: minor(amount(text, 'up to') ?? 0),
    startsAtMs: null,
    expiresAtMs: null,
    limit: null,
    storeIds: [],
    zoneIds: [],
  };
}

test('there are at least 40 worked examples of parcels with unique names', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
});

test.each(EXAMPLES)('worked example of a parcel: $example', (example) => {
  const { parts, delivery, couponDiscountMinor, taxMinor, totalMinor } = quoteParcel(inputOf(example));
  const actual = {
    distance: parts.distanceMinor,
    'by measure': parts.measureMinor,
    'by vehicle': parts.vehicleMinor,
    charge: delivery.baseMinor,
    surcharged: delivery.surchargeMinor,
    'coupon off': couponDiscountMinor,
    'tax is': taxMinor,
    total: totalMinor,
  };
  const digits = Number(at(example, 'digits'));
  const expected = Object.keys(actual).map((column) => [
    column,
    toMinor(Number(at(example, column)), digits),
  ]);
  expect(actual).toEqual(Object.fromEntries(expected));
});
