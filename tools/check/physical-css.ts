import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.ts';

/** Declarations that would not turn around in Arabic. Artwork and maps may say `physical` in a comment on the line. */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border)-(?:left|right)(?:-\w+)?|(?:left|right)|text-align|float|border-(?:top|bottom)-(?:left|right)-radius)\s*:\s*([^;}]+)/g;

/** Only logical properties: nothing says left or right, except inside art and maps. */
export async function physicalCss(): Promise<string | null> {
  const problems: string[] = [];
  for (const file of globSync('{apps/web/app,packages/ui/src}/**/*.css', { cwd: ROOT })) {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    lines.forEach((line, index) => {
      if (line.includes('/* physical')) return;
      for (const [, property, value = ''] of line.matchAll(PHYSICAL)) {
        const logical =
          (property === 'text-align' || property === 'float') && !/\b(left|right)\b/.test(value);
        if (!logical) problems.push(`${file}:${index + 1} ${property}: ${value.trim()}`);
      }
    });
  }
  return problems.length > 0 ? problems.join('\n') : null;
}
