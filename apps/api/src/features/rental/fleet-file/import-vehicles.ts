import { sql } from 'drizzle-orm';
import { publishShopChanged } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { csvFiles, type ImportReport, type Problem, UnreadableFile } from '../../imports/csv/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { listProviders, lockFleet } from '../records/vehicles.queries.ts';
import { FLEET_COLUMNS, NEEDED_FLEET_COLUMNS } from './fleet-columns.ts';
import { readKinds } from './fleet-kinds.ts';
import { createFleet } from './fleet-writer.ts';
import { readVehicle } from './read-vehicle.ts';

const { fault } = csvFiles;

/** Key of the advisory lock of a provider's fleet. A second import of the same provider waits. */
const LOCK = 7_312_017;
const MOST_ROWS = 5000;
/** Changes that a preview names; it counts all of them. */
const MOST_CHANGES = 200;

export type FleetImport = {
  file: string;
  providerId: number;
  /** Checks everything and writes nothing. */
  dryRun: boolean;
  /** Adds the categories and brands that the shop does not have. */
  createKinds: boolean;
  /** Writes the valid vehicles of a file that has errors. */
  skipErrors: boolean;
};

type FleetDeps = Pick<Deps, 'db' | 'events' | 'now'> & Parameters<typeof moneyStyle>[0];

/** Rolls back the transaction of a dry run, or of a file with errors. */
class Undo extends Error {}

/**
 * Adds and changes vehicles of a provider by the rules of the console's form, in one transaction. `id` is the vehicle's
 * slug; a row without one is the provider's vehicle of its name. Plates are added and moved in and out of service, never
 * removed. A column that the file lacks leaves its field as it is.
 */
export async function importVehicles(deps: FleetDeps, options: FleetImport): Promise<ImportReport> {
  const report = emptyReport();
  try {
    await deps.db.transaction(async (tx) => {
      await importRows(deps, tx, options, report);
      const isRejected = report.problems.length > 0 && !options.skipErrors;
      if (options.dryRun || isRejected) throw new Undo();
      await publishShopChanged({ db: tx, events: deps.events });
      report.wrote = true;
    });
  } catch (error) {
    if (error instanceof UnreadableFile) return { ...emptyReport(), problems: [error.problem] };
    if (!(error instanceof Undo)) throw error;
  }
  const isNothing = !options.dryRun && !report.wrote;
  return isNothing ? { ...emptyReport(), products: report.products, problems: report.problems } : report;
}

function emptyReport(): ImportReport {
  const counts = { products: 0, created: 0, updated: 0, unchanged: 0 };
  return { ...counts, problems: [], notes: [], changes: [], stopped: null, wrote: false };
}

async function importRows(
  deps: FleetDeps,
  tx: Tx,
  options: FleetImport,
  report: ImportReport,
): Promise<void> {
  const [provider] = await listProviders(tx, options.providerId, 1);
  if (!provider) throw new AppError('not_found');
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${provider.id})`);
  const { delimiter, columns, rows } = await csvFiles.open(options.file);
  report.problems.push(...headerProblems(columns));
  if (report.problems.length > 0) return;
  const { digits } = await moneyStyle(deps);
  const decimals = csvFiles.createDecimals(delimiter);
  const own = await lockFleet(tx, provider.id);
  const fleet = createFleet(tx, own, { ...options, nowMs: deps.now() });
  let kinds = await readKinds(tx);
  for await (const row of rows) {
    if (report.products === MOST_ROWS) {
      report.problems.push({ line: 1, column: null, ...fault('too_many_rows', { most: MOST_ROWS }) });
      return;
    }
    report.products += 1;
    const read = 'problems' in row ? row : readVehicle(row, provider, { digits, decimals });
    if ('problems' in read) {
      report.problems.push(...read.problems);
      continue;
    }
    const written = await fleet.write(read, kinds);
    if ('problems' in written) {
      report.problems.push(...written.problems);
      continue;
    }
    const { change } = written;
    report[change] += 1;
    if (change !== 'unchanged' && report.changes.length < MOST_CHANGES)
      report.changes.push({ line: read.line, name: read.name, change });
    if (written.hasNewKinds) kinds = await readKinds(tx);
  }
  if (report.products === 0)
    report.problems.push({ line: 1, column: null, ...fault('file_without_vehicles') });
  const note = decimals.note();
  if (note) report.notes.push(note);
}

function headerProblems(columns: string[]): Problem[] {
  const unknown = columns.filter((name) => name !== '' && !FLEET_COLUMNS.includes(name));
  const missing = NEEDED_FLEET_COLUMNS.filter((name) => !columns.includes(name));
  return [
    ...unknown.map((name) => csvFiles.headerProblem(name, 'column_unknown')),
    ...missing.map((name) => csvFiles.headerProblem(name, 'column_missing')),
  ];
}
