import { existsSync } from 'node:fs';
import { parseClock } from '@errand/domain/time';
import { expect, test } from 'vitest';
import { itemLabel } from '../../src/features/catalog/items/item-labels.ts';
import { campaignShops, couponZones } from '../rows/campaign-stores.ts';
import { courierSeeds } from '../rows/courier-seeds.ts';
import { itemSlugs } from '../rows/item-slugs.ts';
import { moduleSeeds } from '../rows/module-seeds.ts';
import { pastOrderSeeds } from '../rows/past-order-seeds.ts';
import { pictureNames } from '../rows/picture-names.ts';
import { starCounts } from '../rows/popularity.ts';
import * as world from '../world-data.ts';
import type { ItemSeed, StoreSeed } from './types.ts';

const { storeSeeds, rentalProviders } = world;
const menuItems = storeSeeds.flatMap((store) =>
  store.menu.flatMap(({ category, items }) => items.map((item) => ({ store, category, item }))),
);

test('every picture that the seed references is shipped', () => {
  const missing = pictureNames().filter(
    (name) => !existsSync(new URL(`../pictures/${name}.webp`, import.meta.url)),
  );
  expect(missing).toEqual([]);
  expect(existsSync(new URL('../pictures/LICENSE', import.meta.url))).toBe(true);
});

test('the world has the specified size', () => {
  expect(storeSeeds.length).toBeGreaterThanOrEqual(60);
  expect(menuItems.length).toBeGreaterThanOrEqual(1500);
  expect(rentalProviders).toHaveLength(12);
  expect(rentalProviders.flatMap((provider) => provider.vehicles)).toHaveLength(80);
  expect(moduleSeeds).toHaveLength(6);
  expect(courierSeeds).toHaveLength(12);
});

test('no vehicle is rented for nothing', () => {
  for (const { prices, discount, slug } of rentalProviders.flatMap(({ vehicles }) => vehicles)) {
    const off = discount?.type === 'amount' ? discount.value : 0;
    // An amount is taken off each hour and day, not off kilometers.
    for (const price of [prices.hourly, prices.dayWise])
      expect(price === undefined || price > off, slug).toBe(true);
  }
});

test('slugs of stores, items and vehicles are unique, those of categories within a module', () => {
  const slugs = itemSlugs();
  expect(repeated([...storeSeeds, ...rentalProviders].map(({ slug }) => slug))).toEqual([]);
  expect(repeated(menuItems.map(({ store, item }) => slugs(store, item)))).toEqual([]);
  expect(repeated(menuItems.map(({ store, item }) => `${store.slug}/${item.slug}`))).toEqual([]);
  expect(repeated(rentalProviders.flatMap((provider) => provider.vehicles.map(({ slug }) => slug)))).toEqual(
    [],
  );
  expect(repeated(world.categorySeeds.map(({ module, slug }) => `${module}/${slug}`))).toEqual([]);
});

test('items reference existing categories, brands, conditions and add-ons', () => {
  const categories = new Set(world.categorySeeds.map(({ module, slug }) => `${module}/${slug}`));
  const brands = new Set(world.brands.map(({ slug }) => slug));
  const conditions = new Set(world.commonConditions.map(({ slug }) => slug));
  for (const { module, parent } of world.categorySeeds.filter((category) => category.parent))
    expect(categories).toContain(`${module}/${parent}`);
  for (const { store, category, item } of menuItems) {
    const where = `${store.slug}/${item.slug}`;
    expect(categories, where).toContain(`${store.module}/${category}`);
    expect(item.brand === undefined || brands.has(item.brand), where).toBe(true);
    expect(item.condition === undefined || conditions.has(item.condition), where).toBe(true);
    for (const slug of item.addOns ?? [])
      expect(
        store.addOns?.map((addOn) => addOn.slug),
        where,
      ).toContain(slug);
  }
});

test('prices are whole cents, option prices whole units, and variations are exactly the combinations of the options', () => {
  for (const { store, item } of menuItems) {
    const where = `${store.slug}/${item.slug}`;
    expect(Number.isInteger(Math.round(item.price * 1e6) / 1e4), where).toBe(true);
    for (const { values } of item.groups ?? []) {
      for (const { price } of values) expect(Number.isInteger(price), where).toBe(true);
    }
    expect((item.variations ?? []).map(({ type }) => type).toSorted(), where).toEqual(
      combinations(item).toSorted(),
    );
    const counted = item.variations !== undefined || item.stock !== undefined;
    expect(store.module === 'food' || counted, where).toBe(true);
    for (const clock of item.available ?? []) expect(parseClock(clock), where).not.toBeNull();
  }
});

