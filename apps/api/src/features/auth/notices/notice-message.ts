import type { LanguageCode } from '@errand/domain/language';
import { composeMail, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

/** What has changed in an account. */
export type NoticeKind = 'password' | 'email' | 'phone' | 'deleted' | 'merged';

export type Notice = { kind: NoticeKind; language: LanguageCode; name: string };

/** The message about a change of an account, in the language of its request. Names are escaped. */
export function noticeMessage(
  { kind, language, name }: Notice,
  shop: { name: string; email: string | null },
): { subject: string; sms: string; text: string; html: string } {
  const t = (key: TextKey) => textOf(key, language, { name, email: shop.email });
  const [what, ignore] = [t(`mails.notice.what.${kind}`), t('mails.notice.ignore')];
  const parts = paragraphs(
    t(name ? 'mails.hello' : 'mails.helloNobody'),
    what,
    ignore,
    ...(shop.email ? [t('mails.notice.contact')] : []),
    shop.name,
  );
  return {
    ...composeMail(language, t(`mails.notice.subject.${kind}`), parts, 440),
    sms: `${shop.name}: ${what} ${ignore}`,
  };
}
