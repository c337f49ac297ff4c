import { listPopularItems } from '@errand/contract/catalog-lists';
import { listTrendingSearches, searchItems, searchStores, suggest } from '@errand/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { searchWords } from '../catalog/writes/index.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
const ids: Record<string, number> = {};
beforeAll(async () => {
  api = await startApi();
  store = await makeStore(api.db);
  const menu = {
    latte: { name: { en: 'Iced Latte', ar: 'لاتيه مثلّج' }, tags: ['coffee'], priceMinor: 450 },
    coffee: { name: { en: 'Cardamom Coffee', ar: 'القهوة بالهيل' }, orderCount: 2, priceMinor: 300 },
    cake: { name: { en: 'Date Cake', ar: 'كعكة التمر' }, tags: ['coffee'], orderCount: 90 },
    shawarma: { name: { en: 'Chicken Shawarma', ar: 'شاورما دجاج' } },
    brulee: { name: { en: 'Crème Brûlée', ar: 'كريم بروليه' } },
    water: { name: { en: 'Water 500 ml', ar: 'مياه ٥٠٠ مل' } },
    chips: { name: { en: 'Chips', ar: 'رقائق' } },
    paracetamol: { name: { en: 'Panaro', ar: 'بانارو' }, genericNames: ['Paracetamol'] },
  };
  for (const [key, overrides] of Object.entries(menu)) {
    ids[key] = (await makeItem(api.db, { storeId: store.id, ...overrides })).id;
  }
  await searchWords.rebuild(api.db);
});
afterAll(() => api.stop());

async function search(name: string, query: object = {}) {
  const client = api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
  const page = await client.call(searchItems, { query: { name, ...query } });
  return page.products.map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
}

test('word prefixes match, in any order and case', async () => {
  expect(await search('lat')).toEqual(['latte']);
  expect(await search('SHAW chick')).toEqual(['shawarma']);
  expect(await search('latte cake')).toEqual([]);
});

test('matches in the name precede other matches, then the most ordered', async () => {
  expect(await search('coffee')).toEqual(['coffee', 'cake', 'latte']);
});

test('Arabic is found in any spelling: hamza, taa marbuta, diacritics, article, digits', async () => {
  expect(await search('قهوه')).toEqual(['coffee']);
  expect(await search('القَهْوَة')).toEqual(['coffee']);
  expect(await search('كعكه')).toEqual(['cake']);
  expect(await search('لاتية')).toEqual(['latte']);
  expect(await search('مياه 500')).toEqual(['water']);
  expect(await search('water ٥٠٠')).toEqual(['water']);
});

test('accents are ignored, and generic names are found', async () => {
  expect(await search('creme brulee')).toEqual(['brulee']);
  expect(await search('paraceta')).toEqual(['paracetamol']);
});

test('a misspelled word is corrected against the catalog, in both languages', async () => {
  expect(await search('shwarma')).toEqual(['shawarma']);
  expect(await search('chiken shawrma')).toEqual(['shawarma']);
  expect(await search('cardamon')).toEqual(['coffee']);
  // Not the shorter word with a larger share of equal letters.
  expect(await search('chikn')).toEqual(['shawarma']);
  expect(await search('شاورمه')).toEqual(['shawarma']);
  expect(await search('zzzzqq')).toEqual([]);
});

test('foreign sounds are found in every Arabic spelling, the typed one first', async () => {
  const shop = await makeStore(api.db, { name: { en: 'Giga', ar: 'مطعم جيجا' } });
  const client = api.client({ zoneIds: [shop.zoneId], moduleId: shop.moduleId, language: 'ar' });
  const names = ['برغر', 'برجر', 'برقر', 'برگر', 'فانيلا', 'ڤانيلا', 'بيتزا', 'پيتزا', 'جبن', 'قبن'];
  for (const [index, ar] of names.entries()) {
    await makeItem(api.db, { storeId: shop.id, name: { en: `Dish ${index}`, ar }, orderCount: index });
  }
  const found = async (name: string) =>
    (await client.call(searchItems, { query: { name } })).products.map((item) => item.name);
  for (const spellings of [names.slice(0, 4), names.slice(4, 6), names.slice(6, 8)]) {
    for (const typed of spellings) {
      // After the typed spelling the most ordered items.
      expect(await found(typed)).toEqual([typed, ...spellings.filter((name) => name !== typed).toReversed()]);
      const { items } = await client.call(suggest, { query: { name: typed } });
      expect(items.map(({ name }) => name)).toEqual(await found(typed));
    }
  }
  // Native words of three letters differ by these letters.
  expect(await found('جبن')).toEqual(['جبن']);
  const { stores } = await client.call(searchStores, { query: { name: 'غيغا' } });
  expect(stores.map(({ id }) => id)).toEqual([shop.id]);
});

