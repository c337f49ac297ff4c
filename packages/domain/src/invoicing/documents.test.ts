import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goods } from '../cart/lines.fixture.ts';
import { NO_SELECTION } from '../catalog/index.ts';
import { type Coupon, quote } from '../checkout/index.ts';
import { includedPercent, percentOf } from '../money/index.ts';
import type { TaxRate } from '../taxes/index.ts';
import { buyer, head } from './documents.fixture.ts';
import {
  type BusinessDocument,
  checkDocument,
  commissionInvoice,
  creditableMinor,
  creditNote,
  documentNumber,
  documentTaxes,
  type OrderAmounts,
  orderDocument,
  partialCreditNote,
  seriesOf,
  type TaxKey,
  taxKey,
} from './index.ts';

const TAXED: TaxKey[] = [
  { category: 'S', ratePercent: 15 },
  { category: 'S', ratePercent: 5 },
  { category: 'S', ratePercent: 8.875 },
];
const REDUCED: TaxKey = { category: 'S', ratePercent: 5 };
const COUPON: Coupon = {
  type: 'default',
  discount: 0,
  discountType: 'amount',
  minPurchaseMinor: 0,
  maxDiscountMinor: 0,
  startsAtMs: null,
  expiresAtMs: null,
  limit: null,
  storeIds: [],
  zoneIds: [],
};
const NO_CHARGES = { delivery: 0, surcharge: 0, additional_charge: 0, packaging: 0, tip: 0 };

function moneyOf(totalMinor: number, paidMinor: number): OrderAmounts['money'] {
  return {
    totalMinor,
    returnFeeMinor: 0,
    chargesMinor: 0,
    charged: [{ way: 'bank', amountMinor: paidMinor }],
    returned: [],
  };
}

