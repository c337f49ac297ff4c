import type { LanguageCode } from '@errand/domain/language';
import { accountLink, composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

export type Decision = 'store_approved' | 'store_rejected' | 'courier_approved' | 'courier_rejected';

export type DecisionLetter = {
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
export function decisionMessage(letter: DecisionLetter) {
  const { language, decision, name, shop, store, reason, link } = letter;
  const t = (key: TextKey) => textOf(key, language, { name, shop, store });
  const isApproved = decision === 'store_approved' || decision === 'courier_approved';
  // A courier without an invitation works without the console.
  const isInvited = decision === 'courier_approved' && link !== undefined;
  const what = t(`mails.decision.${isInvited ? 'courier_invited' : decision}`);
  const parts = paragraphs(t('mails.hello'), what);
  if (reason) parts.push(...paragraphs(reason, t('mails.decision.again')));
  if (isApproved && link !== undefined) {
    if (link) parts.push(accountLink(link, t('mails.setPassword')), ...paragraphs(t('mails.linkUntil')));
    else parts.push(accountLink(letter.console, t('mails.decision.signIn')));
  }
  return composeMail(
    language,
    t(isApproved ? 'mails.decision.approved' : 'mails.decision.rejected'),
    parts,
    440,
  );
}
