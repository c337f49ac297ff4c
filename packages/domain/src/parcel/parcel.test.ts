import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteParts } from '../checkout/index.ts';
import {
  cancellationFeeMinor,
  cancellationType,
  checkMeasure,
  dueReturnFeeMinor,
  isSamePlace,
  isWithinDistance,
  type MeasureRule,
  measureExtraMinor,
  PARCEL_SIZES,
  type ParcelQuoteInput,
  parcelRates,
  parcelZones,
  quoteParcel,
  returnDeadlineMs,
} from './index.ts';

const amount = fc.nat(100_000);
const rule: fc.Arbitrary<MeasureRule> = fc.record({
  measure: fc.constantFrom('none', 'weight', 'size' as const),
  maximumKg: fc.constant(null),
  weightSteps: fc.array(
    fc.record({ fromKg: fc.double({ min: 0, max: 100, noNaN: true }), extraMinor: amount }),
    { maxLength: 5 },
  ),
  sizeSteps: fc.array(fc.record({ size: fc.constantFrom(...PARCEL_SIZES), extraMinor: amount }), {
    maxLength: 4,
  }),
});
const kilometers = fc.double({ min: 0, max: 500, noNaN: true });
const kilograms = fc.double({ min: 0, max: 200, noNaN: true });
const input: fc.Arbitrary<ParcelQuoteInput> = fc.record({
  rates: fc.record({
    chargeType: fc.constantFrom('distance', 'fixed' as const),
    fixedMinor: amount,
    perKmMinor: fc.nat(5000),
    minimumMinor: amount,
    maximumMinor: fc.option(amount),
  }),
  distanceKm: kilometers,
  rule,
  measured: fc.record({ weightKg: fc.option(kilograms), size: fc.option(fc.constantFrom(...PARCEL_SIZES)) }),
  vehicleExtras: fc.array(fc.record({ fromKm: kilometers, extraMinor: amount }), { maxLength: 4 }),
  surcharge: fc.option(
    fc.record({
      status: fc.boolean(),
      value: fc.nat(300),
      type: fc.constantFrom('percent', 'amount' as const),
    }),
  ),
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
  tipMinor: amount,
});

describe('the charge of a parcel', () => {
  test('the parts of a parcel’s total add up to it, none but a discount is negative, and its subtotal is the charge before a coupon', () => {
    fc.assert(
      fc.property(input, (given) => {
        const quoted = quoteParcel(given);
        const parts = quoteParts(quoted);
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(quoted.totalMinor);
        for (const { name, amountMinor } of parts)
          expect(
            name === 'coupon' || name === 'discount' ? -amountMinor : amountMinor,
          ).toBeGreaterThanOrEqual(0);
        expect(quoted.lines).toEqual([]);
        expect(quoted.totalMinor).toBeGreaterThanOrEqual(given.tipMinor + given.additionalChargeMinor);
        const { distanceMinor, measureMinor, vehicleMinor } = quoted.parts;
        const baseMinor = distanceMinor + measureMinor + vehicleMinor;
        expect(quoted.delivery.freeBecause ? 0 : baseMinor).toBe(quoted.delivery.baseMinor);
        expect(quoted.subtotalMinor).toBe(quoteParcel({ ...given, coupon: null }).delivery.totalMinor);
        expect(quoted.couponDiscountMinor).toBeLessThanOrEqual(quoted.delivery.totalMinor);
      }),
    );
  });

  test('a longer distance, a heavier and a larger parcel never cost less', () => {
    const larger = fc.record({ km: kilometers, kg: kilograms, size: fc.constantFrom(...PARCEL_SIZES) });
    fc.assert(
      fc.property(input, larger, larger, (given, one, other) => {
        const [near, far] = [one.km, other.km].toSorted((a, b) => a - b);
        const [light, heavy] = [one.kg, other.kg].toSorted((a, b) => a - b);
        const [small, large] = PARCEL_SIZES.filter((size) => size === one.size || size === other.size);
        const total = (distanceKm = 0, weightKg = 0, size = small ?? 'small') =>
          // Without a coupon, because only the larger parcel might reach its minimum.
          quoteParcel({ ...given, coupon: null, distanceKm, measured: { weightKg, size } }).totalMinor;
        expect(total(far, light)).toBeGreaterThanOrEqual(total(near, light));
        expect(total(near, heavy)).toBeGreaterThanOrEqual(total(near, light));
        expect(total(near, light, large ?? small)).toBeGreaterThanOrEqual(total(near, light, small));
      }),
    );
  });
});

