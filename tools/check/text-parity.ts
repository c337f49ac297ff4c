import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compareTexts } from '../../apps/web/vite/text-parity.ts';
import { readText, report } from './files.ts';

const TEXTS = 'apps/web/app/texts';

/** Every text exists in both languages with the same placeholders, and every feature's file in both folders. */
export async function textParity(root: string): Promise<string | null> {
  const [english, arabic] = [filesOf(root, 'en'), filesOf(root, 'ar')];
  if (english !== arabic) return `different files: ${english} and ${arabic}`;
  return report(compareTexts(readTexts(root, 'en'), readTexts(root, 'ar')));
}

function filesOf(root: string, language: string): string {
  return readdirSync(path.join(root, TEXTS, language))
    .toSorted()
    .join(', ');
}

function readTexts(root: string, language: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(path.join(root, TEXTS, language))) {
    const entries: unknown = JSON.parse(readText(root, path.join(TEXTS, language, file)));
    for (const [key, text] of Object.entries(entries as Record<string, string>))
      texts[`${path.basename(file, '.json')}.${key}`] = text;
  }
  return texts;
}
