import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { type DecisionLetter, decisionMessage } from './decision-mail-text.ts';

type DecisionMail = DecisionLetter & { mail: string };

/** Mails an applicant the decision. */
export const DECISION_MAIL_JOB = jobName<DecisionMail>('registration.decision');

export function registerDecisionMailJobs(deps: Deps): void {
  deps.jobs.work(DECISION_MAIL_JOB, async ({ mail, ...letter }) => {
    await deps.messages.send({ channel: 'mail', to: mail, ...decisionMessage(letter) });
  });
}

type Applicant = { email: string; firstName: string; language: LanguageCode };
type Content = Pick<DecisionLetter, 'decision' | 'link' | 'reason'> & { store?: Translations };

/** Queues the mail in the transaction of the decision. Returns false if the shop cannot send mail. */
export async function queueDecisionMail(
  ctx: Pick<ConsoleContext, 'consoleOrigin' | 'db' | 'jobs' | 'messages' | 'settings'>,
  { email, firstName, language }: Applicant,
  { store, ...content }: Content,
): Promise<boolean> {
  if (!ctx.messages.mail) return false;
  await ctx.jobs.send(ctx.db, DECISION_MAIL_JOB, {
    ...content,
    mail: email,
    name: firstName,
    language,
    shop: translated((await ctx.settings()).business_name, language),
    ...(store && { store: translated(store, language) }),
    console: ctx.consoleOrigin,
  });
  return true;
}
