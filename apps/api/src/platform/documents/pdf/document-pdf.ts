import { accentShades } from '@errand/domain/brand';
import type { BusinessDocument, Party } from '@errand/domain/invoicing';
import { type LanguageCode, languageRow, translated } from '@errand/domain/language';
import sharp from 'sharp';
import { type TextKey, textOf } from '../../texts/index.ts';
import { drawLines } from './line-table.ts';
import { CONTENT_WIDTH, createSheet, type Sheet } from './sheet.ts';
import { isolated } from './text-lines.ts';
import { drawTotals } from './totals.ts';

/** What a document shows of the brand of the shop. */
export type DocumentBrand = {
  /** A picture of any kind that the shop stores; null without one. */
  logo: Uint8Array | null;
  /** `#rrggbb`; null for black. */
  accent: string | null;
};

export const GRAY = '#5f6368';
const INK = '#1a1a1a';
const LOGO = { width: 150, height: 44 };

/**
 * A document as PDF in one language, right to left where the language is. The file is PDF/A-3 with tags for screen readers,
 * and carries its structured form (`xml`, of `documentUbl`). The same document is always the same file.
 */
export async function documentPdf(
  document: BusinessDocument,
  { language, brand, xml }: { language: LanguageCode; brand: DocumentBrand; xml: string },
): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const logo = brand.logo && (await logoOf(brand.logo));
  const title = titleOf(document, language);
  const seller = translated(document.seller.name, language);
  const sheet = createSheet(Pdf, {
    language,
    title: `${title} ${document.number}`,
    author: seller,
    createdAtMs: document.issuedAtMs,
  });
  const paint = paintOf(brand);
  drawHead(sheet, { title, number: document.number, seller, logo, accent: paint.accent });
  drawParties(sheet, document, language);
  drawLines(sheet, document, language, paint);
  drawTotals(sheet, document, language, paint.accent);
  attach(sheet, document, xml);
  return sheet.finish((page, pages, y) => {
    const foot = [seller, document.seller.taxNumber, document.number].filter((part) => part !== null);
    const style = { size: 8, color: GRAY };
    sheet.write(foot.map(isolated).join(' · '), { x: 0, y, width: CONTENT_WIDTH - 120 }, style);
    const place = textOf('documents.page', language, { page, pages });
    sheet.write(place, { x: CONTENT_WIDTH - 120, y, width: 120 }, { ...style, align: 'end' });
  });
}

/** The colors of a document by the operator's accent. */
export function paintOf({ accent }: DocumentBrand): { accent: string; soft: string; ink: string } {
  const shades = accent === null ? null : accentShades(accent, 'light');
  return {
    accent: shades?.accent ?? INK,
    soft: shades?.soft ?? '#f1f3f4',
    ink: shades?.onSoft ?? INK,
  };
}

/** What the document calls itself: a seller with a tax number must call it a tax invoice in many countries. */
function titleOf({ kind, isSelfBilled, seller }: BusinessDocument, language: LanguageCode): string {
  const taxed = seller.taxNumber === null ? 'no' : 'yes';
  const title = textOf(`documents.kind.${kind}`, language, { taxed });
  return isSelfBilled ? textOf('documents.kind.self_billed', language, { title }) : title;
}

type Logo = { png: Buffer; width: number; height: number };

/** The logo as PNG in its place: the formats of the web, such as WebP and SVG, cannot be in a PDF. */
export async function logoOf(picture: Uint8Array): Promise<Logo> {
  const box = { width: LOGO.width * 4, height: LOGO.height * 4, fit: 'inside' as const };
  const { data, info } = await sharp(picture).resize(box).png().toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width / 4, height: info.height / 4 };
}

