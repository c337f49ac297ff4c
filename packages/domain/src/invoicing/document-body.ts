import { allocate, includedPercent } from '../money/index.ts';
import type { DocumentAmount, DocumentBody, DocumentLabel, DocumentLine, UnitCode } from './document.ts';
import { CATEGORY_RULES, isSameTax, type TaxKey } from './tax-categories.ts';

/** A line as an order states it; its amounts contain the tax where prices include it. */
export type StatedLine = Pick<DocumentLine, 'label' | 'note' | 'quantity' | 'tax'> & {
  unit: UnitCode;
  /** Before its discount. */
  amountMinor: number;
  discountMinor: number;
};
export type StatedAmount = { label: DocumentLabel; amountMinor: number; tax: TaxKey };

/** The amounts of a receipt. With the rounding, and with the tax where it is on top, they add up to the total. */
export type StatedAmounts = {
  /** Whether the amounts contain their tax. */
  taxIncluded: boolean;
  lines: StatedLine[];
  allowances: StatedAmount[];
  charges: StatedAmount[];
  /** The tax of each key; keys that are left out have none. */
  taxes: (TaxKey & { taxMinor: number })[];
  /** What the total was rounded by for its payment. */
  roundingMinor: number;
  totalMinor: number;
  /** What was paid of it, at most the total. */
  prepaidMinor: number;
};

/**
 * Derives the net amounts and sums of a document from the amounts of a receipt. Tax, total and payment are kept. The base of a
 * tax, the sum of its amounts without it, is divided over its lines and charges without loss. Throws RangeError if the stated
 * amounts do not add up.
 */
export function documentBody(stated: StatedAmounts): DocumentBody {
  assertSums(stated);
  const nets = netAmounts(stated);
  const lines = stated.lines.map((line, index) => lineOf(line, nets.lines[index] ?? 0, stated.taxIncluded));
  const allowances = stated.allowances.map((amount, index) => netOf(amount, nets.allowances[index] ?? 0));
  const charges = stated.charges.map((amount, index) => netOf(amount, nets.charges[index] ?? 0));
  const taxes = keysOf(stated).map((key) => ({
    ...key,
    baseMinor: netSum([...lines, ...charges], key) - netSum(allowances, key),
    taxMinor: taxOf(stated, key),
    reason: CATEGORY_RULES[key.category].reason,
  }));
  const linesMinor = total(lines.map(({ netMinor }) => netMinor));
  const allowancesMinor = total(allowances.map(({ netMinor }) => netMinor));
  const chargesMinor = total(charges.map(({ netMinor }) => netMinor));
  const netMinor = linesMinor - allowancesMinor + chargesMinor;
  const taxMinor = total(taxes.map((tax) => tax.taxMinor));
  const totals = {
    linesMinor,
    allowancesMinor,
    chargesMinor,
    netMinor,
    taxMinor,
    grossMinor: netMinor + taxMinor,
    prepaidMinor: stated.prepaidMinor,
    roundingMinor: stated.roundingMinor,
    payableMinor: stated.totalMinor - stated.prepaidMinor,
  };
  return { lines, allowances, charges, taxes, totals };
}

type Nets = { lines: number[]; allowances: number[]; charges: number[] };

/** Allowances are rounded on their own. Lines and charges with a tax share the rest of its base by the largest remainder. */
function netAmounts(stated: StatedAmounts): Nets {
  const { taxIncluded } = stated;
  const allowances = stated.allowances.map(({ amountMinor, tax }) =>
    withoutTax(amountMinor, tax, taxIncluded),
  );
  const positives = [
    ...stated.lines.map((line) => ({ minor: afterDiscount(line), tax: line.tax })),
    ...stated.charges.map(({ amountMinor, tax }) => ({ minor: amountMinor, tax })),
  ];
  const nets = positives.map(() => 0);
  for (const key of keysOf(stated)) {
    const own = [...positives.entries()].filter(([, { tax }]) => isSameTax(tax, key));
    const minors = own.map(([, { minor }]) => minor);
    const allowanceTaxes = stated.allowances.map(({ amountMinor, tax }, index) =>
      isSameTax(tax, key) ? amountMinor - (allowances[index] ?? 0) : 0,
    );
    const includedMinor = taxIncluded ? taxOf(stated, key) + total(allowanceTaxes) : 0;
    const shares = allocate(total(minors) - includedMinor, minors);
    for (const [at, [index]] of own.entries()) nets[index] = shares[at] ?? 0;
  }
  return { lines: nets.slice(0, stated.lines.length), allowances, charges: nets.slice(stated.lines.length) };
}

function lineOf(line: StatedLine, netMinor: number, taxIncluded: boolean): DocumentLine {
  const { label, note, quantity, unit, tax } = line;
  const discountMinor = withoutTax(line.discountMinor, tax, taxIncluded);
  return { label, note, quantity, unit, priceMinor: netMinor + discountMinor, discountMinor, netMinor, tax };
}

function netOf({ label, tax }: StatedAmount, netMinor: number): DocumentAmount {
  return { label, netMinor, tax };
}

function withoutTax(minor: number, { ratePercent }: TaxKey, taxIncluded: boolean): number {
  return taxIncluded ? minor - includedPercent(minor, ratePercent) : minor;
}

function afterDiscount({ amountMinor, discountMinor }: StatedLine): number {
  return amountMinor - discountMinor;
}

/** The taxes of a document, in the order of its parts. */
function keysOf({ lines, allowances, charges, taxes }: StatedAmounts): TaxKey[] {
  const all = [...[...lines, ...charges, ...allowances].map(({ tax }) => tax), ...taxes];
  return all
    .filter((key, index) => all.findIndex((other) => isSameTax(other, key)) === index)
    .map(({ category, ratePercent }) => ({ category, ratePercent }));
}

function taxOf({ taxes }: StatedAmounts, key: TaxKey): number {
  return taxes.find((tax) => isSameTax(tax, key))?.taxMinor ?? 0;
}

function netSum(amounts: { netMinor: number; tax: TaxKey }[], key: TaxKey): number {
  return total(amounts.filter(({ tax }) => isSameTax(tax, key)).map(({ netMinor }) => netMinor));
}

function total(amounts: number[]): number {
  return amounts.reduce((sum, minor) => sum + minor, 0);
}

function assertSums(stated: StatedAmounts): void {
  const sum =
    total(stated.lines.map(afterDiscount)) +
    total(stated.charges.map(({ amountMinor }) => amountMinor)) -
    total(stated.allowances.map(({ amountMinor }) => amountMinor)) +
    (stated.taxIncluded ? 0 : total(stated.taxes.map(({ taxMinor }) => taxMinor))) +
    stated.roundingMinor;
  if (sum !== stated.totalMinor)
    throw new RangeError(`the parts of the document are ${sum}, its total is ${stated.totalMinor}`);
}
