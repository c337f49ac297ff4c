import { Readable } from 'node:stream';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import { csvCell, moneyText } from '@errand/domain/csv';
import { findLanguage, type LanguageCode } from '@errand/domain/language';
import { formatClock, isoDate, localTime } from '@errand/domain/time';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { SHOP_TIME_ZONE } from '../features/location/location.views.ts';
import type { Deps } from '../platform/deps.ts';
import { findText, textOf, wordOf } from '../platform/texts/index.ts';

/** A page of an export; `next` is the cursor of the following one. */
export type CsvPage = { rows: Record<string, unknown>[]; next: string | null };

/** An export whose columns are not the fields of the list's rows, such as that of a file of products. */
export type CsvFile = {
  /** The names of the columns in the reader's language, by the keys of the rows. */
  heads: Record<string, string>;
  readPage: (query: Record<string, unknown>) => Promise<CsvPage>;
  /** How many rows are read at once, and at most; by default those of other lists. */
  pageRows?: number;
  mostRows?: number;
};

/** How values are written: decimals of the currency, time zone of the shop, language of the reader. */
export type CsvStyle = { digits: number; timeZone: string; language: LanguageCode };

/** The style of an export of the caller. */
export async function readStyle(
  ctx: Pick<Deps, 'db' | 'settings'> & { language: LanguageCode },
): Promise<CsvStyle> {
  const { digit_after_decimal_point: digits } = await ctx.settings();
  const { rows } = await ctx.db.execute<{ name: string }>(sql.raw(`select ${SHOP_TIME_ZONE} as name`));
  return { digits, timeZone: rows[0]?.name ?? 'UTC', language: ctx.language };
}

const ROWS_PER_PAGE = 100;
const MOST_ROWS = 100_000;
/** Fields that only the console's own calls need. */
const INTERNAL = new Set(['version', 'outline']);

/**
 * Sends all rows of a list as a CSV file, page by page, so that the memory does not grow with the list. Amounts are in
 * units of the currency, times in the shop's clock.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  file: CsvFile,
  { query, style }: { query: unknown; style: CsvStyle },
): Promise<FastifyReply> {
  const { pageRows = ROWS_PER_PAGE, mostRows = MOST_ROWS } = file;
  const asked = { ...(query as Record<string, unknown>), limit: pageRows };
  // Read before the stream starts, so that a rejection is still an error response.
  const first = await file.readPage({ ...asked, cursor: undefined });
  const columns = Object.keys(file.heads);

  async function* lines(): AsyncGenerator<string> {
    // The byte order mark lets spreadsheets recognize UTF-8.
    yield `\uFEFF${line(Object.values(file.heads))}`;
    let page = first;
    for (let sent = 0; ; ) {
      for (const row of page.rows)
        yield line(columns.map((column) => valueText(column, valueAt(row, column), style)));
      sent += page.rows.length;
      if (page.next === null || sent >= mostRows) return;
      page = await file.readPage({ ...asked, cursor: page.next });
    }
  }

  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines()));
}

/** The export of a list as its rows are: nested objects become columns (`staff.name`), lists become JSON. */
export function listFile(
  endpoint: ConsoleEndpoint,
  language: LanguageCode,
  readPage: (query: Record<string, unknown>) => Promise<unknown>,
): CsvFile {
  const heads = Object.fromEntries(
    columnsOf(endpoint).map((path) => [path.join('.'), headOf(path, language)]),
  );
  return { heads, readPage: async (query) => (await readPage(query)) as CsvPage };
}

/** The fields of a row; nested objects contribute their fields. */
function columnsOf({ name, response }: ConsoleEndpoint): string[][] {
  const rows = response instanceof z.ZodObject ? response.shape['rows'] : undefined;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  if (!(row instanceof z.ZodObject)) throw new Error(`${name} is no list`);
  return Object.entries(row.shape).flatMap(([key, field]) => {
    if (INTERNAL.has(key)) return [];
    const inner = field instanceof z.ZodNullable ? field.unwrap() : field;
    return inner instanceof z.ZodObject ? Object.keys(inner.shape).map((part) => [key, part]) : [[key]];
  });
}

/** "Store", "Store (no.)", "Name (ar)", "Customer: Phone". */
function headOf([key = '', inner]: string[], language: LanguageCode): string {
  const [field, part] = [key.replace(/_minor$/, ''), inner?.replace(/_minor$/, '')] as const;
  const name = findText(`columns.${field}`, language) ?? field;
  if (part === undefined || part === 'name') return name;
  if (part === 'id') return textOf('columns.number_of', language, { name });
  return findLanguage(part)
    ? `${name} (${part})`
    : `${name}: ${findText(`columns.${part}`, language) ?? part}`;
}

function valueAt(row: Record<string, unknown>, column: string): unknown {
  if (column in row) return row[column];
  return column
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
}

function line(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueText(column: string, value: unknown, { digits, timeZone, language }: CsvStyle): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return column.endsWith('_minor') ? moneyText(value, digits) : String(value);
  if (typeof value === 'boolean') return wordOf(value ? 'catalog.yes' : 'catalog.no', language);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (!INSTANT.test(value)) return value;
  const time = localTime(Date.parse(value), timeZone);
  return `${isoDate(time)} ${formatClock(time.minutes, '24')}`;
}
