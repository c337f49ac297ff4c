import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faults, HEAD, type ImportHarness, startImports } from '../../../../test/import-harness.ts';
import { items } from '../../catalog/catalog.tables.ts';

let imports: ImportHarness;
beforeAll(async () => {
  imports = await startImports();
});
beforeEach(() => imports.clear());
afterAll(() => imports.stop());

/** The errors of a dry run, which must equal those of the import; the import must have written nothing. */
async function rejections(...lines: string[]): Promise<string[]> {
  const file = await imports.write(lines);
  const dryRun = faults(await imports.importFile(file, { dryRun: true }));
  const report = await imports.importFile(file);
  expect([faults(report), report.wrote]).toEqual([dryRun, false]);
  expect(await imports.api.db.$count(items)).toBe(0);
  return dryRun;
}

test('control characters are rejected by the dry run and the import alike, with their code', async () => {
  expect(
    await rejections(
      HEAD,
      'a,tide,Bags,Bag\u0000,5',
      'b,tide,Bags,\u001b[31mred,5',
      'c\u0007,tide,Bags,Bag,5',
      'd,tide,Bags,Bag \ufdd0,5',
      'e,tide\u0001,Bags,Bag,5',
    ),
  ).toEqual([
    '2 name contains the invisible character U+0000: delete it',
    '3 name contains the invisible character U+001B: delete it',
    '4 id contains the invisible character U+0007: delete it',
    '5 name contains the invisible character U+FDD0: delete it',
    '6 store contains the invisible character U+0001: delete it',
  ]);
});

test('ids, categories, names and descriptions that are too long are rejected before anything is written', async () => {
  const long = (length: number) => 'ab '.repeat(length / 3);
  expect(
    await rejections(
      `${HEAD},description,description:ar,unit`,
      `${long(3000)},tide,Bags,Bag,5,,,`,
      `b,tide,${long(3000)},Bag,5,,,`,
      `c,tide,Bags > ${long(300)},Bag,5,,,`,
      `d,tide,Bags,${long(300)},5,,,`,
      `e,tide,Bags,Bag,5,${long(30_000)},${long(60_000)},`,
      `f,tide,Bags,Bag,5,,,${long(300)}`,
    ),
  ).toEqual([
    '2 id has 2,999 characters: at most 255 are allowed',
    '3 category has 2,999 characters: at most 500 are allowed',
    expect.stringMatching(/^4 category "Bags > ab .*…" has 299 characters: at most 200 are allowed$/),
    '5 name has 299 characters: at most 255 are allowed',
    '6 description has 29,999 characters: at most 20,000 are allowed',
    '6 description:ar has 59,999 characters: at most 20,000 are allowed',
    '7 unit has 299 characters: at most 255 are allowed',
  ]);
});

test('lists, choices and stocks beyond what the database holds are rejected before anything is written', async () => {
  const many = (count: number, prefix = 't') =>
    Array.from({ length: count }, (_, n) => `${prefix}${n}`).join(' | ');
  const options = Array.from({ length: 5 }, (_, n) => `O${n}: ${many(10)}`).join('; ');
  expect(
    await rejections(
      `${HEAD},stock,tags,options,variations`,
      `a,tide,Bags,Bag,5,1,${many(200_000)},,`,
      `b,tide,Bags,Bag,5,1,${many(251)},,`,
      `c,tide,Bags,Bag,5,1,${'t'.repeat(300)},,`,
      'd,tide,Bags,Bag,5,,,Size: S | M | L,S = 5 x 999999999 | M = 5 x 999999999 | L = 5 x 999999999',
      'e,tide,Bags,Bag,5,2147483648,,,',
      `f,tide,Bags,Bag,5,,,${options},t0-t0-t0-t0-t0 = 5 x 1`,
      `g,tide,Bags,Bag,5,,,A: ${'a'.repeat(250)}; B: ${'b'.repeat(250)}; C: ${'c'.repeat(250)},${'a'.repeat(250)}-${'b'.repeat(250)}-${'c'.repeat(250)} = 5 x 1`,
      'h,tide,Bags,Bag,5,,,Size: S | S,S = 5 x 1',
    ),
  ).toEqual([
    '2 tags has 1,888,887 characters: at most 20,000 are allowed',
    '3 tags has 251 entries: at most 250 are allowed',
    '4 tags has 300 characters: at most 255 are allowed',
    '5 variations have 2999999997 pieces in total: at most 999999999 are allowed',
    '6 stock "2147483648" is more than 999999999',
    '7 options have too many combinations: at most 10,000 are allowed',
    expect.stringMatching(/^8 variations "a{60}…" has 752 characters: at most 600 are allowed$/),
    '9 options "S" appears twice',
  ]);
});

