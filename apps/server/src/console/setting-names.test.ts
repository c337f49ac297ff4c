import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SETTINGS, isSetting, settingSchema } from '@errand/api/settings';
import { config } from '@errand/contract/config';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { expect, test } from 'vitest';

/** Settings whose choices are names or numbers, which no text replaces. */
const NAMED: readonly string[] = ['font', 'timeformat'];

/** The texts of a setting's choices. */
function choiceTexts(key: Parameters<typeof settingSchema>[0]): string[] {
  const { enum: choices = [] } = settingSchema(key).toJSONSchema({ io: 'input' }) as Schema;
  return NAMED.includes(key)
    ? []
    : choices.filter((one) => typeof one === 'string').map((one) => `${key}.${one}`);
}

const TEXTS = path.join(import.meta.dirname, '../../../console/app/texts');

test.each(['en', 'ar'])('the console names and explains every setting in %s, and no other', (language) => {
  const file = path.join(TEXTS, language, 'settings-names.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const keys = Object.keys(DEFAULT_SETTINGS).filter(isSetting);
  const expected = keys.flatMap((key) => [key, `${key}.help`, ...choiceTexts(key)]);
  expect(Object.keys(texts).toSorted()).toEqual(expected.toSorted());
  for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
});

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

const isLanguage = (name: string) => (LANGUAGE_CODES as readonly string[]).includes(name);

/** The texts that the form of a value of several parts shows. Rows are numbered by the form. */
function partTexts(schema: Schema): string[] {
  const choices = [schema.const, ...(schema.enum ?? [])].filter((choice) => typeof choice === 'string');
  const parts = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== 'id' && !isLanguage(name),
  );
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...choices.map((choice) => `choice.${choice}`),
    ...parts.flatMap(([name, part]) => [name, ...partTexts(part)]),
    ...inner.flatMap(partTexts),
  ];
}

test.each(['en', 'ar'])(
  'the console names every part of settings with several in %s, and no other',
  (language) => {
    const file = path.join(TEXTS, language, 'settings-parts.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const shapes: Partial<Record<string, { toJSONSchema(): unknown }>> = config.shape;
    const keys = Object.keys(DEFAULT_SETTINGS).filter(isSetting);
    const expected = keys.flatMap((key) => {
      const { properties, items, anyOf } = (shapes[key]?.toJSONSchema() ?? {}) as Schema;
      return properties || items || anyOf
        ? partTexts(settingSchema(key).toJSONSchema({ io: 'input' }) as Schema)
        : [];
    });
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(expected)].toSorted());
  },
);
