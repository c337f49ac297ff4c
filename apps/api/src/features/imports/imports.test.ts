import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getItem } from '@errand/contract/catalog';
import { searchItems } from '@errand/contract/search';
import type { LanguageCode } from '@errand/domain/language';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeModule, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { brands, categories, itemPauses, items, itemVariations } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportRunning, importProducts } from './import-products.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../../../docs/samples');
const OWN = path.join(SAMPLES, 'products.csv');
const SHOPIFY = path.join(SAMPLES, 'shopify.csv');

let api: TestApi;
let folder: string;
let shopId: number;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'errand-import-'));
  const food = await makeModule(api.db, { type: 'food', slug: 'food' });
  const shop = await makeModule(api.db, { type: 'ecommerce', slug: 'shop' });
  shopId = shop.id;
  await makeStore(api.db, { slug: 'luna-kitchen', moduleId: food.id });
  await makeStore(api.db, { slug: 'green-market', moduleId: shop.id });
  await makeStore(api.db, { slug: 'tide', moduleId: shop.id });
  await api.db.insert(brands).values({ slug: 'tidewear', moduleId: shop.id, name: { en: 'Tidewear' } });
  for (const [index, name] of ['margherita', 'shirt-white', 'shirt-detail', 'shirt-sand'].entries())
    await writeFile(path.join(folder, `${name}.png`), await picture(index));
});
beforeEach(async () => {
  await api.db.execute(sql`truncate item_imports, item_variations, item_add_ons, add_ons, carts cascade`);
  await api.db.delete(items);
  await api.db.delete(categories);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const picture = (shade: number) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .png()
    .toBuffer();

/** Imports a file with the folder of pictures, creating missing categories. */
function importFile(file: string, options: Partial<ImportOptions> = {}) {
  return importProducts(api.deps, { file, createCategories: true, pictures: { folder }, ...options });
}

async function csv(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'file.csv');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

const itemOf = async (externalId: string) =>
  (await api.db.select().from(items).where(eq(items.externalId, externalId)))[0]!;
const variationsOf = (itemId: number) =>
  api.db
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, itemId))
    .orderBy(itemVariations.position);
const faults = (report: { problems: { line: number; column: string | null; text: string }[] }) =>
  report.problems.map(({ line, column, text }) => `${line} ${column ?? '-'} ${text}`);

test('the sample file becomes items in both languages with options, variations, add-ons, pictures and hours', async () => {
  expect(await importFile(OWN)).toMatchObject({
    created: 4,
    updated: 0,
    unchanged: 0,
    problems: [],
    wrote: true,
  });
  const pizza = await itemOf('pz-1');
  const seen = async (language: LanguageCode) =>
    api.client({ language }).call(getItem, { params: { id: pizza.slug } });
  expect(await seen('en')).toMatchObject({
    name: 'Margherita',
    price: 9.5,
    discount: 10,
    discount_type: 'percent',
    stock: null,
    maximum_cart_quantity: 10,
    veg: 1,
    available_time_starts: '11:00',
    available_time_ends: '23:30',
    category_ids: [{ name: 'Pizza' }],
    food_variations: [
      { name: 'Size', type: 'single', required: 'on', values: [{ optionPrice: 0 }, { optionPrice: 3 }] },
      { name: 'Sauces', type: 'multi', required: 'off', min: 0, max: 2 },
    ],
    add_ons: [
      { name: 'Extra cheese', price: 1.5 },
      { name: 'Olives', price: 0.75 },
    ],
  });
  expect(await seen('ar')).toMatchObject({
    name: 'مارغريتا',
    description: 'طماطم وموزاريلا وريحان.',
    food_variations: [{ name: 'الحجم', values: [{ label: 'صغيرة' }, { label: 'كبيرة' }] }, {}],
    add_ons: [{ name: 'جبن إضافي' }, { name: 'زيتون' }],
  });
  expect((await seen('en')).images_full_url).toHaveLength(1);
  const shirt = await itemOf('ts-1');
  expect(await api.client().call(getItem, { params: { id: String(shirt.id) } })).toMatchObject({
    stock: 11,
    price: 12.5,
    choice_options: [{ title: 'Colour' }, { title: 'Size' }],
    variations: [
      { type: 'Red-S', price: 12.5, stock: 4 },
      { type: 'Red-M', stock: 0 },
      { type: 'Dark blue-M', stock: 7 },
    ],
  });
  const apples = await itemOf('ap-1');
  const [category] = await api.db.select().from(categories).where(eq(categories.id, apples.categoryId));
  expect(category).toMatchObject({ name: { en: 'Apples' }, slug: 'fruit-apples' });
  const [market] = await api.db.select().from(stores).where(eq(stores.slug, 'green-market'));
  expect(market?.itemCount).toBe(2);
});

