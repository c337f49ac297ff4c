import { expect, test } from 'vitest';
import { languageUrl, pageMeta } from './page-meta.ts';

const PAGE = { title: 'Saffron', description: 'Grill', url: 'https://shop.example/store/saffron' };
const linksOf = (language: 'en' | 'ar') =>
  pageMeta(PAGE, language).filter((tag) => 'tagName' in tag && tag.tagName === 'link');

test('each language of a page has its own canonical address and names all languages', () => {
  const alternates = [
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: PAGE.url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: `${PAGE.url}?lang=ar` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: PAGE.url },
  ];
  expect(linksOf('en')).toEqual([{ tagName: 'link', rel: 'canonical', href: PAGE.url }, ...alternates]);
  expect(linksOf('ar')).toEqual([
    { tagName: 'link', rel: 'canonical', href: `${PAGE.url}?lang=ar` },
    ...alternates,
  ]);
});

test('a language is added to an address that has parameters of its own', () => {
  expect(languageUrl('https://shop.example/category/3?module_id=2', 'ar')).toBe(
    'https://shop.example/category/3?module_id=2&lang=ar',
  );
});
