import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { CONFIRM_JOB } from './confirm-mail.ts';
import { publishSubscribersChanged } from './newsletter-changes.ts';
import { requestFormer } from './subscribers.queries.ts';

/** Requests the confirmation of addresses from before subscriptions were confirmed, batch by batch. */
export const ASK_FORMER_JOB = jobName<NoPayload>('newsletter.ask-former');

const BATCH = 500;

/** Each address is asked once: it leaves its state with the request that is queued for it. */
export async function askFormer(deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>): Promise<void> {
  for (let left = true; left; ) {
    left = await deps.db.transaction(async (tx) => {
      const ids = await requestFormer(tx, new Date(deps.now()), BATCH);
      await deps.jobs.sendAll(
        tx,
        CONFIRM_JOB,
        ids.map((id) => ({ id })),
      );
      await publishSubscribersChanged(deps, tx);
      return ids.length === BATCH;
    });
  }
}
