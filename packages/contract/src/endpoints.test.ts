import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './index.ts';

// Requirements: SESSION-01, SESSION-20.
test('the API serves guests and customers only: no endpoint is for an administrator', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(20);
  for (const { path, access } of ENDPOINTS) {
    expect(['public', 'guest', 'customer']).toContain(access);
    expect(path).not.toMatch(/admin/i);
  }
});

// Requirements: SESSION-02.
test('a location, categories, stores, items and the cart need no account', () => {
  const needed = `getZoneId autocompletePlaces getPlaceDetails geocode listModules listCategories getCategory
    listCategoryItems listLatestStores listPopularStores listStores getStore listLatestItems listPopularItems getItem
    listCart addToCart updateCart removeFromCart clearCart`.split(/\s+/);
  const accessOf = new Map(ENDPOINTS.map(({ name, access }) => [name, access]));
  for (const name of needed) expect(accessOf.get(name), name).toMatch(/^(public|guest)$/);
});

test('every endpoint of the contract’s files is in the list for the documentation', async () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  const made = await Promise.all(files.map((name) => import(/* @vite-ignore */ `./${name}.ts`)));
  const endpoints = made
    .flatMap((file) => Object.values(file as Record<string, unknown>))
    .filter((value) => typeof value === 'object' && value !== null && 'path' in value && 'method' in value);
  expect(endpoints.length).toBeGreaterThan(20);
  for (const endpoint of endpoints) expect(ENDPOINTS).toContain(endpoint);
});
