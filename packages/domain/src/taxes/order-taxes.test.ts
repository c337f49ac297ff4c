import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '../money/index.ts';
import {
  addedTaxMinor,
  agreedTaxTerms,
  chargeAmounts,
  computeTaxes,
  isTaxRate,
  lineTaxes,
  orderTaxes,
  rateOf,
  type StoredTaxes,
  type TaxedAmount,
  type TaxRate,
  taxesByRate,
  taxMinor,
  taxTotal,
} from './index.ts';

const FULL: TaxRate = { kind: 'standard', ratePercent: 19 };
const REDUCED: TaxRate = { kind: 'standard', ratePercent: 7 };
const ZERO: TaxRate = { kind: 'zero', ratePercent: 0 };
const EXEMPT: TaxRate = { kind: 'exempt', ratePercent: 0 };
const NO_COUPON = { on: 'goods' as const, amountMinor: 0 };

const goods = (tax: TaxRate, priceMinor: number): TaxedAmount => ({ of: 'goods', ...tax, priceMinor });

describe('taxes by rate', () => {
  test('each rate has the tax of its own lines, on top of the price', () => {
    const taxes = computeTaxes([goods(FULL, 1000), goods(REDUCED, 500), goods(FULL, 250)], NO_COUPON, false);
    expect(taxes).toEqual([
      { of: 'goods', ...FULL, baseMinor: 1250, amountMinor: 238 },
      { of: 'goods', ...REDUCED, baseMinor: 500, amountMinor: 35 },
    ]);
  });

  // Requirements: MONEY-22.
  test('prices that include their tax contain amount × rate ÷ (100 + rate) of each rate', () => {
    const taxes = computeTaxes([goods(FULL, 1190), goods(REDUCED, 1070)], NO_COUPON, true);
    expect(taxes.map(({ amountMinor }) => amountMinor)).toEqual([190, 70]);
  });

  test('zero-rated and exempt goods have no tax and stay apart, because invoices name them differently', () => {
    const taxes = computeTaxes([goods(ZERO, 300), goods(EXEMPT, 200), goods(FULL, 100)], NO_COUPON, false);
    expect(taxes.map(({ kind, baseMinor, amountMinor }) => [kind, baseMinor, amountMinor])).toEqual([
      ['zero', 300, 0],
      ['exempt', 200, 0],
      ['standard', 100, 19],
    ]);
    expect(taxesByRate(taxes)).toEqual([
      { ratePercent: 19, baseMinor: 100, amountMinor: 19 },
      { ratePercent: 0, baseMinor: 500, amountMinor: 0 },
    ]);
  });

  test('a coupon lowers the rates in proportion to their goods, and leaves the charges', () => {
    const amounts = [
      goods(FULL, 1000),
      goods(REDUCED, 500),
      ...chargeAmounts({ delivery: 19 }, { delivery: 300 }),
    ];
    const taxes = computeTaxes(amounts, { on: 'goods', amountMinor: 100 }, false);
    // 66.67 and 33.33: the larger remainder gets the cent.
    expect(taxes.map(({ of, baseMinor }) => [of, baseMinor])).toEqual([
      ['goods', 933],
      ['goods', 467],
      ['delivery', 300],
    ]);
  });

  test('the tax of a rate is computed once from all parts that have it, and divided over them', () => {
    // 0.03 × 19 % is 0.57 minor units, twice that is 1.14: separately they would be 2.
    const amounts = [goods(FULL, 3), ...chargeAmounts({ delivery: 19 }, { delivery: 3 })];
    const taxes = computeTaxes(amounts, NO_COUPON, false);
    expect(taxes.map(({ amountMinor }) => amountMinor)).toEqual([1, 0]);
  });

  test('three decimals and rates with decimals are exact', () => {
    const taxes = computeTaxes(
      [goods({ kind: 'standard', ratePercent: 8.875 }, 12_345), goods(FULL, 1)],
      NO_COUPON,
      false,
    );
    expect(taxes.map(({ amountMinor }) => amountMinor)).toEqual([1096, 0]);
  });

  test('only a standard rate is above 0', () => {
    expect([FULL, ZERO, EXEMPT].map(isTaxRate)).toEqual([true, true, true]);
    expect(isTaxRate({ kind: 'standard', ratePercent: 0 })).toBe(false);
    expect(isTaxRate({ kind: 'standard', ratePercent: 100.5 })).toBe(false);
    expect(isTaxRate({ kind: 'zero', ratePercent: 5 })).toBe(false);
    expect([rateOf(0).kind, rateOf(5).kind]).toEqual(['exempt', 'standard']);
  });
});