test('a Shopify product with too much text or stock, or too many rows, is rejected before anything is written', async () => {
  const head =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty';
  const file = await imports.write([
    head,
    `a,Bag,<p>${'word '.repeat(6000)}</p>,,,5,,`,
    'b,Bag,,Size,S,5,shopify,999999999',
    'b,,,,M,5,shopify,999999999',
    'c,Bag,<p>&#27;[31m</p>,,,5,,',
    'd,Bag,,Size,S0,5,,',
    ...Array.from({ length: 20_000 }, (_, n) => `d,,,,S${n + 1},5,,`),
  ]);
  expect(faults(await imports.importFile(file, { store: 'tide', category: null, dryRun: true }))).toEqual([
    '2 description has 29,999 characters: at most 20,000 are allowed',
    '3 variant inventory qty have 1999999998 pieces in total: at most 999999999 are allowed',
    '5 description contains the invisible character U+001B: delete it',
    '6 handle has more than 2298 rows',
  ]);
});

test('products at the limits are imported, also with letters that the search expands', async () => {
  const columns = `${HEAD},description,description:ar,tags,generic_names,options,variations,stock`.split(',');
  const row = (cells: Record<string, string>) => columns.map((name) => cells[name] ?? '').join(',');
  const many = (count: number, length: number, letter = 'ش') =>
    Array.from({ length: count }, (_, n) => `${n}${letter.repeat(length - String(n).length)}`);
  const cell = (texts: string[]) => texts.join('|');
  const pairs = (some: string[], others: string[]) =>
    some.flatMap((one) => others.map((other) => `${one}-${other}`));
  const [long, short] = [many(2, 255, '漢'), Array.from({ length: 250 }, (_, n) => `${n}`)];
  const file = await imports.write([
    columns.join(','),
    row({
      id: '漢'.repeat(255),
      store: 'tide',
      category: `${'ش'.repeat(100)} > ${'ص'.repeat(100)}`,
      name: '漢'.repeat(255),
      description: '漢'.repeat(20_000),
      'description:ar': 'ش'.repeat(20_000),
      // One letter that becomes 18.
      tags: cell(many(78, 255, 'ﷺ')),
      generic_names: cell(many(78, 255, 'ﷺ').map((name) => `x${name.slice(1)}`)),
      options: `A: ${cell(long)}; B: ${cell(many(2, 255, '字'))}; C: ${cell(many(2, 88, '中'))}`,
      variations: cell(
        pairs(pairs(long, many(2, 255, '字')), many(2, 88, '中')).map((type) => `${type} = 999999999.99 x 0`),
      ),
    }),
    row({
      id: 'b',
      store: 'tide',
      category: 'Bags',
      name: 'Bag',
      options: `A: ${cell(short)}; B: ${cell(short.slice(0, 9))}`,
      variations: cell(
        pairs(short, short.slice(0, 9))
          .slice(0, 2048)
          .map((type) => `${type} = 1 x 488281`),
      ),
    }),
    row({ id: 'c', store: 'tide', category: 'Bags', name: 'Bag', price: '1', stock: '999999999' }),
  ]);
  expect(await imports.importFile(file)).toMatchObject({ created: 3, problems: [] });
});
