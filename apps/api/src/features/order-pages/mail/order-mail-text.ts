import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

export type MailLine = { quantity: number; name: string; choice: string; total: string };

type Mail = {
  language: LanguageCode;
  orderId: number;
  name: string;
  store: string;
  shop: string;
  /** Null for an order that is collected. */
  address: string | null;
  /** The chosen slot of a scheduled order as text; null for one as soon as possible. */
  slot: string | null;
  lines: MailLine[];
  total: string;
  /** Null without PUBLIC_URL. The Host header is no substitute: the sender of a request controls it. */
  link: string | null;
};

const LABELS = {
  en: {
    subject: 'Your order #{id} from {store}',
    hello: 'Hello {name},',
    placed: '{store} has your order #{id}.',
    to: 'It is brought to {address}.',
    collect: 'You collect it at the store.',
    slot: 'Scheduled for {slot}.',
    total: 'Total',
    follow: 'Follow your order',
    link: 'Anyone with this link can follow the order, but not change it.',
    unlinked: 'Follow it in the shop under Track Order, with the number {id} and your phone number.',
  },
  ar: {
    subject: 'طلبك رقم #{id} من {store}',
    hello: 'مرحبًا {name}،',
    placed: 'وصل طلبك رقم #{id} إلى {store}.',
    to: 'نوصله إلى {address}.',
    collect: 'تستلمه من المتجر.',
    slot: 'الموعد: {slot}.',
    total: 'الإجمالي',
    follow: 'تتبّع طلبك',
    link: 'من يملك هذا الرابط يمكنه متابعة الطلب دون تغيير أي شيء.',
    unlinked: 'تابعه في المتجر من صفحة تتبع الطلب، بالرقم {id} ورقم هاتفك.',
  },
} as const;

/** The confirmation of an order in its language. Names of people and stores are escaped. */
export function orderMail(mail: Mail): { subject: string; text: string; html: string } {
  const words = LABELS[mail.language];
  const filled = (text: string) =>
    text
      .replace('{id}', () => String(mail.orderId))
      .replace('{store}', () => mail.store)
      .replace('{name}', () => mail.name)
      .replace('{address}', () => mail.address ?? '')
      .replace('{slot}', () => mail.slot ?? '');
  const [hello, placed] = [filled(words.hello), filled(words.placed)];
  const how = filled(mail.address === null ? words.collect : words.to);
  const where = mail.slot === null ? how : `${how} ${filled(words.slot)}`;
  const lineTexts = mail.lines.map(
    ({ quantity, name, choice, total }) => `${quantity} × ${name}${choice ? ` (${choice})` : ''}  ${total}`,
  );
  const text = [
    hello,
    `${placed} ${where}`,
    [...lineTexts, `${words.total}  ${mail.total}`].join('\n'),
    mail.link === null ? filled(words.unlinked) : `${words.follow}:\n${mail.link}\n${words.link}`,
    mail.shop,
  ].join('\n\n');
  const sentences = { hello, placed, where, unlinked: filled(words.unlinked) };
  return { subject: filled(words.subject), text: `${text}\n`, html: htmlOf(mail, sentences) };
}

type MailText = { hello: string; placed: string; where: string; unlinked: string };

function htmlOf(mail: Mail, sentences: MailText): string {
  const words = LABELS[mail.language];
  const rows = mail.lines.map(
    ({ quantity, name, choice, total }) =>
      `<tr><td style="padding:6px 0"><bdi dir="ltr">${quantity} ×</bdi> ${escapeHtml(name)}${
        choice ? `<br><span style="color:#6b675e;font-size:14px">${escapeHtml(choice)}</span>` : ''
      }</td><td style="text-align:end;vertical-align:top;padding:6px 0"><bdi dir="ltr">${escapeHtml(total)}</bdi></td></tr>`,
  );
  const sum = `<tr><td style="padding-top:12px;font-weight:600">${words.total}</td><td style="text-align:end;padding-top:12px;font-weight:600"><bdi dir="ltr">${escapeHtml(mail.total)}</bdi></td></tr>`;
  const follow =
    mail.link === null
      ? `<p>${escapeHtml(sentences.unlinked)}</p>`
      : `<p><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${words.follow}</a></p><p style="color:#6b675e;font-size:14px">${words.link}</p>`;
  const direction = mail.language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${mail.language}" dir="${direction}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:480px;margin:32px auto;padding:32px;background:#fff;border-radius:24px"><p>${escapeHtml(sentences.hello)}</p><p>${escapeHtml(sentences.placed)} ${escapeHtml(sentences.where)}</p><table style="width:100%;border-collapse:collapse;margin:20px 0">${rows.join('')}${sum}</table>${follow}<p>${escapeHtml(mail.shop)}</p></div></body></html>`;
}
