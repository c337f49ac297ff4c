import { errorText, textOf, translationsOf } from '@errand/api/platform/texts';
import { expect, test, vi } from 'vitest';
import { englishWords, MORE_LANGUAGES } from '../../../../test/more-languages.ts';
import { orderMail } from '../../../api/src/features/order-pages/mail/order-mail-text.ts';
import { MAIL_BRAND } from '../../../api/test/mail-brand.ts';
import { failurePage } from './failure-page.ts';

vi.mock('../../../../packages/domain/src/language/languages.ts', async (original) => {
  const { withMoreLanguages } = await import('../../../../test/more-languages.ts');
  return withMoreLanguages(await original());
});
vi.mock('../../../api/src/platform/texts/read-texts.ts', async (original) => {
  const { withMoreCatalogs } = await import('../../../../test/more-languages.ts');
  const module: typeof import('../../../api/src/platform/texts/read-texts.ts') = await original();
  return { readTexts: withMoreCatalogs(module.readTexts) };
});

const MAIL = {
  orderId: 7,
  name: '1',
  store: '2',
  shop: '3',
  address: '4',
  slot: null,
  transferBy: null,
  summary: { text: '2 × 5  6', html: '<p>8</p>' },
  link: null,
};
const brand = { ...MAIL_BRAND, name: { en: '3' } };
const DIRECTIONS: Record<string, string> = { de: 'ltr', he: 'rtl' };

test('mails and pages of the server are in languages that only the list and the catalogs add', () => {
  for (const language of MORE_LANGUAGES) {
    const { subject, text, html } = orderMail({ ...MAIL, language });
    for (const page of [html(brand), failurePage(language, '9')]) {
      expect(page).toContain(`<html lang="${language}" dir="${DIRECTIONS[language]}"`);
      const words = page.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ');
      expect(words).toMatch(/[áéíóúñ]\p{L}*~|\p{Script=Hebrew}{2}/u);
      expect(englishWords(words)).toEqual([]);
    }
    expect(englishWords(`${subject} ${text}`)).toEqual([]);
    expect(englishWords(errorText('not_found', language))).toEqual([]);
    expect(textOf('mails.hello', language, { name: '1' })).toContain('1');
    expect(translationsOf('catalog.formerCustomer')).toHaveProperty(language);
  }
});
