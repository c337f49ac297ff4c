import { findFiles, readText } from '../files.ts';
import { type Declaration, reachable, readDeclarations } from './symbols.ts';

const API = 'apps/api/src';

/**
 * Tables that no route, command or job fills. The seed and the simulated actors of the demo do not count: a shop begins
 * without them.
 */
export function unwrittenTables(root: string): string[] {
  const tables = readTables(root);
  const written = new Set(
    reachable(readDeclarations(root, 'apps/{api,server}/src/**/*.ts'), isEntry).flatMap((one) =>
      writesOf(one, tables),
    ),
  );
  return [...tables.values()].filter((name) => !written.has(name)).toSorted();
}

/** Routes, jobs, commands and the start of the server. The parts of the process come to them in their context. */
function isEntry(file: string): boolean {
  if (/\/features\/demo(-bank)?\//.test(file)) return false;
  return /\.(routes|jobs)\.ts$/.test(file) || /^apps\/(server|api\/src\/(platform|console))\//.test(file);
}

/** Names of tables by their constants. */
function readTables(root: string): Map<string, string> {
  return new Map(
    findFiles(root, `${API}/**/*.tables.ts`).flatMap((file) =>
      [...readText(root, file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
        ({ 1: constant = '', 2: name = '' }) => [constant, name] as const,
      ),
    ),
  );
}

/** `versionedRows` and `promotionRows` insert into the table that they are made for. */
const INSERT =
  /\.insert\(\s*(\w+)|\binsert into \$\{(\w+)\}|\binsert into (\w+)|\b(?:versioned|promotion)Rows\(\s*(\w+)|\binsert\w+\(\s*'(\w+)'/gi;

function writesOf({ text, imports }: Declaration, tables: Map<string, string>): string[] {
  return [...text.matchAll(INSERT)].flatMap(([, ...names]) => {
    const name = names.find((one) => one !== undefined) ?? '';
    return tables.get(imports.get(name)?.name ?? name) ?? name;
  });
}
