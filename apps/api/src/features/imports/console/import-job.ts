import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Deps } from '../../../platform/deps.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { fleetFiles } from '../../rental/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import type { ImportDeps } from '../import-options.ts';
import { type ImportReport, ImportRunning, importProducts } from '../import-products.ts';
import { ImportStopped } from '../import-stopped.ts';
import type { Problem } from '../product.ts';
import { findRun, type ImportRun, updateRun } from './import-runs.queries.ts';
import { isProvider } from './imported.ts';

export const IMPORT_JOB = jobName<{ importId: number }>('import-products');

type JobDeps = ImportDeps & Pick<Deps, 'jobs'>;

/** Seconds until a job is retried while another import is running. */
const RETRY_SECONDS = 3;
const MAX_STORED_FAULTS = 500;
const PROGRESS_MS = 500;

export function registerImportJobs(deps: JobDeps): void {
  deps.jobs.work(IMPORT_JOB, ({ importId }) => runImport(deps, importId));
}

/** Checks or imports the file of a run, depending on its state. Idempotent: a repeated job writes nothing twice. */
async function runImport(deps: JobDeps, id: number): Promise<void> {
  const run = await findRun(deps.db, id);
  if (!run || (run.state !== 'checking' && run.state !== 'importing')) return;
  try {
    const report = await importStored(deps, run);
    const state = run.state === 'checking' ? 'checked' : 'done';
    await updateRun(deps.db, id, { ...toResult(report), state, progress: 1 });
  } catch (error) {
    if (error instanceof ImportRunning) {
      await deps.jobs.send(deps.db, IMPORT_JOB, { importId: id }, { startAfterSeconds: RETRY_SECONDS });
      return;
    }
    deps.log.warn({ err: error }, 'import failed');
    const failure = error instanceof ImportStopped ? error.reason : 'internal error';
    await updateRun(deps.db, id, { state: 'failed', failure });
  }
  await publishEnd(deps, run);
}

async function importStored(deps: JobDeps, run: ImportRun): Promise<ImportReport> {
  const bytes = await deps.files.readPrivate(run.fileKey);
  if (!bytes) throw new Error('the uploaded file is gone');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-import-'));
  const progress = createProgress(deps, run.id);
  try {
    const file = path.join(folder, 'import.csv');
    await writeFile(file, bytes);
    const dryRun = run.state === 'checking';
    if (await isProvider(deps.db, run.storeId))
      return await fleetFiles.import(deps, {
        file,
        dryRun,
        providerId: run.storeId,
        createKinds: run.createCategories,
        skipErrors: run.skipFaults,
      });
    return await importProducts(deps, {
      file,
      dryRun,
      store: String(run.storeId),
      isOnlyStore: true,
      createCategories: run.createCategories,
      setsTaxes: run.setsTaxes,
      skipErrors: run.skipFaults,
      pictures: { leaveOut: !run.pictures },
      onProgress: (what, share) => progress.report(dryRun || what === 'write' ? share : 0),
    });
  } finally {
    await progress.settled();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the progress at most twice a second, one write at a time. */
function createProgress({ db, log }: Pick<Deps, 'db' | 'log'>, id: number) {
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;
  return {
    report(progress: number): void {
      if (performance.now() - writtenAt < PROGRESS_MS) return;
      writtenAt = performance.now();
      writing = writing
        .then(() => updateRun(db, id, { progress }))
        .catch((error: unknown) => log.warn({ err: error }, 'the progress of an import was not written'));
    },
    settled: () => writing,
  };
}

function toResult({ products, problems, notes, changes, ...counts }: ImportReport): Partial<ImportRun> {
  return {
    products,
    created: counts.created,
    updated: counts.updated,
    unchanged: counts.unchanged,
    faultCount: problems.length,
    faults: problems.slice(0, MAX_STORED_FAULTS).map(toStored),
    notes: notes.map(({ code, details }) => ({ code, details })),
    ...(changes.length > 0 && { changes }),
    failure: null,
  };
}

function toStored({ line, column, code, details }: Problem) {
  return { line, column, code, details };
}

/** Notifies consoles, whose lists of imports and of what was imported then refetch. */
async function publishEnd({ db, events }: JobDeps, { id, storeId, state }: ImportRun): Promise<void> {
  const place = await findStorePlace(db, storeId);
  const changed = { id: String(id), by: null, memberId: null, place };
  await events.publish(db, CONSOLE_CHANGED, { resource: 'imports', ...changed });
  const resource = (await isProvider(db, storeId)) ? 'rental' : 'catalog';
  if (state === 'importing') await events.publish(db, CONSOLE_CHANGED, { resource, ...changed });
}
