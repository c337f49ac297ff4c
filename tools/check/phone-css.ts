import { findFiles, readText, report } from './files.ts';

/** `vh` is the height without the browser's bars: what ends at it on a phone lies below the fold. */
const BARE_VH = /\b\d+(?:\.\d+)?vh\b/g;
/** Each engine draws these fields in its own order, language and width; packages/ui/src/forms/date has the shop's. */
const NATIVE_DATE = /\btype=(?:"|\{'|')(?:date|time|datetime-local|month|week)\b/g;
/** base.css keeps the text of fields at 16 px or more on phones, where iOS zooms into smaller text. */
const FORCED_FONT_SIZE = /\bfont(?:-size)?:[^;}]*!important/g;
const FONT_SIZE_RULE = 'font-size: max(1rem, 1em) !important';
/** WebKit cuts the shadow of a picture that is no layer of its own. */
const SHADOW =
  /filter:[^;]*(?:--picture-shadow|drop-shadow\()[^;]*;(?!\s*will-change: var\(--picture-layer\))/g;
const BASE = 'packages/ui/src/styles/base.css';

/** What a phone shows wrong and a machine can find: heights in `vh`, native date fields, fields with small text,
 * shadows that WebKit cuts off. */
export async function phoneCss(root: string): Promise<string | null> {
  const styles = findFiles(root, ['apps/{web,console}/app/**/*.css', 'packages/*/src/**/*.css']);
  const pages = findFiles(root, [
    'apps/{web,console}/{app,public}/**/*.{tsx,html}',
    'packages/ui/src/**/*.tsx',
    'apps/{server,api}/src/**/*-page.ts',
  ]).filter((file) => !file.includes('.test.'));
  return report([
    ...styles.flatMap((file) => linesWith(root, file, BARE_VH, 'use dvh, svh or lvh')),
    ...styles.flatMap((file) => shadowsWithoutLayer(root, file)),
    ...styles
      .filter((file) => file !== BASE)
      .flatMap((file) => linesWith(root, file, FORCED_FONT_SIZE, 'overrides the size of fields on phones')),
    ...pages.flatMap((file) => linesWith(root, file, BARE_VH, 'use dvh, svh or lvh')),
    ...pages.flatMap((file) => linesWith(root, file, NATIVE_DATE, 'use forms/date')),
    ...(styles.includes(BASE) && !readText(root, BASE).includes(FONT_SIZE_RULE)
      ? [`${BASE} lacks "${FONT_SIZE_RULE}" for the fields of phones`]
      : []),
  ]);
}

function shadowsWithoutLayer(root: string, file: string): string[] {
  const text = readText(root, file);
  return [...text.matchAll(SHADOW)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line} a shadow of a picture needs will-change: var(--picture-layer)`;
  });
}

function linesWith(root: string, file: string, pattern: RegExp, advice: string): string[] {
  return readText(root, file)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1} ${found}: ${advice}`),
    );
}
