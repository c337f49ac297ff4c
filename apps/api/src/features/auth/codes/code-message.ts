import { escapeHtml } from '../../../platform/messages/index.ts';
import type { CodeJob } from './codes.ts';

const LINES = {
  en: {
    sign_in: 'Use this code to sign in.',
    verify: 'Use this code to confirm that this contact is yours.',
    reset: 'Use this code to set a new password.',
    profile: 'Use this code to confirm your new contact.',
    confirm: 'Use this code to confirm that it is you.',
    subject: '{code} is your code',
    hello: 'Hello {name},',
    helloNobody: 'Hello,',
    minutes: 'It is valid for 5 minutes and can be used once.',
    ignore: 'If you did not request this code, ignore this message. Never share the code with anyone.',
    sms: '{code} is your {shop} code, valid for 5 minutes. Never share it with anyone.',
  },
  ar: {
    sign_in: 'استخدم هذا الرمز لتسجيل الدخول.',
    verify: 'استخدم هذا الرمز لتأكيد أن وسيلة التواصل هذه لك.',
    reset: 'استخدم هذا الرمز لتعيين كلمة مرور جديدة.',
    profile: 'استخدم هذا الرمز لتأكيد وسيلة التواصل الجديدة.',
    confirm: 'استخدم هذا الرمز لتأكيد هويتك.',
    subject: '{code} هو رمزك',
    hello: 'مرحبًا {name}،',
    helloNobody: 'مرحبًا،',
    minutes: 'صالح لمدة 5 دقائق ولمرة واحدة.',
    ignore: 'إن لم تطلبه فتجاهل هذه الرسالة. لا تُخبر أحدًا بالرمز.',
    sms: '{code} رمزك في {shop}، صالح لمدة 5 دقائق. لا تُخبر به أحدًا.',
  },
} as const;

/** The message with a code, in the language of its request. Names are escaped. */
export function codeMessage(
  job: Pick<CodeJob, 'purpose' | 'language' | 'name'>,
  code: string,
  shop: string,
): { subject: string; sms: string; text: string; html: string } {
  const lines = LINES[job.language];
  const hello = job.name ? lines.hello.replace('{name}', () => job.name) : lines.helloNobody;
  const parts = [hello, lines[job.purpose], code, lines.minutes, lines.ignore, shop];
  const [greeting, what, , minutes, ignore] = parts.map(escapeHtml);
  const html = `<!doctype html><html lang="${job.language}" dir="${job.language === 'ar' ? 'rtl' : 'ltr'}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:440px;margin:32px auto;padding:32px;background:#fff;border-radius:24px"><p>${greeting}</p><p>${what}</p><p dir="ltr" style="font-size:34px;letter-spacing:8px;font-weight:600;margin:24px 0">${code}</p><p>${minutes}</p><p style="color:#6b675e;font-size:14px">${ignore}</p><p style="margin-top:24px">${escapeHtml(shop)}</p></div></body></html>`;
  return {
    subject: lines.subject.replace('{code}', code),
    sms: lines.sms.replace('{code}', code).replace('{shop}', () => shop),
    text: `${parts.join('\n\n')}\n`,
    html,
  };
}
