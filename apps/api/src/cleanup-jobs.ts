import { deleteExpiredSignIns } from './features/auth/index.ts';
import { deleteExpiredNotifications } from './features/notifications/index.ts';
import { deleteOrphanedAttachments } from './features/orders/index.ts';
import type { Deps } from './platform/deps.ts';
import { deleteExpiredResponses } from './platform/http/index.ts';
import { jobName, type NoPayload } from './platform/jobs/index.ts';
import { deleteExpiredInboxMessages } from './platform/messages/index.ts';

/** pg-boss stores schedules by queue name: under a new name, the old schedule would queue jobs that no process handles. */
export const CLEANUP_JOB = jobName<NoPayload>('housekeeping');

/** Deletes expired data nightly. Guests stay: their id is the only key to a cart and to orders, and may return after a year. */
export function registerCleanupJobs(deps: Pick<Deps, 'db' | 'files' | 'jobs' | 'now'>): void {
  deps.jobs.every(CLEANUP_JOB, '17 3 * * *', async () => {
    await deleteExpiredSignIns(deps.db, deps.now());
    await deleteExpiredResponses(deps.db, deps.now());
    await deleteExpiredNotifications(deps.db, deps.now());
    await deleteExpiredInboxMessages(deps.db, deps.now());
    await deleteOrphanedAttachments(deps);
  });
}
