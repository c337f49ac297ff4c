import { findFiles, isTest, lineAt, readText, report, withoutComments } from './files.ts';

const CODE = '{apps,packages}/**/*.{ts,tsx}';
const SEED = 'apps/api/seed/';
const WORDS = String.raw`'[\w.-]+'`;
/** `z.enum([…])`, `enum: […]`, `const NAME = […]` and `[…] as const`. */
const LIST = new RegExp(
  String.raw`(z\.enum\(|\benum: |\bconst \w+(?:: [^=\n]+)? = )?\[\s*((?:${WORDS},?\s*){3,})\]( as const)?`,
  'g',
);
/** `type Name = 'a' | 'b' | 'c'`, and the same as the type of a field or parameter. */
const UNION = new RegExp(String.raw`[=:]\s*\|?\s*((?:${WORDS}\s*\|\s*){2,}${WORDS})`, 'g');

/** Every set of three or more words that a field or type allows is written in one file, so that a new word is one edit. */
export async function enumerations(root: string): Promise<string | null> {
  const places = new Map<string, Record<string, number>>();
  for (const file of findFiles(root, CODE).filter((name) => !isTest(name) && !name.startsWith(SEED))) {
    const text = withoutComments(readText(root, file));
    for (const { words, offset } of [...listsOf(text), ...unionsOf(text)]) {
      const set = words.match(new RegExp(WORDS, 'g')) ?? [];
      // A list that repeats a word is a sequence.
      if (new Set(set).size < set.length) continue;
      const key = set.toSorted().join(' ');
      places.set(key, { ...places.get(key), [file]: lineAt(text, offset) });
    }
  }
  return report(
    [...places].flatMap(([words, lines]) => {
      const found = Object.entries(lines).map(([file, line]) => `${file}:${line}`);
      return found.length > 1 ? [`${words}: ${found.join(', ')}`] : [];
    }),
  );
}

function listsOf(text: string) {
  return [...text.matchAll(LIST)].flatMap(({ 1: before, 2: words = '', 3: after, index }) =>
    before || after ? [{ words, offset: index }] : [],
  );
}

function unionsOf(text: string) {
  return [...text.matchAll(UNION)].map(({ 1: words = '', index }) => ({ words, offset: index }));
}
