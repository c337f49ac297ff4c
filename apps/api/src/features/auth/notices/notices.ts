import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@errand/domain/language';
import { type Tx, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { type ComposedMail, composeMail, paragraphs, signature } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { CustomerRow } from '../accounts/customers.queries.ts';
import { getCodeChannels } from '../codes/code-channels.ts';

type NoticeJob = Notice & { id: string; channel: 'mail' | 'sms'; to: string };
export const NOTICE_JOB = jobName<NoticeJob>('auth-notice');

type Addressee = Pick<CustomerRow, 'email' | 'phone' | 'firstName'>;

/**
 * Notifies the owner of an account about a change, at the address the account had before: by mail, or by SMS if it has
 * only a phone. The notice is queued in the transaction of the change.
 */
export async function sendNotice(
  ctx: RequestContext<'identity' | 'jobs' | 'messages' | 'settings'>,
  tx: Tx,
  { email, phone, firstName }: Addressee,
  kind: NoticeKind,
): Promise<void> {
  const { mail, sms } = await getCodeChannels(ctx);
  const notice = { id: randomUUID(), kind, language: ctx.language, name: firstName };
  if (email !== null && mail) await ctx.jobs.send(tx, NOTICE_JOB, { ...notice, channel: 'mail', to: email });
  else if (email === null && phone !== null && sms)
    await ctx.jobs.send(tx, NOTICE_JOB, { ...notice, channel: 'sms', to: phone });
}

export function registerNoticeJobs(deps: Pick<Deps, 'db' | 'jobs' | 'messages' | 'settings'>): void {
  deps.jobs.work(NOTICE_JOB, async ({ id, channel, to, ...notice }) => {
    const { business_name, email } = await deps.settings();
    const shop = { name: translated(business_name, notice.language), email: email || null };
    const { subject, text, html, sms } = noticeMessage(notice, shop);
    await deps.messages.send(
      channel === 'sms' ? { channel, to, subject: '', text: sms } : { channel, to, subject, text, html },
    );
    // The job contains the recipient's address, which must not remain if the account was deleted.
    await deps.jobs.discard(deps.db, NOTICE_JOB, { id });
  });
}

/** What has changed in an account. */
type NoticeKind = 'password' | 'email' | 'phone' | 'deleted' | 'merged';

type Notice = { kind: NoticeKind; language: LanguageCode; name: string };

/** The message about a change of an account, in the language of its request. Names are escaped. */
export function noticeMessage(
  { kind, language, name }: Notice,
  shop: { name: string; email: string | null },
): ComposedMail & { sms: string } {
  const t = (key: TextKey) => textOf(key, language, { name, email: shop.email });
  const [what, ignore] = [t(`mails.notice.what.${kind}`), t('mails.notice.ignore')];
  const parts = [
    ...paragraphs(
      t(name ? 'mails.hello' : 'mails.helloNobody'),
      what,
      ignore,
      ...(shop.email ? [t('mails.notice.contact')] : []),
    ),
    signature(shop.name),
  ];
  return {
    ...composeMail(language, t(`mails.notice.subject.${kind}`), parts),
    sms: `${shop.name}: ${what} ${ignore}`,
  };
}
