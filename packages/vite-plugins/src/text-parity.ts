import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The texts of a catalog's folder, `cart.title` → ICU message, from its `<area>.json`. */
export function readTextsOf(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder).toSorted()) {
    const entries: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const [key, text] of Object.entries(entries as Record<string, string>))
      texts[`${path.basename(file, '.json')}.${key}`] = text;
  }
  return texts;
}

/** Differences of a language's texts from those of the default language, one sentence each: keys, and their `{names}`. */
export function compareTexts(
  language: string,
  texts: Record<string, string>,
  others: Record<string, string>,
): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(texts)) if (!(key in others)) problems.push(`${language} lacks ${key}`);
  for (const key of Object.keys(others)) if (!(key in texts)) problems.push(`only ${language} has ${key}`);
  for (const [key, text] of Object.entries(texts)) {
    const other = others[key];
    if (other === undefined) continue;
    if (names(text) !== names(other))
      problems.push(`${key} uses {${names(other)}} in ${language} instead of {${names(text)}}`);
    if (other.trim() === '') problems.push(`${key} is empty in ${language}`);
  }
  return problems;
}

/** The placeholder names of a text, including those in plural forms. */
function names(text: string): string {
  return [...new Set(namesIn(compileMessage(text)))].toSorted().join(', ');
}

function namesIn(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , forms] = token as [string, string?, Record<string, unknown>?];
    return [name, ...Object.values(forms ?? {}).flatMap(namesIn)];
  });
}
