import { type BusinessDocument, creditNote, orderDocument, type Party } from '@errand/domain/invoicing';

const TAXED = { category: 'S', ratePercent: 15 } as const;

export const seller: Party = {
  id: 'S12',
  name: { en: 'Palm & Sons Bakery', ar: 'مخبز النخلة' },
  legalId: '1010101010',
  taxNumber: '300000000000003',
  address: { line: 'King Road 12', city: 'Riyadh', postcode: '12345', country: 'SA' },
  email: 'shop@example.com',
  phone: '+966500000000',
};

/** An invoice of an order whose prices include the tax, with a coupon, a taxed delivery and a tip. */
export function invoiceOf(lineCount: number): BusinessDocument {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    name: { en: `Bread no. ${index + 1}`, ar: `خبز رقم ${index + 1}` },
    note: index % 3 === 0 ? { en: 'Large', ar: 'كبير' } : null,
    quantity: 1 + (index % 3),
    unit: 'C62' as const,
    amountMinor: 2350 + index * 110,
    discountMinor: index % 4 === 0 ? 200 : 0,
    tax: TAXED,
  }));
  const taxedMinor = lines.reduce((sum, line) => sum + line.amountMinor - line.discountMinor, 0) - 500 + 1500;
  const totalMinor = taxedMinor + 300;
  return orderDocument(
    {
      kind: 'invoice',
      isSelfBilled: false,
      number: 'INV-S12-2026-000042',
      issuedOn: '2026-03-05',
      issuedAtMs: Date.UTC(2026, 2, 5, 9, 30),
      suppliedOn: '2026-03-05',
      period: null,
      dueOn: '2026-03-05',
      currency: 'SAR',
      digits: 2,
      seller,
      buyer: {
        id: null,
        name: { en: 'Mona Adel', ar: 'منى عادل' },
        legalId: null,
        taxNumber: null,
        address: { line: '3 Garden Street', city: null, postcode: null, country: 'SA' },
        email: null,
        phone: null,
      },
      orderNumber: '100123',
      credits: null,
      notes: [],
    },
    {
      lines,
      couponMinor: 500,
      charges: { delivery: 1500, surcharge: 0, additional_charge: 0, packaging: 0, tip: 300 },
      chargeTaxes: { delivery: TAXED },
      taxIncluded: true,
      taxes: [{ ...TAXED, taxMinor: Math.round((taxedMinor * 15) / 115) }],
      roundingMinor: 0,
      money: {
        totalMinor,
        returnFeeMinor: 0,
        chargesMinor: 0,
        charged: [{ way: 'bank', amountMinor: totalMinor - 1000 }],
        returned: [],
      },
    },
  );
}

export function creditNoteOf(invoice: BusinessDocument): BusinessDocument {
  const head = { number: 'CN-S12-2026-000001', issuedOn: '2026-03-09', issuedAtMs: 0, notes: [] };
  return creditNote(invoice, head, 0);
}
