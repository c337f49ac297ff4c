import type { LanguageCode } from '@errand/domain/language';
import { textOf } from '../../texts/index.ts';
import { amount } from './amounts.ts';
import { type DocumentBrand, drawHead, GRAY, logoOf, paintOf } from './document-pdf.ts';
import { CONTENT_WIDTH, createSheet } from './sheet.ts';
import { isolated } from './text-lines.ts';

/** The statement of a balance: what it was, what moved it, and what is left. */
export type BalanceStatement = {
  title: string;
  /** What the statement is numbered by. */
  reference: string;
  /** Who issues it, and for whom. */
  issuer: string;
  payee: string;
  /** Lines of facts, such as dates and the account. */
  facts: string[];
  rows: { label: string; amountMinor: number; isSum: boolean }[];
  currency: string;
  digits: number;
  createdAtMs: number;
};

const ROW = 22;
const AMOUNT = 120;

/** A statement as PDF in one language. The same statement is always the same file. */
export async function statementPdf(
  statement: BalanceStatement,
  { language, brand }: { language: LanguageCode; brand: DocumentBrand },
): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const { title, reference, issuer, createdAtMs } = statement;
  const sheet = createSheet(Pdf, { language, title: `${title} ${reference}`, author: issuer, createdAtMs });
  const { accent, soft } = paintOf(brand);
  const logo = brand.logo && (await logoOf(brand.logo));
  drawHead(sheet, { title, number: reference, seller: issuer, logo, accent });
  const whole = { x: 0, width: CONTENT_WIDTH };
  const name = isolated(statement.payee);
  sheet.y += sheet.put('P', name, { ...whole, y: sheet.y }, { size: 11, bold: true });
  for (const fact of statement.facts)
    sheet.y += sheet.put('P', isolated(fact), { ...whole, y: sheet.y }, { size: 9, color: GRAY });
  sheet.y += 14;
  const unit = textOf('documents.statement.amounts', language, { currency: statement.currency });
  sheet.y += sheet.put('P', unit, { ...whole, y: sheet.y }, { size: 8, color: GRAY }) + 4;
  sheet.group('Table', () => {
    for (const { label, amountMinor, isSum } of statement.rows) {
      sheet.ensure(ROW);
      const { y } = sheet;
      if (isSum) sheet.decorate(() => sheet.shade({ ...whole, y, height: ROW }, soft));
      const style = { size: 10, bold: isSum };
      sheet.group('TR', () => {
        sheet.put('TH', label, { x: 6, y: y + 4, width: CONTENT_WIDTH - AMOUNT - 12 }, style);
        const box = { x: CONTENT_WIDTH - AMOUNT, y: y + 4, width: AMOUNT - 6 };
        sheet.put('TD', amount(amountMinor, statement.digits), box, {
          ...style,
          align: 'number',
          isAmount: true,
        });
      });
      sheet.y += ROW;
    }
  });
  return sheet.finish((page, pages, y) => {
    const style = { size: 8, color: GRAY };
    sheet.write(
      [issuer, reference].map(isolated).join(' · '),
      { x: 0, y, width: CONTENT_WIDTH - 120 },
      style,
    );
    const place = textOf('documents.page', language, { page, pages });
    sheet.write(place, { x: CONTENT_WIDTH - 120, y, width: 120 }, { ...style, align: 'end' });
  });
}
