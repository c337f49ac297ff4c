import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { escapeHtml } from '../../platform/messages/index.ts';

export type InvitationMail = {
  mail: string;
  name: string;
  language: LanguageCode;
  shop: string;
  link: string;
};

/** Mails an invitation to the console. */
export const INVITATION_MAIL_JOB = jobName<InvitationMail>('staff.invitation');

const LINES = {
  en: {
    subject: 'Your access to the console of {shop}',
    hello: 'Hello {name},',
    what: 'you have an account in the console of {shop}. Set your password to begin:',
    button: 'Set a password',
    until: 'The link works once and for 72 hours.',
    ignore: 'If you do not work for {shop}, ignore this message.',
  },
  ar: {
    subject: 'حسابك في لوحة إدارة {shop}',
    hello: 'مرحبًا {name}،',
    what: 'أُنشئ لك حساب في لوحة إدارة {shop}. عيّن كلمة المرور للبدء:',
    button: 'تعيين كلمة المرور',
    until: 'يعمل الرابط مرة واحدة خلال 72 ساعة.',
    ignore: 'إن لم تكن تعمل لدى {shop} فتجاهل هذه الرسالة.',
  },
} as const;

export function registerInvitationJobs(deps: Deps): void {
  deps.jobs.work(INVITATION_MAIL_JOB, async (data) => {
    await deps.messages.send({ channel: 'mail', to: data.mail, ...invitationMessage(data) });
  });
}

/** The mail in the member's language. Names are escaped. */
export function invitationMessage({ name, language, shop, link }: Omit<InvitationMail, 'mail'>) {
  const fill = (line: string) => line.replace('{shop}', () => shop).replace('{name}', () => name);
  const lines = LINES[language];
  const [hello, what, until, ignore] = [lines.hello, lines.what, lines.until, lines.ignore].map(fill);
  return {
    subject: fill(lines.subject),
    text: `${[hello, what, link, until, ignore].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:440px;margin:32px auto;padding:32px;background:#fff;border-radius:24px"><p>${safe(hello)}</p><p>${safe(what)}</p><p style="margin:24px 0"><a href="${safe(link)}" style="background:#1d1b16;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${safe(lines.button)}</a></p><p>${safe(until)}</p><p style="color:#6b675e;font-size:14px">${safe(ignore)}</p></div></body></html>`,
  };
}

function safe(text: string | undefined): string {
  return escapeHtml(text ?? '');
}
