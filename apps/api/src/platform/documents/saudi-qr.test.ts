import { expect, test } from 'vitest';
import { invoiceOf, seller } from './documents.fixture.ts';
import { saudiQrContent } from './saudi-qr.ts';

const invoice = invoiceOf(1);

/** The fields of a QR code, by their tags. */
function fieldsOf(content: string | null): Record<number, string> {
  const bytes = Buffer.from(content ?? '', 'base64');
  const fields: Record<number, string> = {};
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    fields[bytes[at] ?? 0] = bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString();
  return fields;
}

test('the code of the published example is the published one', () => {
  const example = {
    ...invoice,
    issuedAtMs: Date.UTC(2022, 3, 25, 15, 30),
    seller: { ...seller, name: { en: 'Bobs Records' }, taxNumber: '310122393500003' },
    totals: { ...invoice.totals, grossMinor: 100_000, taxMinor: 15_000 },
  };
  expect(saudiQrContent(example)).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  );
});

test('the seller is named in Arabic, and a long name is cut between characters', () => {
  expect(fieldsOf(saudiQrContent(invoice))[1]).toBe('مخبز النخلة');
  const long = { ...invoice, seller: { ...seller, name: { en: 'x', ar: `a${'ن'.repeat(200)}` } } };
  const name = fieldsOf(saudiQrContent(long))[1] ?? '';
  expect(name).toBe(`a${'ن'.repeat(127)}`);
  expect(fieldsOf(saudiQrContent(long))[2]).toBe(seller.taxNumber);
});

test('sellers of other countries and without a tax number have no code', () => {
  const elsewhere = { ...seller, address: { ...seller.address, country: 'AE' } };
  expect(saudiQrContent({ ...invoice, seller: elsewhere })).toBeNull();
  expect(saudiQrContent({ ...invoice, seller: { ...seller, taxNumber: null } })).toBeNull();
});