describe('what a category asks for', () => {
  const weighed: MeasureRule = { measure: 'weight', maximumKg: 10, weightSteps: [], sizeSteps: [] };
  const tooHeavy = { ok: false, code: 'too_heavy', field: 'weight', maximumKg: 10 };

  test('a category that asks for the weight needs one up to its maximum', () => {
    expect(checkMeasure(weighed, { weightKg: null, size: 'small' })).toEqual({
      ok: false,
      code: 'required',
      field: 'weight',
    });
    expect(checkMeasure(weighed, { weightKg: 10, size: null })).toEqual({ ok: true });
    expect(checkMeasure(weighed, { weightKg: 10.1, size: null })).toEqual(tooHeavy);
    expect(checkMeasure({ ...weighed, maximumKg: null }, { weightKg: 999, size: null })).toEqual({
      ok: true,
    });
    expect(checkMeasure({ ...weighed, measure: 'none' }, { weightKg: 11, size: null })).toEqual(tooHeavy);
    expect(checkMeasure({ ...weighed, measure: 'none' }, { weightKg: null, size: null })).toEqual({
      ok: true,
    });
  });

  test('a category that asks for the size accepts only its sizes', () => {
    const sized: MeasureRule = {
      ...weighed,
      measure: 'size',
      sizeSteps: [
        { size: 'small', extraMinor: 0 },
        { size: 'medium', extraMinor: 100 },
      ],
    };
    expect(checkMeasure(sized, { weightKg: null, size: null })).toEqual({
      ok: false,
      code: 'required',
      field: 'size',
    });
    expect(checkMeasure(sized, { weightKg: null, size: 'medium' })).toEqual({ ok: true });
    expect(checkMeasure(sized, { weightKg: null, size: 'large' })).toEqual({
      ok: false,
      code: 'size_unknown',
      field: 'size',
    });
    expect(checkMeasure({ ...sized, sizeSteps: [] }, { weightKg: null, size: 'large' })).toEqual({
      ok: true,
    });
  });

  test('only what the category asks for is charged, and nothing for a size that is not stated', () => {
    const steps: MeasureRule = {
      ...weighed,
      weightSteps: [{ fromKg: 5, extraMinor: 100 }],
      sizeSteps: [{ size: 'small', extraMinor: 30 }],
    };
    const extras = ({ measure }: Pick<MeasureRule, 'measure'>) =>
      [
        { weightKg: 5, size: 'small' as const },
        { weightKg: null, size: null },
      ].map((measured) => measureExtraMinor({ ...steps, measure }, measured));
    expect(extras({ measure: 'weight' })).toEqual([100, 0]);
    expect(extras({ measure: 'size' })).toEqual([30, 0]);
    expect(extras({ measure: 'none' })).toEqual([0, 0]);
  });
});

describe('the rates of a parcel', () => {
  const general = { perKmMinor: 75, minimumMinor: 300 };
  const ofZone = { chargeType: 'fixed', fixedMinor: 900, ...general, maximumMinor: 2000 } as const;
  const none = { perKmMinor: null, minimumMinor: null };

  test('without a zone and a category the general rates apply by distance, without a maximum', () => {
    expect(parcelRates(none, null, general)).toEqual({
      chargeType: 'distance',
      fixedMinor: 0,
      ...general,
      maximumMinor: null,
    });
  });

  test('a rate per kilometer of the category replaces a fixed charge of the zone, a minimum does not', () => {
    expect(parcelRates({ ...none, minimumMinor: 100 }, ofZone, general)).toEqual({
      ...ofZone,
      minimumMinor: 100,
    });
    expect(parcelRates({ ...none, perKmMinor: 80 }, ofZone, general)).toEqual({
      ...ofZone,
      chargeType: 'distance',
      perKmMinor: 80,
    });
  });
});

