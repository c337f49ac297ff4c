import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { art, id, imageUrl } from './schemas.ts';
import { storeCardPage, storeListQuery, storePage } from './stores.ts';

const searchText = z.string().trim().min(1).max(100);

/** `corrected` contains the corrected words if nothing matched the typed ones. */
export const searchItems = endpoint({
  name: 'searchItems',
  tag: 'Items',
  summary: 'Full-text search for items, tolerant of spelling and of Arabic letter forms',
  method: 'GET',
  path: '/api/v1/items/search',
  access: 'public',
  query: itemFilters.extend({ name: searchText }),
  response: itemPage.extend({ corrected: z.string().nullable() }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const searchStores = endpoint({
  name: 'searchStores',
  tag: 'Stores',
  summary: 'Full-text search for stores by name and kind',
  method: 'GET',
  path: '/api/v1/stores/search',
  access: 'public',
  query: storeListQuery.extend({ name: searchText, category_id: z.coerce.number().int().default(0) }),
  response: storePage.extend({ corrected: z.string().nullable() }),
  cards: storeCardPage.extend({ corrected: z.string().nullable() }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const suggest = endpoint({
  name: 'suggest',
  tag: 'Search',
  summary: 'Items and stores whose names start with the typed text',
  method: 'GET',
  path: '/api/v1/items/item-or-store-search',
  access: 'public',
  query: z.object({ name: searchText }),
  response: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        slug: z.string(),
        image_full_url: imageUrl,
        art,
        store_name: z.string(),
        module_id: id,
        module_type: z.string(),
      }),
    ),
    stores: z.array(
      z.object({
        id,
        name: z.string(),
        slug: z.string(),
        logo_full_url: imageUrl,
        art,
        kind: z.string(),
        module_id: id,
        zone_id: id,
      }),
    ),
    corrected: z.string().nullable(),
  }),
  stored: { by: ['zones', 'module'] },
  cache: { seconds: 30 },
  errors: ['zone_required'],
});

export const listTrendingSearches = endpoint({
  name: 'listTrendingSearches',
  tag: 'Search',
  summary: 'Trending searches of the module in the language of the request',
  method: 'GET',
  path: '/api/v1/trending-searches',
  access: 'public',
  response: z.array(z.string()),
  cache: { seconds: 30 },
  errors: [],
});
