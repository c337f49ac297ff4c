import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdminFreeDelivery,
  type ChargeInput,
  deliveryChargeMinor,
  estimateChargeMinor,
  freeDeliveryFromMinor,
  freeDeliveryProgress,
  freeDeliveryThresholdMinor,
} from './index.ts';

const base: ChargeInput = {
  orderType: 'delivery',
  distanceKm: 4,
  rates: { chargeType: 'distance', fixedMinor: 777, perKmMinor: 100, minimumMinor: 200, maximumMinor: 900 },
  vehicleExtras: [],
  storeFreeDelivery: false,
  adminFree: null,
  subtotalMinor: 3000,
  surcharge: null,
  couponFreeDelivery: false,
};

const byAmount: AdminFreeDelivery = {
  status: true,
  type: 'free_delivery_by_order_amount',
  thresholdMinor: 5000,
};
const allStores: AdminFreeDelivery = {
  status: true,
  type: 'free_delivery_to_all_store',
  thresholdMinor: null,
};

function charge(fields: Partial<ChargeInput>) {
  return deliveryChargeMinor({ ...base, ...fields });
}

describe('deliveryChargeMinor', () => {
  // Requirements: MONEY-24.
  test('the charge is the distance times the rate per kilometer', () => {
    expect(charge({ distanceKm: 3.25 }).totalMinor).toBe(325);
    expect(charge({ distanceKm: -3 }).totalMinor).toBe(200);
  });

  // Requirements: MONEY-25.
  test('the charge is not below the minimum', () => {
    expect(charge({ distanceKm: 0.5 }).totalMinor).toBe(200);
  });

  // Requirements: MONEY-26.
  test('the charge is not above the maximum', () => {
    expect(charge({ distanceKm: 40 }).totalMinor).toBe(900);
  });

  test('a maximum of null or 0 does not limit the charge', () => {
    expect(charge({ distanceKm: 40, rates: { ...base.rates, maximumMinor: null } }).totalMinor).toBe(4000);
    expect(charge({ distanceKm: 40, rates: { ...base.rates, maximumMinor: 0 } }).totalMinor).toBe(4000);
  });

  // Requirements: MONEY-34.
  test('the charge type selects the rate per kilometer or the fixed charge', () => {
    expect(charge({ rates: { ...base.rates, chargeType: 'fixed' } }).totalMinor).toBe(777);
    expect(charge({ rates: { ...base.rates, chargeType: 'distance' } }).totalMinor).toBe(400);
  });

  // Requirements: MONEY-35.
  test('a store with own couriers uses its own rates and free delivery', () => {
    const selfDeliveryRates = { perKmMinor: 50, minimumMinor: 100, maximumMinor: 300 };
    const rates = { ...base.rates, chargeType: 'fixed' as const };
    expect(charge({ selfDeliveryRates, rates }).totalMinor).toBe(200);
    expect(charge({ selfDeliveryRates, distanceKm: 1 }).totalMinor).toBe(100);
    expect(charge({ selfDeliveryRates, distanceKm: 99 }).totalMinor).toBe(300);
    expect(charge({ selfDeliveryRates, storeFreeDelivery: true }).totalMinor).toBe(0);
  });

  test('the highest extra charge of the vehicles that the distance needs is added, except for stores with own couriers', () => {
    const vehicleExtras = [
      { fromKm: 5, extraMinor: 300 },
      { fromKm: 3, extraMinor: 100 },
      { fromKm: 6, extraMinor: 50 },
    ];
    const at = (distanceKm: number, fields: Partial<ChargeInput> = {}) =>
      charge({ distanceKm, vehicleExtras, ...fields }).totalMinor;
    expect([at(2.99), at(3), at(5), at(6), at(40)]).toEqual([299, 400, 800, 900, 1200]);
    expect(at(5, { rates: { ...base.rates, chargeType: 'fixed' } })).toBe(1077);
    expect(at(5, { surcharge: { status: true, value: 10, type: 'percent' } })).toBe(880);
    expect(at(5, { selfDeliveryRates: base.rates })).toBe(500);
    expect(at(5, { orderType: 'take_away' })).toBe(0);
    expect(charge({ distanceKm: 5, vehicleExtras, adminFree: allStores }).originalMinor).toBe(800);
  });

  // Requirements: MONEY-27.
  test('delivery is free when admin free delivery applies to all stores', () => {
    expect(charge({ adminFree: allStores })).toMatchObject({ totalMinor: 0, freeBecause: 'all_stores' });
    expect(charge({ adminFree: { ...allStores, status: false } }).totalMinor).toBe(400);
  });

  // Requirements: MONEY-28.
  test('delivery is free when the order reaches the admin threshold', () => {
    expect(charge({ adminFree: byAmount, subtotalMinor: 4999 }).freeBecause).toBeNull();
    expect(charge({ adminFree: byAmount, subtotalMinor: 5000 }).freeBecause).toBe('order_amount');
    expect(charge({ adminFree: { ...byAmount, status: false }, subtotalMinor: 9000 }).freeBecause).toBeNull();
    expect(charge({ adminFree: { ...byAmount, thresholdMinor: null } }).freeBecause).toBeNull();
  });

  test('free_delivery_over makes delivery free from its exact amount', () => {
    expect(charge({ freeDeliveryOverMinor: 3000 }).freeBecause).toBe('order_amount');
    expect(charge({ freeDeliveryOverMinor: 3001 }).freeBecause).toBeNull();
    expect(charge({ freeDeliveryOverMinor: 0 }).freeBecause).toBeNull();
    expect(charge({ freeDeliveryOverMinor: null }).freeBecause).toBeNull();
  });

  // Requirements: MONEY-30.
  test('take-away has no charge and no surcharge', () => {
    const surcharge = { status: true, value: 100, type: 'amount' as const };
    expect(charge({ orderType: 'take_away', surcharge })).toEqual({
      baseMinor: 0,
      surchargeMinor: 0,
      totalMinor: 0,
      freeBecause: 'take_away',
      originalMinor: 0,
    });
  });

  test('the coupon is the reason only when delivery is not free anyway', () => {
    expect(charge({ couponFreeDelivery: true }).freeBecause).toBe('coupon');
    expect(charge({ couponFreeDelivery: true, storeFreeDelivery: true }).freeBecause).toBe('store');
  });

  // Requirements: MONEY-31.
  test('a zone surcharge is added as a percentage or as an amount', () => {
    expect(charge({ surcharge: { status: true, value: 15, type: 'percent' } })).toMatchObject({
      baseMinor: 400,
      surchargeMinor: 60,
      totalMinor: 460,
    });
    expect(charge({ surcharge: { status: true, value: 125, type: 'amount' } }).totalMinor).toBe(525);
  });

  // Requirements: MONEY-33.
  test('a disabled or negative surcharge adds nothing', () => {
    expect(charge({ surcharge: { status: false, value: 15, type: 'percent' } }).surchargeMinor).toBe(0);
    expect(charge({ surcharge: { status: true, value: -15, type: 'amount' } }).surchargeMinor).toBe(0);
  });

  test('free delivery waives the surcharge and reports the original charge', () => {
    const surcharge = { status: true, value: 100, type: 'amount' as const };
    expect(charge({ surcharge, storeFreeDelivery: true })).toEqual({
      baseMinor: 0,
      surchargeMinor: 0,
      totalMinor: 0,
      freeBecause: 'store',
      originalMinor: 500,
    });
  });

  test('free delivery for orders does not apply to parcels', () => {
    expect(charge({ orderType: 'parcel', adminFree: allStores }).totalMinor).toBe(400);
    expect(charge({ orderType: 'parcel', freeDeliveryOverMinor: 1 }).totalMinor).toBe(400);
    expect(charge({ orderType: 'parcel', couponFreeDelivery: true }).totalMinor).toBe(0);
  });

  test('the charge is within its limits, adds up, and never falls with the distance', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true });
    const money = fc.nat(100_000);
    fc.assert(
      fc.property(
        km,
        km,
        money,
        money,
        money,
        money,
        (a, b, perKmMinor, minimumMinor, maximumMinor, value) => {
          const rates = { ...base.rates, perKmMinor, minimumMinor, maximumMinor };
          const surcharge = { status: true, value: value % 100, type: 'percent' as const };
          const near = charge({ rates, surcharge, distanceKm: Math.min(a, b) });
          const far = charge({ rates, surcharge, distanceKm: Math.max(a, b) });
          expect(near.baseMinor + near.surchargeMinor).toBe(near.totalMinor);
          expect(near.baseMinor).toBeGreaterThanOrEqual(minimumMinor);
          const isCapped = maximumMinor >= minimumMinor && maximumMinor > 0;
          expect(far.baseMinor).toBeLessThanOrEqual(isCapped ? maximumMinor : Number.MAX_SAFE_INTEGER);
          expect(far.totalMinor).toBeGreaterThanOrEqual(near.totalMinor);
        },
      ),
    );
  });
});

