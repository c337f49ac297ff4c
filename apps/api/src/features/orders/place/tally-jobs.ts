import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { addItemTallies } from '../../catalog/index.ts';
import { addStoreTallies } from '../../stores/index.ts';

export const TALLY_JOB = jobName<NoPayload>('order-tallies');

/** Adds the orders of the last minute to the counts of their stores and items. */
export function registerTallyJobs({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void {
  jobs.every(TALLY_JOB, '* * * * *', async () => {
    await addStoreTallies(db);
    await addItemTallies(db);
  });
}
