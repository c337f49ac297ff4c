import { findFiles, isTest, lineAt, readText, report, withoutComments } from './files.ts';

const CODE = ['{apps,packages,tools}/**/*.{ts,tsx}', 'apps/*/public/*.js'];
const LIST = 'packages/domain/src/language/languages.ts';
const SEED = 'apps/api/seed/';

/** A language as a word, `lang="ar"` in markup of a string included, and its translation as a property. */
const NAMED = /(['"`])(?:en|ar)\1|\blang(?:uage)?=(?:en|ar)\b|\.ar\b|(?<![\w'"-])ar\??:(?!:)/g;
const ARABIC = /\p{Script=Arabic}+/gu;

/** Files that treat the writing of a language, and fields that other programs read. */
const EXCEPTIONS: Record<string, string> = {
  'apps/api/src/features/city-maps/place-search.ts': 'names are found without the Arabic article',
  'apps/api/src/features/registration/console/applications.serializer.ts': 'the wire has `name_ar`',
  'apps/api/src/platform/documents/documents.fixture.ts': 'an order of tests in both languages',
  'apps/api/src/platform/documents/saudi-qr.ts': 'the law requires the name in Arabic',
  'apps/api/src/platform/search/search-text.ts': 'words are found without the Arabic article',
  'apps/web/app/features/catalog/item/options/choice-buttons.tsx': 'names of colors in data of stores',
  'packages/domain/src/search/fold-text.ts': 'Arabic letters that are written in several ways',
  'packages/domain/src/search/measures.ts': 'units that people type, in any language of the shop',
  'packages/domain/src/search/spelling-variants.ts': 'Arabic letters that sound alike',
  'tools/check/languages.ts': 'this list',
  'tools/spoken/spoken-order.ts': 'times and durations in recorded Arabic speech',
  'tools/spoken/reading-faults.ts': 'the scripts of the recorded languages',
};

/** Code names no language and has no Arabic text: the list of languages and the catalogs have them. */
export async function languages(root: string): Promise<string | null> {
  const files = findFiles(root, CODE).filter(
    (file) => !isTest(file) && file !== LIST && !file.startsWith(SEED) && !(file in EXCEPTIONS),
  );
  return report(
    files.flatMap((file) => {
      const text = withoutComments(readText(root, file));
      return [NAMED, ARABIC].flatMap((pattern) =>
        Array.from(
          text.matchAll(pattern),
          ({ 0: found, index }) => `${file}:${lineAt(text, index)} ${found}`,
        ),
      );
    }),
  );
}
