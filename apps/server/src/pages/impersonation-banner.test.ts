import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { impersonatedCustomer, withImpersonationBanner } from './impersonation-banner.ts';
import { createPage } from './page-store.ts';

const html = '<html><body><main>Shop</main></body></html>';
const page = createPage(200, [['content-type', 'text/html']], Buffer.from(html), 1);
const withBanner = (customer: string | null, language: LanguageCode = 'en') =>
  withImpersonationBanner(page, customer, language, 2);
const shown = (language: LanguageCode) => withBanner('12', language).bodies.identity.toString();

test('pages of a view have its banner in the language of the shop, with another ETag', () => {
  expect(shown('en')).toContain('you see the shop as customer 12');
  expect(shown('ar')).toContain('العميل 12');
  expect(withBanner('12').etag).not.toBe(page.etag);
});

test('other visitors get the cached pages, even with an invalid cookie', () => {
  for (const cookies of [
    '',
    'language=ar',
    'impersonation=',
    'impersonation=<b>',
    'ximpersonation=1',
    'impersonation=1x',
  ])
    expect(withBanner(impersonatedCustomer(cookies))).toBe(page);
  expect(impersonatedCustomer('language=ar; impersonation=12')).toBe('12');
});
