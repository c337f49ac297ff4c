import { expect, test } from 'vitest';
import type { Schema } from '#platform/schema.ts';
import { checkValue } from './check-value.ts';

const keyOf = (schema: Schema, value: unknown, isRequired = false) =>
  checkValue(schema, value, isRequired)?.key ?? null;

test('only a required value may not be missing or blank; 0 and false are values', () => {
  for (const value of [undefined, null, '', '  ']) {
    expect(keyOf({ type: 'string' }, value, true)).toBe('blocks.required');
    expect(keyOf({ type: 'string', minLength: 3 }, value)).toBeNull();
  }
  expect(keyOf({ type: 'integer' }, 0, true)).toBeNull();
  expect(keyOf({ type: 'boolean' }, false, true)).toBeNull();
});

test('a text is as long as its limits allow, without white space at its ends', () => {
  const name: Schema = { type: 'string', minLength: 2, maxLength: 4 };
  expect(['ab', ' abcd '].map((value) => keyOf(name, value))).toEqual([null, null]);
  expect(checkValue(name, ' a ', false)).toEqual({ key: 'blocks.tooShort', values: { minimum: 2 } });
  expect(checkValue(name, 'abcde', false)).toEqual({ key: 'blocks.tooLong', values: { maximum: 4 } });
  const mail: Schema = { type: 'string', format: 'email' };
  expect(['a@b.example', 'a@b', 'a b@c.example'].map((value) => keyOf(mail, value))).toEqual([
    null,
    'blocks.notMail',
    'blocks.notMail',
  ]);
});

test('a number is within its limits, and whole where the field counts', () => {
  const count: Schema = { type: 'integer', minimum: 1, maximum: 3 };
  expect([1, 3].map((value) => keyOf(count, value))).toEqual([null, null]);
  expect([0, 4, 1.5, Number.NaN].map((value) => keyOf(count, value))).toEqual([
    'blocks.atLeast',
    'blocks.atMost',
    'blocks.notWhole',
    'blocks.notWhole',
  ]);
  const share: Schema = { type: 'number', exclusiveMinimum: 0 };
  expect([0, 0.5, Number.NaN].map((value) => keyOf(share, value))).toEqual([
    'blocks.above',
    null,
    'blocks.notNumber',
  ]);
});

test('a nullable value and the parts of a translated one are checked as themselves', () => {
  const nullable: Schema = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] };
  expect([keyOf(nullable, 0), keyOf(nullable, null)]).toEqual(['blocks.atLeast', null]);
  const translated: Schema = {
    type: 'object',
    properties: { en: { type: 'string', maxLength: 3 }, ar: { type: 'string' } },
    required: ['en', 'ar'],
  };
  expect(keyOf(translated, { en: 'Tea', ar: 'شاي' })).toBeNull();
  expect(keyOf(translated, { en: 'Tea', ar: '' })).toBe('blocks.required');
  expect(keyOf(translated, { en: 'Teas', ar: 'شاي' })).toBe('blocks.tooLong');
});

test('a date is a day of the calendar, and an instant an ISO one; a typed text that is neither is rejected', () => {
  const day: Schema = { type: 'string', format: 'date' };
  const instant: Schema = { type: 'string', format: 'date-time' };
  expect(['2026-11-27', '2026-02-31', '31/02/2026'].map((value) => keyOf(day, value))).toEqual([
    null,
    'blocks.notDate',
    'blocks.notDate',
  ]);
  expect(
    ['2026-11-27T08:30:00.000Z', '2026-11-27T', '31/02/2026T10:00', '2026-11-27T25:00'].map((value) =>
      keyOf(instant, value),
    ),
  ).toEqual([null, 'blocks.notDate', 'blocks.notDate', 'blocks.notDate']);
});
