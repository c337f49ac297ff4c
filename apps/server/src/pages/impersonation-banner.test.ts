import { expect, test } from 'vitest';
import { withImpersonationBanner } from './impersonation-banner.ts';
import { createPage } from './page-store.ts';

const html = '<html><body><main>Shop</main></body></html>';
const page = createPage(200, [['content-type', 'text/html']], Buffer.from(html), 1);
const shown = (cookies: string) => withImpersonationBanner(page, cookies, 2).bodies.identity.toString();

test('pages of a view have its banner in the language of the shop, with another ETag', () => {
  expect(shown('impersonation=12')).toContain('you see the shop as customer 12');
  expect(shown('language=ar; impersonation=12')).toContain('العميل 12');
  expect(withImpersonationBanner(page, 'impersonation=12', 2).etag).not.toBe(page.etag);
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
    expect(withImpersonationBanner(page, cookies, 2)).toBe(page);
});
