import { foldText } from '@errand/domain/search';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { containsWords } from './contains-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function contains(text: string, search: string): Promise<boolean> {
  const { rows } = await api.db.execute<{ found: boolean }>(
    sql`select ${containsWords(sql`${text}::text`, search)} as found`,
  );
  return rows[0]?.found ?? false;
}

test('a text contains its words in every spelling that the shop unifies', async () => {
  expect(await contains('تنّور السمسم الأحمر', 'تنور الاحمر')).toBe(true);
  expect(await contains('Crème Brûlée 500', 'brulee CREME ٥٠٠')).toBe(true);
  expect(await contains("Mom's", 'moms')).toBe(true);
  expect(await contains('layla@errand.test', 'layla@errand')).toBe(true);
  expect(await contains('Latte', 'latte cake')).toBe(false);
  expect(await contains('100 %', '%')).toBe(false);
});

test('the database folds as foldText does', async () => {
  const letters = fc.constantFrom(...Array.from('aÉñﬁＡأإآٱةىئؤءکیقَّـ٣۷한 -.'));
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 8 }), async (parts) => {
      const text = parts.join('');
      fc.pre(foldText(text) !== '');
      expect(await contains(text, text)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
