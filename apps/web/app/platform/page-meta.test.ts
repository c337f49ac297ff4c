import { expect, test } from 'vitest';
import { languageUrl, pageMeta, siteOf } from './page-meta.ts';

const PAGE = { title: 'Saffron', description: 'Grill', url: 'https://shop.example/store/saffron' };
const linksOf = (language: 'en' | 'ar') =>
  pageMeta(PAGE, { language, name: 'Souq', picture: null }).filter(
    (tag) => 'tagName' in tag && tag.tagName === 'link',
  );

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

test('titles have the name of the shop, and a page without an image is shared with the picture of the shop', () => {
  const root = {
    session: { language: 'ar' as const },
    config: { business_name: 'سوق', social_picture_full_url: '/media/a1/1200.webp' },
    origin: 'https://souq.example',
  };
  const site = siteOf([{ loaderData: root }]);
  expect(site).toEqual({ language: 'ar', name: 'سوق', picture: 'https://souq.example/media/a1/1200.webp' });
  expect(pageMeta(PAGE, site)).toContainEqual({ title: 'Saffron · سوق' });
  expect(pageMeta(PAGE, site)).toContainEqual({ property: 'og:image', content: site.picture });
  const image = 'https://souq.example/own.webp';
  expect(pageMeta({ ...PAGE, image }, site)).toContainEqual({ property: 'og:image', content: image });
  expect(siteOf([{}])).toEqual({ language: 'en', name: '', picture: null });
});
