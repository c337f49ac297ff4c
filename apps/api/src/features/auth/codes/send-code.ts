import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@errand/domain/auth';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { settingsOf } from '../../settings/index.ts';
import { hashPassword } from '../accounts/password.ts';
import { codeMessage } from './code-message.ts';
import { setCodeHash } from './codes.queries.ts';
import { CODE_JOB, type CodeJob, NO_CODE_JOB } from './codes.ts';

/** Registers the job that generates and sends codes. A retry generates a new code, so the last message is valid. */
export function registerCodeJobs(
  deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'messages' | 'now'>,
): void {
  deps.jobs.work(CODE_JOB, (job) => sendCode(deps, job));
  deps.jobs.work(NO_CODE_JOB, async () => {});
}

async function sendCode(
  deps: Pick<Deps, 'db' | 'events' | 'log' | 'messages' | 'now'>,
  job: CodeJob,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const current = await setCodeHash(deps.db, job.key, new Date(job.askedAt), await hashPassword(code));
  if (!current) return;
  const { business_name } = await settingsOf(deps);
  const { subject, sms, text, html } = codeMessage(job, code, translated(business_name, job.language));
  await deps.messages.send(
    job.channel === 'sms'
      ? { channel: 'sms', to: job.to, subject: '', text: sms, code }
      : { channel: 'mail', to: job.to, subject, text, html, code },
  );
}
