import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import { ROOT } from './run.ts';

/**
 * `node tools/fonts.ts` subsets Readex Pro to the weights and characters that `fonts.css` names. Commit the result.
 * Run it after a change of a `unicode-range` or a `font-weight` there.
 */
const SHEET = path.join(ROOT, 'packages/ui/src/styles/first/fonts.css');
const FOLDER = path.join(ROOT, 'packages/ui/assets/fonts');
const SOURCE = path.join(ROOT, 'node_modules/@fontsource-variable/readex-pro');

const FACE =
  /assets\/fonts\/readex-pro-([\w-]+)((?:\.\w+)?)\.woff2"[^}]*?font-weight: (\d+) (\d+);[^}]*?unicode-range:\s*([^;]+);/g;

await mkdir(FOLDER, { recursive: true });
for (const [, script, part, min, max, ranges] of (await readFile(SHEET, 'utf8')).matchAll(FACE)) {
  const font = await readFile(path.join(SOURCE, `files/readex-pro-${script}-wght-normal.woff2`));
  const cut = await subset(font, charactersOf(ranges ?? ''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
  await writeFile(path.join(FOLDER, `readex-pro-${script}${part}.woff2`), cut);
  console.log(`readex-pro-${script}${part}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
}
await writeFile(path.join(FOLDER, 'LICENSE'), await readFile(path.join(SOURCE, 'LICENSE')));

/** The characters of a `unicode-range`: "U+20-21, U+2D" → " !-". */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
