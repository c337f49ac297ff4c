import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import { ROOT } from './run.ts';

/**
 * `node tools/fonts.ts` subsets the shipped fonts to the weights and characters that their sheets name. Commit the
 * result. Run it after a change of a `unicode-range` or a `font-weight` there. A sheet is named after its font.
 */
const SHEETS = path.join(ROOT, 'packages/ui/src/styles/first/fonts');
const FOLDER = path.join(ROOT, 'packages/ui/assets/fonts');
const SOURCES = path.join(ROOT, 'node_modules/@fontsource-variable');

await mkdir(FOLDER, { recursive: true });
for (const sheet of await readdir(SHEETS)) await cutFont(path.basename(sheet, '.css'));

/** Writes the files of one font and its license. */
async function cutFont(font: string): Promise<void> {
  const face = new RegExp(
    `assets/fonts/${font}-([\\w-]+)((?:\\.\\w+)?)\\.woff2"[^}]*?font-weight: (\\d+) (\\d+);[^}]*?unicode-range:\\s*([^;]+);`,
    'g',
  );
  for (const [, script, part, min, max, ranges] of (
    await readFile(path.join(SHEETS, `${font}.css`), 'utf8')
  ).matchAll(face)) {
    const whole = await readFile(path.join(SOURCES, font, `files/${font}-${script}-wght-normal.woff2`));
    const cut = await subset(whole, charactersOf(ranges ?? ''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    await writeFile(path.join(FOLDER, `${font}-${script}${part}.woff2`), cut);
    console.log(`${font}-${script}${part}.woff2 ${(cut.length / 1000).toFixed(1)} kB`);
  }
  await writeFile(path.join(FOLDER, `LICENSE-${font}`), await readFile(path.join(SOURCES, font, 'LICENSE')));
}

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