describe('for any order', () => {
  const rates = fc.constantFrom(FULL, REDUCED, ZERO, EXEMPT, rateOf(8.875));
  const lines = fc.array(fc.record({ tax: rates, totalMinor: fc.nat(100_000) }), { maxLength: 8 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const total = (sums: number[]) => sums.reduce((sum, minor) => sum + minor, 0);

  test('with one rate the tax is what one formula says, and lines have it in proportion', () => {
    fc.assert(
      fc.property(lines, rates, share, fc.boolean(), (list, tax, part, included) => {
        const totals = list.map(({ totalMinor }) => totalMinor);
        const coupon = Math.floor(total(totals) * part);
        const taxes = computeTaxes(
          totals.map((minor) => goods(tax, minor)),
          { on: 'goods', amountMinor: coupon },
          included,
        );
        const single = taxMinor(total(totals) - coupon, tax.ratePercent, included);
        expect(taxTotal(taxes)).toBe(single);
        expect(
          lineTaxes(
            list.map((line) => ({ ...line, tax })),
            taxes,
          ),
        ).toEqual(allocate(single, totals));
      }),
    );
  });

  test('taxes of rates, of parts and of lines add up, and bases add up to what is paid', () => {
    fc.assert(
      fc.property(lines, share, fc.nat(5000), fc.boolean(), (list, part, deliveryMinor, included) => {
        const subtotal = total(list.map(({ totalMinor }) => totalMinor));
        const coupon = Math.floor(subtotal * part);
        const amounts = [
          ...list.map(({ tax, totalMinor }) => goods(tax, totalMinor)),
          ...chargeAmounts({ delivery: 19, service_fee: 7 }, { delivery: deliveryMinor, service_fee: 100 }),
        ];
        const taxes = computeTaxes(amounts, { on: 'goods', amountMinor: coupon }, included);
        expect(total(taxes.map(({ baseMinor }) => baseMinor))).toBe(subtotal - coupon + deliveryMinor + 100);
        expect(taxes.every(({ baseMinor, amountMinor }) => baseMinor >= 0 && amountMinor >= 0)).toBe(true);
        expect(total(lineTaxes(list, taxes))).toBe(taxTotal(taxes, 'goods'));
        const byRate = taxesByRate(taxes);
        expect(total(byRate.map(({ amountMinor }) => amountMinor))).toBe(taxTotal(taxes));
        for (const { ratePercent, baseMinor, amountMinor } of byRate)
          expect(amountMinor).toBe(taxMinor(baseMinor, ratePercent, included));
        const alone = taxes.map(({ baseMinor, ratePercent }) => taxMinor(baseMinor, ratePercent, included));
        for (const [at, { amountMinor }] of taxes.entries())
          expect(Math.abs(amountMinor - (alone[at] ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a stored order', () => {
  const stored: StoredTaxes & { taxIncluded: boolean } = {
    type: 'delivery',
    taxes: null,
    taxMinor: 45,
    taxRate: 5,
    taxIncluded: false,
    itemsMinor: 1200,
    discountMinor: 200,
    couponDiscountMinor: 100,
    deliveryMinor: 300,
    surchargeMinor: 30,
  };

  test('without stored taxes has one, of its rate on its goods or on the delivery of a parcel', () => {
    const single = { kind: 'standard', ratePercent: 5, amountMinor: 45 };
    expect(orderTaxes(stored)).toEqual([{ of: 'goods', ...single, baseMinor: 900 }]);
    expect(orderTaxes({ ...stored, type: 'parcel' })).toEqual([
      { of: 'delivery', ...single, baseMinor: 230 },
    ]);
    expect(orderTaxes({ ...stored, taxMinor: 0, itemsMinor: 300 })).toEqual([]);
  });

  test('has the taxes that it was placed with, until another version changes their sum', () => {
    const taxes = computeTaxes([goods(REDUCED, 500), goods(FULL, 52)], NO_COUPON, false);
    expect(orderTaxes({ ...stored, taxes })).toBe(taxes);
    expect(orderTaxes({ ...stored, taxes, taxMinor: 50 })).toMatchObject([
      { ratePercent: 5, amountMinor: 50 },
    ]);
  });

  test('keeps the rates of its charges for an edit, also of a delivery that was free', () => {
    const charges = chargeAmounts({ delivery: 19, packaging: 0 }, { delivery: 0, packaging: 50 });
    const taxes = computeTaxes([goods(REDUCED, 500), ...charges], NO_COUPON, false);
    expect(agreedTaxTerms({ ...stored, taxes, taxMinor: taxTotal(taxes) })).toEqual({
      ratePercent: 5,
      included: false,
      charges: { delivery: 19, packaging: 0, service_fee: 0 },
    });
    expect(taxesByRate(taxes)).toHaveLength(1);
  });

  test('adds the tax of a part to its price only where prices do not contain it', () => {
    const taxes = computeTaxes(
      [goods(REDUCED, 500), ...chargeAmounts({ delivery: 19 }, { delivery: 100 })],
      NO_COUPON,
      false,
    );
    const order = { ...stored, taxes, taxMinor: taxTotal(taxes) };
    expect(addedTaxMinor(order, 'delivery')).toBe(19);
    expect(addedTaxMinor({ ...order, taxIncluded: true }, 'delivery')).toBe(0);
  });
});
