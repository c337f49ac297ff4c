import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFiles, readText } from './files.ts';

/** A door with more names is a list of files rather than a wall. */
const MOST_NAMES = 35;

/** The doors of rooms of the API (`index.ts`) that export more names than a reader takes in. Methods of an object count. */
export function wideDoors(root: string): string[] {
  return findFiles(root, 'apps/api/src/**/index.ts').flatMap((door) => {
    const count = countNames(root, door);
    return count > MOST_NAMES ? [`${door}: exports ${count} names, allowed ${MOST_NAMES}`] : [];
  });
}

function countNames(root: string, door: string): number {
  const text = readText(root, door);
  const exported = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => countMethods(root, path.join(path.dirname(door), from), name.split(' as ')[0] ?? '')),
  );
  const own = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    countMethods(root, door, name),
  );
  return [...exported, ...own].reduce((sum, count) => sum + count, 0);
}

/** The methods of an object that a file exports; 1 for anything else. */
function countMethods(root: string, file: string, name: string): number {
  if (!existsSync(path.join(root, file))) return 1;
  const literal = new RegExp(`^export const ${name}\\b[^=\\n]*= \\{\\n([^]*?)^\\}`, 'm');
  const body = literal.exec(readText(root, file))?.[1] ?? '';
  const members = body.match(/^ {2}[\w.'].*/gm) ?? [];
  const methods = members.filter((member) => /^ {2}(async )?\w+(,|: \w+,|: (async )?\(|\()/.test(member));
  return methods.length > 0 && methods.length === members.length ? methods.length : 1;
}
