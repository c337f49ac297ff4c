import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { normalizeText } from '@errand/domain/text';
import { CsvError, parse } from 'csv-parse';
import { columnNamed } from '../cells/column-names.ts';
import { shortened } from '../cells/shortened.ts';
import { type Fault, fault } from '../faults/fault.ts';
import type { Problem, Row } from '../product.ts';
import { decodeUtf8, EncodingError } from './decode-utf8.ts';

/** An unreadable file; the rest of it cannot be parsed. */
export class UnreadableFile extends Error {
  problem: Problem;
  constructor(line: number, found: Fault, column: string | null = null) {
    super(found.text);
    this.problem = { line, column, ...found };
  }
}

export type CsvFile = {
  delimiter: string;
  columns: string[];
  rows: AsyncGenerator<Row | { problems: Problem[] }>;
};

/** Most bytes of a row. An unclosed quotation mark would otherwise read the rest of the file as one cell. */
const MAX_ROW_BYTES = 4_000_000;

/**
 * Opens a CSV file in UTF-8 and streams its rows with lower-case column names. Commas, semicolons (as Excel
 * writes in many countries) and tabs are separators. Throws UnreadableFile.
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const delimiter = await delimiterOf(file);
  const records = readRecords(file, delimiter);
  const header = await records.next();
  if (header.done) throw new UnreadableFile(1, fault('file_empty'));
  const columns = withoutTrailing(
    header.value.cells.map((name) => columnNamed(normalizeText(name, 'identifier').toLowerCase())),
  );
  const repeated = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (repeated) throw new UnreadableFile(1, fault('column_repeated'), shortened(repeated));
  return { delimiter, columns, rows: rowsOf(records, columns) };
}

/** Spreadsheets end each line with separators for columns that were emptied. */
function withoutTrailing(columns: string[]): string[] {
  return columns.slice(0, columns.findLastIndex((name) => name !== '') + 1);
}

type Record = { line: number; cells: string[] };
type Parsed = { record: string[]; info: { lines: number } };

async function* readRecords(file: string, delimiter: string): AsyncGenerator<Record> {
  /** Lines up to the end of the last complete record. */
  let parsedLines = 0;
  const parser = parse({
    info: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
    on_record: (record, { lines }) => {
      parsedLines = lines;
      return record;
    },
  });
  // The reader of the records receives the error; without a listener it would be unhandled.
  pipeline(createReadStream(file), decodeUtf8(), parser, () => {});
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      // Start of the record: cells may contain line breaks, and `lines` counts to the record's end.
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
      before = Math.max(before + 1, info.lines - breaks);
      yield { line: before, cells: record };
    }
  } catch (error) {
    throw unreadable(error, parsedLines) ?? error;
  }
}

function unreadable(error: unknown, parsedLines: number): UnreadableFile | null {
  if (error instanceof EncodingError) return new UnreadableFile(error.line, fault('file_encoding'));
  if (!(error instanceof CsvError)) return null;
  const start = parsedLines + 1;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(start, fault('row_long', { megabytes: MAX_ROW_BYTES / 1_000_000 }));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new UnreadableFile(start, fault('quote_open'));
  const line = (error as { lines?: number }).lines ?? start;
  return new UnreadableFile(line, fault('quote_misplaced'));
}

async function* rowsOf(records: AsyncGenerator<Record>, columns: string[]) {
  for await (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      const found = fault('row_cells', { count: cells.length, expected: columns.length });
      yield { problems: [{ line, column: null, ...found }] };
      continue;
    }
    yield { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  }
}

/** Picks the most frequent separator of the header. Throws UnreadableFile if the file cannot be read twice. */
async function delimiterOf(file: string): Promise<string> {
  const header = await readStart(file).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof UnreadableFile || error.code === undefined) throw error;
    throw new UnreadableFile(1, fault('file_unreadable', { code: error.code }));
  });
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function readStart(file: string): Promise<string> {
  // Opening a pipe would wait for its writer.
  if (!(await stat(file)).isFile()) throw new UnreadableFile(1, fault('file_irregular'));
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)[0] ?? '';
  } finally {
    await handle.close();
  }
}