/** Orders of any kind whose tax is computed once for each rate, as a receipt does. */
const orders = fc
  .record({
    taxIncluded: fc.boolean(),
    deliveryIsTaxed: fc.boolean(),
    lines: fc.array(
      fc.record({
        rate: fc.nat(2),
        quantity: fc.integer({ min: 1, max: 9 }),
        amountMinor: fc.nat(100_000),
        discount: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    deliveryMinor: fc.nat(5000),
    tipMinor: fc.nat(1000),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map((facts) => {
    const lines: OrderAmounts['lines'] = facts.lines.map(({ rate, quantity, amountMinor, discount }) => ({
      name: { en: 'Bread' },
      note: null,
      quantity,
      unit: 'C62',
      amountMinor,
      discountMinor: Math.floor(amountMinor * discount),
      tax: TAXED[rate] ?? REDUCED,
    }));
    const subtotal = lines.reduce((sum, line) => sum + line.amountMinor - line.discountMinor, 0);
    const order: OrderAmounts = {
      lines,
      couponMinor: Math.floor(subtotal * facts.coupon),
      charges: { ...NO_CHARGES, delivery: facts.deliveryMinor, tip: facts.tipMinor },
      chargeTaxes: facts.deliveryIsTaxed ? { delivery: REDUCED } : {},
      taxIncluded: facts.taxIncluded,
      taxes: [],
      roundingMinor: 0,
      money: moneyOf(
        subtotal - Math.floor(subtotal * facts.coupon) + facts.deliveryMinor + facts.tipMinor,
        0,
      ),
    };
    return withTaxes(order, facts.paid);
  });

/** The order with the taxes of its rates, found from the document without them. */
function withTaxes(order: OrderAmounts, paid: number): OrderAmounts {
  const { taxes: stated } = orderDocument(head, { ...order, taxIncluded: true });
  const taxes = stated
    .filter(({ category }) => category === 'S')
    .map(({ category, ratePercent, baseMinor }) => ({
      category,
      ratePercent,
      taxMinor: (order.taxIncluded ? includedPercent : percentOf)(baseMinor, ratePercent),
    }));
  const added = order.taxIncluded ? 0 : taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const totalMinor = order.money.totalMinor + added;
  return { ...order, taxes, money: moneyOf(totalMinor, Math.floor(totalMinor * paid)) };
}

test('an invoice has the total, tax and payment of its receipt to the minor unit, and breaks no rule', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const document = orderDocument(head, order);
      const stated = order.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
      expect(document.totals.grossMinor).toBe(order.money.totalMinor);
      expect(document.totals.taxMinor).toBe(stated);
      expect(document.totals.payableMinor).toBe(
        order.money.totalMinor - (order.money.charged[0]?.amountMinor ?? 0),
      );
      expect(checkDocument(document)).toEqual([]);
    }),
  );
});

test('amounts without tax are on the invoice as the receipt states them', () => {
  fc.assert(
    fc.property(orders, (order) => {
      fc.pre(!order.taxIncluded);
      const { lines } = orderDocument(head, order);
      expect(lines.map(({ priceMinor }) => priceMinor)).toEqual(
        order.lines.map(({ amountMinor }) => amountMinor),
      );
    }),
  );
});

test('the quote of an order is its invoice, whichever way and by whichever rates its tax is computed', () => {
  const kinds = fc.constantFrom<(TaxRate | null)[]>(
    null,
    { kind: 'standard', ratePercent: 7 },
    { kind: 'zero', ratePercent: 0 },
    { kind: 'exempt', ratePercent: 0 },
  );
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), kinds), { minLength: 1, maxLength: 5 });
  const facts = fc.record({
    prices,
    included: fc.boolean(),
    basisPoints: fc.nat(3000),
    percent: fc.nat(40),
    couponMinor: fc.nat(3000),
    charges: fc.constantFrom({}, { delivery: 19 }, { delivery: 7, packaging: 7, service_fee: 19 }),
  });
  fc.assert(
    fc.property(facts, (order) => {
      const ratePercent = order.basisPoints / 100;
      const quoted = quote({
        lines: order.prices.map(([priceMinor, tax], id) => ({
          item: goods(id, { priceMinor, discount: order.percent }),
          selection: NO_SELECTION,
          addOns: [],
          quantity: 2,
          tax,
        })),
        storeOffer: null,
        coupon: { ...COUPON, discount: order.couponMinor },
        tax: { ratePercent, included: order.included, charges: order.charges },
        delivery: {
          orderType: 'delivery',
          distanceKm: 3,
          rates: {
            chargeType: 'distance',
            fixedMinor: 0,
            perKmMinor: 70,
            minimumMinor: 200,
            maximumMinor: null,
          },
          vehicleExtras: [],
          surcharge: null,
          storeFreeDelivery: false,
          adminFree: null,
        },
        additionalChargeMinor: 100,
        packagingMinor: 50,
        tipMinor: 200,
        atMs: 0,
      });
      const { lines: keys, ...taxes } = documentTaxes(head.seller, quoted.taxes, quoted.lines);
      const document = orderDocument(head, {
        lines: quoted.lines.map((line, at) => ({
          name: { en: 'Bread' },
          note: null,
          quantity: 2,
          unit: 'C62',
          amountMinor: line.totalBeforeDiscountMinor,
          discountMinor: line.discountMinor,
          tax: keys[at] ?? REDUCED,
        })),
        couponMinor: quoted.couponDiscountMinor,
        charges: {
          delivery: quoted.delivery.baseMinor,
          surcharge: quoted.delivery.surchargeMinor,
          additional_charge: quoted.additionalChargeMinor,
          packaging: quoted.packagingMinor,
          tip: quoted.tipMinor,
        },
        ...taxes,
        taxIncluded: order.included,
        roundingMinor: quoted.roundingMinor,
        money: moneyOf(quoted.totalMinor, quoted.totalMinor),
      });
      expect(document.totals.grossMinor).toBe(quoted.totalMinor);
      expect(document.totals.taxMinor).toBe(quoted.taxMinor);
      expect(checkDocument(document)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('lines without a rate of their own have that of the order, and sellers without a tax number have none', () => {
  const tax = {
    of: 'goods' as const,
    kind: 'standard' as const,
    ratePercent: 5,
    baseMinor: 100,
    amountMinor: 5,
  };
  const other = { kind: 'standard' as const, ratePercent: 19 };
  const { lines, taxes, chargeTaxes } = documentTaxes(head.seller, [tax], [{ tax: null }, { tax: other }]);
  expect(lines).toEqual([REDUCED, REDUCED]);
  expect([taxes, chargeTaxes]).toEqual([[{ ...REDUCED, taxMinor: 5 }], {}]);
  const zero = { ...tax, kind: 'zero' as const, ratePercent: 0, amountMinor: 0 };
  const outside = documentTaxes({ taxNumber: null }, [zero], [{}]);
  expect(outside).toMatchObject({ lines: [{ category: 'O' }], taxes: [{ category: 'O', taxMinor: 0 }] });
  expect(documentTaxes(head.seller, [zero], [{ tax: zero }]).lines).toEqual([
    { category: 'Z', ratePercent: 0 },
  ]);
});

test('amounts that do not add up to the total make no invoice', () => {
  const order = fc.sample(orders, 1)[0] as OrderAmounts;
  const wrong = { ...order, money: { ...order.money, totalMinor: order.money.totalMinor + 1 } };
  expect(() => orderDocument(head, wrong)).toThrow(RangeError);
});

test('a seller outside of the tax does not name the tax number of its buyer', () => {
  const outside = { ...head, seller: { ...head.seller, taxNumber: null } };
  const document = orderDocument(
    { ...outside, buyer: { ...buyer, taxNumber: '310000000000003' } },
    {
      lines: [],
      couponMinor: 0,
      charges: { ...NO_CHARGES, delivery: 1000 },
      chargeTaxes: {},
      taxIncluded: false,
      taxes: [],
      roundingMinor: 0,
      money: moneyOf(1000, 0),
    },
  );
  expect(document.buyer.taxNumber).toBeNull();
  expect(document.taxes).toMatchObject([{ category: 'O', reason: 'unregistered' }]);
  expect(checkDocument(document)).toEqual([]);
});

test('a coupon reduces what it applies to after discounts, and names no rate twice', () => {
  const line = (amountMinor: number, discountMinor: number, tax: TaxKey) => ({
    name: { en: 'Bread' },
    note: null,
    quantity: 1,
    unit: 'C62' as const,
    amountMinor,
    discountMinor,
    tax,
  });
  const taxed = { category: 'S' as const, ratePercent: 10 };
  const order: OrderAmounts = {
    lines: [
      line(1000, 900, taxed),
      line(200, 0, taxed),
      line(300, 0, REDUCED),
      line(0, 0, taxKey(head.seller, 0)),
    ],
    couponMinor: 60,
    charges: { ...NO_CHARGES, delivery: 1000 },
    chargeTaxes: {},
    taxIncluded: false,
    taxes: [
      { ...taxed, taxMinor: 27 },
      { ...REDUCED, taxMinor: 14 },
    ],
    roundingMinor: 0,
    money: moneyOf(1581, 0),
  };
  const { allowances, buyer: named } = orderDocument(
    { ...head, buyer: { ...buyer, taxNumber: '31' } },
    order,
  );
  expect(allowances).toEqual([
    { label: { part: 'coupon' }, netMinor: 30, tax: taxed },
    { label: { part: 'coupon' }, netMinor: 30, tax: REDUCED },
  ]);
  expect(named.taxNumber).toBe('31');
});

test('a coupon of an order without lines applies to its delivery with the surcharge, not to the tip', () => {
  const { allowances, lines } = orderDocument(head, {
    lines: [],
    couponMinor: 100,
    charges: { ...NO_CHARGES, delivery: 300, surcharge: 100, tip: 600 },
    chargeTaxes: { delivery: REDUCED, surcharge: { category: 'S', ratePercent: 15 } },
    taxIncluded: false,
    taxes: [],
    roundingMinor: 0,
    money: moneyOf(900, 0),
  });
  expect(allowances.map(({ netMinor, tax }) => [tax.ratePercent, netMinor])).toEqual([
    [5, 75],
    [15, 25],
  ]);
  expect(lines[0]).toMatchObject({ unit: 'C62', quantity: 1, discountMinor: 0 });
});

test('a return fee of a parcel and charges of a trip are charges of the document', () => {
  const money = { ...moneyOf(1700, 0), returnFeeMinor: 500, chargesMinor: 200 };
  const { lines } = orderDocument(head, {
    lines: [],
    couponMinor: 0,
    charges: { ...NO_CHARGES, delivery: 1000 },
    chargeTaxes: {},
    taxIncluded: false,
    taxes: [],
    roundingMinor: 0,
    money,
  });
  expect(lines.map(({ label, netMinor }) => [label, netMinor])).toEqual([
    [{ part: 'delivery' }, 1000],
    [{ part: 'return_fee' }, 500],
    [{ part: 'trip_charges' }, 200],
  ]);
});

const creditHead = { number: 'CN-S12-2026-000001', issuedOn: '2026-03-09', issuedAtMs: 0, notes: [] };

describe('credit notes', () => {
  test('the note of a whole invoice has its lines and sums, and names it', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const invoice = orderDocument(head, order);
        const note = creditNote(invoice, creditHead, order.money.totalMinor);
        expect(note.credits).toEqual({ number: head.number, issuedOn: head.issuedOn });
        expect(note.taxes).toEqual(invoice.taxes);
        expect(note.totals.payableMinor).toBe(0);
        expect(checkDocument(note)).toEqual([]);
      }),
    );
  });

  test('notes of any parts add up to the invoice, each tax by itself, and break no rule', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -9, max: 0 }),
        (order, weights, roundingMinor) => {
          const totalMinor = order.money.totalMinor + roundingMinor;
          fc.pre(totalMinor > 0);
          const invoice = orderDocument(head, {
            ...order,
            roundingMinor,
            money: moneyOf(totalMinor, totalMinor),
          });
          const notes: BusinessDocument[] = [];
          for (const [index, weight] of weights.entries()) {
            const left = creditableMinor(invoice, notes);
            const part = index === weights.length - 1 ? left : Math.floor((left * weight) / 200);
            if (part === 0) continue;
            notes.push(
              partialCreditNote(invoice, notes, creditHead, { amountMinor: part, returnedMinor: part }),
            );
          }
          expect(creditableMinor(invoice, notes)).toBe(0);
          for (const tax of invoice.taxes) {
            const same = notes.flatMap(({ taxes }) =>
              taxes.filter(
                ({ category, ratePercent }) => category === tax.category && ratePercent === tax.ratePercent,
              ),
            );
            expect(same.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(tax.taxMinor);
            expect(same.reduce((sum, { baseMinor }) => sum + baseMinor, 0)).toBe(tax.baseMinor);
          }
          for (const note of notes) expect(checkDocument(note)).toEqual([]);
        },
      ),
    );
  });

  test('the rounding of the invoice is taken back by the last note', () => {
    const large = orders.filter(({ money }) => money.totalMinor > 200);
    const order = fc.sample(large, 1)[0] as OrderAmounts;
    const totalMinor = order.money.totalMinor - 5;
    const invoice = orderDocument(head, {
      ...order,
      roundingMinor: -5,
      money: moneyOf(totalMinor, totalMinor),
    });
    const first = partialCreditNote(invoice, [], creditHead, { amountMinor: 100, returnedMinor: 0 });
    const last = partialCreditNote(invoice, [first], creditHead, {
      amountMinor: totalMinor - 100,
      returnedMinor: 0,
    });
    expect([first, last].map(({ totals }) => totals.roundingMinor)).toEqual([0, -5]);
    expect(first.lines[0]).toMatchObject({ label: { part: 'refund' }, unit: 'C62', quantity: 1 });
    expect(creditNote(invoice, creditHead, 0).totals.payableMinor).toBe(totalMinor);
    expect(() =>
      partialCreditNote(invoice, [first, last], creditHead, { amountMinor: 0, returnedMinor: 0 }),
    ).toThrow('0 cannot be credited: 0 is left of the invoice');
  });

  test('no more can be credited than is left of the invoice', () => {
    const invoice = orderDocument(head, fc.sample(orders, 1)[0] as OrderAmounts);
    const left = creditableMinor(invoice, []);
    const part = { amountMinor: left + 1, returnedMinor: 0 };
    expect(() => partialCreditNote(invoice, [], creditHead, part)).toThrow(RangeError);
  });
});

