import { handleWebhook, type PaymentDeps } from '../payments/index.ts';
import { approveSlowly, SLOW_JOB } from './bank.service.ts';
import { MESSAGE_JOB, signedMessage } from './bank-message.ts';

export function registerDemoBankJobs(deps: PaymentDeps): void {
  deps.jobs.work(SLOW_JOB, (job) => approveSlowly(deps, job));
  deps.jobs.work(MESSAGE_JOB, async (job) => {
    const { body, headers } = signedMessage(job);
    await handleWebhook(deps, 'demo_bank', Buffer.from(body), headers);
  });
}
