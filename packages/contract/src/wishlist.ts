import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { about, id, integer, message, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

const forCustomers = { tag: 'Wishlist', access: 'customer' } as const;

/** The customer's wishlist; rental entries are in rental-wishlist.ts. */
export const wishList = endpoint({
  ...forCustomers,
  name: 'wishList',
  summary: 'Items and stores of the wishlist, newest first; of one module with the moduleId header',
  description:
    'Both lists are pages of `limit`. With `kind` only one of them is filled. Rental entries: `rentalWishList`.',
  method: 'GET',
  path: '/api/v1/customer/wish-list',
  /** Without `kind` both lists are returned, each a page of `limit`. */
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    kind: z.enum(['item', 'store']).optional().describe('Fills one of the two lists only.'),
  }),
  response: z.object({
    item: z.array(itemSchema),
    store: z.array(storeSchema),
    total_items: integer.meta(about('Number of items.', 64)),
    total_stores: integer.meta(about('Number of stores on all pages.', 3)),
    limit: integer,
    offset: integer,
  }),
});

export const listWishedIds = endpoint({
  ...forCustomers,
  name: 'listWishedIds',
  summary: 'The ids of all wishlist entries in all modules',
  description: 'For hearts on cards: one call instead of one for each item.',
  method: 'GET',
  path: '/api/v1/customer/wish-list/ids',
  /** `store_ids` includes rental providers, which are stores. */
  response: z.object({
    item_ids: z.array(id).meta(about('Items.', [311])),
    store_ids: z.array(id).meta(about('Stores and rental providers.', [5])),
    vehicle_ids: z.array(id).meta(about('Vehicles.', [9])),
  }),
});

/** Accepted in the query and in the body. One of the two is required. */
const target = z.object({
  item_id: z.coerce.number().int().positive().optional(),
  store_id: z.coerce.number().int().positive().optional(),
});

export const addToWishlist = endpoint({
  ...forCustomers,
  name: 'addToWishlist',
  summary: 'Adds an item or a store; idempotent',
  description: 'Send `item_id` or `store_id`, in the query or in the body.',
  method: 'POST',
  path: '/api/v1/customer/wish-list/add',
  query: target,
  body: target,
  example: { item_id: 311 },
  response: message,
  errors: ['not_found', 'required'],
});

export const removeFromWishlist = endpoint({
  ...forCustomers,
  name: 'removeFromWishlist',
  summary: 'Removes an item or a store',
  description: 'Send `item_id` or `store_id`. An entry that is not there is no error.',
  method: 'DELETE',
  path: '/api/v1/customer/wish-list/remove',
  query: target,
  response: message,
  errors: ['required'],
});

/** One of the two is required. */
const rentalTarget = z.object({
  vehicle_id: z.coerce.number().int().positive().optional(),
  provider_id: z.coerce.number().int().positive().optional(),
});

export const addToRentalWishlist = endpoint({
  ...forCustomers,
  name: 'addToRentalWishlist',
  summary: 'Adds a vehicle or a rental provider; idempotent',
  description: 'Send `vehicle_id` or `provider_id`.',
  method: 'POST',
  path: '/api/v1/rental/user/wish-list/add',
  query: rentalTarget,
  response: message,
  errors: ['not_found', 'required'],
});

export const removeFromRentalWishlist = endpoint({
  ...forCustomers,
  name: 'removeFromRentalWishlist',
  summary: 'Removes a vehicle or a rental provider',
  description: 'Send `vehicle_id` or `provider_id`. An entry that is not there is no error.',
  method: 'DELETE',
  path: '/api/v1/rental/user/wish-list/remove',
  query: rentalTarget,
  response: message,
  errors: ['required'],
});
