import { expect, test } from 'vitest';
import { buyer, head, seller } from './documents.fixture.ts';
import { type BusinessDocument, checkDocument, orderDocument } from './index.ts';

const taxed = { category: 'S' as const, ratePercent: 15 };
const valid = orderDocument(head, {
  lines: [
    {
      name: { en: 'Bread' },
      note: null,
      quantity: 2,
      unit: 'C62',
      amountMinor: 2000,
      discountMinor: 100,
      tax: taxed,
    },
  ],
  couponMinor: 100,
  charges: { delivery: 400, surcharge: 0, additional_charge: 0, packaging: 0, tip: 200 },
  chargeTaxes: { delivery: taxed },
  taxIncluded: false,
  taxes: [{ ...taxed, taxMinor: 330 }],
  roundingMinor: 0,
  money: { totalMinor: 2730, returnFeeMinor: 0, chargesMinor: 0, charged: [], returned: [] },
});

const line = valid.lines[0] as BusinessDocument['lines'][number];
const tax = valid.taxes[0] as BusinessDocument['taxes'][number];
const withTotals = (totals: Partial<BusinessDocument['totals']>) => ({
  totals: { ...valid.totals, ...totals },
});
const withLine = (change: Partial<typeof line>) => ({ lines: [{ ...line, ...change }] });
const withTax = (change: Partial<typeof tax>) => ({
  taxes: [{ ...tax, ...change }, ...valid.taxes.slice(1)],
});
const withSeller = (change: Partial<typeof seller>) => ({ seller: { ...seller, ...change } });

/** One change per rule, which breaks it. */
const BROKEN: [rule: string, change: Partial<BusinessDocument>][] = [
  ['BR-02', { number: '' }],
  ['BR-03', { issuedOn: '2026-02-30' }],
  ['BR-05', { currency: 'riyal' }],
  ['BR-06', withSeller({ name: { en: '' } })],
  ['BR-07', { buyer: { ...buyer, name: { en: '' } } }],
  ['BR-09', withSeller({ address: { ...seller.address, country: '' } })],
  ['BR-11', { buyer: { ...buyer, address: { ...buyer.address, country: 'Saudi Arabia' } } }],
  ['BR-16', { lines: [] }],
  ['BR-22', withLine({ quantity: 0 })],
  ['BR-24', withLine({ priceMinor: 2001 })],
  ['BR-25', withLine({ label: { text: { en: '' } } })],
  ['BR-27', withLine({ priceMinor: -1 })],
  ['BR-29', { period: { from: '2026-03-31', to: '2026-03-01' } }],
  ['BR-55', { credits: { number: '', issuedOn: '2026-03-01' } }],
  ['BR-CO-09', withSeller({ taxNumber: '123456789', address: { ...seller.address, country: 'DE' } })],
  ['BR-CO-10', withTotals({ linesMinor: 1901 })],
  ['BR-CO-11', withTotals({ allowancesMinor: 99 })],
  ['BR-CO-12', withTotals({ chargesMinor: 601 })],
  ['BR-CO-13', withTotals({ netMinor: 2401 })],
  ['BR-CO-14', withTotals({ taxMinor: 331 })],
  ['BR-CO-15', withTotals({ grossMinor: 2731 })],
  ['BR-CO-16', withTotals({ payableMinor: 2731 })],
  ['BR-CO-17', withTax({ taxMinor: 333 })],
  ['BR-CO-18', { taxes: [] }],
  ['BR-CO-25', { dueOn: null }],
  ['BR-CO-26', withSeller({ id: null, legalId: null, taxNumber: null })],
  ['BR-S-01', withTax({ ratePercent: 16 })],
  ['BR-S-02', withSeller({ taxNumber: null })],
  ['BR-S-05', withLine({ tax: { category: 'S', ratePercent: 0 } })],
  ['BR-S-08', withTax({ baseMinor: 2201 })],
  ['BR-S-10', withTax({ reason: 'untaxed' })],
  ['BR-E-05', withLine({ tax: { category: 'E', ratePercent: 5 } })],
  [
    'BR-E-09',
    { taxes: [tax, { category: 'E', ratePercent: 0, baseMinor: 200, taxMinor: 1, reason: 'untaxed' }] },
  ],
  ['BR-E-10', { taxes: [tax, { category: 'E', ratePercent: 0, baseMinor: 200, taxMinor: 0, reason: null }] }],
  [
    'BR-O-11',
    { taxes: [tax, { category: 'O', ratePercent: 0, baseMinor: 200, taxMinor: 0, reason: 'unregistered' }] },
  ],
  ['SHOP-AMOUNT', { allowances: [{ label: { part: 'coupon' }, netMinor: -1, tax: taxed }] }],
  ['SHOP-CREDIT', { kind: 'credit_note' }],
  ['SHOP-DISCOUNT', withLine({ discountMinor: -1 })],
  ['SHOP-PREPAID', withTotals({ prepaidMinor: -1 })],
];

test('a document of consistent amounts breaks no rule', () => {
  expect(checkDocument(valid)).toEqual([]);
});

test.each(BROKEN)('a document that breaks %s is rejected by that rule', (rule, change) => {
  expect(checkDocument({ ...valid, ...change }).map((fault) => fault.rule)).toContain(rule);
});

test('Greek tax numbers begin with EL, and those of other regions with no country', () => {
  const ofGreece = withSeller({ taxNumber: 'EL123456789', address: { ...seller.address, country: 'GR' } });
  expect(checkDocument({ ...valid, ...ofGreece })).toEqual([]);
  expect(checkDocument({ ...valid, ...withSeller({ taxNumber: '300000000000003' }) })).toEqual([]);
});