test('filters and paging apply to a search', async () => {
  expect(await search('coffee', { max_price: 4.4 })).toEqual(['coffee']);
  expect(await search('coffee', { limit: 1, offset: 2 })).toEqual(['cake']);
  expect(await search('coffee', { limit: 1, offset: 40 })).toEqual([]);
  expect(await search('coffee', { max_price: 0 })).toEqual([]);
  expect(await search('coffee', { store_id: 999_999 })).toEqual([]);
});

test('characters with a meaning in SQL or in a query language are literal', async () => {
  for (const name of ["'", '%', '_', ':*', '!', '&|()', "'; drop table items; --", '\\', '<->', '"', '()']) {
    expect(await search(name)).toEqual([]);
  }
  expect(await search('latte & !cake | (')).toEqual([]);
  expect(await search('latte:*')).toEqual(['latte']);
});

test('a search without a name, with one that is too long, or without a zone is rejected', async () => {
  const code = async (query: string, headers = {}) => {
    const response = await api.inject({ url: `/api/v1/items/search${query}`, headers });
    return [response.statusCode, response.json().errors[0].code];
  };
  const zone = { zoneid: `[${store.zoneId}]` };
  expect(await code('', zone)).toEqual([403, 'name']);
  expect(await code('?name=%20%20', zone)).toEqual([403, 'name']);
  expect(await code(`?name=${'a'.repeat(101)}`, zone)).toEqual([403, 'name']);
  expect(await code('?name=latte')).toEqual([403, 'zone_required']);
});

test('the search filter of other lists folds and matches the same way', async () => {
  const client = api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
  const found = async (text: string) =>
    (await client.call(listPopularItems, { query: { search: text } })).products.map(({ id }) => id);
  expect(await found('قهوه')).toEqual([ids.coffee]);
  expect(await found('%')).toEqual([]);
  expect(await found('  ')).toHaveLength(8);
});

test('forty words are rejected as fast as four', async () => {
  expect(
    await search('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 100)),
  ).toEqual([]);
});

const visitor = (more = {}) => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, ...more });

test('items and stores are suggested while typing, each name once, with typing errors corrected', async () => {
  const grill = await makeStore(api.db, {
    zoneId: store.zoneId,
    moduleId: store.moduleId,
    name: { en: 'Coffee House', ar: 'بيت القهوة' },
    kind: { en: 'Roastery', ar: 'محمصة' },
  });
  await makeItem(api.db, { storeId: grill.id, name: { en: 'Iced Latte', ar: 'لاتيه مثلّج' } });
  await searchWords.rebuild(api.db);
  const names = async (name: string, more = {}) => {
    const found = await visitor(more).call(suggest, { query: { name } });
    return [found.items.map((item) => item.name), found.stores.map((row) => row.name), found.corrected];
  };
  expect(await names('ice lat')).toEqual([['Iced Latte'], [], null]);
  expect(await names('coff')).toEqual([['Cardamom Coffee'], ['Coffee House'], null]);
  expect(await names('محمص', { language: 'ar' })).toEqual([[], ['بيت القهوة'], null]);
  expect(await names('roastary')).toEqual([[], ['Coffee House'], 'roastery']);
  expect(await names('%%')).toEqual([[], [], null]);
  await expect(api.client().call(suggest, { query: { name: 'a' } })).rejects.toMatchObject({
    code: 'zone_required',
  });
});

