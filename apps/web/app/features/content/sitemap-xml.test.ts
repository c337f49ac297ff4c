import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const SHOP = 'https://shop.example';

test('a sitemap lists every language of a page, each with all alternates and the last change', () => {
  const xml = sitemapXml(SHOP, [{ path: '/store/pier-nine', updatedAt: '2026-03-04T08:00:00.000Z' }]);
  const entries = xml.match(/<url>.*<\/url>/g) ?? [];
  expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual([
    `${SHOP}/store/pier-nine`,
    `${SHOP}/store/pier-nine?lang=ar`,
  ]);
  for (const entry of entries) {
    expect(entry).toContain('<lastmod>2026-03-04T08:00:00.000Z</lastmod>');
    for (const [language, href] of [
      ['en', `${SHOP}/store/pier-nine`],
      ['ar', `${SHOP}/store/pier-nine?lang=ar`],
      ['x-default', `${SHOP}/store/pier-nine`],
    ])
      expect(entry).toContain(`hreflang="${language}" href="${href}"`);
  }
});

test('an address with parameters is valid XML, and an unknown time of change is left out', () => {
  const xml = sitemapXml(SHOP, [{ path: '/category/bread?module_id=2', updatedAt: null }]);
  expect(xml).toContain('/category/bread?module_id=2&amp;lang=ar<');
  expect(xml).not.toContain('lastmod');
  expect(sitemapIndexXml(SHOP, [{ path: '/sitemap/items-1.xml', updatedAt: null }])).toContain(
    `<sitemap><loc>${SHOP}/sitemap/items-1.xml</loc></sitemap>`,
  );
});