test('every text has an Arabic translation, including the labels of items', () => {
  expect(untranslated([moduleSeeds, courierSeeds, Object.values(world)])).toEqual([]);
  const words = menuItems.flatMap(({ item }) =>
    [item.unit ?? [], item.tags ?? [], item.genericName ?? []].flat(),
  );
  const more = menuItems.flatMap(({ item }) => [item.nutrition ?? [], item.allergies ?? []].flat());
  const english = [...new Set([...words, ...more])].filter(
    (word) => !/\p{Script=Arabic}/u.test(itemLabel(word, 'ar')),
  );
  expect(english.map((word) => word.toLowerCase()).filter((word) => !SEED_SPELLINGS.includes(word))).toEqual(
    [],
  );
});

/** Spelled differently in the seed than by the shop. */
const SEED_SPELLINGS = ['egg', 'peanut', 'gluten'];

test('store offers are percentages, and rating counts add up to the rating', () => {
  for (const { slug, discount, rating } of [...storeSeeds, ...rentalProviders]) {
    expect(discount?.type ?? 'percent', slug).toBe('percent');
    const counts = starCounts(rating);
    expect(Math.min(...counts), slug).toBeGreaterThanOrEqual(0);
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      slug,
    ).toBe(rating[1]);
    expect(
      counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
      slug,
    ).toBe(Math.round(rating[0] * rating[1]));
  }
});

test('banners, campaigns, coupons and past orders reference existing rows', () => {
  const slugs = new Set([...storeSeeds, ...rentalProviders].map(({ slug }) => slug));
  const categories = new Set(world.categorySeeds.map(({ module, slug }) => `${module}/${slug}`));
  const campaigns = new Set(world.basicCampaigns.map(({ slug }) => slug));
  const targets = world.banners.map(({ module, target }) =>
    target.kind === 'category' ? `${target.kind} ${module}/${target.slug}` : bannerTarget(target),
  );
  const existing = [
    ...[...slugs].flatMap((slug) => [`store ${slug}`, `provider ${slug}`]),
    ...[...categories].map((slug) => `category ${slug}`),
    ...[...campaigns].map((slug) => `campaign ${slug}`),
    ...world.parcelCategories.map(({ slug }) => `parcel ${slug}`),
  ];
  expect(targets.filter((target) => target !== null && !existing.includes(target))).toEqual([]);
  for (const campaign of world.basicCampaigns)
    expect(campaignShops(campaign)).toHaveLength(campaign.storeCount);
  for (const { code, type, stores } of world.coupons) {
    expect(couponZones(code).length > 0, code).toBe(type === 'zone_wise');
    for (const slug of stores ?? []) expect(slugs).toContain(slug);
  }
  for (const order of pastOrderSeeds) {
    const store = storeSeeds.find(({ slug }) => slug === order.store);
    for (const { item } of order.lines) expect(itemsOf(store).map(({ slug }) => slug)).toContain(item);
  }
});

function itemsOf(store: StoreSeed | undefined): ItemSeed[] {
  return store?.menu.flatMap((section) => section.items) ?? [];
}

function combinations({ choices }: ItemSeed): string[] {
  if (!choices) return [];
  return choices.reduce<string[]>(
    (types, { options }) =>
      types.flatMap((type) => options.map(({ en }) => (type === '' ? en : `${type}-${en}`))),
    [''],
  );
}

function repeated(list: string[]): string[] {
  return list.filter((value, index) => list.indexOf(value) !== index);
}

/** English texts with a missing or empty Arabic translation. */
function untranslated(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(untranslated);
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return 'ar' in value && String(value.ar).trim() !== '' ? [] : [String(value.en)];
  return Object.values(value).flatMap(untranslated);
}

/** Null for targets without a name, such as a list of stores. */
function bannerTarget(target: { kind: string; slug?: string }): string | null {
  return target.slug === undefined ? null : `${target.kind} ${target.slug}`;
}
