import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { accountLink, callout, composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

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

type Decision = 'store_approved' | 'store_rejected' | 'courier_approved' | 'courier_rejected';

type DecisionLetter = {
  decision: Decision;
  language: LanguageCode;
  /** The applicant. */
  name: string;
  shop: string;
  store?: string;
  reason?: string;
  /** An invitation; null for applicants who have an account in the console, left out for those who get none. */
  link?: string | null;
  /** The console's address. */
  console: string;
};

/** The mail in the applicant's language. Names and reasons are escaped. */
function decisionMessage(letter: DecisionLetter) {
  const { language, decision, name, shop, store, reason, link } = letter;
  const t = (key: TextKey) => textOf(key, language, { name, shop, store });
  const isApproved = decision === 'store_approved' || decision === 'courier_approved';
  // A courier without an invitation works without the console.
  const isInvited = decision === 'courier_approved' && link !== undefined;
  const what = t(`mails.decision.${isInvited ? 'courier_invited' : decision}`);
  const parts = paragraphs(t('mails.hello'), what);
  if (reason) parts.push(callout(reason), ...paragraphs(t('mails.decision.again')));
  if (isApproved && link !== undefined) {
    if (link) parts.push(accountLink(link, t('mails.setPassword')), ...paragraphs(t('mails.linkUntil')));
    else parts.push(accountLink(letter.console, t('mails.decision.signIn')));
  }
  return composeMail(language, t(isApproved ? 'mails.decision.approved' : 'mails.decision.rejected'), parts);
}
