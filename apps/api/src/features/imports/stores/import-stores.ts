import { isDeepStrictEqual } from 'node:util';
import type { StoreDraft } from '@errand/contract/console/stores';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { errorText } from '../../../platform/texts/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { type ScheduledStore, storeRecords } from '../../stores/records/index.ts';
import { createDecimals } from '../cells/decimals.ts';
import { openCsv, UnreadableFile } from '../csv/csv-rows.ts';
import { fault } from '../faults/fault.ts';
import { headerProblem } from '../own-csv.ts';
import type { Problem } from '../product.ts';
import { openOwnStores } from './own-stores.ts';
import {
  columnOfField,
  NEEDED_STORE_COLUMNS,
  type ReadStore,
  readKeys,
  readStoreRow,
  STORE_COLUMNS,
} from './read-stores.ts';

/** What an import does with the store of a row. */
export type StoreChange = 'added' | 'changed' | 'unchanged';

export type StoreImport = {
  stores: { id: number; name: string; slug: string; change: StoreChange }[];
  faults: Problem[];
  /** Whether the stores were written: not in a dry run, and not with faults. */
  wrote: boolean;
};

type Draft = ReadStore & { line: number };

/** Rolls back the transaction of a dry run, or of a file with faults. */
class Undo extends Error {}

/**
 * Adds and changes the stores of a CSV file by the rules of the console's form, all or none. A store is identified by its
 * slug. An empty cell, or a column that the file lacks, leaves the store as it is. A row without a slug has that of its
 * name and never changes a store, which may be another one of this name: it is unchanged, or a fault.
 */
export async function importStores(
  deps: Pick<Deps, 'db' | 'events' | 'now'> & Parameters<typeof moneyStyle>[0],
  { file, dryRun = false }: { file: string; dryRun?: boolean },
): Promise<StoreImport> {
  const { drafts, faults } = await readStores(deps, file);
  const stores: StoreImport['stores'] = [];
  if (faults.length > 0) return { stores, faults, wrote: false };
  const { country } = await deps.settings();
  const now = new Date(deps.now());
  const readOwn = await openOwnStores(deps);
  try {
    await deps.db.transaction(async (tx) => {
      const seen = new Set<string>();
      for (const draft of drafts) {
        const slug = draft.slug ?? storeRecords.slugOf(draft.store.name[DEFAULT_LANGUAGE]);
        try {
          if (seen.has(slug)) throw new AppError('store_slug_taken', { slug }, 'slug');
          stores.push(await write(tx, draft, { slug, country, now, readOwn }));
        } catch (error) {
          faults.push(problemOf(error, draft.line));
        }
        seen.add(slug);
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
      else if ('cells' in row) drafts.push({ line: row.line, ...read });
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

type Writing = {
  slug: string;
  country: string;
  now: Date;
  readOwn: (current: ScheduledStore) => StoreDraft | null;
};

async function write(
  tx: Tx,
  { store, slug: given }: Draft,
  { slug, country, now, readOwn }: Writing,
): Promise<StoreImport['stores'][number]> {
  const name = store.name[DEFAULT_LANGUAGE];
  const current = await storeRecords.lockOfSlug(tx, slug);
  if (!current)
    return { ...(await storeRecords.add(tx, { ...store, slug }, country)), name, change: 'added' };
  const own = readOwn(current);
  const next = own ? mergeDrafts(own, store) : store;
  const { id } = current;
  if (own && isDeepStrictEqual(own, next)) return { id, name, slug, change: 'unchanged' };
  if (given === null) throw new AppError('store_slug_taken', { slug }, 'slug');
  await storeRecords.change(tx, current, next, { country, now });
  return { id, name, slug, change: 'changed' };
}

/** The store with the fields of the file that have a value. An area in its former zone is none in another one. */
function mergeDrafts({ delivery_area: area, ...own }: StoreDraft, file: StoreDraft): StoreDraft {
  const given = Object.entries(file).filter(([, value]) => value !== undefined);
  const texts = (['name', 'kind', 'address'] as const).map((key) => [key, { ...own[key], ...file[key] }]);
  const stays = file.place.zone_id === own.place.zone_id;
  return { ...own, ...(stays && { delivery_area: area }), ...Object.fromEntries([...given, ...texts]) };
}

function problemOf(error: unknown, line: number): Problem {
  if (!(error instanceof AppError)) throw error;
  const [{ code, field, details }] = error.rejections;
  const reason = errorText(code, DEFAULT_LANGUAGE, details);
  return { line, column: field === undefined ? null : columnOfField([field]), ...fault('rule', { reason }) };
}
