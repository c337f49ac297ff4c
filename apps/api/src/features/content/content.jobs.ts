import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { publishDuePages } from './publish-due.ts';

const PUBLISH_JOB = jobName<NoPayload>('publish-pages');

/** Publishes drafts at their time, to the minute. */
export function registerContentJobs(deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>): void {
  deps.jobs.every(PUBLISH_JOB, '* * * * *', async () => {
    await publishDuePages(deps);
  });
}
