import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoreOffer } from '../cart/index.ts';
import { NO_SELECTION, type PricedItem } from '../catalog/index.ts';
import { type Coupon, type Quote, type QuoteInput, quote, quoteParts } from './index.ts';

const pizza: PricedItem = {
  id: 1,
  moduleType: 'food',
  priceMinor: 1000,
  discount: 0,
  discountType: 'percent',
  storeDiscount: 0,
  storeTerms: null,
  restaurantDiscount: 0,
  stock: null,
  maximumCartQuantity: null,
  foodVariations: [],
  variations: [],
  addOns: [{ id: 7, priceMinor: 150 }],
};

const tenPercent: Coupon = {
  type: 'default',
  discount: 10,
  discountType: 'percent',
  minPurchaseMinor: 0,
  maxDiscountMinor: 0,
  startsAtMs: null,
  expiresAtMs: null,
  limit: null,
  storeIds: [],
  zoneIds: [],
};

const offer: StoreOffer = { minPurchaseMinor: 0, maxDiscountMinor: 0, startsAtMs: null, endsAtMs: null };

const base: QuoteInput = {
  lines: [line(pizza, 2)],
  storeOffer: null,
  coupon: null,
  tax: { ratePercent: 0, included: false },
  delivery: {
    orderType: 'delivery',
    distanceKm: 3,
    rates: { chargeType: 'distance', fixedMinor: 0, perKmMinor: 100, minimumMinor: 0, maximumMinor: null },
    vehicleExtras: [],
    storeFreeDelivery: false,
    adminFree: null,
    surcharge: null,
  },
  additionalChargeMinor: 0,
  packagingMinor: 0,
  tipMinor: 0,
  atMs: 1000,
};

function line(item: PricedItem, quantity: number, addOns = 0) {
  return { item, selection: NO_SELECTION, addOns: addOns > 0 ? [{ id: 7, quantity: addOns }] : [], quantity };
}

function sumOfParts(quoted: Quote): number {
  return quoteParts(quoted).reduce((sum, part) => sum + part.amountMinor, 0);
}

/** Orders with any combination of options. */
const inputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    items: fc.array(
      fc.record({
        priceMinor: fc.nat(20_000),
        discount: fc.nat(3000),
        discountType: fc.constantFrom('percent' as const, 'amount' as const),
        storeDiscount: fc.constantFrom(0, 0, 15, 100),
        restaurantDiscount: fc.constantFrom(0, 0, 0, 25),
        quantity: fc.integer({ min: 1, max: 9 }),
        addOns: fc.nat(3),
      }),
      { maxLength: 5 },
    ),
    offer: fc.option(
      fc.record({
        minPurchaseMinor: fc.nat(30_000),
        maxDiscountMinor: fc.nat(2000),
        startsAtMs: fc.nat(2000),
      }),
    ),
    coupon: fc.option(
      fc.record({
        type: fc.constantFrom('default' as const, 'free_delivery' as const),
        discount: fc.nat(9000),
        discountType: fc.constantFrom('percent' as const, 'amount' as const),
        minPurchaseMinor: fc.nat(20_000),
        maxDiscountMinor: fc.nat(4000),
      }),
    ),
    rate: fc.nat(2500),
    included: fc.boolean(),
    takeAway: fc.boolean(),
    surcharge: fc.nat(50),
    fees: fc.tuple(fc.nat(500), fc.nat(500), fc.nat(2000)),
  })
  .map(({ items, offer: terms, coupon, rate, included, takeAway, surcharge, fees }) => ({
    ...base,
    lines: items.map(({ quantity, addOns, ...fields }) => line({ ...pizza, ...fields }, quantity, addOns)),
    storeOffer: terms && { ...terms, endsAtMs: null },
    coupon: coupon && { ...tenPercent, ...coupon },
    tax: { ratePercent: rate / 100, included },
    delivery: {
      ...base.delivery,
      orderType: takeAway ? ('take_away' as const) : ('delivery' as const),
      surcharge: { status: true, value: surcharge, type: 'percent' as const },
    },
    additionalChargeMinor: fees[0],
    packagingMinor: fees[1],
    tipMinor: fees[2],
  }));

