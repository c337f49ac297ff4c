import path from 'node:path';
import { findFiles, isTest, readText } from './files.ts';

const LONG = 300;
const SMALL = 25;
const CODE = '{apps,packages,tools,bench,test,e2e}/**/*.{ts,tsx,js,css}';
/** Tables of values rather than code. */
const DATA =
  /^apps\/api\/seed\/world\/|^apps\/console\/app\/areas\.ts$|^packages\/contract\/src\/errors\.ts$/;
/** Found by their place or name rather than by their user. */
const OWN_PLACE = /(^|\/)(index|lazy-[^/]*)\.tsx?$|\.(tables|routes|views|jobs|server)\.tsx?$|\.d\.ts$/;

/**
 * Reports sizes, which are no rule: a file is one thing that a reader looks for. A long file may hold two of them, and a
 * small one with a single user may be a part of that user.
 */
export async function fileSizes(root: string): Promise<string> {
  const files = findFiles(root, CODE).filter((file) => !DATA.test(file));
  const lengths = new Map(files.map((file) => [file, readText(root, file).trimEnd().split('\n').length]));
  const long = files.filter((file) => !isTest(file) && (lengths.get(file) ?? 0) > LONG);
  const users = usersOf(root, files);
  const small = files.filter(
    (file) => isPart(file) && (lengths.get(file) ?? 0) < SMALL && users.get(file)?.size === 1,
  );
  const byPlace = Map.groupBy(small, (file) => file.split('/').slice(0, 2).join('/'));
  return [
    `${long.length} files above ${LONG} lines`,
    ...long.map((file) => `  ${file}: ${lengths.get(file)}`),
    `${small.length} files below ${SMALL} lines with one user`,
    ...[...byPlace].map(([place, { length }]) => `  ${place}: ${length}`),
  ].join('\n');
}

function isPart(file: string): boolean {
  return /\.tsx?$/.test(file) && !isTest(file) && !OWN_PLACE.test(file);
}

/** The files that import each file by a path, tests left out. */
function usersOf(root: string, files: string[]): Map<string, Set<string>> {
  const users = new Map(files.map((file) => [file, new Set<string>()]));
  for (const file of files.filter((one) => !isTest(one))) {
    const app = file.split('/').slice(0, 2).join('/');
    for (const [, specifier = ''] of readText(root, file).matchAll(/\b(?:from|import\()\s*'([.#][^']+)'/g)) {
      const target = specifier.startsWith('#')
        ? `${app}/app/${specifier.slice(1)}`
        : path.posix.join(path.dirname(file), specifier);
      users.get(target)?.add(file);
    }
  }
  return users;
}