test('stores match by name before other fields, in either language, with filters and counts', async () => {
  const place = { zoneId: store.zoneId, moduleId: store.moduleId };
  const known = await makeStore(api.db, {
    ...place,
    kind: { en: 'Dumplings', ar: 'دمبلينغ' },
    orderCount: 9,
  });
  const named = await makeStore(api.db, {
    ...place,
    name: { en: 'Dumpling Yard', ar: 'ساحة العجين' },
    freeDelivery: true,
  });
  const found = async (name: string, query: object = {}) =>
    (await visitor().call(searchStores, { query: { name, ...query } })).stores.map(({ id }) => id);
  expect(await found('dumpl')).toEqual([named.id, known.id]);
  expect(await found('ساحه العجين')).toEqual([named.id]);
  expect(await found('dumpling', { filter: '["free_delivery"]' })).toEqual([named.id]);
  expect(await found('nothing like it')).toEqual([]);
});

test('numbers and sizes between the words of a search hide neither a name with them nor one without', async () => {
  const named = await makeItem(api.db, { storeId: store.id, name: { en: 'Calzone 2 large', ar: 'كالزوني' } });
  const sized = await makeItem(api.db, { storeId: store.id, name: { en: 'Focaccia', ar: 'فوكاشيا' } });
  await searchWords.rebuild(api.db);
  const find = async (name: string) => {
    const { products, corrected } = await visitor().call(searchItems, { query: { name } });
    return [products.map(({ id }) => id), corrected ?? null];
  };
  expect(await find('calzone 2 large')).toEqual([[named.id], null]);
  expect(await find('focaccia 2 large')).toEqual([[sized.id], 'focaccia']);
  expect(await find('large focacia')).toEqual([[sized.id], 'focaccia']);
  expect(await find('فوكاشيا كبيرة')).toEqual([[sized.id], 'فوكاشيا']);
});

test('a search that finds nothing with its measures is repeated without them', async () => {
  const page = await visitor().call(searchItems, { query: { name: '1 ltr latte' } });
  expect([page.corrected, page.products.map(({ id }) => id)]).toEqual([
    'latte',
    expect.arrayContaining([ids.latte]),
  ]);
  expect(await search('2 kg shwarma')).toEqual(['shawarma']);
});

test('a search leaves out words that the catalog does not know beside those that it knows', async () => {
  const page = await visitor().call(searchItems, { query: { name: 'latte zzqqxx' } });
  expect([page.corrected, page.products.map(({ id }) => id)]).toEqual([
    'latte',
    expect.arrayContaining([ids.latte]),
  ]);
  expect((await visitor().call(searchItems, { query: { name: 'zzqqxx wwvvyy' } })).total_size).toBe(0);
});

test('a search reports the corrected text', async () => {
  const page = await visitor().call(searchItems, { query: { name: 'shwarma' } });
  expect([page.corrected, page.total_size]).toEqual(['shawarma', 1]);
  expect((await visitor().call(searchItems, { query: { name: 'latte' } })).corrected).toBeNull();
});

test('the most frequent successful searches are trends of their module and language for a week', async () => {
  const shop = await makeStore(api.db);
  for (const name of [
    { en: 'Latte', ar: 'لاتيه' },
    { en: 'Date cake', ar: 'كعكة التمر' },
  ]) {
    await makeItem(api.db, { storeId: shop.id, name });
  }
  const customer = (more = {}) => api.client({ zoneIds: [shop.zoneId], moduleId: shop.moduleId, ...more });
  const searchFor = (name: string) => customer().call(searchItems, { query: { name } });
  for (const name of ['Latte!', 'latte ', 'cake', 'zzqqxx', 'كعكة']) await searchFor(name);
  api.clock.advance(20_000);
  await searchFor('latte');
  expect(await customer().call(listTrendingSearches, {})).toEqual(['latte', 'cake']);
  expect(await customer({ language: 'ar' }).call(listTrendingSearches, {})).toEqual(['كعكة']);
  expect(await api.client().call(listTrendingSearches, {})).toEqual([]);
  api.clock.advance(9 * 86_400_000);
  expect(await customer().call(listTrendingSearches, {})).toEqual([]);
});
