import { DEFAULT_LANGUAGE, translated } from '@errand/domain/language';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { ledgerMonths } from '../ledger/index.ts';
import { checkMonth } from './check-month.ts';
import { hashMonth, writeFile } from './closing-file.ts';
import {
  findClosing,
  findFile,
  hashBefore,
  listUnwritten,
  lockClosing,
  monthOf,
  updateClosing,
} from './closings.queries.ts';

/** Compares the books of a month that is about to be closed. */
export const CHECK_CLOSING_JOB = jobName<{ closingId: number }>('closing.check');
/** Writes the files of closed months. */
export const WRITE_CLOSINGS_JOB = jobName<{ closingId: number }>('closing.write');

/** The most lines that are stored of what differs. */
const MOST_PROBLEMS = 100;

type JobDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'now' | 'pool' | 'settings'>;

export function registerClosingJobs(deps: JobDeps): void {
  deps.jobs.work(CHECK_CLOSING_JOB, ({ closingId }) => check(deps, closingId));
  deps.jobs.work(WRITE_CLOSINGS_JOB, async () => {
    for (const id of await listUnwritten(deps.db)) await write(deps, id);
  });
}

async function check(deps: JobDeps, id: number): Promise<void> {
  const closing = await findClosing(deps.db, id);
  if (closing?.status !== 'checking') return;
  // What changes from here on is compared again when the month is closed.
  const checkedAt = new Date(deps.now());
  const problems = await checkMonth(deps, monthOf(closing));
  await deps.db.transaction(async (tx) => {
    if ((await lockClosing(tx, id))?.status !== 'checking') return;
    await updateClosing(tx, id, {
      status: problems.length > 0 ? 'differing' : 'ready',
      checkedAt,
      problems: problems.slice(0, MOST_PROBLEMS),
      problemCount: problems.length,
    });
    await tellConsoles(deps, tx);
  });
}

/** Writes the file of a closed month once. The entries and sums of a closed month are final. */
async function write(deps: JobDeps, id: number): Promise<void> {
  const settings = await deps.settings();
  await deps.db.transaction(async (tx) => {
    const closing = await lockClosing(tx, id);
    if (!closing?.closedAt || (await findFile(tx, id)) !== null) return;
    const month = monthOf(closing);
    const previousHash = await hashBefore(tx, month);
    const { entries, hash } = await hashMonth(tx, month, previousHash);
    const file = await writeFile(deps.pool, {
      format: 'errand-closing-1',
      month,
      shop: translated(settings.business_name, DEFAULT_LANGUAGE),
      currency: settings.currency_code,
      digits: settings.digit_after_decimal_point,
      closed_at: closing.closedAt.toISOString(),
      entries,
      hash,
      previous_hash: previousHash,
      balances: await ledgerMonths.balances(tx, month),
      sums: await ledgerMonths.sums(tx, month),
    });
    await updateClosing(tx, id, { entries, hash, file });
    await tellConsoles(deps, tx);
  });
}

async function tellConsoles({ events }: JobDeps, tx: Tx): Promise<void> {
  await events.publish(tx, CONSOLE_CHANGED, { resource: 'finance', id: null, place: null });
}
