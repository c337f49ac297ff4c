import type { BusinessDocument, DocumentHead, DocumentLabel } from './document.ts';
import { documentBody } from './document-body.ts';
import type { TaxKey } from './tax-categories.ts';

/** An amount without tax, and its tax. */
export type CommissionAmount = { label: DocumentLabel; amountMinor: number; tax: TaxKey };

/** The services that the operator bills to a store for a period. */
export type Commission = {
  /** Commission, plan, advertisements, deliveries that the store made free. */
  lines: CommissionAmount[];
  /** Reductions by refunds, as positive amounts. */
  corrections: CommissionAmount[];
  /** The tax of each rate as the books have posted it, which rounds for each order. */
  taxes: (TaxKey & { taxMinor: number })[];
  /** What the store's balance has paid before the invoice was issued. */
  settledMinor: number;
};

/** Makes the operator's invoice to a store. Throws RangeError if corrections exceed the lines. */
export function commissionInvoice(head: DocumentHead, commission: Commission): BusinessDocument {
  const { lines, corrections, taxes, settledMinor } = commission;
  const sum = total(lines) - total(corrections);
  if (sum < 0) throw new RangeError(`the corrections exceed the commission by ${-sum}`);
  const body = documentBody({
    taxIncluded: false,
    lines: lines.map((line) => ({ ...line, note: null, quantity: 1, unit: 'C62', discountMinor: 0 })),
    allowances: corrections,
    charges: [],
    taxes,
    roundingMinor: 0,
    totalMinor: sum + taxes.reduce((minor, { taxMinor }) => minor + taxMinor, 0),
    prepaidMinor: settledMinor,
  });
  return { ...head, ...body };
}

function total(amounts: { amountMinor: number }[]): number {
  return amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
