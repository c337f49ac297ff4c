import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faults, HEAD, type ImportHarness, startImports } from '../../../../test/import-harness.ts';
import { categories, items } from '../../catalog/catalog.tables.ts';

let imports: ImportHarness;
beforeAll(async () => {
  imports = await startImports();
});
beforeEach(() => imports.clear());
afterAll(() => imports.stop());

const products = (...names: string[]) =>
  imports.write([HEAD, ...names.map((name, n) => `p${n},tide,${name},Product ${n},5`)]);

/** All categories as paths, in alphabetical order. */
async function paths(): Promise<string[]> {
  const rows = await imports.api.db.select().from(categories).orderBy(categories.id);
  const nameOf = (id: number | null): string => {
    const row = rows.find((one) => one.id === id);
    return row ? [...(row.parentId === null ? [] : [nameOf(row.parentId)]), row.name.en].join(' > ') : '?';
  };
  return rows.map(({ id }) => nameOf(id)).toSorted();
}

/** The category of each product as the id of its row. */
async function pathOf(externalId: string): Promise<string | undefined> {
  const [rows, all] = [
    await imports.api.db.select().from(items).orderBy(items.id),
    await imports.api.db.select().from(categories).orderBy(categories.id),
  ];
  const item = rows.find((row) => row.externalId === externalId);
  const own = all.find(({ id }) => id === item?.categoryId);
  const parent = all.find(({ id }) => id === own?.parentId);
  return parent ? `${parent.name.en} > ${own?.name.en}` : own?.name.en;
}

test('a path begins at a main category, also if a subcategory has the name', async () => {
  const file = await products('Fruit > Apples', 'Apples > Green', 'Green > Fruit', 'Apples');
  expect(await imports.importFile(file)).toMatchObject({ created: 4, problems: [] });
  expect(await paths()).toEqual([
    'Apples',
    'Apples > Green',
    'Fruit',
    'Fruit > Apples',
    'Green',
    'Green > Fruit',
  ]);
  expect([await pathOf('p0'), await pathOf('p1'), await pathOf('p2'), await pathOf('p3')]).toEqual([
    'Fruit > Apples',
    'Apples > Green',
    'Green > Fruit',
    'Apples',
  ]);
  expect(await imports.importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
});

test('an incomplete or too deep path is an error, and no category is created', async () => {
  const file = await products('Fruit > ', ' > Apples', 'A > B > C', '"Fruit > !"', '>');
  expect(faults(await imports.importFile(file))).toEqual([
    '2 category "Fruit >" has an empty level',
    '3 category "> Apples" has an empty level',
    '4 category "A > B > C" has more than two levels',
    '5 category "Fruit > !" has a level without letters and digits',
    '6 category ">" has an empty level',
  ]);
  expect(await paths()).toEqual([]);
});

test('categories whose names have the same slug, or begin with the same Arabic letters, are distinct', async () => {
  const file = await products(
    'المشروبات الساخنة',
    'المشروبات الباردة',
    'Fruit > Apples',
    'Fruit Apples',
    'Fruit فواكه',
  );
  expect(await imports.importFile(file)).toMatchObject({ created: 5, problems: [] });
  expect(await paths()).toEqual([
    'Fruit',
    'Fruit > Apples',
    'Fruit Apples',
    'Fruit فواكه',
    'المشروبات الباردة',
    'المشروبات الساخنة',
  ]);
});

test('a name of several subcategories needs its main category', async () => {
  await imports.importFile(await products('Fruit > Green', 'Tea > Green'));
  expect(faults(await imports.importFile(await products('Green')))).toEqual([
    '2 category several categories are named "Green": write the main category before it, like Fruit > Apples',
  ]);
  expect(await imports.importFile(await products('Tea > Green'))).toMatchObject({ updated: 1, problems: [] });
});

test('a name may contain an escaped arrow, and categories of rejected products are not created', async () => {
  const file = await imports.write([
    HEAD,
    'a,tide,"Sizes \\> 40",Shoe,5',
    'a,tide,Only of a repeated product,Shoe,5',
  ]);
  await imports.importFile(file, { skipErrors: true });
  expect(await paths()).toEqual(['Sizes > 40']);
});
