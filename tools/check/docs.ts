import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFiles, readText, report } from './files.ts';

/** Files and folders that the docs name in backticks or links must exist. */
export async function docs(root: string): Promise<string | null> {
  return report(
    findFiles(root, ['*.md', 'docs/**/*.md']).flatMap((file) =>
      namedPaths(readText(root, file))
        .filter((name) => !exists(root, '.', name) && !exists(root, path.dirname(file), name))
        .map((name) => `${file} names ${name}`),
    ),
  );
}

function exists(root: string, folder: string, name: string): boolean {
  return existsSync(path.join(root, folder, name));
}

function namedPaths(text: string): string[] {
  const ticks = [...text.matchAll(/`((?:apps|packages|tools|bench|docs|test)\/[\w./-]*[\w/-])`/g)];
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  return [...new Set([...ticks, ...links].map(([, name = '']) => name))];
}
