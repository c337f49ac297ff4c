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

const wrongRate = { category: 'E' as const, ratePercent: 5 };
const inGermany = (party: typeof buyer) => ({
  ...party,
  taxNumber: '123456789',
  address: { ...party.address, country: 'DE' },
});

/** Changes, each of which breaks a rule, and what the fault is about. */
const BROKEN: [rule: string, about: string, change: Partial<BusinessDocument>][] = [
  ['BR-02', 'number', { number: '' }],
  ['BR-03', 'issuedOn', { issuedOn: '2026-02-30' }],
  ['BR-05', 'currency', { currency: 'riyal' }],
  ['BR-06', 'seller.name', withSeller({ name: { en: '' } })],
  ['BR-07', 'buyer.name', { buyer: { ...buyer, name: { en: '' } } }],
  ['BR-09', 'seller.address.country', withSeller({ address: { ...seller.address, country: '' } })],
  [
    'BR-11',
    'buyer.address.country',
    { buyer: { ...buyer, address: { ...buyer.address, country: 'Saudi Arabia' } } },
  ],
  ['BR-16', 'lines', { lines: [] }],
  ['BR-22', 'lines[0].quantity', withLine({ quantity: 0 })],
  ['BR-24', 'lines[0].netMinor', withLine({ priceMinor: 2001 })],
  ['BR-25', 'lines[0].label', withLine({ label: { text: { en: '' } } })],
  ['BR-27', 'lines[0].priceMinor', withLine({ priceMinor: -1 })],
  ['BR-29', 'period', { period: { from: '2026-03-31', to: '2026-03-01' } }],
  ['BR-55', 'credits.number', { credits: { number: '', issuedOn: '2026-03-01' } }],
  [
    'BR-CO-09',
    'seller.taxNumber',
    withSeller({ taxNumber: '123456789', address: { ...seller.address, country: 'DE' } }),
  ],
  ['BR-CO-10', 'totals.linesMinor', withTotals({ linesMinor: 1901 })],
  ['BR-CO-11', 'totals.allowancesMinor', withTotals({ allowancesMinor: 99 })],
  ['BR-CO-12', 'totals.chargesMinor', withTotals({ chargesMinor: 601 })],
  ['BR-CO-13', 'totals.netMinor', withTotals({ netMinor: 2401 })],
  ['BR-CO-14', 'totals.taxMinor', withTotals({ taxMinor: 331 })],
  ['BR-CO-15', 'totals.grossMinor', withTotals({ grossMinor: 2731 })],
  ['BR-CO-16', 'totals.payableMinor', withTotals({ payableMinor: 2731 })],
  ['BR-CO-17', 'taxes[0].taxMinor', withTax({ taxMinor: 333 })],
  ['BR-CO-18', 'taxes', { taxes: [] }],
  ['BR-CO-25', 'dueOn', { dueOn: null }],
  ['BR-CO-26', 'seller.id', withSeller({ id: null, legalId: null, taxNumber: null })],
  ['BR-S-01', 'taxes', withTax({ ratePercent: 16 })],
  ['BR-S-02', 'seller.taxNumber', withSeller({ taxNumber: null })],
  ['BR-S-05', 'lines[0].tax', withLine({ tax: { category: 'S', ratePercent: 0 } })],
  ['BR-S-08', 'taxes[0].baseMinor', withTax({ baseMinor: 2201 })],
  ['BR-S-10', 'taxes[0].reason', withTax({ reason: 'untaxed' })],
  ['BR-E-05', 'lines[0].tax', withLine({ tax: { category: 'E', ratePercent: 5 } })],
  [
    'BR-E-09',
    'taxes[1].taxMinor',
    { taxes: [tax, { category: 'E', ratePercent: 0, baseMinor: 200, taxMinor: 1, reason: 'untaxed' }] },
  ],
  [
    'BR-E-10',
    'taxes[1].reason',
    { taxes: [tax, { category: 'E', ratePercent: 0, baseMinor: 200, taxMinor: 0, reason: null }] },
  ],
  [
    'BR-O-11',
    'taxes',
    { taxes: [tax, { category: 'O', ratePercent: 0, baseMinor: 200, taxMinor: 0, reason: 'unregistered' }] },
  ],
  ['BR-CO-09', 'buyer.taxNumber', { buyer: inGermany(buyer) }],
  ['BR-05', 'currency', { currency: 'SARX' }],
  ['BR-09', 'seller.address.country', withSeller({ address: { ...seller.address, country: 'SAU' } })],
  [
    'BR-E-05',
    'allowances and charges.tax',
    { charges: [{ label: { part: 'tip' }, netMinor: 1, tax: wrongRate }] },
  ],
  ['SHOP-PREPAID', 'totals.prepaidMinor', withTotals({ payableMinor: -1 })],
  ['SHOP-DISCOUNT', 'lines[0].discountMinor', withLine({ netMinor: -1 })],
  ['SHOP-AMOUNT', 'netMinor', { allowances: [{ label: { part: 'coupon' }, netMinor: -1, tax: taxed }] }],
  ['SHOP-CREDIT', 'credits', { kind: 'credit_note' }],
  ['SHOP-DISCOUNT', 'lines[0].discountMinor', withLine({ discountMinor: -1 })],
  ['SHOP-PREPAID', 'totals.prepaidMinor', withTotals({ prepaidMinor: -1 })],
];

test('a document of consistent amounts breaks no rule', () => {
  expect(checkDocument(valid)).toEqual([]);
});

test.each(BROKEN)(
  'a document that breaks %s is rejected by that rule, which names %s',
  (rule, about, change) => {
    expect(checkDocument({ ...valid, ...change })).toContainEqual({ rule, about });
  },
);

test('Greek tax numbers begin with EL, and those of other regions with no country', () => {
  const ofGreece = withSeller({ taxNumber: 'EL123456789', address: { ...seller.address, country: 'GR' } });
  expect(checkDocument({ ...valid, ...ofGreece })).toEqual([]);
  const wrong = { ...ofGreece.seller, taxNumber: 'XX123456789' };
  expect(checkDocument({ ...valid, seller: wrong })).toHaveLength(1);
  const elInGermany = { ...inGermany(seller), taxNumber: 'EL123456789' };
  expect(checkDocument({ ...valid, seller: elInGermany })).toHaveLength(1);
  expect(checkDocument({ ...valid, ...withSeller({ taxNumber: '300000000000003' }) })).toEqual([]);
});

test('what is just within a rule is accepted', () => {
  const accepted: Partial<BusinessDocument>[] = [
    { period: { from: '2026-03-01', to: '2026-03-01' } },
    withSeller({ legalId: null }),
    { ...withTax({ taxMinor: 332 }), ...withTotals({ taxMinor: 332, grossMinor: 2732, payableMinor: 2732 }) },
    { kind: 'credit_note', credits: { number: 'INV-1', issuedOn: '2026-03-01' }, dueOn: null },
    { ...withTotals({ prepaidMinor: 2730, payableMinor: 0 }), dueOn: null },
  ];
  for (const change of accepted) expect(checkDocument({ ...valid, ...change })).toEqual([]);
});

test('a seller is identified by the number of the shop, of a register or of the tax', () => {
  for (const only of [{ id: 'S12' }, { legalId: '1' }]) {
    const change = withSeller({ id: null, legalId: null, taxNumber: null, ...only });
    expect(checkDocument({ ...valid, ...change }).map(({ rule }) => rule)).not.toContain('BR-CO-26');
  }
});
