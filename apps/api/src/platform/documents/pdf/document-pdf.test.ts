import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { hasPoppler } from '../../../../../../tools/poppler.ts';
import { creditNoteOf, invoiceOf } from '../documents.fixture.ts';
import { documentPdf } from './document-pdf.ts';

const XML = '<Invoice>the structured form</Invoice>';
const PLAIN = { logo: null, accent: null };
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The pages are read by poppler, which CI has. */
const canReadPages = process.env['CI'] !== undefined || (await hasPoppler());

/** The text of each page as a reader sees it, without marks of direction. */
function pagesOf(file: Buffer): string[] {
  const place = path.join(folder, 'pages.pdf');
  writeFileSync(place, file);
  const text = execFileSync('pdftotext', ['-layout', place, '-'], { encoding: 'utf8' });
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) =>
      page
        .normalize('NFKC')
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' '),
    );
}

describe.skipIf(!canReadPages)('a document as PDF', () => {
  test('an order of twelve lines is one page in every language', async () => {
    for (const language of ['en', 'ar'] as const) {
      const pages = pagesOf(await documentPdf(invoiceOf(12), { language, brand: PLAIN, xml: XML }));
      expect(pages).toHaveLength(1);
    }
  });

  test('a long table goes on over pages with its head, each line once, and pages count themselves', async () => {
    const pages = pagesOf(await documentPdf(invoiceOf(70), { language: 'en', brand: PLAIN, xml: XML }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page.includes('Description Quantity Unit price')).toBe(page.includes('Bread no.'));
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const text = pages.join(' ');
    for (let line = 1; line <= 70; line += 1) expect(text.split(`Bread no. ${line} `)).toHaveLength(2);
  });

  test('the pages state the sums of the document', async () => {
    const invoice = invoiceOf(4);
    const [page = ''] = pagesOf(await documentPdf(invoice, { language: 'en', brand: PLAIN, xml: XML }));
    for (const text of [
      'Tax invoice',
      'INV-S12-2026-000042',
      'Palm & Sons Bakery',
      'Tax number 300000000000003',
      'Delivered on 5 March 2026',
      'Coupon, tax 15 % −4.35',
      'Delivery, tax 15 % 13.04',
      'Tip for the courier 3.00',
      `Total with tax (SAR) ${(invoice.totals.grossMinor / 100).toFixed(2)}`,
      'Amount due (SAR) 10.00',
    ])
      expect(page).toContain(text);
  });

  test('an Arabic document reads from right to left, with its numbers in their own order', async () => {
    const [page = ''] = pagesOf(await documentPdf(invoiceOf(4), { language: 'ar', brand: PLAIN, xml: XML }));
    for (const text of [
      'فاتورة ضريبية',
      'INV-S12-2026-000042',
      'مخبز النخلة',
      'الرقم الضريبي 300000000000003',
    ])
      expect(page).toContain(text);
    expect(page).toContain('خبز رقم 4');
    // A text of another language keeps its order.
    expect(page).toContain('3 Garden Street');
  });

  test('a credit note names what it corrects and what is returned', async () => {
    const note = creditNoteOf(invoiceOf(2));
    const [page = ''] = pagesOf(await documentPdf(note, { language: 'en', brand: PLAIN, xml: XML }));
    expect(page).toContain('Tax credit note');
    expect(page).toContain('Corrects INV-S12-2026-000042 of 5');
    expect(page).toContain('Amount to return (SAR)');
  });

  test('the structured form is attached to the file', async () => {
    const place = path.join(folder, 'attached.pdf');
    writeFileSync(place, await documentPdf(invoiceOf(1), { language: 'en', brand: PLAIN, xml: XML }));
    execFileSync('pdfdetach', ['-saveall', '-o', folder, place]);
    expect(readFileSync(path.join(folder, 'INV-S12-2026-000042.xml'), 'utf8')).toBe(XML);
  });

  test('the file declares PDF/A-3, its language and tags, and has fonts of its own', async () => {
    const place = path.join(folder, 'declared.pdf');
    writeFileSync(place, await documentPdf(invoiceOf(1), { language: 'ar', brand: PLAIN, xml: XML }));
    const bytes = readFileSync(place, 'latin1');
    expect(bytes).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(bytes).toContain('/Lang (ar)');
    expect(execFileSync('pdfinfo', [place], { encoding: 'utf8' })).toMatch(/Tagged: +yes/);
    const fonts = execFileSync('pdffonts', [place], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    // Name, type, encoding, embedded, subset, unicode.
    for (const font of fonts) expect(font).toMatch(/Rubik.* yes +yes +yes/);
  });

  test('the logo of the shop is on the page, whatever its format', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#00aa00' } })
      .webp()
      .toBuffer();
    const place = path.join(folder, 'logo.pdf');
    const file = await documentPdf(invoiceOf(1), {
      language: 'en',
      brand: { logo, accent: '#c2410c' },
      xml: XML,
    });
    writeFileSync(place, file);
    expect(execFileSync('pdfimages', ['-list', place], { encoding: 'utf8' })).toMatch(/image +600 +150/);
  });

  test('the same document is the same file', async () => {
    const make = () => documentPdf(invoiceOf(3), { language: 'ar', brand: PLAIN, xml: XML });
    expect((await make()).equals(await make())).toBe(true);
  });

  test('a seller outside of the tax makes no tax invoice, and states neither rates nor sums of tax', async () => {
    const { lines, taxes, ...invoice } = invoiceOf(1);
    const tax = { category: 'O' as const, ratePercent: 0 };
    const plain = {
      ...invoice,
      seller: { ...invoice.seller, taxNumber: null },
      lines: lines.map((line) => ({ ...line, tax })),
      allowances: [],
      charges: [],
      taxes: taxes.slice(0, 1).map((sums) => ({ ...sums, ...tax, reason: 'unregistered' as const })),
    };
    const [page = ''] = pagesOf(await documentPdf(plain, { language: 'en', brand: PLAIN, xml: XML }));
    expect(page).toContain('Invoice');
    expect(page).toContain('Not subject to tax');
    for (const text of ['Tax invoice', 'Tax number', 'with tax', ' Tax ', ' % '])
      expect(page).not.toContain(text);
  });
});
