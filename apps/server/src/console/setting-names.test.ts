import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@errand/api/settings';
import { expect, test } from 'vitest';

const TEXTS = path.join(import.meta.dirname, '../../../console/app/texts');

test.each(['en', 'ar'])('the console names and explains every setting in %s, and no other', (language) => {
  const file = path.join(TEXTS, language, 'settings-names.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const expected = Object.keys(DEFAULT_SETTINGS).flatMap((key) => [key, `${key}.help`]);
  expect(Object.keys(texts).toSorted()).toEqual(expected.toSorted());
  for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
});
