import { Readable } from 'node:stream';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

type Page = { rows: Record<string, unknown>[]; next: string | null };

const ROWS_PER_PAGE = 100;
const MOST_ROWS = 100_000;

/**
 * Sends all rows of a list as a CSV file, page by page, so that the memory does not grow with the list. Nested objects
 * become columns (`staff.name`), lists become JSON.
 */
export async function sendCsv(
  reply: FastifyReply,
  endpoint: ConsoleEndpoint,
  readPage: (query: Record<string, unknown>) => Promise<unknown>,
  input: { query: unknown },
): Promise<FastifyReply> {
  const query = { ...(input.query as Record<string, unknown>), limit: ROWS_PER_PAGE };
  // Read before the stream starts, so that a rejection is still an error response.
  const first = (await readPage({ ...query, cursor: undefined })) as Page;

  const columns = columnsOf(endpoint);

  async function* lines(): AsyncGenerator<string> {
    // The byte order mark lets spreadsheets recognize UTF-8.
    yield `\uFEFF${columns.map((path) => cell(path.join('.'))).join(',')}\r\n`;
    let page = first;
    for (let sent = 0; ; ) {
      for (const row of page.rows) yield `${columns.map((path) => cell(valueAt(row, path))).join(',')}\r\n`;
      sent += page.rows.length;
      if (page.next === null || sent >= MOST_ROWS) return;
      page = (await readPage({ ...query, cursor: page.next })) as Page;
    }
  }

  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${endpoint.name}.csv"`)
    .send(Readable.from(lines()));
}

/** The fields of a row; nested objects contribute their fields. */
function columnsOf({ name, response }: ConsoleEndpoint): string[][] {
  const rows = response instanceof z.ZodObject ? response.shape['rows'] : undefined;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  if (!(row instanceof z.ZodObject)) throw new Error(`${name} is no list`);
  return Object.entries(row.shape).flatMap(([key, field]) => {
    const inner = field instanceof z.ZodNullable ? field.unwrap() : field;
    return inner instanceof z.ZodObject ? Object.keys(inner.shape).map((part) => [key, part]) : [[key]];
  });
}

function valueAt(row: Record<string, unknown>, path: string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
}

/** Quotes a cell if necessary. An apostrophe keeps spreadsheets from running the text as a formula. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
