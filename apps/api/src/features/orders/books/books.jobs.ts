import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { moneyDifferences } from '../../../platform/metrics/index.ts';
import { provisionPoints } from '../../loyalty/index.ts';
import { auditMoney } from './audit-money.ts';
import { bookHistory } from './book-history.ts';
import { findOpenItems } from './open-items.ts';

export const BOOK_HISTORY_JOB = jobName<NoPayload>('books-history');
export const AUDIT_MONEY_JOB = jobName<NoPayload>('books-audit');

/** A run ends before the next one begins. */
const HISTORY_MS = 9 * 60_000;

/** Books orders and points that have no entries yet, and compares at night all entries with the orders. */
export function registerBookJobs(deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'now' | 'settings'>): void {
  deps.jobs.every(BOOK_HISTORY_JOB, '*/10 * * * *', async () => {
    await bookHistory(deps, deps.now() + HISTORY_MS);
    await provisionPoints(deps);
  });
  deps.jobs.every(AUDIT_MONEY_JOB, '47 2 * * *', () => auditNightly(deps));
}

/** Logs every difference, and sets the metric that operators alert on. */
async function auditNightly(deps: Pick<Deps, 'db' | 'log' | 'now' | 'settings'>): Promise<void> {
  const { compared, differences } = await auditMoney(deps, (difference) =>
    deps.log.error(difference, 'the books of an order differ from it'),
  );
  moneyDifferences.set(differences);
  const open = await findOpenItems(deps);
  deps.log.info({ compared, differences, open }, 'the books were compared');
}
