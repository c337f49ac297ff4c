import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@errand/domain/auth';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  type ComposedMail,
  codePanel,
  composeMail,
  demoInbox,
  paragraphs,
  remark,
  signature,
} from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { findByEmail, findByPhone } from '../accounts/customers.queries.ts';
import { DEMO_CUSTOMER } from '../accounts/demo-customer.ts';
import { hashPassword } from '../accounts/password.ts';
import { setCodeHash } from './codes.queries.ts';
import { CODE_JOB, type CodeJob, NO_CODE_JOB } from './codes.ts';

/** Registers the job that generates and sends codes. A retry generates a new code, so the last message is valid. */
export function registerCodeJobs(deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'messages' | 'settings'>): void {
  deps.jobs.work(CODE_JOB, (job) => sendCode(deps, job));
  deps.jobs.work(NO_CODE_JOB, async () => {});
}

async function sendCode(
  deps: Pick<Deps, 'db' | 'demo' | 'messages' | 'settings'>,
  job: CodeJob,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const current = await setCodeHash(deps.db, job.key, new Date(job.askedAt), await hashPassword(code));
  if (!current) return;
  const { business_name } = await deps.settings();
  const { subject, sms, text, html } = codeMessage(job, code, translated(business_name, job.language));
  const message = {
    to: job.to,
    code,
    evenIfUnreachable: true as const,
    audience: deps.demo ? await audienceFor(deps, job) : null,
  };
  await deps.messages.send(
    job.channel === 'sms'
      ? { channel: 'sms', ...message, subject: '', text: sms }
      : { channel: 'mail', ...message, subject, text, html },
  );
}

/**
 * The audience that may read a code in a public demo's inbox besides the recipient's account; null for none. A caller
 * who merely names another visitor's contact is excluded, because the code would give them that account.
 */
async function audienceFor({ db }: Pick<Deps, 'db'>, job: CodeJob): Promise<string | null> {
  const { audience = null, proven, to } = job;
  if (audience === null || proven || to === DEMO_CUSTOMER.email || to === DEMO_CUSTOMER.phone)
    return audience;
  if (await demoInbox.has(db, to, audience)) return audience;
  return (await (job.channel === 'mail' ? findByEmail : findByPhone)(db, to)) ? null : audience;
}

/** The message with a code, in the language of its request. Names are escaped. */
export function codeMessage(
  { purpose, language, name }: Pick<CodeJob, 'purpose' | 'language' | 'name'>,
  code: string,
  shop: string,
): ComposedMail & { sms: string } {
  const t = (key: TextKey) => textOf(key, language, { name, code, shop });
  const parts = [
    ...paragraphs(t(name ? 'mails.hello' : 'mails.helloNobody'), t(`mails.code.purpose.${purpose}`)),
    codePanel(code),
    ...paragraphs(t('mails.code.minutes')),
    remark(t('mails.code.ignore')),
    signature(shop),
  ];
  // The subject is the code, which the panel shows.
  const mail = composeMail(language, t('mails.code.subject'), parts, { heading: null });
  return { ...mail, sms: t('mails.code.sms') };
}