describe('quote', () => {
  test('the parts of an order match a manual calculation', () => {
    const quoted = quote({
      ...base,
      lines: [line({ ...pizza, discount: 10 }, 2, 1), line({ ...pizza, id: 2, priceMinor: 500 }, 1)],
      coupon: { ...tenPercent, maxDiscountMinor: 200 },
      tax: { ratePercent: 5, included: false },
      delivery: { ...base.delivery, surcharge: { status: true, value: 10, type: 'percent' } },
      additionalChargeMinor: 25,
      packagingMinor: 50,
      tipMinor: 100,
    });
    expect(quoteParts(quoted).map((part) => [part.name, part.amountMinor])).toEqual([
      ['items', 2650],
      ['discount', -200],
      ['coupon', -200],
      ['tax', 113],
      ['delivery', 300],
      ['surcharge', 30],
      ['additional_charge', 25],
      ['packaging', 50],
      ['tip', 100],
      ['rounding', 0],
    ]);
    expect(quoted.totalMinor).toBe(2868);
  });

  test('included tax is reported and adds nothing to the total', () => {
    const quoted = quote({ ...base, tax: { ratePercent: 25, included: true } });
    expect(quoted).toMatchObject({ taxMinor: 400, taxAddedMinor: 0, totalMinor: 2300 });
  });

  test('tax applies to the lines after discount and coupon, not to fees', () => {
    const quoted = quote({
      ...base,
      coupon: tenPercent,
      tax: { ratePercent: 10, included: false },
      tipMinor: 999,
    });
    expect(quoted.taxMinor).toBe(180);
  });

  test('a free-delivery coupon waives the charge from its minimum on', () => {
    const free: Coupon = { ...tenPercent, type: 'free_delivery', minPurchaseMinor: 2000 };
    expect(quote({ ...base, coupon: free })).toMatchObject({ couponDiscountMinor: 0, totalMinor: 2000 });
    expect(quote({ ...base, coupon: { ...free, minPurchaseMinor: 2001 } }).totalMinor).toBe(2300);
  });

  test('the free-delivery threshold applies to the subtotal after item discounts, before the coupon', () => {
    const byAmount = { status: true, type: 'free_delivery_by_order_amount' as const, thresholdMinor: 1900 };
    const delivery = { ...base.delivery, adminFree: byAmount };
    expect(quote({ ...base, delivery, coupon: tenPercent }).delivery.freeBecause).toBe('order_amount');
    const discounted = [line({ ...pizza, discount: 10 }, 2)];
    expect(quote({ ...base, delivery, lines: discounted }).delivery.freeBecause).toBeNull();
  });

  test('a parcel without lines has a delivery charge', () => {
    const delivery = { ...base.delivery, orderType: 'parcel' as const };
    expect(quote({ ...base, lines: [], delivery }).totalMinor).toBe(300);
  });

  test('a negative or fractional fee throws a RangeError that names it', () => {
    expect(() => quote({ ...base, tipMinor: -1 })).toThrow(new RangeError('not a fee: -1'));
    expect(() => quote({ ...base, packagingMinor: 0.5 })).toThrow(RangeError);
    expect(() => quote({ ...base, additionalChargeMinor: Number.NaN })).toThrow(RangeError);
  });

  test('the parts add up exactly to the total, and nothing is negative', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const quoted = quote(input);
        expect(sumOfParts(quoted)).toBe(quoted.totalMinor);
        expect(quoted.totalMinor).toBeGreaterThanOrEqual(0);
        expect(quoted.subtotalMinor).toBe(quoted.itemsMinor - quoted.discountMinor);
        expect(quoted.lines.reduce((sum, priced) => sum + priced.totalMinor, 0)).toBe(quoted.subtotalMinor);
        expect(quoted.couponDiscountMinor).toBeLessThanOrEqual(quoted.subtotalMinor);
        for (const priced of quoted.lines) {
          expect(priced.totalMinor).toBeGreaterThanOrEqual(0);
          expect(priced.discountMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('a coupon discount never exceeds its cap', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const cap = input.coupon?.maxDiscountMinor ?? 0;
        fc.pre(cap > 0);
        expect(quote(input).couponDiscountMinor).toBeLessThanOrEqual(cap);
      }),
    );
  });

  test('without minimum amounts, a higher quantity never makes an order cheaper', () => {
    fc.assert(
      fc.property(inputs, fc.nat(4), (input, which) => {
        const coupon = input.coupon && { ...input.coupon, minPurchaseMinor: 0 };
        const fewer = { ...input, storeOffer: null, coupon };
        const lines = input.lines.map((entry, index) =>
          index === which ? { ...entry, quantity: entry.quantity + 1 } : entry,
        );
        expect(quote({ ...fewer, lines }).totalMinor).toBeGreaterThanOrEqual(quote(fewer).totalMinor);
      }),
    );
  });
});

describe('the offer of a store', () => {
  const onOffer = { ...pizza, storeDiscount: 20, discount: 5 };
  const two = { ...base, lines: [line(onOffer, 2)] };

  test('an offer lowers every line by its percentage', () => {
    expect(quote({ ...two, storeOffer: offer })).toMatchObject({
      discountMinor: 400,
      storeDiscountMinor: 400,
    });
  });

  test('below the minimum of the offer items fall back to their own discount', () => {
    const reached = quote({ ...two, storeOffer: { ...offer, minPurchaseMinor: 2000 } });
    expect(reached).toMatchObject({ discountMinor: 400, storeDiscountMinor: 400 });
    const quoted = quote({ ...two, storeOffer: { ...offer, minPurchaseMinor: 2001 } });
    expect(quoted).toMatchObject({ discountMinor: 100, storeDiscountMinor: 0 });
    expect(quoted.lines[0]?.discountSource).toBe('item');
  });

  test('an offer applies from its start until before its end', () => {
    const off = (window: Partial<StoreOffer>) =>
      quote({ ...two, storeOffer: { ...offer, ...window } }).storeDiscountMinor;
    expect(off({ startsAtMs: 1000, endsAtMs: 1001 })).toBe(400);
    expect(off({ startsAtMs: 1001 })).toBe(0);
    expect(off({ endsAtMs: 1000 })).toBe(0);
  });

  test('the cap of an offer applies to the whole order, and the lines add up to it', () => {
    const lines = [line(onOffer, 1), line({ ...onOffer, id: 2 }, 1), line({ ...onOffer, id: 3 }, 1)];
    const quoted = quote({ ...base, lines, storeOffer: { ...offer, maxDiscountMinor: 100 } });
    expect(quoted.lines.map((priced) => priced.discountMinor)).toEqual([34, 33, 33]);
    expect(quoted).toMatchObject({ discountMinor: 100, storeDiscountMinor: 100, subtotalMinor: 2900 });
  });

  test('the cap of an offer does not apply to restaurant discounts', () => {
    const lines = [line(onOffer, 1), line({ ...pizza, restaurantDiscount: 50 }, 1)];
    const quoted = quote({ ...base, lines, storeOffer: { ...offer, maxDiscountMinor: 100 } });
    expect(quoted.lines.map((priced) => priced.discountMinor)).toEqual([100, 500]);
    expect(quoted.storeDiscountMinor).toBe(100);
  });
});
