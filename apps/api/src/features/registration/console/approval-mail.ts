import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { accountLink, composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import { rejectionMail } from './rejection-message.ts';

type ApprovalMail = ApprovalLetter & { mail: string };

/** Mails an applicant the approval. The job holds the link of the invitation, so that it is no message. */
export const APPROVAL_MAIL_JOB = jobName<ApprovalMail>('registration.approval');

/** Decisions whose mails wait at an upgrade, as a former version queued them. */
const FORMER_JOB = jobName<FormerLetter & { mail: string }>('registration.decision');

export function registerApprovalMailJobs(deps: Deps): void {
  deps.jobs.work(APPROVAL_MAIL_JOB, async ({ mail, ...letter }) => {
    await deps.messages.send({ channel: 'mail', to: mail, ...approvalMessage(letter) });
  });
  deps.jobs.work(FORMER_JOB, async ({ mail, ...letter }) => {
    await deps.messages.send({ channel: 'mail', to: mail, ...formerMessage(letter) });
  });
}

type Applicant = { email: string; firstName: string; language: LanguageCode };
type Content = Pick<ApprovalLetter, 'decision' | 'link'> & { store?: Translations };

/** Queues the mail in the transaction of the approval. Returns false if the shop cannot send mail. */
export async function queueApprovalMail(
  ctx: Pick<ConsoleContext, 'consoleOrigin' | 'db' | 'jobs' | 'messages' | 'settings'>,
  { email, firstName, language }: Applicant,
  { store, ...content }: Content,
): Promise<boolean> {
  if (!ctx.messages.mail) return false;
  await ctx.jobs.send(ctx.db, APPROVAL_MAIL_JOB, {
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

type ApprovalLetter = {
  decision: 'courier_approved' | 'store_approved';
  language: LanguageCode;
  /** The applicant. */
  name: string;
  shop: string;
  store?: string;
  /** An invitation; null for applicants who have an account in the console, left out for those who get none. */
  link?: string | null;
  /** The console's address. */
  console: string;
};

type FormerLetter =
  | ApprovalLetter
  | (Omit<ApprovalLetter, 'decision'> & {
      decision: 'courier_rejected' | 'store_rejected';
      reason?: string;
    });

function formerMessage(letter: FormerLetter) {
  const { decision, language } = letter;
  if (decision === 'courier_rejected') return rejectionMail(language, 'courier', letter);
  if (decision === 'store_rejected') return rejectionMail(language, 'store', letter);
  return approvalMessage({ ...letter, decision });
}

/** The mail in the applicant's language. Names are escaped. */
function approvalMessage(letter: ApprovalLetter) {
  const { language, decision, name, shop, store, link } = letter;
  const t = (key: TextKey) => textOf(key, language, { name, shop, store });
  // A courier without an invitation works without the console.
  const isInvited = decision === 'courier_approved' && link !== undefined;
  const what = t(`mails.decision.${isInvited ? 'courier_invited' : decision}`);
  const parts = paragraphs(t('mails.hello'), what);
  if (link) parts.push(accountLink(link, t('mails.setPassword')), ...paragraphs(t('mails.linkUntil')));
  if (link === null) parts.push(accountLink(letter.console, t('mails.decision.signIn')));
  return composeMail(language, t('mails.decision.approved'), parts);
}
