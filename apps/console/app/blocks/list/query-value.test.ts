import { expect, test } from 'vitest';
import { isQueryValue } from './query-value.ts';

const INSTANT = { type: 'string', format: 'date-time', control: 'instant' };

test.each([
  ['a day that does not exist', INSTANT, '2026-02-30T00:00:00Z'],
  ['a month that does not exist', INSTANT, '2026-13-01T00:00:00Z'],
  ['no date', INSTANT, 'yesterday'],
  ['no flag', { control: 'flag' }, 'maybe'],
  ['an unknown choice', { enum: ['open', 'answered'] }, 'closed'],
  ['no number', { type: 'integer' }, 'x'],
  ['a part of a number', { type: 'integer' }, '1.5'],
  ['a number outside of its bounds', { type: 'integer', exclusiveMinimum: 0 }, '0'],
  ['a text that is too long', { type: 'string', maxLength: 3 }, 'four'],
])('%s in the address is ignored', (_, schema, text) => expect(isQueryValue(schema, text)).toBe(false));

test.each([
  [INSTANT, '2026-02-28T00:00:00Z'],
  [INSTANT, '2026-11-26T20:00:00.000+04:00'],
  [{ control: 'flag' }, 'true'],
  [{ enum: ['open', 'answered'] }, 'open'],
  [{ anyOf: [{ type: 'integer', exclusiveMinimum: 0 }, { type: 'null' }] }, '12'],
  [{ type: 'string', maxLength: 3 }, 'abc'],
])('%j takes %s from the address', (schema, text) => expect(isQueryValue(schema, text)).toBe(true));
