import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { ASK_FORMER_JOB, askFormer } from './ask-former.ts';
import { CONFIRM_JOB, sendConfirmation } from './confirm-mail.ts';
import { resumeLost, SEND_JOB, sendSlice, startDueCampaigns } from './send/send-campaign.ts';

const START_JOB = jobName<NoPayload>('newsletter.start');

/** Mails confirmation requests, and starts and sends campaigns. */
export function registerNewsletterJobs(deps: Deps): void {
  deps.jobs.work(CONFIRM_JOB, ({ id }) => sendConfirmation(deps, id));
  deps.jobs.work(ASK_FORMER_JOB, () => askFormer(deps));
  deps.jobs.work(SEND_JOB, ({ id }) => sendSlice(deps, id));
  deps.jobs.every(START_JOB, '* * * * *', async () => {
    await startDueCampaigns(deps);
    await resumeLost(deps);
  });
}
