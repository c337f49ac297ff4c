import { expect, test } from 'vitest';
import { isShopLink, pathOfLink } from './index.ts';

test.each(['/', '/store/saffron', '/a?b=c#d', '/سوق', 'https://shop.example/a', 'http://shop.example:8080'])(
  '%s is a path of the shop or a web address',
  (text) => expect(isShopLink(text)).toBe(true),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/%0a\u0000',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://shop.example@evil.example',
  'ftp://evil.example',
  'evil.example',
  ' /path',
  '',
])('%j leads elsewhere than it seems, or nowhere', (text) => expect(isShopLink(text)).toBe(false));

test.each([
  ['/', '/'],
  ['/?lang=ar', '/'],
  ['/our-story', '/our-story'],
  ['/our-story/?a=/b#c', '/our-story'],
])('the path of %s is %s', (link, path) => expect(pathOfLink(link)).toBe(path));
