import { allocate, shareOf } from '../money/index.ts';
import type { BusinessDocument, DocumentHead } from './document.ts';
import { documentBody } from './document-body.ts';
import { isSameTax, type TaxKey } from './tax-categories.ts';

/** The fields of a credit note's head that differ from those of its invoice. */
export type CreditHead = Pick<DocumentHead, 'number' | 'issuedOn' | 'issuedAtMs' | 'notes'>;

/** The part of an invoice with one tax that is credited: the amount with its tax, and that tax. */
export type CreditPart = TaxKey & { grossMinor: number; taxMinor: number };

/** Makes the credit note of a whole invoice, with its lines and sums. `returnedMinor` was repaid before. */
export function creditNote(
  invoice: BusinessDocument,
  head: CreditHead,
  returnedMinor: number,
): BusinessDocument {
  const { totals } = invoice;
  const totalMinor = totals.grossMinor + totals.roundingMinor;
  return {
    ...creditHead(invoice, head),
    lines: invoice.lines,
    allowances: invoice.allowances,
    charges: invoice.charges,
    taxes: invoice.taxes,
    totals: { ...totals, prepaidMinor: returnedMinor, payableMinor: totalMinor - returnedMinor },
  };
}

/**
 * Makes the credit note of a part of an invoice after its `earlier` ones. The amount is divided in proportion to what is left
 * of each tax, so that all credit notes add up to the invoice. After refunds of single parts `credited` replaces this division:
 * the sums of all credit notes by tax, this one included. `returnedMinor` was repaid before. Throws RangeError for more than
 * is left.
 */
export function partialCreditNote(
  invoice: BusinessDocument,
  earlier: readonly BusinessDocument[],
  head: CreditHead,
  {
    amountMinor,
    returnedMinor,
    credited = null,
  }: { amountMinor: number; returnedMinor: number; credited?: readonly CreditPart[] | null },
): BusinessDocument {
  const left = creditableMinor(invoice, earlier);
  if (amountMinor <= 0 || amountMinor > left)
    throw new RangeError(`${amountMinor} cannot be credited: ${left} is left of the invoice`);
  // The last credit note takes back the rounding of the invoice.
  const roundingMinor = amountMinor === left ? roundingLeft(invoice, earlier) : 0;
  const grossMinor = amountMinor - roundingMinor;
  const named = amountMinor < left && credited ? partsBeyond(earlier, credited, grossMinor) : null;
  const parts = named ?? creditParts(invoice, earlier, grossMinor);
  const body = documentBody({
    taxIncluded: true,
    lines: parts.map(({ category, ratePercent, grossMinor: partMinor }) => ({
      label: { part: 'refund' },
      note: null,
      quantity: 1,
      unit: 'C62',
      amountMinor: partMinor,
      discountMinor: 0,
      tax: { category, ratePercent },
    })),
    allowances: [],
    charges: [],
    taxes: parts,
    roundingMinor,
    totalMinor: amountMinor,
    prepaidMinor: returnedMinor,
  });
  return { ...creditHead(invoice, head), ...body };
}

/** What is left of an invoice after its credit notes, in minor units. */
export function creditableMinor(invoice: BusinessDocument, earlier: readonly BusinessDocument[]): number {
  return totalOf(invoice) - earlier.reduce((sum, note) => sum + totalOf(note), 0);
}

function totalOf({ totals }: BusinessDocument): number {
  return totals.grossMinor + totals.roundingMinor;
}

function roundingLeft(invoice: BusinessDocument, earlier: readonly BusinessDocument[]): number {
  return invoice.totals.roundingMinor - earlier.reduce((sum, { totals }) => sum + totals.roundingMinor, 0);
}

/** `credited` less the earlier credit notes; null if this is another amount, or negative for a tax. */
function partsBeyond(
  earlier: readonly BusinessDocument[],
  credited: readonly CreditPart[],
  grossMinor: number,
): CreditPart[] | null {
  const parts = credited.map((part) => {
    const past = sumsOf(earlier, part);
    return {
      ...part,
      grossMinor: part.grossMinor - past.grossMinor,
      taxMinor: part.taxMinor - past.taxMinor,
    };
  });
  const isPossible = parts.every(({ grossMinor: gross, taxMinor }) => taxMinor >= 0 && gross >= taxMinor);
  const sum = parts.reduce((minor, part) => minor + part.grossMinor, 0);
  return isPossible && sum === grossMinor ? parts.filter((part) => part.grossMinor > 0) : null;
}

function creditParts(
  invoice: BusinessDocument,
  earlier: readonly BusinessDocument[],
  grossMinor: number,
): CreditPart[] {
  const before = invoice.taxes.map((tax) => sumsOf(earlier, tax));
  const left = invoice.taxes.map((tax, index) => grossOf(tax) - (before[index]?.grossMinor ?? 0));
  const shares = allocate(grossMinor, left);
  return invoice.taxes.flatMap((tax, index) => {
    const share = shares[index] ?? 0;
    const past = before[index] ?? NOTHING;
    // The tax of all credit notes so far, this one included, less that of the earlier ones.
    const taxMinor = shareOf(tax.taxMinor, past.grossMinor + share, grossOf(tax) || 1) - past.taxMinor;
    const { category, ratePercent } = tax;
    return share > 0 ? [{ category, ratePercent, grossMinor: share, taxMinor }] : [];
  });
}
const NOTHING = { grossMinor: 0, taxMinor: 0 };

function sumsOf(notes: readonly BusinessDocument[], key: TaxKey): typeof NOTHING {
  const same = notes.flatMap(({ taxes }) => taxes.filter((tax) => isSameTax(tax, key)));
  return {
    grossMinor: same.reduce((sum, tax) => sum + grossOf(tax), 0),
    taxMinor: same.reduce((sum, tax) => sum + tax.taxMinor, 0),
  };
}

function grossOf({ baseMinor, taxMinor }: { baseMinor: number; taxMinor: number }): number {
  return baseMinor + taxMinor;
}

function creditHead(invoice: BusinessDocument, head: CreditHead): DocumentHead {
  const { number, issuedOn, isSelfBilled, suppliedOn, period, currency, digits, seller, buyer, orderNumber } =
    invoice;
  return {
    ...head,
    kind: 'credit_note',
    isSelfBilled,
    suppliedOn,
    period,
    dueOn: null,
    currency,
    digits,
    seller,
    buyer,
    orderNumber,
    credits: { number, issuedOn },
  };
}
