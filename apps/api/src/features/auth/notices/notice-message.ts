import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

/** What has changed in an account. */
export type NoticeKind = 'password' | 'email' | 'phone' | 'deleted' | 'merged';

const LINES = {
  en: {
    subject: {
      password: 'Your password was changed',
      email: 'Your email address was changed',
      phone: 'Your phone number was changed',
      deleted: 'Your account was deleted',
      merged: 'Your accounts were merged',
    },
    hello: 'Hello {name},',
    helloNobody: 'Hello,',
    what: {
      password: 'The password of your account was changed. Other devices were signed out.',
      email: 'Your account has a new email address. Messages no longer go to this one.',
      phone: 'Your account has a new phone number.',
      deleted: 'Your account and your personal data were deleted, as requested.',
      merged: 'Our team merged your two accounts into one. Orders, wallet and points are together there.',
    },
    ignore: 'If this was you, there is nothing to do. If not, write to us at once.',
    contact: 'You can reach us at {email}.',
  },
  ar: {
    subject: {
      password: 'تم تغيير كلمة المرور',
      email: 'تم تغيير بريدك الإلكتروني',
      phone: 'تم تغيير رقم هاتفك',
      deleted: 'تم حذف حسابك',
      merged: 'تم دمج حسابيك',
    },
    hello: 'مرحبًا {name}،',
    helloNobody: 'مرحبًا،',
    what: {
      password: 'تم تغيير كلمة مرور حسابك، وتسجيل الخروج من الأجهزة الأخرى.',
      email: 'أصبح لحسابك بريد إلكتروني جديد، ولن تصل الرسائل إلى هذا العنوان بعد الآن.',
      phone: 'أصبح لحسابك رقم هاتف جديد.',
      deleted: 'تم حذف حسابك وبياناتك الشخصية بناءً على الطلب.',
      merged: 'دمج فريقنا حسابيك في حساب واحد، وستجد فيه طلباتك ومحفظتك ونقاطك معًا.',
    },
    ignore: 'إن كنت أنت من فعل ذلك فلا داعي لأي إجراء، وإلا فراسلنا فورًا.',
    contact: 'يمكنك التواصل معنا عبر {email}.',
  },
} as const;

export type Notice = { kind: NoticeKind; language: LanguageCode; name: string };

/** The message about a change of an account, in the language of its request. Names are escaped. */
export function noticeMessage(
  { kind, language, name }: Notice,
  shop: { name: string; email: string | null },
): { subject: string; sms: string; text: string; html: string } {
  const lines = LINES[language];
  const hello = name ? lines.hello.replace('{name}', () => name) : lines.helloNobody;
  const contact = shop.email ? lines.contact.replace('{email}', () => shop.email ?? '') : null;
  const parts = [hello, lines.what[kind], lines.ignore, contact, shop.name].filter((part) => part !== null);
  const paragraphs = parts.map((part) => `<p>${escapeHtml(part)}</p>`).join('');
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:440px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${paragraphs}</div></body></html>`;
  return {
    subject: lines.subject[kind],
    sms: `${shop.name}: ${lines.what[kind]} ${lines.ignore}`,
    text: `${parts.join('\n\n')}\n`,
    html,
  };
}
