import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';
import type { OfflinePaymentOutcome } from '../../orders/events/index.ts';

type Mail = {
  outcome: OfflinePaymentOutcome;
  language: LanguageCode;
  orderId: number;
  name: string;
  shop: string;
  amount: string;
  /** Why the details were rejected; null for other outcomes. */
  reason: string | null;
  /** Null without PUBLIC_URL. */
  link: string | null;
};

const TEXTS = {
  en: {
    subject: {
      confirmed: 'We have your payment for order #{id}',
      late: 'Your payment for order #{id} comes back',
      rejected: 'We could not find your payment for order #{id}',
    },
    hello: 'Hello {name},',
    body: {
      confirmed: ['your payment of {amount} has arrived. Order #{id} is paid.'],
      late: [
        'your payment of {amount} has arrived, but order #{id} had already ended.',
        'We return the money to you. Its page shows how.',
      ],
      rejected: [
        'we could not find your payment of {amount} for order #{id}:',
        '{reason}',
        'Nothing is lost. Check your transfer, then open your order where you placed it and send the payment details again, best with a picture of the receipt.',
      ],
    },
    open: 'Open your order',
    unlinked: 'Find it in the shop under Track Order, with the number {id} and your phone number.',
  },
  ar: {
    subject: {
      confirmed: 'وصلت دفعتك للطلب رقم #{id}',
      late: 'نعيد إليك دفعة الطلب رقم #{id}',
      rejected: 'لم نعثر على دفعتك للطلب رقم #{id}',
    },
    hello: 'مرحبًا {name}،',
    body: {
      confirmed: ['وصلت دفعتك البالغة {amount}. الطلب رقم #{id} مدفوع.'],
      late: [
        'وصلت دفعتك البالغة {amount}، لكن الطلب رقم #{id} كان قد انتهى.',
        'نعيد إليك المبلغ، وتوضح صفحة الطلب كيف.',
      ],
      rejected: [
        'لم نعثر على دفعتك البالغة {amount} للطلب رقم #{id}:',
        '{reason}',
        'لم يضع شيء. راجع تحويلك، ثم افتح طلبك من حيث أنشأته وأرسل بيانات الدفع من جديد، ويُفضَّل مع صورة الإيصال.',
      ],
    },
    open: 'فتح الطلب',
    unlinked: 'تجده في المتجر من صفحة تتبع الطلب، بالرقم {id} ورقم هاتفك.',
  },
} as const;

/** The mail about the outcome of an offline payment, and what to do next. Names and reasons are escaped. */
export function paymentMail(mail: Mail): { subject: string; text: string; html: string } {
  const texts = TEXTS[mail.language];
  const filled = (text: string) =>
    text
      .replace('{id}', () => String(mail.orderId))
      .replace('{name}', () => mail.name)
      .replace('{amount}', () => mail.amount)
      .replace('{reason}', () => mail.reason ?? '');
  const sentences = [texts.hello, ...texts.body[mail.outcome]].map(filled);
  const unlinked = filled(texts.unlinked);
  const text = [...sentences, mail.link === null ? unlinked : `${texts.open}:\n${mail.link}`, mail.shop].join(
    '\n\n',
  );
  const open =
    mail.link === null
      ? paragraph(unlinked)
      : `<p><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${texts.open}</a></p>`;
  const direction = mail.language === 'ar' ? 'rtl' : 'ltr';
  const html = `<!doctype html><html lang="${mail.language}" dir="${direction}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:480px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${sentences.map(paragraph).join('')}${open}${paragraph(mail.shop)}</div></body></html>`;
  return { subject: filled(texts.subject[mail.outcome]), text: `${text}\n`, html };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
