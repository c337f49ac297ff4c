import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@errand/domain/language';

/** Finds the script with the texts of the first views, which the entry imports once it knows the page's language. */
export function createTextsFile(clientFolder: string): (language: LanguageCode) => string {
  let files: string[] | null = null;
  return (language) => {
    files ??= readdirSync(path.join(clientFolder, 'assets'));
    const file = files.find((name) => name.startsWith(`texts-${language}-`) && name.endsWith('.js'));
    if (!file) throw new Error(`The build has no texts in ${language}.`);
    return `/assets/${file}`;
  };
}