test('imported items are found at once, with Arabic folded and with a typing error', async () => {
  await importFile(OWN);
  const [market] = await api.db.select().from(stores).where(eq(stores.slug, 'green-market'));
  const shopper = api.client({ zoneIds: [market!.zoneId], moduleId: shopId });
  for (const name of ['تفاح', 'royal', 'royql aples']) {
    const { products } = await shopper.call(searchItems, { query: { name } });
    expect([name, products.map((product) => product.name)]).toEqual([name, ['Royal apples']]);
  }
});

test('a second run changes nothing and reports it; a changed row is updated under its id and slug', async () => {
  await importFile(OWN);
  const before = await api.db.execute(sql`select xmin::text, id, slug from items order by id`);
  expect(await importFile(OWN)).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  expect((await api.db.execute(sql`select xmin::text, id, slug from items order by id`)).rows).toEqual(
    before.rows,
  );

  const head = 'id,store,category,name,price,stock';
  await importFile(await csv(head, 'a,tide,Bags,Bag,5,3', 'b,tide,Bags,Belt,6,3'));
  const first = await itemOf('a');
  const secondRun = await importFile(await csv(head, 'a,tide,Bags,Big bag,7,3', 'b,tide,Bags,Belt,6,3'));
  expect(secondRun).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect(await itemOf('a')).toMatchObject({
    id: first.id,
    slug: 'bag',
    priceMinor: 700,
    name: { en: 'Big bag' },
  });
});

test('a store counts no items after an import has hidden its last one', async () => {
  const head = 'id,store,category,name,price,active';
  const itemCount = async () => {
    const [store] = await api.db.select().from(stores).where(eq(stores.slug, 'tide'));
    return store?.itemCount;
  };
  await importFile(await csv(head, 'a,tide,Bags,Bag,5,yes'));
  expect(await itemCount()).toBe(1);
  await importFile(await csv(head, 'a,tide,Bags,Bag,5,no'));
  expect(await itemCount()).toBe(0);
});

test('an import that writes a paused item sets its visibility and ends the pause', async () => {
  const head = 'id,store,category,name,price,active';
  await importFile(await csv(head, 'a,tide,Bags,Bag,5,yes', 'b,tide,Bags,Belt,5,yes'));
  const [bag, belt] = [await itemOf('a'), await itemOf('b')];
  await api.db.insert(itemPauses).values([{ itemId: bag.id }, { itemId: belt.id }]);
  await api.db.update(items).set({ active: false });
  await importFile(await csv(head, 'a,tide,Bags,Bag,5,no', 'b,tide,Bags,Belt,6,yes'));
  expect([await itemOf('a'), await itemOf('b')]).toMatchObject([{ active: false }, { active: true }]);
  expect(await api.db.select().from(itemPauses)).toEqual([]);
});

