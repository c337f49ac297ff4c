import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteParts } from '../checkout/index.ts';
import { quoteTrip, RENTAL_TYPES, settleChange, type TripQuoteInput, tripCancellation } from './index.ts';

const amount = fc.nat(500_000);
const input: fc.Arbitrary<TripQuoteInput> = fc.record({
  vehicles: fc.array(
    fc.record({
      prices: fc.record({
        hourlyMinor: fc.option(fc.nat(50_000)),
        perKmMinor: fc.option(fc.nat(2000)),
        dailyMinor: fc.option(fc.nat(500_000)),
        discount: fc.nat(100),
        discountType: fc.constantFrom('percent', 'amount' as const),
      }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  length: fc.record({
    type: fc.constantFrom(...RENTAL_TYPES),
    hours: fc.double({ min: 0.1, max: 800, noNaN: true }),
    kilometers: fc.double({ min: 0.1, max: 900, noNaN: true }),
  }),
  minimumMinor: amount,
  offer: fc.option(
    fc.record({
      percent: fc.nat(100),
      minPurchaseMinor: amount,
      maxDiscountMinor: fc.oneof(fc.constant(0), amount),
    }),
  ),
  depositMinor: amount,
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom('default', 'free_delivery' as const),
      discount: fc.nat(100),
      discountType: fc.constantFrom('percent', 'amount' as const),
      minPurchaseMinor: amount,
      maxDiscountMinor: amount,
      startsAtMs: fc.constant(null),
      expiresAtMs: fc.constant(null),
      limit: fc.constant(null),
      storeIds: fc.constant([]),
      zoneIds: fc.constant([]),
    }),
  ),
  tax: fc.record({ ratePercent: fc.integer({ min: 0, max: 30 }), included: fc.boolean() }),
  additionalChargeMinor: amount,
});

test('the parts of a trip’s total add up to it, and none but a discount is negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const quoted = quoteTrip(given);
      const parts = quoteParts(quoted);
      expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(quoted.totalMinor);
      for (const { name, amountMinor } of parts)
        expect(name === 'coupon' || name === 'discount' ? -amountMinor : amountMinor).toBeGreaterThanOrEqual(
          0,
        );
      // The vehicles are not lines of items.
      expect(quoted.lines).toEqual([]);
      const vehicles = quoted.vehicles.reduce((sum, price) => sum + (price?.priceMinor ?? 0), 0);
      expect(vehicles).toBe(quoted.subtotalMinor);
      expect(quoted.storeDiscountMinor).toBeLessThanOrEqual(quoted.discountMinor);
      for (const [at, price] of quoted.vehicles.entries()) {
        if (!price) continue;
        const quantity = given.vehicles[at]?.quantity ?? 0;
        expect(price.priceMinor).toBeGreaterThanOrEqual(given.minimumMinor * quantity);
        expect(price.originalMinor).toBeGreaterThanOrEqual(price.priceMinor);
      }
    }),
  );
});

test('a longer trip and a further vehicle never cost less', () => {
  fc.assert(
    fc.property(input, fc.nat(100), (given, more) => {
      // Without coupon and offer, because only the longer trip might reach their minimum.
      const plain = { ...given, coupon: null, offer: null };
      const { hours, kilometers, type } = plain.length;
      const longer = { ...plain, length: { type, hours: hours + more, kilometers: kilometers + more } };
      const [first] = plain.vehicles;
      const further = { ...plain, vehicles: first ? [...plain.vehicles, first] : plain.vehicles };
      const total = quoteTrip(plain).totalMinor;
      expect(quoteTrip(longer).totalMinor).toBeGreaterThanOrEqual(total);
      expect(quoteTrip(further).totalMinor).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('a cancellation returns exactly what was paid without the fee, in two parts that are not negative', () => {
  const canceled = fc.record({
    status: fc.constantFrom('pending', 'confirmed' as const),
    pickupMs: fc.integer({ min: 0, max: 1_000_000_000 }),
    nowMs: fc.integer({ min: 0, max: 1_000_000_000 }),
    terms: fc.record({ freeHours: fc.nat(100), cancelPercent: fc.nat(150) }),
    totalMinor: amount,
    paid: fc.record({ walletMinor: amount, providerMinor: amount }),
  });
  fc.assert(
    fc.property(canceled, (given) => {
      const one = tripCancellation(given);
      const paid = given.paid.walletMinor + given.paid.providerMinor;
      expect(one.feeMinor + one.refundMinor).toBe(paid);
      expect(one.toWalletMinor + one.toProviderMinor).toBe(one.refundMinor);
      expect(Math.min(one.feeMinor, one.toWalletMinor, one.toProviderMinor)).toBeGreaterThanOrEqual(0);
      expect(one.feeMinor).toBeLessThanOrEqual(given.totalMinor);
      expect(one.toWalletMinor).toBeLessThanOrEqual(given.paid.walletMinor);
      const later = tripCancellation({ ...given, nowMs: given.nowMs + 3_600_000 });
      expect(later.feeMinor).toBeGreaterThanOrEqual(one.feeMinor);
    }),
  );
});

test('after a change, the due and the remaining paid amount add up to the new total', () => {
  const changed = fc
    .record({ totalMinor: amount, newTotalMinor: amount, hasWallet: fc.boolean() })
    .chain((totals) =>
      fc
        .nat(totals.totalMinor)
        .chain((dueMinor) =>
          fc.nat(totals.totalMinor - dueMinor).map((walletMinor) => ({ ...totals, dueMinor, walletMinor })),
        ),
    );
  fc.assert(
    fc.property(changed, (given) => {
      const settled = settleChange(given);
      const paid = given.totalMinor - given.dueMinor;
      expect(settled.dueMinor + paid - settled.refundMinor).toBe(given.newTotalMinor);
      expect(settled.toWalletMinor + settled.byHandMinor).toBe(settled.refundMinor);
      expect(Math.min(settled.dueMinor, settled.refundMinor)).toBe(0);
      expect(settled.walletMinor).toBeGreaterThanOrEqual(0);
      expect(settled.walletMinor).toBeLessThanOrEqual(given.newTotalMinor);
      expect(given.hasWallet ? settled.byHandMinor : 0).toBe(0);
      // Changing back settles to the same total.
      const back = settleChange({
        ...given,
        totalMinor: given.newTotalMinor,
        newTotalMinor: given.totalMinor,
        dueMinor: settled.dueMinor,
        walletMinor: settled.walletMinor,
      });
      expect(back.differenceMinor).toBe(-settled.differenceMinor || 0);
    }),
  );
});
