import { asCards, type Client, type Endpoint } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listBrands, listConditions } from '@errand/contract/catalog-brands-and-conditions';
import { type Category, listCategories } from '@errand/contract/catalog-categories';
import {
  listBasicItems,
  listDiscountedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
} from '@errand/contract/catalog-lists';
import {
  getFlashSale,
  listBanners,
  listCampaignItems,
  listCampaigns,
  listOtherBanners,
} from '@errand/contract/promotions';
import {
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listTopRatedStores,
} from '@errand/contract/stores';
import type { ShoppingModule } from '@errand/domain/modules';
import { loadAdvertisements } from './advertisement.ts';

const ITEMS_SHOWN = 6;
const STORES_SHOWN = 4;
const STORES = { type: 'all', offset: 1, limit: STORES_SHOWN } as const;
/** More than are shown, so that stores of interest are likely among them. */
const MANY_STORES = { ...STORES, limit: 24 } as const;
/** More than are shown, because duplicates of a name are removed. */
const ITEMS = { limit: 24 };

type Labels = 'name' | 'summary' | 'description' | 'path';
/** The endpoints that differ from `E` in their labels only. */
type SameAs<E extends Endpoint> = Omit<E, Labels> & Pick<Endpoint, Labels>;
type StoreList = SameAs<typeof listPopularStores>;
type ItemList = SameAs<typeof listPopularItems>;

function storesOf(list: StoreList) {
  return async (api: Client, interests: readonly number[]) =>
    (await api.call(asCards(list), { query: interests.length > 0 ? MANY_STORES : STORES })).stores;
}

/** Items of the visitor's interests first. */
function itemsOf(list: ItemList) {
  return async (api: Client, interests: readonly number[]): Promise<Item[]> => {
    const [ofInterest, all] = await Promise.all([
      interests.length > 0
        ? api.call(list, { query: { ...ITEMS, category_ids: JSON.stringify(interests) } })
        : null,
      api.call(list, { query: ITEMS }),
    ]);
    return [...(ofInterest?.products ?? []), ...all.products];
  };
}

/** The API call of each section of a home page. */
const LOADERS = {
  banners: async (api: Client) => (await api.call(listBanners, { query: {} })).banners,
  betweenBanners: async (api: Client) => (await api.call(listOtherBanners, {})).banners,
  categories: async (api: Client) =>
    (await api.call(listCategories, { query: {} }))
      .filter((category) => category.parent_id === 0)
      .map((category) => ({ ...category, childes: [] })),
  popularStores: storesOf(listPopularStores),
  latestStores: storesOf(listLatestStores),
  topRated: storesOf(listTopRatedStores),
  offers: storesOf(listDiscountedStores),
  popularItems: itemsOf(listPopularItems),
  discountedItems: itemsOf(listDiscountedItems),
  recommendedItems: itemsOf(listRecommendedItems),
  newItems: itemsOf(listNewItems),
  basicItems: itemsOf(listBasicItems),
  campaigns: (api: Client) => api.call(listCampaigns, {}),
  campaignItems: (api: Client) => api.call(listCampaignItems, {}),
  advertisements: loadAdvertisements,
  flashSale: async (api: Client) => ({ sale: await api.call(getFlashSale, {}) }),
  brands: (api: Client) => api.call(listBrands, {}),
  conditions: (api: Client) => api.call(listConditions, {}),
} satisfies Record<string, (api: Client, interests: readonly number[]) => Promise<unknown>>;

export type SectionName = keyof typeof LOADERS;
type Values = { [K in SectionName]: Awaited<ReturnType<(typeof LOADERS)[K]>> };
/** The data of a page's sections; null for one that failed to load. */
export type Sections = { [K in SectionName]?: Values[K] | null };

/**
 * The order of a home page's sections. In food, stores precede items because a restaurant is chosen first; elsewhere
 * items precede stores. `visitAgain` is personal and loads in the browser, so it is below the first screen, where it
 * shifts no visible content.
 */
export const LAYOUTS: Record<ShoppingModule, readonly (SectionName | 'visitAgain')[]> = {
  food: [
    'banners',
    'categories',
    'popularStores',
    'popularItems',
    'visitAgain',
    'advertisements',
    'campaigns',
    'offers',
    'campaignItems',
    'latestStores',
    'betweenBanners',
    'recommendedItems',
    'topRated',
    'discountedItems',
  ],
  grocery: [
    'banners',
    'categories',
    'popularItems',
    'flashSale',
    'visitAgain',
    'advertisements',
    'popularStores',
    'campaigns',
    'discountedItems',
    'betweenBanners',
    'campaignItems',
    'latestStores',
    'recommendedItems',
    'topRated',
  ],
  pharmacy: [
    'banners',
    'categories',
    'conditions',
    'basicItems',
    'visitAgain',
    'advertisements',
    'popularStores',
    'popularItems',
    'campaigns',
    'discountedItems',
    'latestStores',
    'recommendedItems',
    'topRated',
  ],
  ecommerce: [
    'banners',
    'categories',
    'flashSale',
    'popularItems',
    'brands',
    'visitAgain',
    'advertisements',
    'popularStores',
    'newItems',
    'campaigns',
    'betweenBanners',
    'discountedItems',
    'campaignItems',
    'recommendedItems',
    'latestStores',
    'topRated',
  ],
};

