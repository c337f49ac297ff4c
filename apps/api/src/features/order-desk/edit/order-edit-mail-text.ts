import type { LanguageCode } from '@errand/domain/language';
import { buttonHtml, escapeHtml, mailHtml, paragraphsHtml } from '../../../platform/messages/index.ts';
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
  const parts = [
    { title: t('mails.edit.before'), lines: mail.before, sum: mail.totalBefore },
    { title: t('mails.edit.after'), lines: mail.after, sum: mail.totalAfter },
  ];
  const [hello, changed, follow] = [t('mails.hello'), t('mails.edit.changed'), t('mails.edit.follow')];
  const text = [
    hello,
    changed,
    ...parts.map(({ title, lines, sum }) => [`${title}:`, ...lines, `${total}  ${sum}`].join('\n')),
    ...back,
    ...(mail.link === null ? [] : [`${follow}:\n${mail.link}`]),
    mail.shop,
  ].join('\n\n');
  const lists = parts.map(({ title, lines, sum }) => {
    const rows = lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`).join('');
    return `<h2 style="font-size:14px;color:#6b675e;margin:20px 0 6px">${title}</h2>${rows}<p style="margin:8px 0;font-weight:600">${total} <bdi dir="ltr">${escapeHtml(sum)}</bdi></p>`;
  });
  const content = [
    paragraphsHtml(hello, changed),
    ...lists,
    paragraphsHtml(...back),
    mail.link === null ? '' : buttonHtml(mail.link, follow),
    paragraphsHtml(mail.shop),
  ];
  return { subject: t('mails.edit.subject'), text: `${text}\n`, html: mailHtml(language, content.join('')) };
}
