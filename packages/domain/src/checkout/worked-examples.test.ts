import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toMinor } from '../money/index.ts';
import { splitPayment } from '../payments/index.ts';
import { type QuoteInput, quote } from './index.ts';

/** The rows of the table, by the names of its columns. */
const TABLE = readFileSync(new URL('worked-examples.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [COLUMNS = [], ...ROWS] = TABLE;
const EXAMPLES = ROWS.map((row) =>
  Object.fromEntries(COLUMNS.map((column, at) => [column, row[at] === '-' ? '' : (row[at] ?? '')])),
);
type Example = (typeof EXAMPLES)[number];

const at = (example: Example, column: string) => example[column] ?? '';
/** The number after a word: `amount('from 20', 'from')` is 20. Null without the word. */
function amount(text: string, word: string): number | null {
  const found = new RegExp(`(?:^|[ ,])${word} ([\\d.]+)`).exec(text);
  return found ? Number(found[1]) : null;
}

function inputOf(example: Example): QuoteInput {
  const digits = Number(at(example, 'digits'));
  const minor = (major: number | null) => toMinor(major ?? 0, digits);
  return {
    lines: at(example, 'lines')
      .split(' ; ')
      .map((text, index) => lineOf(text, index, minor)),
    storeOffer: offerOf(at(example, 'offer'), minor),
    coupon: couponOf(at(example, 'coupon'), minor),
    tax: {
      ratePercent: Number.parseFloat(at(example, 'tax')) || 0,
      included: at(example, 'tax').endsWith('included'),
    },
    delivery: deliveryOf(at(example, 'way'), minor),
    additionalChargeMinor: minor(amount(at(example, 'fees'), 'additional')),
    packagingMinor: minor(amount(at(example, 'fees'), 'packaging')),
    tipMinor: minor(amount(at(example, 'fees'), 'tip')),
    atMs: 0,
  };
}

type Minor = (major: number | null) => number;

function lineOf(text: string, index: number, minor: Minor): QuoteInput['lines'][number] {
  const [quantity, price, choice] = (/^(\d+) x ([\d.]+)(?: \+ ([\d.]+))?/.exec(text) ?? [])
    .slice(1)
    .map(Number);
  const [, pieces, each] = / with (\d+) x ([\d.]+)$/.exec(text) ?? [];
  const own = / item ([\d.]+)(%?)/.exec(text);
  const values = [{ label: 'Large', priceMinor: minor(choice || 0) }];
  return {
    item: {
      id: index + 1,
      moduleType: 'food',
      priceMinor: minor(price ?? 0),
      discount: own?.[2] ? Number(own[1]) : minor(Number(own?.[1] ?? 0)),
      discountType: own?.[2] ? 'percent' : 'amount',
      storeDiscount: amount(text, 'store') ?? 0,
      storeTerms: null,
      restaurantDiscount: amount(text, 'restaurant') ?? 0,
      stock: null,
      maximumCartQuantity: null,
      foodVariations: [{ name: 'Size', type: 'single', required: false, min: 0, max: 1, values }],
      variations: [],
      addOns: [{ id: 7, priceMinor: minor(Number(each ?? 0)) }],
    },
    selection: { groups: choice ? [{ name: 'Size', labels: ['Large'] }] : [], variation: null },
    addOns: pieces ? [{ id: 7, quantity: Number(pieces) }] : [],
    quantity: quantity ?? 0,
  };
}

function offerOf(text: string, minor: Minor): QuoteInput['storeOffer'] {
  if (!text) return null;
  return {
    minPurchaseMinor: minor(amount(text, 'from')),
    maxDiscountMinor: minor(amount(text, 'up to')),
    startsAtMs: null,
    endsAtMs: null,
  };
}

function couponOf(text: string, minor: Minor): QuoteInput['coupon'] {
  if (!text) return null;
  const [, value, percent] = /^([\d.]+)(%?)/.exec(text) ?? [];
  return {
    type: text.startsWith('free delivery') ? 'free_delivery' : 'default',
    discount: percent ? Number(value) : minor(Number(value ?? 0)),
    discountType: percent ? 'percent' : 'amount',
    minPurchaseMinor: minor(amount(text, 'from')),
    maxDiscountMinor: minor(amount(text, 'up to')),
    startsAtMs: null,
    expiresAtMs: null,
    limit: null,
    storeIds: [],
    zoneIds: [],
  };
}

function deliveryOf(text: string, minor: Minor): QuoteInput['delivery'] {
  const [, kilometers, rate] = /([\d.]+) km at ([\d.]+)/.exec(text) ?? [];
  const surcharge = /surcharge ([\d.]+)(%?)/.exec(text);
  const most = amount(text, 'most');
  const rates = {
    perKmMinor: minor(Number(rate ?? 0)),
    minimumMinor: minor(amount(text, 'least')),
    maximumMinor: most === null ? null : minor(most),
  };
  const from = amount(text, 'free from');
  const isOwn = text.startsWith('own ');
  // Zone rates that would give a wrong charge for a store with its own rates.
  const zone = isOwn ? { perKmMinor: minor(90), minimumMinor: minor(90), maximumMinor: null } : rates;
  return {
    orderType: text === 'take away' ? 'take_away' : 'delivery',
    distanceKm: Number(kilometers ?? 0),
    rates: {
      ...zone,
      chargeType: text.startsWith('fixed') ? 'fixed' : 'distance',
      fixedMinor: minor(amount(text, 'fixed')),
    },
    selfDeliveryRates: isOwn ? rates : null,
    vehicleExtras: [],
    storeFreeDelivery: text.includes('free by store'),
    adminFree: {
      status: text.includes('free for all') || from !== null,
      type: text.includes('free for all') ? 'free_delivery_to_all_store' : 'free_delivery_by_order_amount',
      thresholdMinor: from === null ? null : minor(from),
    },
    surcharge: surcharge && {
      status: true,
      value: surcharge[2] ? Number(surcharge[1]) : minor(Number(surcharge[1])),
      type: surcharge[2] ? 'percent' : 'amount',
    },
  };
}

test('there are at least 60 worked examples with unique names', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
});

test.each(EXAMPLES)('worked example: $example', (example) => {
  const quoted = quote(inputOf(example));
  const minor = (column: string) => toMinor(Number(at(example, column)), Number(at(example, 'digits')));
  const wallet = splitPayment(quoted.totalMinor, minor('wallet'), 'part');
  expect({
    items: quoted.itemsMinor,
    off: quoted.discountMinor,
    'coupon off': quoted.couponDiscountMinor,
    'tax is': quoted.taxMinor,
    delivery: quoted.delivery.baseMinor,
    surcharge: quoted.delivery.surchargeMinor,
    total: quoted.totalMinor,
    'by wallet': wallet.ok && wallet.split.walletMinor,
  }).toEqual(
    Object.fromEntries(
      ['items', 'off', 'coupon off', 'tax is', 'delivery', 'surcharge', 'total', 'by wallet'].map(
        (column) => [column, minor(column)],
      ),
    ),
  );
});
