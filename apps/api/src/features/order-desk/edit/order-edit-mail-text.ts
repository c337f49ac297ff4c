import type { LanguageCode } from '@errand/domain/language';
import { composeMail, escapeHtml, mainLink, paragraphs } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

type Mail = {
  language: LanguageCode;
  orderId: number;
  name: string;
  shop: string;
  reason: string;
  /** The lines as text. */
  before: string[];
  after: string[];
  totalBefore: string;
  totalAfter: string;
  /** The refunded amounts by destination; null for none. */
  toProvider: string | null;
  toWallet: string | null;
  byHand: string | null;
  /** Null without PUBLIC_URL. */
  link: string | null;
};

/** The mail that shows a customer the order before and after an edit. Names and reasons are escaped. */
export function orderEditMail(mail: Mail): { subject: string; text: string; html: string } {
  const { language, orderId: id, name, reason } = mail;
  const t = (key: TextKey, amount?: string) => textOf(key, language, { id, name, reason, amount });
  const total = t('mails.edit.total');
  const back = (['toProvider', 'toWallet', 'byHand'] as const).flatMap((way) => {
    const amount = mail[way];
    return amount === null ? [] : [t(`mails.edit.${way}`, amount)];
  });
  const list = (title: string, lines: string[], sum: string) => {
    const rows = lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`).join('');
    return {
      text: [`${title}:`, ...lines, `${total}  ${sum}`].join('\n'),
      html: `<h2 style="font-size:14px;color:#6b675e;margin:20px 0 6px">${title}</h2>${rows}<p style="margin:8px 0;font-weight:600">${total} <bdi dir="ltr">${escapeHtml(sum)}</bdi></p>`,
    };
  };
  return composeMail(language, t('mails.edit.subject'), [
    ...paragraphs(t('mails.hello'), t('mails.edit.changed')),
    list(t('mails.edit.before'), mail.before, mail.totalBefore),
    list(t('mails.edit.after'), mail.after, mail.totalAfter),
    ...paragraphs(...back),
    ...(mail.link === null ? [] : [mainLink(mail.link, t('mails.edit.follow'))]),
    ...paragraphs(mail.shop),
  ]);
}
