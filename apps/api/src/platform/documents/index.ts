export { type DocumentBrand, documentPdf } from './pdf/document-pdf.ts';
export { saudiQrContent } from './saudi-qr.ts';
export { documentUbl } from './ubl.ts';
