import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compareTexts } from '../../packages/vite-plugins/src/text-parity.ts';
import { readText, report } from './files.ts';

const FOLDERS = ['apps/web/app/texts', 'apps/console/app/texts'];

/** Every text exists in both languages with the same placeholders, and every feature's file in both folders. */
export async function textParity(root: string): Promise<string | null> {
  return report(FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap(differences));

  function differences(folder: string): string[] {
    const [english, arabic] = [filesOf(root, `${folder}/en`), filesOf(root, `${folder}/ar`)];
    if (english !== arabic) return [`different files: ${english} and ${arabic}`];
    return compareTexts(readTexts(root, `${folder}/en`), readTexts(root, `${folder}/ar`));
  }
}

function filesOf(root: string, folder: string): string {
  return readdirSync(path.join(root, folder)).toSorted().join(', ');
}

function readTexts(root: string, folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(path.join(root, folder))) {
    const entries: unknown = JSON.parse(readText(root, path.join(folder, file)));
    for (const [key, text] of Object.entries(entries as Record<string, string>))
      texts[`${path.basename(file, '.json')}.${key}`] = text;
  }
  return texts;
}
