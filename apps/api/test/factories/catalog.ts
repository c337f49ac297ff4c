import { eq } from 'drizzle-orm';
import {
  addOns,
  categories,
  dayparts,
  itemAddOns,
  items,
  itemVariations,
} from '../../src/features/catalog/catalog.tables.ts';
import { taxClasses } from '../../src/features/catalog/tax-classes.tables.ts';
import { searchText } from '../../src/features/catalog/writes/search-text.ts';
import { stores } from '../../src/features/stores/stores.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';
import { next } from './sequence.ts';
import { makeStore } from './stores.ts';

export async function makeCategory(
  q: Queryable,
  moduleId: number,
  overrides: Partial<typeof categories.$inferInsert> = {},
) {
  const n = next();
  const row = {
    moduleId,
    slug: `category-${n}`,
    name: { en: `Category ${n}`, ar: `فئة ${n}` },
    ...overrides,
  };
  const [category] = await q.insert(categories).values(row).returning();
  return category!;
}

/** An item of 10.00 without stock, options or hours. Creates a store and a category unless they are given. */
export async function makeItem(q: Queryable, overrides: Partial<typeof items.$inferInsert> = {}) {
  const n = next();
  const storeId = overrides.storeId ?? (await makeStore(q)).id;
  const moduleId = overrides.moduleId ?? (await moduleOf(q, storeId));
  const categoryId = overrides.categoryId ?? (await makeCategory(q, moduleId)).id;
  const row = {
    slug: `item-${n}`,
    name: { en: `Item ${n}`, ar: `صنف ${n}` },
    description: { en: 'Made today.', ar: 'حُضّر اليوم.' },
    priceMinor: 1000,
    ...overrides,
    storeId,
    moduleId,
    categoryId,
  };
  const [item] = await q
    .insert(items)
    .values({
      searchText: searchText({ ...row, tags: row.tags ?? [], genericNames: row.genericNames ?? [] }),
      ...row,
    })
    .returning();
  return item!;
}

/** A tax class of 19 %. */
export async function makeTaxClass(q: Queryable, overrides: Partial<typeof taxClasses.$inferInsert> = {}) {
  const name = { en: `Tax class ${next()}` };
  const row = { name, kind: 'standard' as const, ratePercent: 19, ...overrides };
  const [made] = await q.insert(taxClasses).values(row).returning();
  return made!;
}

async function moduleOf(q: Queryable, storeId: number): Promise<number> {
  const [store] = await q.select({ moduleId: stores.moduleId }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`no store ${storeId}`);
  return store.moduleId;
}

export async function makeVariation(
  q: Queryable,
  itemId: number,
  overrides: Partial<typeof itemVariations.$inferInsert> = {},
) {
  const row = { itemId, type: `Size ${next()}`, priceMinor: 1000, stock: 10, ...overrides };
  const [variation] = await q.insert(itemVariations).values(row).returning();
  return variation!;
}

/** An add-on of a store for 1.50; offered with an item when its id is given. */
export async function makeAddOn(
  q: Queryable,
  storeId: number,
  itemId: number | null = null,
  overrides: Partial<typeof addOns.$inferInsert> = {},
) {
  const n = next();
  const row = { storeId, name: { en: `Add-on ${n}`, ar: `إضافة ${n}` }, priceMinor: 150, ...overrides };
  const [addOn] = await q.insert(addOns).values(row).returning();
  if (itemId !== null) await q.insert(itemAddOns).values({ itemId, addOnId: addOn!.id });
  return addOn!;
}

/** A window of sale of an item, or of a category of a store: every day unless days are given. */
export async function makeDaypart(
  q: Queryable,
  storeId: number,
  row: { itemId: number } | { categoryId: number },
  hours: { days?: number[]; from: number; to: number },
): Promise<void> {
  const { days = [0, 1, 2, 3, 4, 5, 6], from, to } = hours;
  await q.insert(dayparts).values({ storeId, ...row, days, fromMinutes: from, toMinutes: to });
}
