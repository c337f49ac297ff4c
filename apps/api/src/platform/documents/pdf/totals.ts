import type { BusinessDocument } from '@errand/domain/invoicing';
import { type LanguageCode, translated } from '@errand/domain/language';
import { encode } from 'uqr';
import { textOf } from '../../texts/index.ts';
import { labelText } from '../label-text.ts';
import { saudiQrContent } from '../saudi-qr.ts';
import { amount, percent } from './amounts.ts';
import { AMOUNT_WIDTH, PADDING } from './line-table.ts';
import { CONTENT_WIDTH, type Sheet } from './sheet.ts';
import { isolated } from './text-lines.ts';

type SumRow = { label: string; minor: number; strong?: boolean };

const WIDTH = 270;
const SIZE = 9;
const ROW = 18;
const QR_SIZE = 92;

/** Draws the sums of a document, which stay together on a page, and beside them notes and the QR code. */
export function drawTotals(
  sheet: Sheet,
  document: BusinessDocument,
  language: LanguageCode,
  accent: string,
): void {
  const rows = rowsOf(document, language);
  const notes = notesOf(document, language);
  const qr = saudiQrContent(document);
  const start = { x: 0, width: CONTENT_WIDTH - WIDTH - 24 };
  const noteHeight = notes.reduce((sum, note) => sum + sheet.heightOf(note, start.width, { size: 8 }) + 4, 0);
  sheet.ensure(Math.max(rows.length * ROW + 16, (qr ? QR_SIZE + 10 : 0) + noteHeight) + 14);
  const top = sheet.y + 14;
  sheet.y = top;
  sheet.group('Table', () => {
    for (const row of rows) sheet.group('TR', () => drawSum(sheet, row, document.digits, accent));
  });
  const end = sheet.y;
  sheet.y = top;
  if (qr) drawQr(sheet, qr, textOf('documents.qr', language));
  for (const note of notes)
    sheet.y += sheet.put('P', note, { ...start, y: sheet.y }, { size: 8, color: '#3c4043' }) + 4;
  sheet.y = Math.max(sheet.y, end);
}

function drawSum(
  sheet: Sheet,
  { label, minor, strong = false }: SumRow,
  digits: number,
  accent: string,
): void {
  const x = CONTENT_WIDTH - WIDTH;
  const y = sheet.y + 4;
  if (strong) sheet.decorate(() => sheet.shade({ x, y: sheet.y, width: WIDTH, height: 0.75 }, accent));
  const style = { size: strong ? SIZE + 1 : SIZE, bold: strong };
  const labelWidth = WIDTH - AMOUNT_WIDTH;
  sheet.put('TH', label, { x, y, width: labelWidth }, style);
  const box = { x: x + labelWidth + PADDING / 2, y, width: AMOUNT_WIDTH - PADDING };
  sheet.put('TD', amount(minor, digits), box, { ...style, align: 'number', isAmount: true });
  sheet.y += Math.max(ROW, sheet.heightOf(label, labelWidth, style) + 6);
}

function rowsOf(document: BusinessDocument, language: LanguageCode): SumRow[] {
  const { allowances, charges, taxes, totals, kind, currency } = document;
  const text = (key: Parameters<typeof textOf>[0], values = {}) => textOf(key, language, values);
  const withRate = (label: string, ratePercent: number) =>
    ratePercent > 0
      ? text('documents.sum.with_rate', { label, rate: isolated(percent(ratePercent)) })
      : label;
  const isTaxed = taxes.some(({ category }) => category === 'S');
  const hasParts = allowances.length + charges.length > 0;
  return [
    ...(hasParts ? [{ label: text('documents.sum.lines'), minor: totals.linesMinor }] : []),
    ...allowances.map(({ label, netMinor, tax }) => ({
      label: withRate(isolated(labelText(label, language)), tax.ratePercent),
      minor: -netMinor,
    })),
    ...charges.map(({ label, netMinor, tax }) => ({
      label: withRate(isolated(labelText(label, language)), tax.ratePercent),
      minor: netMinor,
    })),
    ...(isTaxed ? [{ label: text('documents.sum.net'), minor: totals.netMinor }] : []),
    ...taxes
      .filter(({ category }) => category === 'S')
      .map(({ ratePercent, baseMinor, taxMinor }) => ({
        label: text('documents.sum.tax', {
          rate: isolated(percent(ratePercent)),
          base: isolated(amount(baseMinor, document.digits)),
        }),
        minor: taxMinor,
      })),
    {
      label: text(isTaxed ? 'documents.sum.gross' : 'documents.sum.total', { currency: isolated(currency) }),
      minor: totals.grossMinor,
      strong: true,
    },
    ...(totals.roundingMinor === 0
      ? []
      : [{ label: text('documents.sum.rounding'), minor: totals.roundingMinor }]),
    ...(totals.prepaidMinor === 0
      ? []
      : [
          {
            label: text(kind === 'credit_note' ? 'documents.sum.returned' : 'documents.sum.paid'),
            minor: -totals.prepaidMinor,
          },
        ]),
    {
      label: text(kind === 'credit_note' ? 'documents.sum.to_return' : 'documents.sum.due', {
        currency: isolated(currency),
      }),
      minor: totals.payableMinor,
      strong: true,
    },
  ];
}

/** Why parts have no tax, who issued the document, and what the issuer wrote. */
function notesOf(document: BusinessDocument, language: LanguageCode): string[] {
  const reasons = document.taxes.flatMap(({ reason }) =>
    reason ? [textOf(`documents.reason.${reason}`, language)] : [],
  );
  return [
    ...new Set(reasons),
    ...(document.isSelfBilled ? [textOf('documents.self_billed', language)] : []),
    ...document.notes.map((note) => translated(note, language)),
  ];
}

function drawQr(sheet: Sheet, content: string, alt: string): void {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const module = QR_SIZE / size;
  const top = sheet.y + 4;
  const left = sheet.left({ x: 0, y: top, width: QR_SIZE }, QR_SIZE, 'start');
  sheet.tag(
    'Figure',
    () => {
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) sheet.pdf.rect(left + column * module, top + row * module, module, module);
      sheet.pdf.fill('#000000');
    },
    { alt },
  );
  sheet.y += QR_SIZE + 14;
}
