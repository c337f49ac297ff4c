import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { accountLink, composeMail, paragraphs, remark } from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';

export type InvitationMail = {
  mail: string;
  name: string;
  language: LanguageCode;
  shop: string;
  link: string;
};

/** Mails an invitation to the console. */
export const INVITATION_MAIL_JOB = jobName<InvitationMail>('staff.invitation');

export function registerInvitationJobs(deps: Deps): void {
  deps.jobs.work(INVITATION_MAIL_JOB, async (data) => {
    await deps.messages.send({ channel: 'mail', to: data.mail, ...invitationMessage(data) });
  });
}

/** The mail in the member's language. Names are escaped. */
export function invitationMessage({ name, language, shop, link }: Omit<InvitationMail, 'mail'>) {
  const t = (key: TextKey) => textOf(key, language, { shop, name });
  const parts = [
    ...paragraphs(t('mails.hello'), t('mails.invitation.what')),
    accountLink(link, t('mails.setPassword')),
    ...paragraphs(t('mails.linkUntil')),
    remark(t('mails.invitation.ignore')),
  ];
  return composeMail(language, t('mails.invitation.subject'), parts);
}
