import { toMinor } from '@errand/domain/money';
import {
  addOns,
  dayparts,
  itemAddOns,
  items,
  itemVariations,
} from '../src/features/catalog/catalog.tables.ts';
import { searchWords } from '../src/features/catalog/writes/index.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { type ItemRow, itemRow, variationRows } from './rows/item-rows.ts';
import { itemSlugs } from './rows/item-slugs.ts';
import { clockMinutes, dailyWindow, dayFrom, daysAgoAt } from './rows/seed-times.ts';
import { DIGITS, idOf, type Seed } from './seed.types.ts';
import type { CategorySeed, ItemSeed, StoreModule, StoreSeed } from './world/types.ts';
import { categorySeeds, itemCampaigns, storeSeeds } from './world-data.ts';

/** An item with its store and its category. */
type PlacedItem = {
  store: StoreSeed;
  category: CategorySeed;
  item: ItemSeed;
  slug: string;
  position: number;
};

/** Every item of every menu, the newest stores last, so that the lists of new items start with theirs. */
const placedItems: PlacedItem[] = placeItems();

/** Items, their variations, add-ons and dayparts, campaign items, and the dictionary of the spelling correction. */
export async function seedItems(seed: Seed, onProgress: (fraction: number) => void): Promise<void> {
  const { tx } = seed;
  const rows = placedItems.map(({ store, category, item, slug, position }) =>
    itemRow(seed, store, category, item, slug, position),
  );
  const ids = await insertSlugged(tx, items, [
    ...rows,
    ...itemCampaigns.map((row) => campaignRow(seed, row)),
  ]);
  onProgress(0.5);
  for (const { store, item, slug } of placedItems)
    seed.items.set(`${store.slug}/${item.slug}`, idOf(ids, slug));
  const variations = placedItems.flatMap(({ item, slug }) =>
    variationRows(item).map((row) => ({ ...row, itemId: idOf(ids, slug) })),
  );
  await insertRows(tx, itemVariations, variations);
  await seedAddOns(seed);
  await insertRows(
    tx,
    dayparts,
    storeSeeds.flatMap((store) => daypartRows(seed, store)),
  );
  onProgress(0.8);
  await searchWords.rebuild(tx);
}

/** The days and hours in which a store sells the items of its categories. */
function daypartRows(seed: Seed, { slug, module, menu }: StoreSeed): (typeof dayparts.$inferInsert)[] {
  return menu.flatMap(({ category, dayparts: windows = [] }) =>
    windows.map(({ days, hours: [from, to] }) => ({
      storeId: idOf(seed.stores, slug),
      categoryId: idOf(seed.categories, `${module}/${category}`),
      days,
      fromMinutes: clockMinutes(from),
      toMinutes: clockMinutes(to),
    })),
  );
}

async function seedAddOns(seed: Seed): Promise<void> {
  const links: (typeof itemAddOns.$inferInsert)[] = [];
  for (const store of storeSeeds) {
    const offered = store.addOns ?? [];
    if (offered.length === 0) continue;
    const storeId = idOf(seed.stores, store.slug);
    const made = await seed.tx
      .insert(addOns)
      .values(offered.map(({ name, price }) => ({ storeId, name, priceMinor: toMinor(price, DIGITS) })))
      .returning({ id: addOns.id, name: addOns.name });
    const ids = new Map(
      offered.map(({ slug, name }) => [slug, made.find((row) => row.name.en === name.en)?.id ?? 0] as const),
    );
    for (const item of store.menu.flatMap((section) => section.items)) {
      const itemId = idOf(seed.items, `${store.slug}/${item.slug}`);
      for (const slug of item.addOns ?? []) links.push({ itemId, addOnId: idOf(ids, slug) });
    }
  }
  await insertRows(seed.tx, itemAddOns, links);
}

/** A campaign item is sold by the most popular store of its category, at a separate price, on its days. */
function campaignRow(seed: Seed, campaign: (typeof itemCampaigns)[number]): ItemRow {
  const { item, module, category: slug, campaignPrice, daysFrom, daysTo, dailyHours } = campaign;
  const category = requireCategory(module, slug);
  const store = storeSeeds.find(
    (candidate) => candidate.module === module && candidate.menu.some((section) => section.category === slug),
  );
  if (!store) throw new Error(`No store sells "${slug}".`);
  const discount = { type: 'amount' as const, value: item.price - campaignPrice };
  return {
    ...itemRow(seed, store, category, { ...item, discount }, item.slug, 1000),
    ...dailyWindow(dailyHours),
    campaignStarts: dayFrom(seed.now, daysFrom),
    campaignEnds: dayFrom(seed.now, daysTo),
    createdAt: daysAgoAt(seed.now, 7, '09:00'),
  };
}

function placeItems(): PlacedItem[] {
  const slugs = itemSlugs();
  return storeSeeds
    .toSorted((a, b) => b.openedDaysAgo - a.openedDaysAgo)
    .flatMap((store) => {
      const menu = store.menu.flatMap((section) =>
        section.items.map((item) => ({ category: section.category, item })),
      );
      return menu.map(({ category, item }, position) => ({
        store,
        category: requireCategory(store.module, category),
        item,
        slug: slugs(store, item),
        position,
      }));
    });
}

function requireCategory(module: StoreModule, slug: string): CategorySeed {
  const category = categorySeeds.find((row) => row.module === module && row.slug === slug);
  if (!category) throw new Error(`There is no category "${slug}" in ${module}.`);
  return category;
}
