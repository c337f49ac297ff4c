import type { Translations } from '../language/index.ts';
import type { TaxKey, TaxReason } from './tax-categories.ts';

/**
 * The kinds of documents. An invoice names its buyer; a simplified invoice (a receipt with tax) need not. A commission invoice
 * bills the operator's services to a store. A credit note corrects an invoice, whole or in part.
 */
export const DOCUMENT_KINDS = ['invoice', 'simplified_invoice', 'commission_invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Labels of lines and charges that have no text of their own. Documents print them in their language. */
export const DOCUMENT_PARTS = [
  'delivery',
  'surcharge',
  'additional_charge',
  'packaging',
  'tip',
  'return_fee',
  'trip_charges',
  'cancellation_fee',
  'coupon',
  'discount',
  'refund',
  'commission',
  'commission_refunds',
  'free_delivery',
  'plan',
  'advertisement',
] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];
export type DocumentLabel = { text: Translations } | { part: DocumentPart };

/** Units of quantities by UN/ECE Recommendation 20: pieces, kilometers, hours, days, kilograms. */
export const UNIT_CODES = ['C62', 'KMT', 'HUR', 'DAY', 'KGM'] as const;
export type UnitCode = (typeof UNIT_CODES)[number];

/** Seller or buyer of a document. */
export type Party = {
  /** The shop's own number of a store, courier or operator, such as S12 (BT-29); null for customers. */
  id: string | null;
  name: Translations;
  /** The number in a register of companies; null without one. */
  legalId: string | null;
  /** The tax number, in the European Union with its country: `DE123456789`. Null without one. */
  taxNumber: string | null;
  address: {
    /** Street, house and floor in one line, as the shop stores addresses; empty if unknown. */
    line: string;
    city: string | null;
    postcode: string | null;
    /** ISO 3166-1 alpha-2. */
    country: string;
  };
  email: string | null;
  phone: string | null;
};

export type DocumentLine = {
  label: DocumentLabel;
  /** Choices and add-ons. */
  note: Translations | null;
  /** More than 0, with up to six decimals. */
  quantity: number;
  unit: UnitCode;
  /** The net price of the whole quantity before the line's discount. */
  priceMinor: number;
  /** The line's net discount, positive. */
  discountMinor: number;
  netMinor: number;
  tax: TaxKey;
};

/** An allowance or a charge of the whole document, net and positive. */
export type DocumentAmount = { label: DocumentLabel; netMinor: number; tax: TaxKey };

/** The sums of one tax. */
export type TaxSubtotal = TaxKey & { baseMinor: number; taxMinor: number; reason: TaxReason | null };

/** The sums of a document, with their terms in EN 16931. */
export type DocumentTotals = {
  /** BT-106. */
  linesMinor: number;
  /** BT-107 and BT-108. */
  allowancesMinor: number;
  chargesMinor: number;
  /** BT-109, without tax. */
  netMinor: number;
  /** BT-110. */
  taxMinor: number;
  /** BT-112, with tax. */
  grossMinor: number;
  /** BT-113, what was paid before the document was issued; for a credit note what was returned. */
  prepaidMinor: number;
  /** BT-114, what the total was rounded by for its payment. */
  roundingMinor: number;
  /** BT-115. */
  payableMinor: number;
};

/** All of a document except its amounts. Dates are `YYYY-MM-DD` of the seller. */
export type DocumentHead = {
  kind: DocumentKind;
  /** Whether the buyer issued it for the seller, by agreement of both. */
  isSelfBilled: boolean;
  number: string;
  issuedOn: string;
  issuedAtMs: number;
  /** The day of the delivery; null for a billed period, and if nothing was delivered. */
  suppliedOn: string | null;
  period: { from: string; to: string } | null;
  /** Null where nothing is due. */
  dueOn: string | null;
  /** ISO 4217. */
  currency: string;
  /** Decimals of the amounts. */
  digits: number;
  seller: Party;
  buyer: Party;
  orderNumber: string | null;
  /** The invoice that a credit note corrects; null for other documents. */
  credits: { number: string; issuedOn: string } | null;
  notes: Translations[];
};

export type DocumentBody = {
  lines: DocumentLine[];
  allowances: DocumentAmount[];
  charges: DocumentAmount[];
  taxes: TaxSubtotal[];
  totals: DocumentTotals;
};

/** An invoice or credit note as it is issued: all of its forms (PDF, XML, QR) have these amounts. */
export type BusinessDocument = DocumentHead & DocumentBody;
