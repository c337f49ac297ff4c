export { brandOf } from './brand.ts';
export { limited } from './limit.ts';
export { type DocumentBrand, documentPdf } from './pdf/document-pdf.ts';
export { type BalanceStatement, statementPdf } from './pdf/statement-pdf.ts';
export { saudiQrContent } from './saudi-qr.ts';
export { documentUbl } from './ubl.ts';
