import { findFiles, readText, report } from './files.ts';

/** Declarations that do not mirror in Arabic. Artwork and maps may say `physical` in a comment on the line. */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border)-(?:left|right)(?:-\w+)?|(?:left|right)|text-align|float|border-(?:top|bottom)-(?:left|right)-radius)\s*:\s*([^;}]+)/g;

/** Only logical properties: no declaration names left or right, except in art and maps. */
export async function physicalCss(root: string): Promise<string | null> {
  return report(
    findFiles(root, ['apps/{web,console}/app/**/*.css', 'packages/*/src/**/*.css']).flatMap((file) =>
      readText(root, file)
        .split('\n')
        .flatMap((line, index) => physicalDeclarations(line).map((text) => `${file}:${index + 1} ${text}`)),
    ),
  );
}

function physicalDeclarations(line: string): string[] {
  if (line.includes('/* physical')) return [];
  return [...line.matchAll(PHYSICAL)].flatMap(([, property = '', value = '']) => {
    const isLogical = /^(text-align|float)$/.test(property) && !/\b(left|right)\b/.test(value);
    return isLogical ? [] : [`${property}: ${value.trim()}`];
  });
}
