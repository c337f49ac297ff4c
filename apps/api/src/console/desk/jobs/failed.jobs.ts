import { messageTimes, type ReadContent, type TellDeps } from '../../../features/messaging/index.ts';
import {
  type Right,
  staffContent,
  staffRecipients,
  tellStaff,
} from '../../../features/messaging/staff/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { textOf } from '../../../platform/texts/index.ts';

export const FAILED_JOBS_JOB = jobName<NoPayload>('console.failed-jobs');

const RIGHT: Right = { permission: 'jobs.read', scope: 'all', place: null };
/** Failed jobs are told together, at most once in this time. */
const PAUSE_MS = 3_600_000;

/** Tells the members who may see jobs of those that have failed at every attempt since they were told last. */
export function registerFailedJobMessages(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.every(FAILED_JOBS_JOB, '*/5 * * * *', async () => {
    const dead = await deps.jobs.admin.dead();
    await deps.db.transaction(async (tx) => {
      const last = await messageTimes.findLast(tx, 'jobs_failed');
      const lastMs = last?.getTime() ?? deps.now() - PAUSE_MS;
      if (lastMs > deps.now() - PAUSE_MS || !dead.some(({ at }) => at.getTime() > lastMs)) return;
      const readers = await staffRecipients.membersWith(tx, RIGHT);
      const subject = `jobs:${new Date(deps.now()).toISOString()}`;
      await tellStaff(deps, tx, readers, { event: 'jobs_failed', subject });
    });
  });
}

/** How many jobs wait for a member; null once there are none. */
export const FAILED_JOBS_CONTENT: ReadContent = async (deps, { recipient }, { language }) => {
  const { length: count } = await deps.jobs.admin.dead();
  if (count === 0 || !(await staffRecipients.hasRight(deps.db, recipient, RIGHT))) return null;
  return staffContent(
    deps,
    { language },
    {
      title: textOf('staff.jobs_failed.title', language, { count }),
      description: textOf('staff.jobs_failed.text', language),
      path: '/jobs/dead',
      tag: 'jobs-failed',
    },
  );
};
