import type { BusinessDocument, DocumentLine } from '@errand/domain/invoicing';
import { type LanguageCode, translated } from '@errand/domain/language';
import { textOf } from '../../texts/index.ts';
import { labelText } from '../label-text.ts';
import { amount, percent } from './amounts.ts';
import { type Align, CONTENT_WIDTH, type Sheet } from './sheet.ts';
import { isolated } from './text-lines.ts';

type Column = {
  key: 'position' | 'description' | 'quantity' | 'price' | 'discount' | 'tax' | 'net';
  width: number;
};
type Paint = { soft: string; ink: string };

const HEAD = { size: 8, bold: true } as const;
const CELL = { size: 9 } as const;
const NOTE = { size: 8, color: '#5f6368' } as const;
export const PADDING = 5;
/** The width of the column of amounts, below which the sums stand. */
export const AMOUNT_WIDTH = 92;

/** Draws the lines of a document as a table, whose head is repeated on every page. No line is divided by a page. */
export function drawLines(
  sheet: Sheet,
  document: BusinessDocument,
  language: LanguageCode,
  paint: Paint,
): void {
  const columns = columnsOf(document);
  sheet.group('Table', () => {
    sheet.ensure(80);
    sheet.group('TR', () => drawHead(sheet, columns, language, paint));
    for (const [index, line] of document.lines.entries()) {
      const texts = textsOf(line, index, document.digits, language);
      const note = line.note ? isolated(translated(line.note, language)) : '';
      const height = heightOf(sheet, columns, texts, note);
      if (sheet.ensure(height)) sheet.decorate(() => paintHead(sheet, columns, language, paint));
      sheet.group('TR', () => drawRow(sheet, columns, texts, note));
      sheet.y += height;
      sheet.decorate(() => sheet.shade({ x: 0, y: sheet.y, width: CONTENT_WIDTH, height: 0.5 }, '#d9dce0'));
    }
  });
}

/** The columns in logical order, without those of discounts and rates where no line has one. */
function columnsOf({ lines, taxes }: BusinessDocument): Column[] {
  const fixed: Column[] = [
    { key: 'quantity', width: 48 },
    { key: 'price', width: 76 },
    ...(lines.some(({ discountMinor }) => discountMinor > 0)
      ? [{ key: 'discount' as const, width: 66 }]
      : []),
    ...(taxes.some(({ category }) => category !== 'O') ? [{ key: 'tax' as const, width: 48 }] : []),
    { key: 'net', width: AMOUNT_WIDTH },
  ];
  const position: Column = { key: 'position', width: 26 };
  const rest = CONTENT_WIDTH - [position, ...fixed].reduce((sum, { width }) => sum + width, 0);
  return [position, { key: 'description', width: rest }, ...fixed];
}

function drawHead(sheet: Sheet, columns: Column[], language: LanguageCode, paint: Paint): void {
  sheet.decorate(() => paintBackground(sheet, columns, language, paint));
  forEachCell(columns, (column, x) => {
    const draw = () => writeHead(sheet, column, x, language, paint);
    sheet.tag('TH', draw, { spoken: textOf(`documents.column.${column.key}`, language) });
  });
  sheet.y += headHeight(sheet, columns, language);
}

/** The head again, on a further page. */
function paintHead(sheet: Sheet, columns: Column[], language: LanguageCode, paint: Paint): void {
  paintBackground(sheet, columns, language, paint);
  forEachCell(columns, (column, x) => writeHead(sheet, column, x, language, paint));
  sheet.y += headHeight(sheet, columns, language);
}

function paintBackground(sheet: Sheet, columns: Column[], language: LanguageCode, { soft }: Paint): void {
  const height = headHeight(sheet, columns, language);
  sheet.shade({ x: 0, y: sheet.y, width: CONTENT_WIDTH, height }, soft);
}

function headHeight(sheet: Sheet, columns: Column[], language: LanguageCode): number {
  const heights = columns.map(({ key, width }) =>
    sheet.heightOf(textOf(`documents.column.${key}`, language), width - PADDING, HEAD),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function writeHead(sheet: Sheet, column: Column, x: number, language: LanguageCode, { ink }: Paint): void {
  const box = { x, y: sheet.y + PADDING, width: column.width - PADDING };
  sheet.write(textOf(`documents.column.${column.key}`, language), box, {
    ...HEAD,
    color: ink,
    align: alignOf(column),
  });
}

function drawRow(sheet: Sheet, columns: Column[], texts: Record<Column['key'], string>, note: string): void {
  forEachCell(columns, (column, x) => {
    const box = { x, y: sheet.y + PADDING, width: column.width - PADDING };
    const hasNote = column.key === 'description' && note !== '';
    const draw = () => {
      const height = sheet.write(texts[column.key], box, styleOf(column));
      if (hasNote) sheet.write(note, { ...box, y: box.y + height }, NOTE);
    };
    sheet.tag('TD', draw, { spoken: hasNote ? `${texts.description}, ${note}` : texts[column.key] });
  });
}

function heightOf(
  sheet: Sheet,
  columns: Column[],
  texts: Record<Column['key'], string>,
  note: string,
): number {
  const heights = columns.map(({ key, width }) => {
    const own = sheet.heightOf(texts[key], width - PADDING, CELL);
    return key === 'description' && note ? own + sheet.heightOf(note, width - PADDING, NOTE) : own;
  });
  return Math.max(...heights) + 2 * PADDING;
}

function textsOf(
  line: DocumentLine,
  index: number,
  digits: number,
  language: LanguageCode,
): Record<Column['key'], string> {
  const { quantity, unit, priceMinor } = line;
  // A price that the pieces do not divide has two more decimals.
  const decimals = priceMinor % quantity === 0 ? digits : digits + 2;
  return {
    position: String(index + 1),
    description: isolated(labelText(line.label, language)),
    quantity: unit === 'C62' ? String(quantity) : `${quantity} ${textOf(`documents.unit.${unit}`, language)}`,
    price: amount(priceMinor / quantity, digits, decimals),
    discount: line.discountMinor > 0 ? amount(-line.discountMinor, digits) : '',
    tax: percent(line.tax.ratePercent),
    net: amount(line.netMinor, digits),
  };
}

function styleOf(column: Column) {
  const isNumber = column.key !== 'description' && column.key !== 'quantity';
  return { ...CELL, align: alignOf(column), isAmount: isNumber };
}

function alignOf({ key }: Column): Align {
  return key === 'position' || key === 'description' ? 'start' : 'number';
}

/** Calls back with the start of each cell's content. Cells that end at the edge keep their padding before the next. */
function forEachCell(columns: Column[], draw: (column: Column, x: number) => void): void {
  let x = PADDING / 2;
  for (const column of columns) {
    draw(column, x);
    x += column.width;
  }
}