test('pieces sold since the last import stay sold: only a stock that changed in the file is applied', async () => {
  const head = 'id,store,category,name,price,stock,options,variations';
  const file = (price: number, stock: number, small: number) =>
    csv(
      head,
      `a,tide,Bags,Bag,${price},${stock},,`,
      `v,tide,Bags,Vest,,,Size: S | M,S = ${price} x ${small} | M = 9 x 2`,
    );
  await importFile(await file(5, 10, 6));
  const vest = await itemOf('v');
  await api.db.execute(sql`update items set stock = 4 where external_id = 'a'`);
  await api.db.execute(sql`update item_variations set stock = 1 where item_id = ${vest.id} and type = 'S'`);
  await api.db.execute(sql`update items set stock = 3 where id = ${vest.id}`);
  await importFile(await file(6, 10, 6));
  expect((await itemOf('a')).stock).toBe(4);
  expect((await itemOf('v')).stock).toBe(3);
  await importFile(await file(6, 20, 9));
  expect((await itemOf('a')).stock).toBe(20);
  expect(await variationsOf(vest.id)).toMatchObject([
    { type: 'S', stock: 9 },
    { type: 'M', stock: 2 },
  ]);
  expect((await itemOf('v')).stock).toBe(11);
});

test('a Shopify export is accepted: variants, old prices, pictures of several rows, HTML, drafts', async () => {
  const report = await importFile(SHOPIFY, { store: 'tide' });
  expect(report).toMatchObject({ products: 3, created: 3, problems: [] });
  const shirt = await itemOf('linen-shirt');
  expect(shirt).toMatchObject({
    slug: 'linen-shirt',
    name: { en: 'Linen shirt' },
    description: { en: 'Woven in Marsa.\n\n• 100 % linen\n• Wash at 30°' },
    priceMinor: 5000,
    discount: 1000,
    discountType: 'amount',
    tags: ['summer', 'linen'],
    choices: [
      { title: { en: 'Colour' }, options: [{ en: 'White' }, { en: 'Sand' }] },
      { title: { en: 'Size' }, options: [{ en: 'M' }, { en: 'L' }] },
    ],
    active: true,
  });
  expect(shirt.pictures).toHaveLength(3);
  expect(shirt.brandId).not.toBeNull();
  expect(await variationsOf(shirt.id)).toMatchObject([
    { type: 'White-M', priceMinor: 5000, stock: 5 },
    { type: 'White-L', priceMinor: 5000, stock: 0 },
    { type: 'Sand-L', priceMinor: 5200, stock: 9999 },
  ]);
  expect(await itemOf('canvas-bag')).toMatchObject({ stock: 12, choices: [], priceMinor: 1550, discount: 0 });
  expect(await itemOf('old-bag')).toMatchObject({ stock: null, active: false });
  expect(await importFile(SHOPIFY, { store: 'tide' })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  });
});

test('one option of a Shopify dish becomes a group of options, and a fraction in it is rejected', async () => {
  const head = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price';
  const soup = (large: string) => csv(head, 'soup,Soup,Soups,Size,Small,4.50', `soup,,,,Large,${large}`);
  await importFile(await soup('6.50'), { store: 'luna-kitchen' });
  expect((await itemOf('soup')).foodGroups).toMatchObject([
    { name: { en: 'Size' }, required: true, values: [{ optionMajor: 0 }, { optionMajor: 2 }] },
  ]);
  expect(faults(await importFile(await soup('6.25'), { store: 'luna-kitchen' }))).toEqual([
    '3 variant price "Large" costs 1.75: option prices are whole currency units',
  ]);
});

