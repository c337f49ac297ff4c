import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/imports';
import type { ConsoleContext } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { fleetFiles } from '../../rental/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { consoleFaultText } from '../faults/fault.ts';
import { IMPORT_JOB } from './import-job.ts';
import {
  countRuns,
  findRun,
  type ImportRun,
  insertRun,
  listRuns,
  lockRun,
  updateRun,
} from './import-runs.queries.ts';
import { maySetTaxes, requireVehiclesAllowed } from './imported.ts';

const MOST_STORES = 500;
const MOST_NAME_CHARACTERS = 200;

export async function listImports(
  ctx: ConsoleContext,
  of: contract.Imported,
  { limit, store_id: storeId, cursor }: ParsedInput<typeof contract.listImports>['query'],
) {
  const filter = { storeId, of };
  const offset = Number(cursor) || 0;
  const runs = await listRuns(ctx.db, ctx.scope, filter, { limit: limit + 1, offset });
  const page = runs.slice(0, limit);
  const toRow = await rowsOf(ctx, page);
  return {
    rows: page.map(toRow),
    total: await countRuns(ctx.db, ctx.scope, filter),
    total_is_bound: false,
    next: runs.length > page.length ? String(offset + page.length) : null,
  };
}

export async function listImportOptions(
  ctx: ConsoleContext,
  { of }: ParsedInput<typeof contract.listImportOptions>['query'],
) {
  const providers = await fleetFiles.listProviders(ctx.db, ctx.scope, null);
  const stores = await namesOfStores.listIn(ctx.db, ctx.scope, ctx.language, MOST_STORES + providers.length);
  const ids = new Set(providers.map(({ id }) => id));
  return {
    stores: stores.filter(({ id }) => ids.has(id) === (of === 'vehicles')).slice(0, MOST_STORES),
    create_categories: ctx.scope.all,
  };
}

export async function readImport(ctx: ConsoleContext, id: number): Promise<contract.ImportDetail> {
  const run = requireFound(await findRun(ctx.db, id));
  const toRow = await rowsOf(ctx, [run]);
  return {
    ...toRow(run),
    create_categories: run.createCategories,
    pictures: run.pictures,
    importable: isImportable(run),
    faults: run.faults.map(({ line, column, ...fault }) => ({
      line,
      column,
      text: consoleFaultText(fault, ctx.language),
    })),
    notes: run.notes.map((note) => consoleFaultText(note, ctx.language)),
    changes: run.changes,
    failure: run.failure,
  };
}

/**
 * Stores the upload and queues its check. Throws `import_file`, `import_categories` for a limited scope, and
 * `permission_denied` for vehicles that the member cannot change.
 */
export async function checkImport(
  ctx: ConsoleContext,
  body: ParsedInput<typeof contract.checkImport>['body'],
) {
  await requireVehiclesAllowed(ctx, body.store_id);
  if (body.create_categories && !ctx.scope.all)
    throw new AppError('import_categories', {}, 'create_categories');
  const file = ctx.uploads.find(({ field, bytes }) => field === 'file' && bytes.length > 0);
  if (!file) throw new AppError('import_file', {}, 'file');
  const id = await insertRun(ctx.db, {
    storeId: body.store_id,
    staffId: ctx.member.id,
    fileName: file.filename.slice(0, MOST_NAME_CHARACTERS),
    fileKey: await ctx.files.putPrivate(file.bytes),
    createCategories: body.create_categories,
    pictures: body.pictures,
    setsTaxes: await maySetTaxes(ctx, body.store_id),
  });
  ctx.setTarget(id);
  await ctx.jobs.send(ctx.db, IMPORT_JOB, { importId: id });
  return readImport(ctx, id);
}

/** Queues the import of a checked file, or repeats one. Throws `import_running` and `import_faulty`. */
export async function startImport(ctx: ConsoleContext, id: number, skipFaults: boolean) {
  const run = requireFound(await lockRun(ctx.db, id));
  if (run.state === 'checking' || run.state === 'importing') throw new AppError('import_running');
  if (!isImportable(run) || (run.state === 'checked' && run.faultCount > 0 && !skipFaults))
    throw new AppError('import_faulty');
  await requireVehiclesAllowed(ctx, run.storeId);
  await updateRun(ctx.db, id, { state: 'importing', progress: 0, skipFaults, failure: null });
  await ctx.jobs.send(ctx.db, IMPORT_JOB, { importId: id });
  return readImport(ctx, id);
}

export async function findImportPlace(ctx: ConsoleContext, id: number) {
  const run = await findRun(ctx.db, id);
  return run && findStorePlace(ctx.db, run.storeId);
}

function isImportable({ state, created, updated, unchanged }: ImportRun): boolean {
  return state === 'failed' || created + updated + unchanged > 0;
}

async function rowsOf(ctx: ConsoleContext, runs: ImportRun[]) {
  const stores = await namesOfStores.list(ctx.db, [...new Set(runs.map((run) => run.storeId))], ctx.language);
  const names = new Map(stores.map((store) => [store.id, store]));
  const staff = await listStaffNames(
    ctx.db,
    runs.map((run) => run.staffId),
  );
  return (run: ImportRun): contract.ImportRow => ({
    id: run.id,
    store: names.get(run.storeId) ?? { id: run.storeId, name: '' },
    file_name: run.fileName,
    state: run.state,
    progress: run.progress,
    products: run.products,
    created: run.created,
    updated: run.updated,
    unchanged: run.unchanged,
    fault_count: run.faultCount,
    by: staff.get(run.staffId) ?? null,
    created_at: run.createdAt.toISOString(),
  });
}
