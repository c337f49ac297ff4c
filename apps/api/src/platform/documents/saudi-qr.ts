import { moneyText } from '@errand/domain/csv';
import type { BusinessDocument } from '@errand/domain/invoicing';
import { translated } from '@errand/domain/language';

/** A value has at most as many bytes as its length, one byte, can state. */
const MAX_BYTES = 255;

/**
 * The content of the QR code of Saudi e-invoicing, phase 1: seller, tax number, time, total with tax, and tax, each as tag,
 * length and UTF-8 bytes, in base64. Null for sellers of other countries and those without a tax number.
 */
export function saudiQrContent(document: BusinessDocument): string | null {
  const { seller, totals, digits } = document;
  if (seller.address.country !== 'SA' || seller.taxNumber === null) return null;
  const values = [
    translated(seller.name, 'ar'),
    seller.taxNumber,
    new Date(document.issuedAtMs).toISOString().replace(/\.\d+Z$/, 'Z'),
    moneyText(totals.grossMinor, digits),
    moneyText(totals.taxMinor, digits),
  ];
  return Buffer.concat(values.map((value, index) => field(index + 1, value))).toString('base64');
}

function field(tag: number, value: string): Buffer {
  let text = value;
  // Whole characters only: half a character would be another one.
  while (Buffer.byteLength(text) > MAX_BYTES) text = Array.from(text).slice(0, -1).join('');
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
}