describe('the two ends', () => {
  const ends = { senderZones: [1, 2], receiverZones: [2, 3], crossesZones: false };

  test('a zone that serves both ends comes first, and the sender chooses among several', () => {
    expect(parcelZones(ends)).toEqual({ ok: true, zoneId: 2, receiverZoneId: 2 });
    expect(parcelZones({ ...ends, preferredZone: 1 })).toMatchObject({ zoneId: 2 });
    const both = { ...ends, receiverZones: [1, 2] };
    expect(parcelZones({ ...both, preferredZone: 2 })).toMatchObject({ zoneId: 2 });
    expect(parcelZones({ ...both, preferredZone: 9 })).toMatchObject({ zoneId: 1 });
  });

  test('ends in different zones are accepted only if the operator crosses zones', () => {
    const apart = { ...ends, receiverZones: [3] };
    expect(parcelZones(apart)).toEqual({ ok: false, end: 'receiver', code: 'other_zone' });
    const crossing = { ...apart, crossesZones: true };
    expect(parcelZones(crossing)).toEqual({ ok: true, zoneId: 1, receiverZoneId: 3 });
    expect(parcelZones({ ...crossing, preferredZone: 2 })).toMatchObject({ zoneId: 2 });
  });

  test('an unserved end is named', () => {
    expect(parcelZones({ ...ends, senderZones: [] })).toEqual({ ok: false, end: 'sender', code: 'unserved' });
    expect(parcelZones({ ...ends, receiverZones: [], crossesZones: true })).toEqual({
      ok: false,
      end: 'receiver',
      code: 'unserved',
    });
  });

  test('points within 30 m are one place, and a limit of null or 0 is none', () => {
    const home = { latitude: 25, longitude: 55 };
    expect(isSamePlace(home, { ...home, latitude: 25.0002 })).toBe(true);
    expect(isSamePlace(home, { ...home, latitude: 25.0004 })).toBe(false);
    expect([isWithinDistance(10, 10), isWithinDistance(10.1, 10)]).toEqual([true, false]);
    expect([isWithinDistance(999, 0), isWithinDistance(999, null)]).toEqual([true, true]);
  });
});

describe('cancellation', () => {
  const terms = { feePercent: 50, withinHours: 48 };

  test('a parcel is canceled without a fee before the pickup and for a share of its charge afterwards', () => {
    expect(
      ['pending', 'accepted', 'confirmed', 'handover', 'failed'].map((one) =>
        cancellationType(one as 'pending'),
      ),
    ).toEqual(Array(5).fill('before_pickup'));
    expect(cancellationType('picked_up')).toBe('after_pickup');
    expect([cancellationType('delivered'), cancellationType('canceled')]).toEqual([null, null]);
    expect(cancellationFeeMinor('before_pickup', 1001, terms)).toBe(0);
    expect(cancellationFeeMinor('after_pickup', 1001, terms)).toBe(501);
    expect(cancellationFeeMinor('after_pickup', 1001, { ...terms, feePercent: 0 })).toBe(0);
    expect(cancellationFeeMinor('after_pickup', 1001, { ...terms, feePercent: -5 })).toBe(0);
  });

  test('a parcel that comes back after the deadline costs no return fee', () => {
    const deadline = returnDeadlineMs(1000, terms);
    expect(deadline).toBe(1000 + 48 * 3_600_000);
    expect(returnDeadlineMs(1000, { ...terms, withinHours: 0 })).toBeNull();
    expect(dueReturnFeeMinor(501, deadline, deadline ?? 0)).toBe(501);
    expect(dueReturnFeeMinor(501, deadline, (deadline ?? 0) + 1)).toBe(0);
    expect(dueReturnFeeMinor(501, null, Number.MAX_SAFE_INTEGER)).toBe(501);
  });
});
