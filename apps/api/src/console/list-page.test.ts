import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BY_ID, byValue, listPage, listPageAfter } from './list-page.ts';

type Row = { id: number; price: number };
const rowsOf = (prices: number[]): Row[] =>
  prices.map((price, at) => ({ id: at + 1, price })).toSorted((a, b) => a.price - b.price || a.id - b.id);

async function readAll(
  page: (query: { limit: number; cursor?: string }) => Promise<{ rows: number[]; next: string | null }>,
  limit: number,
): Promise<number[]> {
  const all: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { rows, next }: Awaited<ReturnType<typeof page>> = await page({ limit, ...(cursor && { cursor }) });
    all.push(...rows);
    cursor = next;
  }
  return all;
}

test('pages hold every row once and in order, by number of rows and by keyset', async () => {
  const prices = fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(prices, fc.integer({ min: 1, max: 5 }), async (given, limit) => {
      const all = rowsOf(given);
      const count = async (most: number) => Math.min(most, all.length);
      const toIds = (rows: Row[]) => rows.map(({ id }) => id);
      const byOffset = await readAll(
        (query) =>
          listPage(query, { rows: async (size, offset) => all.slice(offset, offset + size), count }, toIds),
        limit,
      );
      const byPrice = await readAll(
        (query) =>
          listPageAfter(
            query,
            {
              rows: async (size, after) =>
                all
                  .filter(
                    ({ price, id }) =>
                      !after || price > after.value || (price === after.value && id > after.id),
                  )
                  .slice(0, size),
              count,
              ...byValue(({ price }: Row) => price),
            },
            toIds,
          ),
        limit,
      );
      expect([byOffset, byPrice]).toEqual([toIds(all), toIds(all)]);
    }),
  );
});
test.each(['-1', '1.5', '1e9', 'x', '9999999999999999', '1_', '_1', "1_1'"])(
  'a cursor that no page gave begins the list: %s',
  async (cursor) => {
    const count = async () => 0;
    const seen: unknown[] = [];
    const rows = async (_: number, from: unknown) => {
      seen.push(from);
      return [] as Row[];
    };
    const query = { limit: 10, cursor };
    await listPage(query, { rows, count }, (page) => page);
    await listPageAfter(query, { rows, count, ...BY_ID }, (page) => page);
    await listPageAfter(query, { rows, count, ...byValue(({ price }: Row) => price) }, (page) => page);
    expect(seen).toEqual([0, null, null]);
  },
);
test('a total at the bound reports that there may be more', async () => {
  const rows = async () => [];
  const at = (total: number) =>
    listPage({ limit: 1 }, { rows, count: async (most) => Math.min(total, most) }, (page) => page);
  expect(await at(9_999)).toMatchObject({ total: 9_999, total_is_bound: false });
  expect(await at(20_000)).toMatchObject({ total: 10_000, total_is_bound: true });
});
