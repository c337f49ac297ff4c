import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputHeaders, type PageInput, pageInput, pageRequest } from './page-input.ts';

const cookieOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

const inputOf = (
  cookies: Record<string, string> | string,
  target = '/home',
  method = 'GET',
  acceptLanguage = '',
) =>
  pageInput({
    acceptLanguage,
    method,
    origin: 'https://shop.example',
    target,
    cookie: typeof cookies === 'string' ? cookies : cookieOf(cookies),
  });

test('location, module, language and theme are read from cookies and sent as headers', () => {
  const input = inputOf(
    { zones: '[1,2]', module: '3', language: 'ar', theme: 'dark', cell: '25.030,56.336' },
    '/stores?sort=rating',
  );
  expect(input).toEqual({
    method: 'GET',
    origin: 'https://shop.example',
    address: '/stores?sort=rating',
    zoneIds: [1, 2],
    moduleId: 3,
    language: 'ar',
    theme: 'dark',
    cell: '25.030,56.336',
    interests: [],
  });
  expect(inputHeaders(input)).toEqual({
    zoneId: '[1,2]',
    moduleId: '3',
    'X-localization': 'ar',
    latitude: '25.030',
    longitude: '56.336',
  });
});

test('invalid cookies count as absent, and a token is never read', () => {
  const odd = {
    zones: '[1,"x",-4]',
    module: '3.5',
    language: 'xx',
    theme: 'pink',
    cell: '1;2',
    token: 'secret',
  };
  expect(inputOf(odd)).toMatchObject({
    zoneIds: [1],
    moduleId: null,
    language: 'en',
    theme: null,
    cell: null,
    interests: [],
  });
  expect(JSON.stringify(inputOf(odd))).not.toContain('secret');
});

test('a module cookie of an earlier version gives its id, and its type counts for nothing', () => {
  for (const module of ['2', '2:grocery', '2:parcel', '2:spaceship'])
    expect(inputOf({ zones: '[1]', module })).toEqual(inputOf({ zones: '[1]', module: '2' }));
  for (const module of ['', ':parcel', 'x:parcel', '2:', '2:a:b', '2 parcel', '1234567890'])
    expect(inputOf({ module }).moduleId).toBeNull();
});

test('each value of the input alone makes another cache key', () => {
  const input = inputOf({ zones: '[1]', module: '3' });
  const others: { [Name in keyof PageInput]: PageInput[Name] } = {
    method: 'HEAD',
    origin: 'http://shop.example',
    address: '/home?x',
    zoneIds: [11],
    moduleId: null,
    language: 'ar',
    theme: 'light',
    cell: '1.000,2.000',
    interests: [3],
  };
  expect(Object.keys(others)).toEqual(Object.keys(input));
  const keys = Object.entries(others).map(([name, value]) => JSON.stringify({ ...input, [name]: value }));
  expect(new Set([JSON.stringify(input), ...keys]).size).toBe(keys.length + 1);
});

const names = fc.constantFrom('zones', 'module', 'language', 'theme', 'cell', 'interests', 'lang', 'other');
const usual = fc.constantFrom('1', '[1]', '[1,1e300,2.5]', '2:food', 'ar', 'dark', '25.200,55.300', '3.7');
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('\0', '%', '%E0%A4%A', '[1,', '[[1]]', '1e999', '[1e999]', '__proto__', 'x'.repeat(5000)),
);
/** Half of a surrogate pair, which `encodeURIComponent` rejects, is sent as bytes that are invalid UTF-8. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');
const pairs = (separator: string) =>
  fc
    .array(
      fc.tuple(names, fc.oneof(usual, hostileText)).map(([name, text]) => `${name}=${encoded(text)}`),
      { maxLength: 6 },
    )
    .map((list) => list.join(separator));
const targets = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/home',
      '/home.data',
      '//evil.example/home',
      '/%00',
      'http://evil.example/home',
      '*',
    ),
    pairs('&'),
    fc.constantFrom('', '#part'),
  )
  .map(([path, query, hash]) => `${path}?${query}${hash}`);

test('any request has an input that is frozen, survives its serialization, and is rendered without a header', () => {
  fc.assert(
    fc.property(targets, fc.oneof(pairs('; '), hostileText), (target, cookie) => {
      const input = inputOf(cookie, target);
      expect(JSON.parse(JSON.stringify(input))).toEqual(input);
      for (const part of [input, input.zoneIds, input.interests]) expect(Object.isFrozen(part)).toBe(true);
      const request = pageRequest(input);
      expect([...request.headers]).toEqual([]);
      expect(request.url).toBe(`https://shop.example${input.address}`);
    }),
  );
});

test('the host of an absolute target and a fragment do not count', () => {
  expect(inputOf({}, 'http://evil.example/stores?a=1#b')).toEqual(inputOf({}, '/stores?a=1'));
  expect(inputOf({}, 'http://evil.example')).toEqual(inputOf({}, '/'));
  expect(inputOf({}, '//evil.example/stores').address).toBe('//evil.example/stores');
});

test('`?lang=` overrules the cookie, which then makes no other page', () => {
  expect(inputOf({ language: 'ar' }, '/?lang=en')).toEqual(inputOf({ language: 'en' }, '/?lang=en'));
  expect(inputOf({ language: 'ar' }, '/?lang=xx').language).toBe('ar');
});

test('interests order the home page only, so that other pages stay the same for everyone', () => {
  const interests = (text: string, path?: string) => inputOf({ interests: text }, path).interests;
  expect(interests('7.3.7')).toEqual([3, 7]);
  expect(interests('3.7', '/home.data')).toEqual([3, 7]);
  expect(interests('3.7', '/store/popular')).toEqual([]);
  for (const odd of ['', '3,7', '-3', '0', 'x', '3.']) expect(interests(odd)).toEqual([]);
});

test('a first visit is in the preferred language of the browser, a chosen one stays, and an address counts most', () => {
  const language = (cookies: Record<string, string>, acceptLanguage: string, target = '/home') =>
    inputOf(cookies, target, 'GET', acceptLanguage).language;
  expect(language({}, 'ar-SA,ar;q=0.9,en;q=0.8')).toBe('ar');
  expect(language({}, 'fr, en;q=0.5, ar;q=0.7')).toBe('ar');
  expect(language({}, 'en-GB,ar;q=0.9')).toBe('en');
  for (const other of ['', 'fr', 'ar;q=0', '*', 'ar;q=x', '\0;;,,'])
    expect(language({}, other), other).toBe('en');
  expect(language({ language: 'en' }, 'ar')).toBe('en');
  expect(language({ language: 'en' }, 'fr', '/home?lang=ar')).toBe('ar');
});
