import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFiles, isTest, readText, report } from './files.ts';
import { type Counts, compareCounts } from './ratchet.ts';

const SOURCE_LINES = 300;
const TEST_LINES = 500;
const CODE = '{apps,packages,tools,bench,test}/**/*.{ts,tsx,js,css}';
/** Tables of values rather than code. */
const DATA = /^apps\/api\/seed\/world\/|^packages\/contract\/src\/errors\.ts$/;
const ALLOW_LIST = 'tools/check/file-sizes.json';

/** Sources end at 300 lines and tests at 500. Longer ones are in the allow-list with their lines, which may only shrink. */
export async function fileSizes(root: string): Promise<string | null> {
  const long: Counts = {};
  for (const file of findFiles(root, CODE)) {
    const lines = readText(root, file).trimEnd().split('\n').length;
    if (!DATA.test(file) && lines > (isTest(file) ? TEST_LINES : SOURCE_LINES)) long[file] = lines;
  }
  return report(compareCounts(long, readAllowList(root), { list: ALLOW_LIST, places: () => [] }));
}

function readAllowList(root: string): Counts {
  return existsSync(path.join(root, ALLOW_LIST)) ? (JSON.parse(readText(root, ALLOW_LIST)) as Counts) : {};
}
