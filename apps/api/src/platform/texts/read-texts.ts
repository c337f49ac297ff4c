import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../texts');

/** One language's texts of the server, `errors.not_found` → ICU message, from `texts/<language>/<area>.json`. */
export function readTexts(language: string): Record<string, string> {
  const folder = path.join(FOLDER, language);
  const files = readdirSync(folder).map((file): [string, Record<string, string>] => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(
    files.flatMap(([area, texts]) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text])),
  );
}
