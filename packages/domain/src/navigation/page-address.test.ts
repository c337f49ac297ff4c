import { expect, test } from 'vitest';
import { isPageAddress, PAGE_ADDRESS_CHARACTERS, pageAddressOf } from './index.ts';

test('the address of a page is Latin words with hyphens that the shop does not use itself', () => {
  for (const slug of ['our-story', 'about-us', 'faq', '24-7', 'a'.repeat(PAGE_ADDRESS_CHARACTERS)])
    expect(isPageAddress(slug), slug).toBe(true);
  for (const slug of [
    '',
    'Our',
    'a--b',
    '-a',
    'a-',
    'a/b',
    'a.xml',
    'قصتنا',
    'a b',
    'checkout',
    'api',
    'media',
  ])
    expect(isPageAddress(slug), slug).toBe(false);
  expect(isPageAddress('a'.repeat(PAGE_ADDRESS_CHARACTERS + 1))).toBe(false);
});

test('a title proposes an address of its Latin letters and digits', () => {
  expect(pageAddressOf('Our Story & Crème 2')).toBe('our-story-creme-2');
  expect(pageAddressOf('قصتنا')).toBe('');
  const long = pageAddressOf('word '.repeat(30));
  expect(long.length).toBeLessThanOrEqual(PAGE_ADDRESS_CHARACTERS);
  expect(isPageAddress(long)).toBe(true);
});
