import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits, normalizeText, TEXT_KINDS } from './index.ts';

const HOSTILE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u2060',
  '\ufeff',
  '\ufe0f',
  '\u3164',
  '\u00ad',
  '\u00a0',
  '\u3000',
  '\ud800',
  '\udc00',
  '\u{1f3f4}',
  '\u{e0067}',
  '\u{e007f}',
  '👩',
  '🍳',
  '❤',
  '٣',
  '۷',
  '８',
  'Ａ',
  '。',
  'é',
  'e\u0301',
  'م',
  'ي',
  'a',
  ' ',
  '\n',
  '\u0007',
  '\u2028',
  '\u0958',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 12 }).map((parts) => parts.join('')),
);

test.each(TEXT_KINDS)('normalizing %s twice is normalizing it once, and never makes it longer', (kind) => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = normalizeText(text, kind);
      expect(normalizeText(once, kind)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

test('every decimal digit of Unicode is 0 to 9, in the order of its script', () => {
  let digits = '';
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Decimal_Number}/u.test(character)) digits += character;
  }
  expect(latinDigits(digits)).toMatch(/^(0123456789){60,}$/);
});

test('invisible characters and directions never reach a text; its letters and line breaks stay', () => {
  expect(normalizeText('\u202eevil\u202c name')).toBe('evil name');
  expect(normalizeText('\u200fمها\u200f')).toBe('مها');
  expect(normalizeText('\u200b\u200b')).toBe('');
  expect(normalizeText('\u3164\u2800\u00a0')).toBe('');
  expect(normalizeText('two\r\nlines\u0007 ')).toBe('two\r\nlines');
  expect(normalizeText('٣ eggs، ＡＢ')).toBe('٣ eggs، ＡＢ');
});

test('joiners stay inside the words and emoji that need them, and nowhere else', () => {
  for (const text of [
    'می‌خواهم',
    '👩‍🍳',
    '❤️‍🔥',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'क्‍ष',
  ])
    expect(normalizeText(text)).toBe(text);
  expect(normalizeText('Mi\u200dna\u200c')).toBe('Mina');
  expect(normalizeText('\u200cمها\u200d ')).toBe('مها');
  expect(normalizeText('می‌خواهم', 'identifier')).toBe('میخواهم');
});

test('identifiers, codes and amounts have digits of 0 to 9 and no full width', () => {
  expect(normalizeText('\u202a+٩٧١ ٥٠\u202c', 'identifier')).toBe('+971 50');
  expect(normalizeText('ｍｉｎａ＠example.com\u200f', 'identifier')).toBe('mina@example.com');
  expect(normalizeText('ｍｉｎａ＠example。co｡uk', 'identifier')).toBe('mina@example.co.uk');
  expect(normalizeText(' ONE ８１４\u200f', 'code')).toBe('ONE814');
  expect(normalizeText('−١٬٢٣٤٫٥', 'amount')).toBe('-1234.5');
  expect(normalizeText('شاي ٣\u200f', 'search')).toBe('شاي 3');
});

test('a secret is never changed', () => {
  expect(normalizeText(' ٣\u200f\u200b ', 'secret')).toBe(' ٣\u200f\u200b ');
});
