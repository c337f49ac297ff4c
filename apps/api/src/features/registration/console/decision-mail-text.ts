import type { LanguageCode } from '@errand/domain/language';
import { escapeHtml } from '../../../platform/messages/index.ts';

export type Decision = 'store_approved' | 'store_rejected' | 'courier_approved' | 'courier_rejected';

export type DecisionLetter = {
  decision: Decision;
  language: LanguageCode;
  /** The applicant. */
  name: string;
  shop: string;
  store?: string;
  reason?: string;
  /** An invitation; null for applicants who have an account in the console, left out for those who get none. */
  link?: string | null;
  /** The console's address. */
  console: string;
};

const TEXTS = {
  en: {
    hello: 'Hello {name},',
    approved: 'Welcome to {shop}',
    rejected: 'Your application to {shop}',
    store_approved:
      '{store} is accepted. Add its menu and hours in the console; then we show it in the shop.',
    store_rejected: 'we cannot accept the application of {store}:',
    courier_approved: 'you can deliver for {shop} from now on. We will call you about your first orders.',
    courier_invited:
      'you can deliver for {shop} from now on. Sign in on your phone and go online: then you are offered orders.',
    courier_rejected: 'we cannot accept your application to deliver:',
    password: 'Set a password',
    until: 'The link works once and for 72 hours.',
    signIn: 'Open the console',
    again: 'You can apply again.',
  },
  ar: {
    hello: 'مرحبًا {name}،',
    approved: 'أهلًا بك في {shop}',
    rejected: 'طلب انضمامك إلى {shop}',
    store_approved: 'تم قبول {store}. أضف قائمته وساعات عمله في لوحة الإدارة، ثم نعرضه في المتجر.',
    store_rejected: 'نعتذر عن عدم قبول طلب {store}:',
    courier_approved: 'يمكنك الآن التوصيل لدى {shop}. سنتصل بك بشأن أول طلباتك.',
    courier_invited: 'يمكنك الآن التوصيل لدى {shop}. سجّل الدخول من هاتفك وابدأ العمل، فتُعرض عليك الطلبات.',
    courier_rejected: 'نعتذر عن عدم قبول طلبك للعمل في التوصيل:',
    password: 'تعيين كلمة المرور',
    until: 'يعمل الرابط مرة واحدة خلال 72 ساعة.',
    signIn: 'فتح لوحة الإدارة',
    again: 'يمكنك تقديم طلب جديد.',
  },
} as const;

type Part = { text: string } | { link: string; label: string };

/** The mail in the applicant's language. Names and reasons are escaped. */
export function decisionMessage(letter: DecisionLetter) {
  const { language, decision, store = '', reason, link } = letter;
  const texts = TEXTS[language];
  const fill = (line: string) =>
    line
      .replace('{name}', () => letter.name)
      .replace('{shop}', () => letter.shop)
      .replace('{store}', () => store);
  const isApproved = decision === 'store_approved' || decision === 'courier_approved';
  const parts: Part[] = [{ text: fill(texts.hello) }, { text: fill(texts[textOf(letter)]) }];
  if (reason) parts.push({ text: reason }, { text: texts.again });
  if (isApproved && link !== undefined) {
    if (link) parts.push({ link, label: texts.password }, { text: texts.until });
    else parts.push({ link: letter.console, label: texts.signIn });
  }
  return {
    subject: fill(isApproved ? texts.approved : texts.rejected),
    text: `${parts.map((part) => ('link' in part ? part.link : part.text)).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:440px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${parts.map(partHtml).join('')}</div></body></html>`,
  };
}

/** The text of a decision. A courier without an invitation works without the console and gets another text. */
function textOf({ decision, link }: DecisionLetter): Decision | 'courier_invited' {
  return decision === 'courier_approved' && link !== undefined ? 'courier_invited' : decision;
}

function partHtml(part: Part): string {
  return 'link' in part
    ? `<p style="margin:24px 0"><a href="${escapeHtml(part.link)}" style="background:#1d1b16;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    : `<p>${escapeHtml(part.text)}</p>`;
}