/** Loads the sections of a layout in parallel. Within each, rows of the `interests` (category ids) come first. */
export async function loadSections(
  api: Client,
  type: ShoppingModule,
  interests: readonly number[],
): Promise<Sections> {
  const names = LAYOUTS[type].filter((name) => name !== 'visitAgain');
  const [loaded, categories] = await Promise.all([
    settled(Object.fromEntries(names.map((name) => [name, LOADERS[name](api, interests)]))),
    interests.length > 0 ? api.call(listCategories, { query: {} }).catch(() => []) : [],
  ]);
  return withVariety(byInterest(loaded, isOfInterest(categories, interests)), names);
}

const STORE_SECTIONS = ['popularStores', 'latestStores', 'topRated', 'offers'] as const;

/** Stores and categories of interest first. Item sections are loaded in that order. */
export function byInterest(sections: Sections, isWanted: IsOfInterest | null): Sections {
  if (isWanted === null) return sections;
  const sorted: Sections = { ...sections };
  for (const name of STORE_SECTIONS) {
    const stores = sections[name];
    if (stores) sorted[name] = ofInterestFirst(stores, (store) => isWanted(store.category_ids), STORES_SHOWN);
  }
  const { categories } = sections;
  if (categories)
    sorted.categories = ofInterestFirst(categories, ({ id }) => isWanted([id]), categories.length);
  return sorted;
}

const ITEM_SECTIONS = [
  'popularItems',
  'discountedItems',
  'recommendedItems',
  'newItems',
  'basicItems',
] as const;

/** Cuts item sections to their display size, without repeating an item across sections. */
export function withVariety(sections: Sections, order: readonly string[]): Sections {
  const seen = new Set<string>();
  const cut: Sections = { ...sections };
  for (const name of order) {
    const section = ITEM_SECTIONS.find((candidate) => candidate === name);
    const items = section && sections[section];
    if (!items) continue;
    cut[section] = distinctItems(
      items.filter((item) => !seen.has(item.name)),
      ITEMS_SHOWN,
    );
    for (const item of cut[section] ?? []) seen.add(item.name);
  }
  return cut;
}

/** Whether a section failed to load. */
export function hasFailed(sections: object): boolean {
  return Object.values(sections).includes(null);
}

/** Whether all sections loaded and are empty: no store serves this location. */
export function hasNoStores({ popularStores, popularItems, latestStores }: Sections): boolean {
  return [popularStores, popularItems, latestStores].every((rows) => rows?.length === 0);
}

/** The timeout of a single section, so that a slow one does not delay the page. */
const SECTION_TIMEOUT_MS = 2500;

/**
 * The values of sections that load independently; null for one that failed or timed out. When all fail the page
 * fails, so that an outage does not look like an empty city. The API logs the failures.
 */
export async function settled<T extends Record<string, Promise<unknown>>>(
  sections: T,
  timeoutMs = SECTION_TIMEOUT_MS,
): Promise<{ [K in keyof T]: Awaited<T[K]> | null }> {
  const { promise: late, resolve } = Promise.withResolvers<never>();
  const timer = setTimeout(resolve, timeoutMs);
  const names = Object.keys(sections);
  const inTime = names.map((name) =>
    Promise.race([sections[name], late.then(() => Promise.reject(new Error(`${name} took too long`)))]),
  );
  const results = await Promise.allSettled(inTime);
  clearTimeout(timer);
  const [first] = results;
  if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return Object.fromEntries(
    results.map((result, index) => [names[index], result.status === 'fulfilled' ? result.value : null]),
  ) as { [K in keyof T]: Awaited<T[K]> | null };
}

/** Whether a row with these categories belongs to one of the interests or to a subcategory of one. */
type IsOfInterest = (categoryIds: number[]) => boolean;

/** Null without interests. Categories have one level of subcategories. */
export function isOfInterest(categories: Category[], interests: readonly number[]): IsOfInterest | null {
  const wanted = new Set(interests);
  for (const { id, parent_id: parent } of categories) if (interests.includes(parent)) wanted.add(id);
  return wanted.size === 0 ? null : (ids) => ids.some((id) => wanted.has(id));
}

/** Rows of interest first, otherwise in their order, cut to the number shown. */
function ofInterestFirst<Row>(rows: Row[], of: (row: Row) => boolean, shown: number): Row[] {
  return [...rows.filter(of), ...rows.filter((row) => !of(row))].slice(0, shown);
}

/** The first item of each name: many stores sell the same item, and a section should show variety. */
function distinctItems(items: Item[], count: number): Item[] {
  const byName = new Map<string, Item>();
  for (const item of items) if (!byName.has(item.name)) byName.set(item.name, item);
  return [...byName.values()].slice(0, count);
}