describe('estimateChargeMinor', () => {
  const { distanceKm: _, ...terms } = base;

  // Requirements: MONEY-24, MONEY-25, MONEY-26.
  test('the estimate contains the charge of every route that is at least as long', () => {
    const km = fc.double({ min: 0, max: 300, noNaN: true });
    const money = fc.nat(5000);
    fc.assert(
      fc.property(
        km,
        km,
        money,
        money,
        money,
        fc.boolean(),
        (line, detour, perKmMinor, minimum, maximum, fixed) => {
          const rates = {
            chargeType: fixed ? ('fixed' as const) : ('distance' as const),
            fixedMinor: minimum,
            perKmMinor,
            minimumMinor: minimum,
            maximumMinor: maximum,
          };
          const surcharge = { status: true, value: 15, type: 'percent' as const };
          const { fromMinor, isExact } = estimateChargeMinor(
            { ...terms, rates, surcharge },
            { km: line, isExact: false },
          );
          const charged = charge({ rates, surcharge, distanceKm: line + detour }).totalMinor;
          expect(charged).toBeGreaterThanOrEqual(fromMinor);
          expect(charged === fromMinor || !isExact).toBe(true);
        },
      ),
    );
  });

  // Requirements: MONEY-34.
  test('a charge that the distance cannot change is exact', () => {
    const exact = (fields: Partial<ChargeInput>) =>
      estimateChargeMinor({ ...terms, ...fields }, { km: 4, isExact: false }).isExact;
    expect(exact({})).toBe(false);
    expect(exact({ rates: { ...base.rates, chargeType: 'fixed' } })).toBe(true);
    expect(exact({ rates: { ...base.rates, maximumMinor: 400 } })).toBe(true);
    expect(exact({ storeFreeDelivery: true })).toBe(true);
  });
});