/** Draws the title with its number, and beside it the logo, or without one the name of the seller. */
export function drawHead(
  sheet: Sheet,
  head: { title: string; number: string; seller: string; logo: Logo | null; accent: string },
): void {
  const { title, seller, logo, accent } = head;
  const top = sheet.y;
  const half = { x: 0, y: top, width: CONTENT_WIDTH * 0.6 };
  sheet.y += sheet.put('H1', title, half, { size: 22, bold: true, color: accent });
  const number = isolated(head.number);
  sheet.y += sheet.put('P', number, { ...half, y: sheet.y }, { size: 11, color: GRAY });
  const corner = { x: CONTENT_WIDTH - LOGO.width, y: top, width: LOGO.width };
  if (logo) {
    const left = sheet.left(corner, logo.width, 'end');
    sheet.tag('Figure', () => sheet.pdf.image(logo.png, left, top, { width: logo.width }), { alt: seller });
  } else {
    sheet.put('P', seller, corner, { size: 12, bold: true, align: 'end' });
  }
  sheet.y = Math.max(sheet.y, top + LOGO.height) + 10;
  sheet.decorate(() => sheet.shade({ x: 0, y: sheet.y, width: CONTENT_WIDTH, height: 2 }, accent));
  sheet.y += 16;
}

/** Seller, buyer, and the dates and numbers of the document, beside each other. */
function drawParties(sheet: Sheet, document: BusinessDocument, language: LanguageCode): void {
  const top = sheet.y;
  const width = (CONTENT_WIDTH - 32) / 3;
  const columns: [heading: TextKey, lines: string[]][] = [
    ['documents.seller', partyLines(document.seller, language)],
    ['documents.buyer', partyLines(document.buyer, language)],
    ['documents.details', detailLines(document, language)],
  ];
  const ends = columns.map(([heading, lines], index) => {
    let y = top;
    const x = index * (width + 16);
    const title = textOf(heading, language);
    y += sheet.put('H2', title, { x, y, width }, { size: 8, bold: true, color: GRAY }) + 2;
    for (const [at, line] of lines.entries())
      y += sheet.put('P', line, { x, y, width }, { size: 9, bold: at === 0 && index < 2 });
    return y;
  });
  sheet.y = Math.max(...ends) + 18;
}

function partyLines(party: Party, language: LanguageCode): string[] {
  const { line, city, postcode, country } = party.address;
  const place = [postcode, city].filter((part) => part).join(' ');
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const labeled = (key: TextKey, value: string | null) =>
    value === null ? null : textOf(key, language, { value: isolated(value) });
  return [
    // In their own order: "12 rue de la Paix" begins with its number on an Arabic page too.
    isolated(translated(party.name, language)),
    line && isolated(line),
    place && isolated(place),
    countryName,
    labeled('documents.tax_number', party.taxNumber),
    labeled('documents.legal_id', party.legalId),
    party.phone && isolated(party.phone),
    party.email && isolated(party.email),
  ].filter((text): text is string => text !== null && text !== '');
}

function detailLines(document: BusinessDocument, language: LanguageCode): string[] {
  const { period, credits } = document;
  const format = new Intl.DateTimeFormat(languageRow(language).dates, { dateStyle: 'long', timeZone: 'UTC' });
  const date = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const detail = (key: TextKey, values: Record<string, string>) => textOf(key, language, values);
  return [
    detail('documents.issued', { date: date(document.issuedOn) }),
    document.suppliedOn && detail('documents.supplied', { date: date(document.suppliedOn) }),
    period && detail('documents.period', { from: date(period.from), to: date(period.to) }),
    document.dueOn && detail('documents.due', { date: date(document.dueOn) }),
    document.orderNumber && detail('documents.order', { number: isolated(document.orderNumber) }),
    credits &&
      detail('documents.corrects', { number: isolated(credits.number), date: date(credits.issuedOn) }),
  ].filter((text): text is string => text !== null && text !== '');
}

/** Attaches the structured form, which says the same as the pages. */
function attach({ pdf }: Sheet, document: BusinessDocument, xml: string): void {
  const created = new Date(document.issuedAtMs);
  const options = {
    name: `${document.number}.xml`,
    type: 'text/xml',
    // PDF/A-3 requires it; the types of pdfkit do not know it.
    relationship: 'Alternative',
    creationDate: created,
    modifiedDate: created,
  };
  pdf.file(Buffer.from(xml), options);
}
