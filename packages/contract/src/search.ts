import { z } from 'zod';
import { itemFilters, itemPage } from './catalog-lists.ts';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { about, art, id, imageUrl, text } from './schemas.ts';
import { storeCardPage, storeListQuery, storePage } from './stores.ts';
import { searchText } from './typed-texts.ts';

const words = searchText.trim().min(1).max(100);

/** `corrected` contains the corrected words if nothing matched the typed ones. */
export const searchItems = endpoint({
  name: 'searchItems',
  tag: 'Items',
  summary: 'Full-text search for items, tolerant of spelling and of Arabic letter forms',
  description:
    'Tolerates misspellings and Arabic letter forms, and takes the filters of item lists. `corrected` holds the words that were searched instead, if the typed ones matched nothing.',
  method: 'GET',
  path: '/api/v1/items/search',
  access: 'public',
  query: itemFilters.extend({ name: words.meta(about('Words to search for.', 'bread')) }),
  response: itemPage.extend({ corrected: text.nullable() }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const searchStores = endpoint({
  name: 'searchStores',
  tag: 'Stores',
  summary: 'Full-text search for stores by name and kind',
  description:
    'Tolerates misspellings and Arabic letter forms. `corrected` holds the words that were searched instead, if the typed ones matched nothing.',
  method: 'GET',
  path: '/api/v1/stores/search',
  access: 'public',
  query: storeListQuery.extend({
    name: words.meta(about('Words to search for.', 'bread')),
    category_id: z.coerce.number().int().default(0).meta(about('Items of this category only; 0 for all.', 4)),
  }),
  response: storePage.extend({ corrected: text.nullable() }),
  cards: storeCardPage.extend({ corrected: text.nullable() }),
  stored: STORED_LIST,
  errors: ['zone_required'],
});

export const suggest = endpoint({
  name: 'suggest',
  tag: 'Search',
  summary: 'Items and stores whose names start with the typed text',
  description:
    'For the drop-down below a search field: a few items and stores. Follow up with `searchItems` and `searchStores`.',
  method: 'GET',
  path: '/api/v1/items/item-or-store-search',
  access: 'public',
  query: z.object({ name: words.meta(about('Beginning of a name.', 'sha')) }),
  response: z.object({
    items: z.array(
      z.object({
        id,
        name: text,
        slug: text,
        image_full_url: imageUrl,
        art,
        store_name: text,
        module_id: id,
        module_type: text,
      }),
    ),
    stores: z.array(
      z.object({
        id,
        name: text,
        slug: text,
        logo_full_url: imageUrl,
        art,
        kind: text.meta(about('Tagline of the store in the language of the request.', 'Bakery')),
        module_id: id,
        zone_id: id,
      }),
    ),
    corrected: text.nullable(),
  }),
  stored: { by: ['zones', 'module'] },
  cache: { seconds: 30 },
  errors: ['zone_required'],
});

export const listTrendingSearches = endpoint({
  name: 'listTrendingSearches',
  tag: 'Search',
  summary: 'Trending searches of the module in the language of the request',
  description: 'Words that visitors of the module search often, as plain text.',
  method: 'GET',
  path: '/api/v1/trending-searches',
  access: 'public',
  response: z.array(text).meta({ examples: [['shawarma', 'bread']] }),
  cache: { seconds: 30 },
});