describe('free delivery progress', () => {
  // Requirements: MONEY-09.
  test('progress is the subtotal as a percentage of the threshold', () => {
    expect(freeDeliveryProgress(1250, 5000)).toBe(25);
  });

  // Requirements: MONEY-10.
  test('progress is from 0 to 100', () => {
    expect(freeDeliveryProgress(-100, 5000)).toBe(0);
    expect(freeDeliveryProgress(9000, 5000)).toBe(100);
    expect(freeDeliveryProgress(0, 0)).toBe(100);
  });

  // Requirements: MONEY-11.
  test('the threshold is free_delivery_over, otherwise that of the admin, otherwise none', () => {
    expect(freeDeliveryThresholdMinor(3000, byAmount)).toBe(3000);
    expect(freeDeliveryThresholdMinor(null, byAmount)).toBe(5000);
    expect(freeDeliveryThresholdMinor(0, byAmount)).toBe(5000);
    expect(freeDeliveryThresholdMinor(null, { ...byAmount, thresholdMinor: 0 })).toBeNull();
    expect(freeDeliveryThresholdMinor(3000, { ...allStores, status: false })).toBe(3000);
    expect(freeDeliveryThresholdMinor(null, { ...byAmount, status: false })).toBeNull();
    expect(freeDeliveryThresholdMinor(null, null)).toBeNull();
    expect(freeDeliveryThresholdMinor(3000, allStores)).toBe(0);
  });

  test('the lower of both amounts makes delivery free', () => {
    expect(freeDeliveryFromMinor(8000, byAmount)).toBe(5000);
    expect(freeDeliveryFromMinor(3000, byAmount)).toBe(3000);
    expect(freeDeliveryFromMinor(3000, allStores)).toBe(0);
    expect(freeDeliveryFromMinor(0, { ...byAmount, status: false })).toBeNull();
  });

  test('delivery is free exactly when the progress is 100', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (subtotalMinor, thresholdMinor) => {
        const free =
          charge({ subtotalMinor, adminFree: { ...byAmount, thresholdMinor } }).freeBecause !== null;
        expect(freeDeliveryProgress(subtotalMinor, thresholdMinor) === 100).toBe(free);
      }),
    );
  });
});
