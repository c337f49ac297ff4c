import { ENDPOINTS } from '@errand/contract';
import { CONSOLE_ENDPOINTS } from '@errand/contract/console';
import { normalizeText } from '@errand/domain/text';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { normalizeInput } from './normalize-input.ts';

type Parts = { name: string; body?: z.ZodObject; query?: z.ZodObject };

const all = [...ENDPOINTS, ...CONSOLE_ENDPOINTS] as Parts[];

/** Every field of a body or query that takes a text or a number, with its endpoint. */
const fields = all.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) =>
    Object.entries(schema?.shape ?? {}).map(([field, type]) => ({ name, field, type: type as z.ZodType })),
  ),
);

const HOSTILE = '\u202a\u200f ＡＢ \u0661\u06f2３\u200b\u2069\ufeff';

/** The spellings of a hostile text by kind. */
const SPELLINGS = {
  secret: HOSTILE,
  text: 'ＡＢ \u0661\u06f2３',
  search: 'AB 123',
  code: 'AB123',
  identifier: 'AB 123',
};

const KINDS: [kind: keyof typeof SPELLINGS, names: RegExp][] = [
  ['secret', /^(current_|confirm_)?password$/],
  ['code', /^(otp|code|reset_token|coupon_code|ref_code)$/],
  [
    'identifier',
    /^(phone|phoneNumber|driver_phone|mail|email|email_or_phone|contact_(person_)?(number|email))$/,
  ],
  ['search', /^(search|search_text)$/],
];

test('every password, code, phone, mail and search of shop and console is normalized as such', () => {
  const wrong = KINDS.flatMap(([kind, names]) =>
    fields
      .filter(({ field }) => names.test(field))
      .filter(({ type }) => normalizeInput(type, HOSTILE) !== SPELLINGS[kind])
      .map(({ name, field }) => `${name}.${field} is no ${kind}`),
  );
  expect(wrong).toEqual([]);
  for (const [, names] of KINDS) expect(fields.some(({ field }) => names.test(field))).toBe(true);
});

test('no text of a request has directions or invisible characters after it, but a password', () => {
  const open = fields
    .filter(({ field }) => !field.endsWith('password'))
    .filter(({ type }) => {
      const text = normalizeInput(type, '\u202ea\u200b');
      return text !== 'a' && text !== '\u202ea\u200b';
    });
  expect(open).toEqual([]);
});

test('numbers, flags and words of a list are accepted in the digits of every script', () => {
  const schema = z.object({
    amount: z.coerce.number(),
    flag: z.coerce.number().int(),
    type: z.enum(['a', 'b']),
    day: z.iso.date(),
    rows: z.array(z.object({ id: z.coerce.number() })),
    unknown: z.unknown(),
  });
  const sent = {
    amount: '١٢٫٥',
    flag: '１',
    type: 'ａ\u200f',
    day: '٢٠٢٦-٠٣-٠١',
    rows: [{ id: '۷' }],
    unknown: '\u200f',
  };
  expect(schema.parse(normalizeInput(schema, sent))).toEqual({
    amount: 12.5,
    flag: 1,
    type: 'a',
    day: '2026-03-01',
    rows: [{ id: 7 }],
    unknown: '\u200f',
  });
});

test('of two schemas for one field the stricter kind counts, and neither schema changes', () => {
  const free = z.object({ value: z.string() });
  const either = z.union([free, z.object({ value: z.email() })]);
  expect(normalizeInput(either, { value: 'ａ@b.example' })).toEqual({ value: 'a@b.example' });
  expect(normalizeInput(free, { value: 'ａ' })).toEqual({ value: normalizeText('ａ') });
});
