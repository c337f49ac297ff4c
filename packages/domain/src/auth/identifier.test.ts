import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyIdentifier, isEmail, looksLikePhone } from './index.ts';

describe('identifier', () => {
  // Requirements: AUTH-59.
  test('a contact is classified as an email, a phone number by pattern, or invalid', () => {
    expect(
      ['mina@example.com', ' a.b+c@mail.example.org ', 'منى@example.com'].map(classifyIdentifier),
    ).toEqual(['email', 'email', 'email']);
    expect(['+4915112345678', '5550001111'].map(classifyIdentifier)).toEqual(['phone', 'phone']);
    const bad = [
      '',
      'mina',
      'mina@',
      '@example.com',
      'a@b',
      'a@@b.com',
      'a b@c.com',
      'a..b@c.com',
      '+',
      '12-34',
      '.a@b.com',
      'a.@b.com',
      'a@b.com c',
      'x a@b.com',
      'a@b..com',
      'a@b.c',
      'a@b.1com',
    ];
    for (const text of bad) expect(classifyIdentifier(text), text).toBe('invalid');
  });

  // Requirements: AUTH-62.
  test('a phone number is an optional plus and 2 to 15 digits that do not start with 0', () => {
    const digits = fc.stringMatching(/^\d{0,18}$/);
    fc.assert(
      fc.property(fc.boolean(), digits, (plus, number) => {
        const valid = number.length >= 2 && number.length <= 15 && !number.startsWith('0');
        expect(classifyIdentifier(`${plus ? '+' : ''}${number}`)).toBe(valid ? 'phone' : 'invalid');
      }),
    );
    expect(['1', '12', '123456789012345', '1234567890123456', '0123'].map(classifyIdentifier)).toEqual([
      'invalid',
      'phone',
      'phone',
      'invalid',
      'invalid',
    ]);
  });

  test('a partial value looks like a phone number while it is digits with an optional plus', () => {
    for (const text of ['0', '+4', '555', ' 55 ']) expect(looksLikePhone(text), text).toBe(true);
    for (const text of ['', '+', '5a', 'a5', 'mina@', '++4']) expect(looksLikePhone(text), text).toBe(false);
  });

  test('an email may end its name in a hyphen and have several domain parts', () => {
    expect(['a-@b.co', 'a@b-c.d.example', 'a_b@c.com'].map(isEmail)).toEqual([true, true, true]);
  });
});
