import { catalogImports, type StoreImport } from '@errand/api/imports';
import { StartError } from '../start-error.ts';
import { visibleText } from '../visible-text.ts';
import { defineCommand } from './command.ts';
import { requireFile } from './require-file.ts';
import { withDeps } from './with-deps.ts';

const HELP = `Usage: npm run errand -- stores import FILE.csv [options]

Adds and changes the stores of a CSV file with the columns of docs/import.md, all or none, by the rules of the console's
form. Exit codes: 0, 1 for a wrong command or file, 2 for stores that are rejected.

  --dry-run   checks the file and writes nothing
  --json      prints {"stores": [{"id", "name", "slug", "change"}], "faults": [{"at", "column", "text"}]} for programs; "at" is the line`;

/** `stores import FILE`. Returns the exit code. */
export const storesCommand = defineCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  async run([verb, name, ...more], values, reporter) {
    if (verb !== 'import' || name === undefined || more.length > 0)
      throw new StartError('One file is imported at a time: npm run errand -- stores import FILE.csv.');
    const file = requireFile(name);
    const dryRun = values['dry-run'] ?? false;
    return withDeps(reporter, async (deps) => {
      const result = await catalogImports.stores(deps, { file, dryRun });
      for (const line of values.json ? [jsonOf(result)] : linesOf(result)) reporter.info(line);
      return result.faults.length > 0 ? 2 : 0;
    });
  },
});

/** A dry run has no ids of new stores. */
function jsonOf({ stores, faults, wrote }: StoreImport): string {
  return JSON.stringify({
    stores: stores.map(({ id, name, slug, change }) => ({
      id: wrote || change !== 'added' ? id : null,
      name,
      slug,
      change,
    })),
    faults: faults.map(({ line, column, text }) => ({ at: line, column, text })),
  });
}

export function linesOf({ stores, faults, wrote }: StoreImport): string[] {
  const found = faults.map(({ line, column, text }) =>
    visibleText(`line ${line}: ${column ? `${column}: ` : ''}${text}`),
  );
  if (found.length > 0) return [...found, 'Nothing was written.'];
  const written = stores.filter(({ change }) => change !== 'unchanged');
  const unchanged = stores.length - written.length;
  if (!wrote)
    return [
      `${written.filter(({ change }) => change === 'added').length} stores can be added, ${written.filter(({ change }) => change === 'changed').length} changed; ${unchanged} are unchanged. Nothing was written.`,
    ];
  return [
    ...written.map(({ id, name, change }) =>
      visibleText(change === 'added' ? `${name} is store ${id}.` : `Store ${id}, ${name}, was changed.`),
    ),
    ...(unchanged > 0 ? [`${unchanged} stores are unchanged.`] : []),
  ];
}
