import type { MailBrand } from '../src/platform/messages/index.ts';

/** The brand of mails in tests that look at their HTML. */
export const MAIL_BRAND: MailBrand = {
  name: { en: 'Marsa', ar: 'مرسى' },
  url: null,
  logoUrl: null,
  logoDarkUrl: null,
  accent: null,
  address: { en: '' },
  phone: '',
  email: '',
};
