export { cancellationInvoice } from './cancellation-invoice.ts';
export { checkDocument, type DocumentFault, hasCountryOf } from './check-document.ts';
export { type Commission, type CommissionAmount, commissionInvoice } from './commission-invoice.ts';
export {
  type CreditHead,
  type CreditPart,
  creditableMinor,
  creditNote,
  partialCreditNote,
} from './credit-note.ts';
export {
  type BusinessDocument,
  DOCUMENT_KINDS,
  DOCUMENT_PARTS,
  type DocumentAmount,
  type DocumentHead,
  type DocumentKind,
  type DocumentLabel,
  type DocumentLine,
  type DocumentPart,
  type Party,
  type TaxSubtotal,
  UNIT_CODES,
  type UnitCode,
} from './document.ts';
export { documentNumber, type NumberSeries, seriesOf } from './document-number.ts';
export { type DocumentTaxes, documentTaxes } from './document-taxes.ts';
export { type OrderAmounts, type OrderCharge, orderDocument } from './order-document.ts';
export { refundedParts } from './refunded-parts.ts';
export {
  TAX_CATEGORIES,
  TAX_REASONS,
  type TaxCategory,
  type TaxKey,
  type TaxReason,
  taxKey,
} from './tax-categories.ts';
