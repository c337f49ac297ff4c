import type { MailBrand } from '../src/platform/messages/index.ts';

/** The brand of mails in tests that look at their HTML. */
export const MAIL_BRAND: MailBrand = { name: { en: 'Marsa', ar: 'مرسى' }, logoUrl: null, accent: null };
