import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Differences between two languages' texts, one sentence each: keys, and the `{names}` they use. */
export function compareTexts(english: Record<string, string>, arabic: Record<string, string>): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(english)) if (!(key in arabic)) problems.push(`Arabic lacks ${key}`);
  for (const key of Object.keys(arabic)) if (!(key in english)) problems.push(`English lacks ${key}`);
  for (const [key, text] of Object.entries(english)) {
    const other = arabic[key];
    if (other === undefined) continue;
    if (names(text) !== names(other))
      problems.push(`${key} uses {${names(text)}} in English and {${names(other)}} in Arabic`);
    if (other.trim() === '') problems.push(`${key} is empty in Arabic`);
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
