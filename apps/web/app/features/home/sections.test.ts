import { createClient } from '@errand/contract';
import type { Category } from '@errand/contract/catalog-categories';
import { expect, test } from 'vitest';
import {
  byInterest,
  isOfInterest,
  LAYOUTS,
  loadSections,
  type Sections,
  settled,
  withVariety,
} from './sections.ts';

const fails = () => Promise.reject(new Error('no'));
const never = () => new Promise<number>(() => {});

test('a section that fails or times out is null, and the others are loaded', async () => {
  const sections = await settled({ a: Promise.resolve(1), b: fails(), c: never() }, 20);
  expect(sections).toEqual({ a: 1, b: null, c: null });
});

test('when every section fails the page fails with the first reason', async () => {
  await expect(settled({ a: fails(), b: fails() }, 20)).rejects.toThrow('no');
});

// Requirements: STORE-06.
test('every home page offers popular and latest stores, items and categories', () => {
  for (const sections of Object.values(LAYOUTS)) {
    expect(sections).toEqual(
      expect.arrayContaining(['banners', 'categories', 'popularStores', 'latestStores', 'popularItems']),
    );
    expect(new Set(sections).size).toBe(sections.length);
  }
  expect(LAYOUTS.ecommerce).toContain('brands');
  expect(LAYOUTS.pharmacy).toEqual(expect.arrayContaining(['conditions', 'basicItems']));
});

test('no item is in two sections, and a failed section stays failed', () => {
  const items = (...names: string[]) =>
    names.map((name) => ({ name })) as NonNullable<Sections['popularItems']>;
  const sections: Sections = {
    popularItems: items('a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'),
    recommendedItems: null,
    discountedItems: items('a', 'g', 'h'),
  };
  const cut = withVariety(sections, ['popularItems', 'recommendedItems', 'discountedItems']);
  expect(cut.popularItems?.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(cut.recommendedItems).toBeNull();
  expect(cut.discountedItems?.map(({ name }) => name)).toEqual(['g', 'h']);
});

// Requirements: API-26.
test('the home page requests the latest stores with type, offset and limit', async () => {
  const urls: string[] = [];
  const api = createClient(async ({ url }) => {
    urls.push(url);
    return { status: 200, headers: new Headers(), text: '{"stores":[]}' };
  });
  await loadSections(api, 'food', []);
  const latest = urls.find((url) => url.includes('/stores/latest'));
  const { searchParams } = new URL(latest ?? '', 'https://errand.example');
  const { fields, ...query } = Object.fromEntries(searchParams);
  expect(query).toEqual({ type: 'all', offset: '1', limit: '4' });
  expect(fields).toBe('card');
});

test('rows of the interests come first in every section, and the others keep their order', async () => {
  const categories = [
    { id: 1, parent_id: 0 },
    { id: 2, parent_id: 0 },
    { id: 21, parent_id: 2 },
  ] as Category[];
  const isWanted = isOfInterest(categories, [2]);
  const stores = [[1], [1], [21], [1], [2]].map((category_ids, id) => ({ id, category_ids }));
  const sections = { popularStores: stores, categories } as unknown as Sections;
  const sorted = byInterest(sections, isWanted);
  expect(sorted.popularStores?.map(({ id }) => id)).toEqual([2, 4, 0, 1]);
  expect(sorted.categories?.map(({ id }) => id)).toEqual([2, 21, 1]);
  expect(byInterest(sections, isOfInterest(categories, []))).toBe(sections);
});

test('items of the interests are requested and shown before the others', async () => {
  const queries: string[] = [];
  const api = createClient(async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'https://errand.example');
    const chosen = searchParams.get('category_ids');
    if (pathname.endsWith('/items/popular')) queries.push(chosen ?? 'all');
    const products = chosen ? [{ name: 'pizza' }] : [{ name: 'soup' }, { name: 'pizza' }];
    const body = pathname.endsWith('/categories') ? [] : { stores: [], products };
    return { status: 200, headers: new Headers(), text: JSON.stringify(body) };
  });
  const { popularItems } = await loadSections(api, 'food', [2]);
  expect(queries.toSorted()).toEqual(['[2]', 'all']);
  expect(popularItems?.map(({ name }) => name)).toEqual(['pizza', 'soup']);
});
