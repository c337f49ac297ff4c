import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Transform, type TransformCallback } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Problem, Row } from './product.ts';

/** An unreadable file; the rest of it cannot be parsed. */
export class UnreadableFile extends Error {
  problem: Problem;
  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

export type CsvFile = { columns: string[]; rows: AsyncGenerator<Row | { problems: Problem[] }> };

/**
 * Opens a CSV file in UTF-8 and streams its rows with lower-case column names. Commas, semicolons (as Excel
 * writes in many countries) and tabs are separators. Throws UnreadableFile.
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const delimiter = await delimiterOf(file);
  const parser = parse({ info: true, delimiter, skip_empty_lines: true, relax_column_count: true });
  // The reader of the records receives the error; without a listener it would be unhandled.
  pipeline(createReadStream(file), strictUtf8(), parser, () => {});
  const records = readRecords(parser);
  const header = await records.next();
  if (header.done) throw new UnreadableFile({ line: 1, column: null, text: 'the file is empty' });
  const columns = header.value.cells.map((name) => name.trim().toLowerCase());
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice) throw new UnreadableFile({ line: 1, column: twice, text: 'is there twice' });
  return { columns, rows: rowsOf(records, columns) };
}

type Record = { line: number; cells: string[] };

async function* readRecords(parser: AsyncIterable<unknown>): AsyncGenerator<Record> {
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      // Start of the record: cells may contain line breaks, and `lines` counts to the record's end.
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
      before = Math.max(before + 1, info.lines - breaks);
      yield { line: before, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const line = (error as { lines?: number }).lines ?? before + 1;
      throw new UnreadableFile({
        line,
        column: null,
        text: 'a quotation mark is not closed or out of place',
      });
    }
    if (error instanceof TypeError) {
      const text = 'the file is not UTF-8: save it as "CSV UTF-8"';
      throw new UnreadableFile({ line: before + 1, column: null, text });
    }
    throw error;
  }
}

async function* rowsOf(records: AsyncGenerator<Record>, columns: string[]) {
  for await (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      const text = `has ${cells.length} cells where the header has ${columns.length}`;
      yield { problems: [{ line, column: null, text }] };
      continue;
    }
    yield { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  }
}

/**
 * Decodes UTF-8 strictly: other encodings (Arabic in an old code page) fail instead of becoming question
 * marks. Line breaks are normalized, because the parser counts two characters in quotes as two lines.
 */
function strictUtf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  function decode(bytes: Buffer | undefined, done: TransformCallback): void {
    try {
      const text = held + decoder.decode(bytes, { stream: bytes !== undefined });
      held = bytes !== undefined && text.endsWith('\r') ? '\r' : '';
      done(null, text.slice(0, text.length - held.length).replaceAll('\r\n', '\n'));
    } catch (error) {
      done(error as Error);
    }
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => decode(chunk, done),
    flush: (done) => decode(undefined, done),
  });
}

/** Picks the most frequent separator of the header. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
  await handle.close();
  const header = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