test('a file with errors is not imported, and each error has its line and column', async () => {
  const file = await csv(
    'id,store,category,name,price,discount,stock,veg,available,groups,groups:ar,options,variations,add_ons,brand,slug,max_quantity',
    'ok,tide,Bags,"Bag',
    'in two lines",5,,1,,,,,,,,,,',
    ',tide,Bags,No id,5,,1,,,,,,,,,,',
    'b,nowhere,Bags,No store,5,,1,,,,,,,,,,',
    'c,tide,Bags,,5,,1,,,,,,,,,,',
    'd,tide,Bags,Price,5 dollars,,1,,,,,,,,,,',
    'e,tide,Bags,Cents,5.005,,1,,,,,,,,,,',
    'f,tide,Bags,Discount,5,6,1,,,,,,,,,,',
    'g,tide,Bags,Stock,5,,many,,,,,,,,,,',
    'h,tide,Bags,Veg,5,,1,maybe,,,,,,,,,',
    'i,tide,Bags,Hours,5,,1,,9 to 5,,,,,,,,',
    'j,luna-kitchen,Pizza,Fraction,5,,,,,Size (required): Small | Large +1.50,,,,,,,',
    'k,luna-kitchen,Pizza,Range,5,,,,,Sauces (2-3): Hot | Mild,,,,,,,',
    'l,luna-kitchen,Pizza,Translation,5,,,,,Size: S | L,الحجم: صغير,,,,,,',
    'm,luna-kitchen,Pizza,Options,5,,3,,,,,Size: S,S = 5 x 1,,,,',
    'n,tide,Bags,Combination,,,,,,,,Size: S,L = 5 x 1,,,,',
    'o,tide,Bags,Groups,5,,1,,,Size: S,,,,,,,',
    'p,tide,Bags,Brand,5,,1,,,,,,,,Nobody,,',
    'q,tide,Bags,Slug,5,,1,,,,,,,,,Not A Slug,',
    'r,tide,Bags,Cheese,5,,1,,,,,,,Wrap +1,,,',
    's,tide,Bags,Cheese,5,,1,,,,,,,Wrap +2,,,',
    'ok,tide,Bags,Twice,5,,1,,,,,,,,,,',
    't,tide,Bags,Cells,5,,1,,,,,,,,,,,,one too many',
  );
  const report = await importFile(file);
  expect(faults(report)).toEqual([
    '4 id is empty',
    '5 store there is no store "nowhere"',
    '6 name is empty',
    '7 price "5 dollars" is not an amount like 12.50',
    '8 price "5.005" has more than 2 decimals',
    '9 discount is more than the price',
    '10 stock "many" is not a whole number',
    '11 veg "maybe" is neither yes nor no',
    '12 available "9 to 5" are not hours like 08:00-11:30 or mon-fri 08:00-11:30',
    '13 groups "Large" costs 1.50: option prices are whole currency units',
    '14 groups Sauces has 2 values, of which 2 to 3 cannot be chosen',
    '15 groups:ar has 1 values where the English has 2',
    '16 options food has groups instead',
    '16 variations food has groups instead',
    '16 stock food has groups instead',
    '17 variations "L" is no combination of the options',
    '18 groups only food has groups: this has options',
    '19 brand there is no brand "Nobody" in this module',
    '20 slug "Not A Slug" must be written like "not-a-slug"',
    '22 add_ons "Wrap" has another price than on line 21',
    '23 id "ok" was already on line 2',
    '24 - has 19 cells where the header has 17',
  ]);
  expect(report).toMatchObject({ wrote: false, created: 0 });
  expect(await api.db.select().from(items)).toEqual([]);

  const others = await importFile(file, { skipErrors: true });
  expect(others).toMatchObject({ wrote: true, created: 2 });
  expect((await itemOf('ok')).name.en).toBe('Bag\nin two lines');
});

test('a dry run reports the same and writes nothing, not even a category', async () => {
  expect(await importFile(OWN, { dryRun: true })).toMatchObject({ products: 4, problems: [], wrote: false });
  expect(await importFile(OWN, { dryRun: true, createCategories: false })).toMatchObject({
    problems: [
      { line: 2, column: 'category', text: expect.stringContaining('--create-categories') },
      { line: 3 },
      { line: 4 },
      { line: 5 },
    ],
  });
  expect(await api.db.select().from(items)).toEqual([]);
  expect(await api.db.select().from(categories)).toEqual([]);
});

test('an invalid header, a file that is not UTF-8 and an unclosed quotation mark are reported', async () => {
  const head = 'id,store,category,name,price,colour';
  expect(faults(await importFile(await csv(head, 'a,tide,Bags,Bag,5,red')))).toEqual([
    '1 colour is no column of an import',
  ]);
  expect(faults(await importFile(await csv('id,name', 'a,Bag')))).toEqual([
    '1 category is missing',
    '1 price is missing',
    '1 store is missing',
  ]);
  expect(faults(await importFile(await csv('what,is,this')))).toHaveLength(1);
  expect(faults(await importFile(await csv('id,store,category,name,price', 'a,tide,Bags,"Bag,5')))).toEqual([
    expect.stringContaining('a quotation mark is not closed'),
  ]);
  const old = path.join(folder, 'old.csv');
  await writeFile(
    old,
    Buffer.concat([
      Buffer.from('id,store,category,name,price\na,tide,Bags,'),
      Buffer.from([0xc8, 0xed, 0xca, 0x0a]),
    ]),
  );
  expect(faults(await importFile(old))).toEqual([expect.stringContaining('not UTF-8')]);
});

