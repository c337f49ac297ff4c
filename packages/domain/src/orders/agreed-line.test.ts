import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineInput, priceLines } from '../cart/index.ts';
import { NO_SELECTION } from '../catalog/index.ts';
import {
  type AgreedLine,
  agreedLineInput,
  agreedStoreOffer,
  missedMinimums,
  withoutReachedMinimum,
} from './index.ts';

const own = fc.oneof(
  fc.record({ discountType: fc.constant('percent' as const), discount: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ discountType: fc.constant('amount' as const), discount: fc.nat({ max: 3000 }) }),
);
const ordered = fc.record({
  priceMinor: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  edited: fc.nat({ max: 20 }),
  own,
  addOns: fc.array(
    fc.record({ priceMinor: fc.nat({ max: 500 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 2 },
  ),
});
const offers = fc.record({
  percent: fc.integer({ min: 0, max: 100 }),
  minPurchaseMinor: fc.oneof(fc.constant(0), fc.nat({ max: 60_000 })),
  maxDiscountMinor: fc.oneof(fc.constant(0), fc.nat({ max: 5000 })),
});

test('an edited order costs what a new order of its lines costs under the terms that were agreed, whatever the edit', () => {
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 6 }), offers, (lines, offer) => {
      const asNew = (quantityOf: (line: (typeof lines)[number]) => number): LineInput[] =>
        lines.map((line, index) => ({
          item: {
            id: index,
            moduleType: 'food',
            priceMinor: line.priceMinor,
            ...line.own,
            storeDiscount: offer.percent,
            storeTerms: null,
            restaurantDiscount: 0,
            stock: null,
            maximumCartQuantity: null,
            foodVariations: [],
            variations: [],
            addOns: line.addOns.map(({ priceMinor }, id) => ({ id, priceMinor })),
          },
          selection: NO_SELECTION,
          addOns: line.addOns.map(({ quantity }, id) => ({ id, quantity })),
          quantity: quantityOf(line),
        }));
      const terms = agreedStoreOffer(offer);
      const placed = priceLines(
        asNew(({ quantity }) => quantity),
        terms,
        0,
      );
      const stored = lines.map(({ quantity, own: ownDiscount, addOns }, itemId): AgreedLine => {
        const { unitMinor, discountMinor } = placed.lines[itemId]!;
        const ofLine = addOns.map((addOn, id) => ({ id, ...addOn }));
        return { itemId, quantity, unitMinor, discountMinor, ownDiscount, addOns: ofLine };
      });
      const isKept = (_: unknown, index: number) => lines[index]!.edited > 0;
      const edited = stored
        .filter(isKept)
        .map((line) => agreedLineInput(line, lines[line.itemId]!.edited, offer));
      expect(priceLines(edited, terms, 0)).toEqual(
        priceLines(asNew((line) => line.edited).filter(isKept), terms, 0),
      );
    }),
  );
});

test('an order without its rejected lines never costs more: it keeps an offer whose minimum it had reached', () => {
  const line = fc.record({ unitMinor: fc.integer({ min: 1, max: 20_000 }), own, isRejected: fc.boolean() });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), offers, (lines, offer) => {
      const inputs = lines.map(({ unitMinor, own: ownDiscount }, itemId) =>
        agreedLineInput(
          { itemId, quantity: 1, unitMinor, discountMinor: 0, ownDiscount, addOns: [] },
          1,
          offer,
        ),
      );
      const placed = priceLines(inputs, agreedStoreOffer(offer), 0);
      const terms = withoutReachedMinimum(offer, placed.totalBeforeDiscountMinor);
      const rest = inputs.filter((_, index) => !lines[index]!.isRejected);
      expect(priceLines(rest, agreedStoreOffer(terms), 0).subtotalMinor).toBeLessThanOrEqual(
        placed.subtotalMinor,
      );
    }),
  );
  expect(withoutReachedMinimum({ minPurchaseMinor: 900 }, 899)).toEqual({ minPurchaseMinor: 900 });
});

test('an edit misses the minimums that the order reached before and reaches no more', () => {
  const before = { itemsMinor: 2000, subtotalMinor: 1700 };
  const minimums = { store: 800, offer: 1200, coupon: 1700 };
  expect(missedMinimums(before, { itemsMinor: 1200, subtotalMinor: 1020 }, minimums)).toEqual([
    { of: 'coupon', minimumMinor: 1700 },
  ]);
  expect(missedMinimums(before, { itemsMinor: 799, subtotalMinor: 799 }, minimums)).toEqual([
    { of: 'store', minimumMinor: 800 },
    { of: 'offer', minimumMinor: 1200 },
    { of: 'coupon', minimumMinor: 1700 },
  ]);
  expect(missedMinimums({ itemsMinor: 700, subtotalMinor: 700 }, before, minimums)).toEqual([]);
  expect(missedMinimums(before, before, minimums)).toEqual([]);
});
