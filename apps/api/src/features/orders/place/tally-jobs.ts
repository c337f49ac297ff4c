import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { itemCounts } from '../../catalog/index.ts';
import { storeCounts } from '../../stores/index.ts';

export const TALLY_JOB = jobName<NoPayload>('order-tallies');

/** Adds the orders of the last minute to the counts of their stores and items. */
export function registerTallyJobs({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void {
  jobs.every(TALLY_JOB, '* * * * *', async () => {
    await storeCounts.addTallies(db);
    await itemCounts.addTallies(db);
  });
}