describe('commission invoices', () => {
  const tax: TaxKey = { category: 'S', ratePercent: 15 };
  const fee = (en: string, amountMinor: number, key: TaxKey) => ({
    label: { text: { en } },
    amountMinor,
    tax: key,
  });
  const commission = {
    lines: [fee('Commission of 15 %', 18_068, tax)],
    corrections: [fee('Refunds of May', 1068, tax)],
    taxes: [{ ...tax, taxMinor: 2552 }],
    settledMinor: 19_552,
  };
  const store = { ...buyer, taxNumber: '310000000000003' };

  test('the tax is the one that the books posted order by order, and what was set off is paid', () => {
    const document = commissionInvoice({ ...head, kind: 'commission_invoice', buyer: store }, commission);
    expect(document.totals).toMatchObject({
      netMinor: 17_000,
      taxMinor: 2552,
      grossMinor: 19_552,
      payableMinor: 0,
    });
    expect(document.lines[0]).toMatchObject({ label: { text: { en: 'Commission of 15 %' } }, unit: 'C62' });
    expect(document.allowances[0]?.label).toEqual({ text: { en: 'Refunds of May' } });
    expect(checkDocument(document)).toEqual([]);
    const far = { ...commission, taxes: [{ ...tax, taxMinor: 2650 }], settledMinor: 0 };
    const wrong = commissionInvoice({ ...head, kind: 'commission_invoice', buyer: store }, far);
    expect(checkDocument(wrong)).toMatchObject([{ rule: 'BR-CO-17' }]);
  });

  test('with reverse charge the buyer owes the tax, and both tax numbers must be known', () => {
    const key: TaxKey = { category: 'AE', ratePercent: 0 };
    const reverse = {
      lines: [fee('Commission', 18_068, key)],
      corrections: [fee('Refunds', 1068, key)],
      taxes: [],
      settledMinor: 17_000,
    };
    const document = commissionInvoice({ ...head, kind: 'commission_invoice', buyer: store }, reverse);
    expect(document.taxes).toMatchObject([{ baseMinor: 17_000, taxMinor: 0, reason: 'reverse_charge' }]);
    expect(checkDocument(document)).toEqual([]);
    expect(checkDocument({ ...document, buyer })).toEqual([{ rule: 'BR-AE-02', about: 'buyer.taxNumber' }]);
  });

  test('corrections above the commission make no invoice', () => {
    const head2 = { ...head, kind: 'commission_invoice' as const, buyer: store };
    expect(() => commissionInvoice(head2, { ...commission, lines: [] })).toThrow(
      'the corrections exceed the commission by 1068',
    );
    const even = { ...commission, corrections: commission.lines, taxes: [], settledMinor: 0 };
    expect(commissionInvoice(head2, even).totals.grossMinor).toBe(0);
  });
});

describe('numbers', () => {
  test('a number has its group, issuer and year, and sorts in its series', () => {
    const series = seriesOf('simplified_invoice', 'S12', '2026-12-31');
    expect(documentNumber(series, 42)).toBe('INV-S12-2026-000042');
    expect(documentNumber(seriesOf('credit_note', 'OP', '2027-01-01'), 1_000_000)).toBe('CN-OP-2027-1000000');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), (counter) => {
        expect(documentNumber(series, counter) < documentNumber(series, counter + 1)).toBe(true);
      }),
    );
  });

  test('issuers and counters that no number can have are rejected', () => {
    expect(() => documentNumber({ issuer: 'S 12', year: 2026, group: 'INV' }, 1)).toThrow(
      'not an issuer of documents: S 12',
    );
    expect(() => documentNumber({ issuer: 'S12', year: 2026, group: 'INV' }, 0)).toThrow('not a counter: 0');
  });
});
