import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SELECTION, type PricedItem, priceTag } from '../catalog/index.ts';
import { type LineInput, offerGap, priceLines, storeOfferOf } from './index.ts';
import { dish, size } from './lines.fixture.ts';

const FROM_TWELVE = { minPurchaseMinor: 1200, maxDiscountMinor: 500 };

function order(item: PricedItem, quantity = 1): LineInput {
  return { item, selection: NO_SELECTION, addOns: [], quantity };
}
function charged(lines: LineInput[]) {
  return priceLines(lines, storeOfferOf(lines), 0);
}
function nowMinor(fields: Partial<PricedItem>): number {
  return priceTag(dish(1, { priceMinor: 970, ...fields }), NO_SELECTION).nowMinor;
}

describe('what a price tag promises', () => {
  // Requirements: MONEY-13, MONEY-14.
  test('a discount without conditions is taken off the tag', () => {
    expect(nowMinor({ discount: 10 })).toBe(873);
    expect(nowMinor({ discount: 200, discountType: 'amount' })).toBe(770);
    expect(nowMinor({ discount: 10, restaurantDiscount: 20, storeDiscount: 50 })).toBe(776);
    const terms = { minPurchaseMinor: 0, maxDiscountMinor: 0 };
    expect(nowMinor({ discount: 10, storeDiscount: 20, storeTerms: terms })).toBe(776);
    expect(nowMinor({ discount: 10, storeDiscount: 20 })).toBe(776);
  });

  test('a store discount with a minimum or a cap is an offer and stays off the tag', () => {
    const item = dish(1, { priceMinor: 970, storeDiscount: 15, storeTerms: FROM_TWELVE });
    expect(priceTag(item, NO_SELECTION)).toEqual({
      beforeMinor: 970,
      nowMinor: 970,
      discount: null,
      offer: { percent: 15, ...FROM_TWELVE },
    });
    expect(priceTag(item, size('Large'))).toMatchObject({ beforeMinor: 1170, nowMinor: 1170 });
    expect(nowMinor({ storeDiscount: 15, storeTerms: { minPurchaseMinor: 0, maxDiscountMinor: 500 } })).toBe(
      970,
    );
  });

  test('an item discount is promised only up to the discount of the offer that replaces it', () => {
    const uncapped = { storeDiscount: 15, storeTerms: { minPurchaseMinor: 1200, maxDiscountMinor: 0 } };
    expect(nowMinor({ discount: 10, ...uncapped })).toBe(873);
    expect(nowMinor({ discount: 50, ...uncapped })).toBe(824);
    expect(nowMinor({ discount: 10, storeDiscount: 15, storeTerms: FROM_TWELVE })).toBe(970);
    const cent = { priceMinor: 1, discount: 1, discountType: 'amount' as const };
    const half = { storeDiscount: 50, storeTerms: { minPurchaseMinor: 1, maxDiscountMinor: 0 } };
    expect(priceTag(dish(1, { ...cent, ...half }), NO_SELECTION)).toMatchObject({
      nowMinor: 0,
      discount: { source: 'store', type: 'percent' },
    });
  });

  test('an item that the offer does not reach is promised its own discount', () => {
    const item = dish(1, { discount: 10, storeDiscount: 0, storeTerms: FROM_TWELVE });
    expect(priceTag(item, NO_SELECTION)).toMatchObject({ nowMinor: 900, offer: null });
  });

  test('a discount that is rounded to nothing is not announced', () => {
    expect(priceTag(dish(1, { priceMinor: 4, discount: 10 }), NO_SELECTION)).toEqual({
      beforeMinor: 4,
      nowMinor: 4,
      discount: null,
      offer: null,
    });
  });

  test('a restaurant discount is certain, so the offer of the store is not announced', () => {
    const item = dish(1, { restaurantDiscount: 20, storeDiscount: 15, storeTerms: FROM_TWELVE });
    expect(priceTag(item, NO_SELECTION)).toMatchObject({ nowMinor: 800, offer: null });
  });

  const terms = fc.option(
    fc.record({
      minPurchaseMinor: fc.oneof(fc.constant(0), fc.nat(20_000)),
      maxDiscountMinor: fc.oneof(fc.constant(0), fc.nat(3000)),
    }),
  );
  const discounts = fc.record({
    priceMinor: fc.nat(20_000),
    discount: fc.oneof(fc.constant(0), fc.nat(3000)),
    discountType: fc.constantFrom('percent' as const, 'amount' as const),
    restaurantDiscount: fc.constantFrom(0, 0, 0, 25),
  });
  const pieces = fc.integer({ min: 1, max: 60 });
  const carts = fc
    .record({
      terms,
      percent: fc.nat(100),
      items: fc.array(fc.tuple(discounts, pieces), { minLength: 1, maxLength: 4 }),
    })
    .map(({ terms: storeTerms, percent, items }) =>
      items.map(([fields, quantity], index) =>
        order(dish(index + 1, { ...fields, storeDiscount: percent, storeTerms }), quantity),
      ),
    );

  test('no cart charges more than the tag for one piece, whatever else is in it', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const single = lines.map((line) => ({ ...line, quantity: 1 }));
        const priced = charged(single).lines;
        for (const [index, { item }] of single.entries()) {
          expect(priced[index]?.totalMinor).toBeLessThanOrEqual(priceTag(item, NO_SELECTION).nowMinor);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('tag times quantity never promises less than the cart charges, beyond the rounding of the tag', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const priced = charged(lines).lines;
        for (const [index, { item, quantity }] of lines.entries()) {
          const tag = priceTag(item, NO_SELECTION);
          const isRounded = tag.discount?.type === 'percent';
          const promised = tag.nowMinor * quantity + (isRounded ? quantity / 2 : 0);
          expect(priced[index]?.totalMinor).toBeLessThanOrEqual(promised);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a cart lacks for the offer of its store', () => {
  const offered = (fields: Partial<PricedItem> = {}) =>
    dish(1, { priceMinor: 970, storeDiscount: 15, storeTerms: FROM_TWELVE, ...fields });

  test('the cart is short of the minimum by the prices before discounts', () => {
    expect(offerGap([order(offered())])).toEqual({ percent: 15, missingMinor: 230, minimumMinor: 1200 });
    expect(offerGap([{ ...order(offered()), addOns: [{ id: 7, quantity: 1 }] }])?.missingMinor).toBe(80);
  });

  test('items that the offer does not reach count towards its minimum', () => {
    const excluded = order(offered({ id: 2, priceMinor: 100, storeDiscount: 0 }));
    const gap = { percent: 15, missingMinor: 130, minimumMinor: 1200 };
    expect(offerGap([order(offered()), excluded])).toEqual(gap);
    expect(offerGap([excluded])).toBeNull();
  });

  test('nothing is missing once the minimum is reached, without an offer, or in an empty cart', () => {
    expect(offerGap([order(offered(), 2)])).toBeNull();
    expect(offerGap([order(dish(1))])).toBeNull();
    expect(offerGap([])).toBeNull();
  });

  test('an offer that would not lower the price is not recommended', () => {
    expect(offerGap([order(offered({ discount: 30 }))])).toBeNull();
    expect(offerGap([order(offered({ discount: 15 }))])).toBeNull();
    expect(offerGap([order(offered({ discount: 14 }))])?.missingMinor).toBe(230);
    expect(offerGap([order(offered({ restaurantDiscount: 5 }))])).toBeNull();
  });

  test('adding the missing amount reaches the offer', () => {
    const amounts = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(amounts, amounts, (priceMinor, minPurchaseMinor) => {
        const item = offered({ priceMinor, storeTerms: { minPurchaseMinor, maxDiscountMinor: 0 } });
        const gap = offerGap([order(item)]);
        fc.pre(gap !== null);
        const more = order(offered({ ...item, id: 2, priceMinor: gap.missingMinor }));
        expect(offerGap([order(item), more])).toBeNull();
        expect(charged([order(item), more]).storeDiscountMinor).toBeGreaterThan(0);
      }),
    );
  });
});
