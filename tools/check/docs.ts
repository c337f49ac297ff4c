import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.ts';

/** Files and folders that the docs name in backticks or links must exist. */
export async function docs(): Promise<string | null> {
  const problems: string[] = [];
  for (const file of ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })]) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const name of namedPaths(text)) {
      const here = path.join(ROOT, path.dirname(file), name);
      if (!existsSync(path.join(ROOT, name)) && !existsSync(here)) problems.push(`${file} names ${name}`);
    }
  }
  return problems.length > 0 ? problems.join('\n') : null;
}

function namedPaths(text: string): string[] {
  const ticks = [...text.matchAll(/`((?:apps|packages|tools|bench|docs|test)\/[\w./-]*[\w/-])`/g)].map(
    ([, name]) => name,
  );
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, name]) => name);
  return [...new Set([...ticks, ...links])].filter((name): name is string => name !== undefined);
}
