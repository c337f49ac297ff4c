import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

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

const WORDS = {
  en: {
    subject: 'Your order #{id} was changed',
    hello: 'Hello {name},',
    changed: 'we changed your order #{id}: {reason}',
    before: 'Before',
    after: 'Now',
    total: 'Total',
    toProvider: '{amount} goes back the way you paid. Your bank may take a few days.',
    toWallet: '{amount} is back in your wallet.',
    byHand: 'We will return {amount} to you in cash and call you to arrange it.',
    follow: 'See your order',
  },
  ar: {
    subject: 'عُدّل طلبك رقم #{id}',
    hello: 'مرحبًا {name}،',
    changed: 'عدّلنا طلبك رقم #{id}: {reason}',
    before: 'قبل التعديل',
    after: 'الآن',
    total: 'الإجمالي',
    toProvider: 'يعود {amount} إلى وسيلة الدفع التي استخدمتها. قد يستغرق البنك بضعة أيام.',
    toWallet: 'أُعيد {amount} إلى محفظتك.',
    byHand: 'سنعيد إليك {amount} نقدًا ونتصل بك لترتيب ذلك.',
    follow: 'عرض الطلب',
  },
} as const;

/** The mail that shows a customer the order before and after an edit. Names and reasons are escaped. */
export function orderEditMail(mail: Mail): { subject: string; text: string; html: string } {
  const words = WORDS[mail.language];
  const filled = (text: string) =>
    text
      .replace('{id}', () => String(mail.orderId))
      .replace('{name}', () => mail.name)
      .replace('{reason}', () => mail.reason);
  const back = (['toProvider', 'toWallet', 'byHand'] as const).flatMap((way) => {
    const amount = mail[way];
    return amount === null ? [] : [words[way].replace('{amount}', () => amount)];
  });
  const parts = [
    { title: words.before, lines: mail.before, total: mail.totalBefore },
    { title: words.after, lines: mail.after, total: mail.totalAfter },
  ];
  const [hello, changed] = [filled(words.hello), filled(words.changed)];
  const text = [
    hello,
    changed,
    ...parts.map(({ title, lines, total }) => [`${title}:`, ...lines, `${words.total}  ${total}`].join('\n')),
    ...back,
    ...(mail.link === null ? [] : [`${words.follow}:\n${mail.link}`]),
    mail.shop,
  ].join('\n\n');
  const lists = parts.map(
    ({ title, lines, total }) =>
      `<h2 style="font-size:14px;color:#6b675e;margin:20px 0 6px">${title}</h2>${lines
        .map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`)
        .join(
          '',
        )}<p style="margin:8px 0;font-weight:600">${words.total} <bdi dir="ltr">${escapeHtml(total)}</bdi></p>`,
  );
  const link =
    mail.link === null
      ? ''
      : `<p><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${words.follow}</a></p>`;
  const direction = mail.language === 'ar' ? 'rtl' : 'ltr';
  const html = `<!doctype html><html lang="${mail.language}" dir="${direction}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:480px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${paragraphs([hello, changed])}${lists.join('')}${paragraphs(back)}${link}<p>${escapeHtml(mail.shop)}</p></div></body></html>`;
  return { subject: filled(words.subject), text: `${text}\n`, html };
}

function paragraphs(texts: string[]): string {
  return texts.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
}
