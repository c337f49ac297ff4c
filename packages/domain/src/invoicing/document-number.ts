import type { DocumentKind } from './document.ts';

/** A series of numbers without gaps: one per issuer, year and group of kinds. */
export type NumberSeries = {
  /** The issuer, in letters and digits: `S12` for store 12, `OP` for the operator. */
  issuer: string;
  year: number;
  group: (typeof SERIES_GROUPS)[DocumentKind];
};

/** The groups of numbers: invoices of both forms share one. */
export const SERIES_GROUPS = {
  invoice: 'INV',
  simplified_invoice: 'INV',
  commission_invoice: 'COM',
  credit_note: 'CN',
} as const satisfies Record<DocumentKind, string>;

/** Digits of the counter; a longer counter is written in full. */
const COUNTER_DIGITS = 6;

/** The series of a document: its issuer, and the year of its date `YYYY-MM-DD`. */
export function seriesOf(kind: DocumentKind, issuer: string, issuedOn: string): NumberSeries {
  return { issuer, year: Number(issuedOn.slice(0, 4)), group: SERIES_GROUPS[kind] };
}

/** The number of a document: `INV-S12-2026-000042`. Throws RangeError for an issuer or a counter that no number can have. */
export function documentNumber({ issuer, year, group }: NumberSeries, counter: number): string {
  if (!/^[A-Z0-9]{1,12}$/.test(issuer)) throw new RangeError(`not an issuer of documents: ${issuer}`);
  if (!Number.isSafeInteger(counter) || counter < 1) throw new RangeError(`not a counter: ${counter}`);
  return `${group}-${issuer}-${year}-${String(counter).padStart(COUNTER_DIGITS, '0')}`;
}