test('semicolons and a byte order mark, as Excel writes them, are accepted', async () => {
  const file = await csv('\ufeffid;store;category;name;name:ar;price;stock', 'a;tide;Bags;Bag;حقيبة;5;1');
  expect(await importFile(file)).toMatchObject({ created: 1, problems: [] });
  expect((await itemOf('a')).name).toEqual({ en: 'Bag', ar: 'حقيبة' });
});

test('an interrupted import is completed by the next one, and two imports never run concurrently', async () => {
  const rows = Array.from({ length: 250 }, (_, n) => `r${n},tide,Bags,Bag ${n},5,1`);
  const file = await csv('id,store,category,name,price,stock', ...rows);
  const died = importFile(file, {
    onProgress: (what, share) => {
      if (what === 'write' && share > 0.5) throw new Error('killed');
    },
  });
  await expect(died).rejects.toThrow('killed');
  const half = await api.db.$count(items);
  expect(half).toBe(200);
  const [secondRun, other] = await Promise.allSettled([importFile(file), importFile(file)]);
  const outcomes = [secondRun, other].map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
  expect(outcomes).toContainEqual(expect.objectContaining({ created: 50, unchanged: 200 }));
  expect(outcomes.some((one) => one instanceof ImportRunning)).toBe(true);
  expect(await api.db.$count(items)).toBe(250);
});

test('pictures are fetched by URL; a failure is an error of its line and is retried by the next import', async () => {
  let pictureStatus = 404;
  const bytes = await picture(200);
  const server = http.createServer((request, response) => {
    if (request.url === '/good.png') response.end(bytes);
    else if (request.url === '/moved.png') response.writeHead(302, { location: '/good.png' }).end();
    else if (request.url === '/text.png') response.end('<html>');
    else response.writeHead(pictureStatus).end(pictureStatus === 200 ? bytes : '');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const head = 'id,store,category,name,price,stock,pictures';
  const rows = [
    `a,tide,Bags,Bag,5,1,${url}/moved.png | ${url}/late.png`,
    `b,tide,Bags,Belt,5,1,${url}/text.png`,
    `c,tide,Bags,Cap,5,1,${url}/good.png`,
  ];
  const file = await csv(head, ...rows);
  const pictures = { folder, allowPrivate: true };
  const report = await importFile(file, { pictures });
  expect(report).toMatchObject({ created: 3, wrote: true });
  expect(faults(report)).toEqual([
    `2 pictures ${url}/late.png returns the HTTP status 404`,
    `3 pictures ${url}/text.png is no picture (JPEG, PNG or WebP)`,
  ]);
  expect((await itemOf('a')).pictures).toHaveLength(1);
  pictureStatus = 200;
  expect(await importFile(file, { pictures })).toMatchObject({ updated: 2, unchanged: 1 });
  expect((await itemOf('a')).pictures).toHaveLength(2);
  server.close();
});

test('pictures are fetched neither from private networks nor from outside of the folder', async () => {
  const head = 'id,store,category,name,price,stock,pictures';
  const places = [
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://localhost/a.png',
    'http://169.254.169.254/latest/meta-data',
    '../outside.png',
    'missing.png',
    'ftp://example.com/a.png',
  ];
  const file = await csv(head, ...places.map((place, n) => `p${n},tide,Bags,Bag,5,1,${place}`));
  const hidden = 'is an address of a private network';
  expect((await importFile(file)).problems.map(({ line, text }) => [line, text])).toEqual([
    ...places.slice(0, 5).map((place, n) => [n + 2, `${place} ${hidden}`]),
    [7, `../outside.png is not in ${folder}`],
    [8, `missing.png is not in ${folder}`],
    [9, 'ftp://example.com/a.png is no web address'],
  ]);
});
