import { taxMinor } from '../checkout/index.ts';
import type { Translations } from '../language/index.ts';
import type { BusinessDocument, DocumentHead } from './document.ts';
import { documentBody } from './document-body.ts';
import type { TaxKey } from './tax-categories.ts';

/** What a store owes the operator for a period. */
export type Commission = {
  /** Such as "Commission of 15 % on 1,204.50, 42 orders": positive amounts, with their tax where it is included. */
  lines: { name: Translations; amountMinor: number }[];
  /** What corrections of earlier periods take off, positive. */
  corrections: { name: Translations; amountMinor: number }[];
  tax: TaxKey;
  taxIncluded: boolean;
  /** What was set off against the store's balance before the invoice was issued. */
  settledMinor: number;
};

/**
 * Makes the invoice of the operator's commission. The tax is computed once, on the sum. Throws RangeError if corrections
 * exceed the lines: that is a credit note.
 */
export function commissionInvoice(head: DocumentHead, commission: Commission): BusinessDocument {
  const { tax, taxIncluded } = commission;
  const sum = total(commission.lines) - total(commission.corrections);
  if (sum < 0) throw new RangeError(`the corrections exceed the commission by ${-sum}`);
  const taxed = taxMinor(sum, tax.ratePercent, taxIncluded);
  const body = documentBody({
    taxIncluded,
    lines: commission.lines.map(({ name, amountMinor }) => ({
      label: { text: name },
      note: null,
      quantity: 1,
      unit: 'C62',
      amountMinor,
      discountMinor: 0,
      tax,
    })),
    allowances: commission.corrections.map(({ name, amountMinor }) => ({
      label: { text: name },
      amountMinor,
      tax,
    })),
    charges: [],
    taxes: [{ ...tax, taxMinor: taxed }],
    roundingMinor: 0,
    totalMinor: sum + (taxIncluded ? 0 : taxed),
    prepaidMinor: commission.settledMinor,
  });
  return { ...head, ...body };
}

function total(amounts: { amountMinor: number }[]): number {
  return amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
