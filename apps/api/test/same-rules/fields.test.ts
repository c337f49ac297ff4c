import { ENDPOINTS } from '@errand/contract';
import { CONSOLE_ENDPOINTS } from '@errand/contract/console';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { TITLE_CHARACTERS } from '@errand/domain/text';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { normalizeInput } from '../../src/platform/http/normalize-input.ts';

type Field = { path: string; name: string; schema: z.ZodType };
type Definition = z.core.$ZodTypes['_zod']['def'];
type Changing = { name: string; method: string; body?: z.ZodType };

/** Every field inside of a schema with its path, as forms, bulk changes and imports send it. */
function fieldsOf(schema: z.core.$ZodType, path: string): Field[] {
  const def = (schema as unknown as { def: Definition }).def;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => [
      { path: `${path}.${name}`, name, schema: field as z.ZodType },
      ...fieldsOf(field, `${path}.${name}`),
    ]);
  if (def.type === 'array') return fieldsOf(def.element, `${path}[]`);
  if (def.type === 'union') return def.options.flatMap((option) => fieldsOf(option, path));
  if (def.type === 'pipe') return fieldsOf(def.out, path);
  return 'innerType' in def ? fieldsOf(def.innerType, path) : [];
}

const fields = ([...ENDPOINTS, ...CONSOLE_ENDPOINTS] as Changing[]).flatMap(({ name, body }) =>
  body ? fieldsOf(body, name) : [],
);
const named = (pattern: RegExp) => fields.filter(({ name }) => pattern.test(name));
const accepts = ({ schema }: Field, value: unknown) =>
  schema.safeParse(normalizeInput(schema, value)).success;

/** "field: value" of each value that a field accepts although all of them have to be refused. */
function accepted(of: readonly Field[], values: readonly unknown[]): string[] {
  return of.flatMap((field) =>
    values
      .filter((value) => accepts(field, value))
      .map((value) => `${field.path}: ${JSON.stringify(value) ?? 'undefined'}`),
  );
}

/** Totals that are compared with what is stored, and differences. */
const SIGNED = /^(total_minor|handed_over_minor|balance_minor|open_minor|till_minor)$/;

test('every form and bulk change refuses an amount that is negative, broken, huge or no number', () => {
  const amounts = named(/_minor$/).filter(({ name }) => !SIGNED.test(name));
  expect(amounts.length).toBeGreaterThan(40);
  const values = [-1, 0.5, 1e15, 2 ** 53, Number.NaN, '', ' ', '=1+1', '1,5', '٫'];
  expect(accepted(amounts, values)).toEqual([]);
});

test('every form and bulk change refuses a percentage below 0, above 100 or of no number', () => {
  const shares = named(/percent|^tax_rate$/).filter(({ name }) => name !== 'price_percent');
  expect(shares.length).toBeGreaterThan(8);
  expect(accepted(shares, [-0.1, 100.1, 1e9, Number.NaN, '5', '=1'])).toEqual([]);
});

test('every name in both languages has one length, and is required in the default language only', () => {
  const names = fields.filter(({ schema }) =>
    LANGUAGE_CODES.every((code) => 'shape' in schema && code in (schema.shape as object)),
  );
  const titles = names.filter(({ name }) => /^(name|title|kind|address)$/.test(name));
  expect(titles.length).toBeGreaterThan(20);
  const longest = 'a'.repeat(TITLE_CHARACTERS);
  // Names of items and their options have the longer limit of imported files.
  const items = /CatalogItem\b/;
  // A card and a step of a module's home have room for less.
  const cards = /Module(Reason|Steps)\b/;
  for (const field of titles.filter(({ path }) => !items.test(path) && !cards.test(path))) {
    expect([field.path, accepts(field, { en: longest, ar: longest })]).toEqual([field.path, true]);
    expect([field.path, accepts(field, { en: '=1+1', ar: '' })]).toEqual([field.path, true]);
  }
  const tooLong = `${longest}a`;
  const hostile = ['', ' ', '\u200b\u200b', '\u202e\u2066'];
  const values = [...hostile.map((en) => ({ en, ar: 'اسم' })), { ar: 'اسم' }, { en: 5 }, { en: tooLong }];
  expect(
    accepted(
      titles.filter(({ path }) => !items.test(path)),
      [...values, { en: 'a', ar: tooLong }],
    ),
  ).toEqual([]);
});
