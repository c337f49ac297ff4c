import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode, errorText } from './errors.ts';
import { ENDPOINTS } from './index.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

test('every rejection has a 4xx or 5xx status and a text in both languages with the same placeholders', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();
  for (const code of codes) {
    const { status, en, ar } = ERRORS[code];
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(names(ar), code).toEqual(names(en));
    expect(ar, code).toMatch(/[\u0600-\u06ff]/);
  }
});

test('a text is filled from the details; a placeholder without a value stays visible', () => {
  expect(errorText('variation_count', 'en', { name: 'Sauces', min: 1, max: 2 })).toBe(
    'Selected variation named Sauces must be in between Minimum 1 and Maximum 2',
  );
  expect(errorText('below_minimum', 'en')).toContain('{minimum}');
});

test('an endpoint names only known errors, and no two share method and path', () => {
  for (const endpoint of ENDPOINTS)
    for (const code of endpoint.errors) expect(codes, endpoint.name).toContain(code);
  const addresses = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
