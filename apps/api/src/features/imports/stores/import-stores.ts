import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { errorText } from '../../../platform/texts/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { type NewStore, storeRecords } from '../../stores/records/index.ts';
import { createDecimals } from '../cells/decimals.ts';
import { openCsv, UnreadableFile } from '../csv/csv-rows.ts';
import { fault } from '../faults/fault.ts';
import { headerProblem } from '../own-csv.ts';
import type { Problem } from '../product.ts';
import { NEEDED_STORE_COLUMNS, readKeys, readStoreRow, STORE_COLUMNS } from './read-stores.ts';

export type StoreImport = {
  stores: { id: number; name: string; slug: string }[];
  faults: Problem[];
  /** Whether the stores were added: not in a dry run, and not with faults. */
  wrote: boolean;
};

type Draft = { line: number; store: NewStore };

/** Rolls back the transaction of a dry run, or of a file with faults. */
class Undo extends Error {}

/**
 * Adds the stores of a CSV file by the rules of the console's form, all or none. A store is identified by its slug,
 * which is derived from the name if the file has none, so that a second import of a file is rejected.
 */
export async function importStores(
  deps: Pick<Deps, 'db' | 'events'> & Parameters<typeof moneyStyle>[0],
  { file, dryRun = false }: { file: string; dryRun?: boolean },
): Promise<StoreImport> {
  const { drafts, faults } = await readStores(deps, file);
  const stores: StoreImport['stores'] = [];
  if (faults.length > 0) return { stores, faults, wrote: false };
  try {
    const { country } = await deps.settings();
    await deps.db.transaction(async (tx) => {
      for (const draft of drafts) {
        const made = await add(tx, draft, country);
        if ('code' in made) faults.push(made);
        else stores.push(made);
      }
      if (dryRun || faults.length > 0) throw new Undo();
      await publishCatalogChanged(deps, tx);
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return { stores: faults.length > 0 ? [] : stores, faults, wrote: faults.length === 0 && !dryRun };
}

async function readStores(
  deps: Parameters<typeof importStores>[0],
  file: string,
): Promise<{ drafts: Draft[]; faults: Problem[] }> {
  const drafts: Draft[] = [];
  const faults: Problem[] = [];
  try {
    const { delimiter, columns, rows } = await openCsv(file);
    faults.push(...headerFaults(columns));
    if (faults.length > 0) return { drafts, faults };
    const { digits } = await moneyStyle(deps);
    const amounts = { digits, decimals: createDecimals(delimiter) };
    const keys = await readKeys(deps.db);
    for await (const row of rows) {
      const read = 'problems' in row ? row : readStoreRow(row, keys, amounts);
      if ('problems' in read) faults.push(...read.problems);
      else if ('cells' in row) drafts.push({ line: row.line, store: read.store });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { drafts: [], faults: [error.problem] };
  }
  if (drafts.length + faults.length === 0)
    faults.push({ line: 1, column: null, ...fault('file_without_stores') });
  return { drafts, faults };
}

function headerFaults(columns: string[]): Problem[] {
  const unknown = columns.filter((name) => name !== '' && !STORE_COLUMNS.has(name));
  const missing = NEEDED_STORE_COLUMNS.filter((name) => !columns.includes(name));
  return [
    ...unknown.map((name) => headerProblem(name, 'column_unknown')),
    ...missing.map((name) => headerProblem(name, 'column_missing')),
  ];
}

async function add(
  tx: Tx,
  { line, store }: Draft,
  country: string,
): Promise<StoreImport['stores'][number] | Problem> {
  try {
    return { ...(await storeRecords.add(tx, store, country)), name: store.name.en };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [{ code, field, details }] = error.rejections;
    return {
      line,
      column: field ?? null,
      ...fault('rule', { reason: errorText(code, DEFAULT_LANGUAGE, details) }),
    };
  }
}
