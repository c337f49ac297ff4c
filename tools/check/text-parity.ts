import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compareTexts } from '../../apps/web/vite/text-parity.ts';
import { readTexts } from '../../apps/web/vite/texts-plugin.ts';
import { ROOT } from '../run.ts';

/** Every text exists in every language with the same names in it; every feature file in each language's folder. */
export async function textParity(): Promise<string | null> {
  const folder = path.join(ROOT, 'apps/web/app/texts');
  const [english, arabic] = ['en', 'ar'].map((language) =>
    readdirSync(path.join(folder, language)).toSorted().join(),
  );
  if (english !== arabic) return `different files: ${english} and ${arabic}`;
  const problems = compareTexts(readTexts('en'), readTexts('ar'));
  return problems.length > 0 ? problems.join('\n') : null;
}
