import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import { ROOT } from './run.ts';

/**
 * `node tools/fonts.ts` subsets the shipped fonts to the weights and characters that their sheets name, and the font of
 * documents to those that it prints. Commit the result. Run it after a change of a `unicode-range` or a `font-weight` in
 * a sheet. A sheet is named after its font.
 */
const SHEETS = path.join(ROOT, 'packages/ui/src/styles/first/fonts');
const FOLDER = path.join(ROOT, 'packages/ui/assets/fonts');
const SOURCES = path.join(ROOT, 'node_modules/@fontsource-variable');

/** A PDF embeds static fonts of which one file has all scripts. */
const DOCUMENT_SOURCES = path.join(ROOT, 'node_modules/@expo-google-fonts/rubik');
const DOCUMENT_FOLDER = path.join(ROOT, 'apps/api/assets/fonts');
const DOCUMENT_WEIGHTS = { 400: '400Regular/Rubik_400Regular.ttf', 700: '700Bold/Rubik_700Bold.ttf' };
/** Latin, Cyrillic, Arabic, punctuation, signs of currencies, and the minus sign. */
const DOCUMENT_RANGES =
  'U+20-7E, U+A0-17F, U+218-21B, U+400-45F, U+60C-6FF, U+2010-203A, U+20A0-20C1, U+2212';

await mkdir(FOLDER, { recursive: true });
await mkdir(DOCUMENT_FOLDER, { recursive: true });
for (const sheet of await readdir(SHEETS)) await cutFont(path.basename(sheet, '.css'));
for (const [weight, file] of Object.entries(DOCUMENT_WEIGHTS)) {
  const whole = await readFile(path.join(DOCUMENT_SOURCES, file));
  const cut = await subset(whole, charactersOf(DOCUMENT_RANGES), { targetFormat: 'truetype' });
  await writeFile(path.join(DOCUMENT_FOLDER, `rubik-${weight}.ttf`), cut);
  console.log(`rubik-${weight}.ttf ${(cut.length / 1000).toFixed(1)} kB`);
}
const license = await readFile(path.join(DOCUMENT_SOURCES, 'LICENSE_FONT'));
await writeFile(path.join(DOCUMENT_FOLDER, 'LICENSE-rubik'), license);

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
