import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LanguageCode } from '@errand/domain/language';
import { ensureBuild } from '../../apps/server/src/pages/build.ts';
import { ROOT } from '../../tools/run.ts';
import { median } from '../load.ts';
import { startProduct, stop } from '../server.ts';
import { measurePage, type PageRun } from './lighthouse.ts';

/**
 * `npm run bench -- pages`: the first views of the shop pages in Lighthouse's mobile preset, in both languages, the median
 * of three runs beside the last release. `-- pages home` measures only the pages whose name contains the word; `-- pages
 * --save` stores the medians as those of a release.
 */
const words = process.argv.slice(3);
const wanted = words.find((word) => !word.startsWith('--')) ?? '';
const LAST_RELEASE = path.join(import.meta.dirname, 'last-release.json');
const RUNS = 3;
const PORT = 3293;
const ORIGIN = `http://localhost:${PORT}`;

/** Name, path and module of the pages of a first visit. */
const PAGES: [string, string, string][] = [
  ['landing', '/', 'food'],
  ['home food', '/home', 'food'],
  ['home grocery', '/home', 'grocery'],
  ['home shop', '/home', 'ecommerce'],
  ['store', '/store/saffron-street-kitchen', 'food'],
  ['product', '/product/laurel-soap-bar', 'ecommerce'],
  ['category', '/category/pizza', 'food'],
  ['search', '/home?search=chicken', 'food'],
];

/** The columns of the table: title, value of a run, digits. */
const COLUMNS: [string, (run: PageRun) => number, number][] = [
  ['perf', ({ scores }) => scores.performance, 0],
  ['a11y', ({ scores }) => scores.accessibility, 0],
  ['best', ({ scores }) => scores['best-practices'], 0],
  ['seo', ({ scores }) => scores.seo, 0],
  ['FCP s', ({ fcpMs }) => fcpMs / 1000, 2],
  ['LCP s', ({ lcpMs }) => lcpMs / 1000, 2],
  ['TBT ms', ({ tbtMs }) => tbtMs, 0],
  ['CPU ms', ({ tbtCpuMs }) => tbtCpuMs, 0],
  ['CLS', ({ cls }) => cls, 3],
  ['requests', ({ requests }) => requests, 0],
  ['script kB', ({ scriptKb }) => scriptKb, 0],
  ['font kB', ({ fontKb }) => fontKb, 0],
  ['errors', ({ consoleErrors }) => consoleErrors, 0],
];
/** Null for a column that the earlier release did not measure. */
type Row = (number | null)[];

const last = (existsSync(LAST_RELEASE) ? JSON.parse(readFileSync(LAST_RELEASE, 'utf8')) : {}) as Record<
  string,
  Row
>;
const measured: Record<string, Row> = { ...last };

await ensureBuild(ROOT, () => console.log('Building the pages…'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-pages-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { child } = await startProduct(PORT, { DATA_DIR: folder, DEMO: '1' });
try {
  console.log(
    line(
      'page',
      COLUMNS.map(([title]) => title),
    ),
  );
  for (const language of ['en', 'ar'] as const) {
    for (const [name, address, moduleType] of PAGES) {
      const title = `${name} ${language}`;
      // The landing page names the addresses of its languages; search engines open the Arabic one by its own address.
      const opened = address === '/' && language === 'ar' ? '/?lang=ar' : address;
      if (title.includes(wanted)) await measure(title, opened, moduleType, language);
    }
  }
} finally {
  await stop(child);
}
if (words.includes('--save')) {
  const rows = Object.entries(measured).map(
    ([title, row]) => `  ${JSON.stringify(title)}: [${row.map(String).join(', ')}]`,
  );
  writeFileSync(LAST_RELEASE, `{\n${rows.join(',\n')}\n}\n`);
}

async function measure(title: string, address: string, moduleType: string, language: LanguageCode) {
  const runs: PageRun[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(ORIGIN, address, moduleType, language));
  const row = COLUMNS.map(([, valueOf, digits]) => Number(median(runs.map(valueOf)).toFixed(digits)));
  measured[title] = row;
  console.log(line(title, row.map(String)));
  const before = last[title];
  if (before)
    console.log(
      line(
        '  last release',
        before.map((value) => String(value ?? '–')),
      ),
    );
}

function line(title: string, cells: string[]): string {
  return title.padEnd(16) + cells.map((cell) => cell.padStart(10)).join('');
}
