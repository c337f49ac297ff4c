import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@errand/domain/language';
import { compareTexts, readTextsOf } from '../../packages/vite-plugins/src/text-parity.ts';
import { report } from './files.ts';

const FOLDERS = ['apps/web/app/texts', 'apps/console/app/texts', 'apps/api/texts'];

/** Every text exists in all languages with the same placeholders, and every area's file in all folders. */
export async function textParity(root: string): Promise<string | null> {
  const folders = FOLDERS.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
  return report(folders.flatMap((folder) => OTHER_LANGUAGES.flatMap((other) => differences(folder, other))));
}

function differences(folder: string, language: string): string[] {
  const [own, other] = [path.join(folder, DEFAULT_LANGUAGE), path.join(folder, language)];
  if (!existsSync(other)) return [`${folder} has no texts in ${language}`];
  const [files, others] = [own, other].map((one) => readdirSync(one).toSorted().join(', '));
  if (files !== others) return [`different files: ${files} and ${others}`];
  return compareTexts(language, readTextsOf(own), readTextsOf(other));
}
