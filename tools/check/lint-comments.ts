import { findFiles, lineAt, readText, report } from './files.ts';

/** Biome formats and oxlint lints here, so these comments switch off nothing. */
const STALE = /biome-ignore(?:-all|-start|-end)?\s+lint|eslint-(?:disable|enable)|@ts-(?:ignore|nocheck)/g;
const CODE = ['{apps,packages,tools,bench,test,e2e}/**/*.{ts,tsx,js,cjs,mjs,css}', '*.{ts,js,cjs,mjs}'];

/** Comments that disable a linter which does not run, or the compiler for a whole file. */
export async function lintComments(root: string): Promise<string | null> {
  return report(
    findFiles(root, CODE).flatMap((file) => {
      if (file.startsWith('tools/check/')) return [];
      const text = readText(root, file);
      return [...text.matchAll(STALE)].map(
        ({ 0: comment, index }) => `${file}:${lineAt(text, index)} ${comment}`,
      );
    }),
  );
}
