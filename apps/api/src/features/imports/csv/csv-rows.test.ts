import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsv } from './csv-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'errand-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linesOf(text: string) {
  const file = path.join(folder, 'file.csv');
  await writeFile(file, text);
  const found: [number, string][] = [];
  for await (const row of (await openCsv(file)).rows)
    if ('cells' in row) found.push([row.line, row.cells['name'] ?? '']);
  return found;
}

test('a row is identified by its first line, with line breaks in cells, empty lines and any line ending', async () => {
  const lines = ['id,name', '1,"a', 'b', 'c"', '', '2,x', '3,"q ""w"" e"', '4,last'];
  const expected = [
    [2, 'a\nb\nc'],
    [6, 'x'],
    [7, 'q "w" e'],
    [8, 'last'],
  ];
  expect(await linesOf(lines.join('\n'))).toEqual(expected);
  expect(await linesOf(lines.join('\r\n'))).toEqual(expected);
});

test('a large file keeps its lines and characters across read buffers', async () => {
  const rows = Array.from({ length: 9000 }, (_, n) => `${n},"قهوة ${n}`);
  const found = await linesOf(`id,name\r\n${rows.map((row) => `${row}\r\nعربية"`).join('\r\n')}`);
  expect(found).toHaveLength(9000);
  expect(found.every(([line, name], n) => line === 2 + 2 * n && name === `قهوة ${n}\nعربية`)).toBe(true);
});
