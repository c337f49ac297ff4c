import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id, message, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

/** The customer's wishlist; rental entries are in rental-wishlist.ts. */
export const wishList = endpoint({
  name: 'wishList',
  tag: 'Wishlist',
  summary: 'Items and stores of the wishlist, newest first; of one module with the moduleId header',
  method: 'GET',
  path: '/api/v1/customer/wish-list',
  access: 'customer',
  /** Without `kind` both lists are returned, each a page of `limit`. */
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    kind: z.enum(['item', 'store']).optional(),
  }),
  response: z.object({
    item: z.array(itemSchema),
    store: z.array(storeSchema),
    total_items: z.number().int(),
    total_stores: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
  }),
  errors: ['unauthenticated'],
});

export const listWishedIds = endpoint({
  name: 'listWishedIds',
  tag: 'Wishlist',
  summary: 'The ids of all wishlist entries in all modules',
  method: 'GET',
  path: '/api/v1/customer/wish-list/ids',
  access: 'customer',
  /** `store_ids` includes rental providers, which are stores. */
  response: z.object({ item_ids: z.array(id), store_ids: z.array(id), vehicle_ids: z.array(id) }),
  errors: ['unauthenticated'],
});

/** Accepted in the query and in the body. One of the two is required. */
const target = z.object({
  item_id: z.coerce.number().int().positive().optional(),
  store_id: z.coerce.number().int().positive().optional(),
});

export const addToWishlist = endpoint({
  name: 'addToWishlist',
  tag: 'Wishlist',
  summary: 'Adds an item or a store; idempotent',
  method: 'POST',
  path: '/api/v1/customer/wish-list/add',
  access: 'customer',
  query: target,
  body: target,
  response: message,
  errors: ['unauthenticated', 'not_found', 'required'],
});

export const removeFromWishlist = endpoint({
  name: 'removeFromWishlist',
  tag: 'Wishlist',
  summary: 'Removes an item or a store',
  method: 'DELETE',
  path: '/api/v1/customer/wish-list/remove',
  access: 'customer',
  query: target,
  response: message,
  errors: ['unauthenticated', 'required'],
});

/** One of the two is required. */
const rentalTarget = z.object({
  vehicle_id: z.coerce.number().int().positive().optional(),
  provider_id: z.coerce.number().int().positive().optional(),
});

export const addToRentalWishlist = endpoint({
  name: 'addToRentalWishlist',
  tag: 'Wishlist',
  summary: 'Adds a vehicle or a rental provider; idempotent',
  method: 'POST',
  path: '/api/v1/rental/user/wish-list/add',
  access: 'customer',
  query: rentalTarget,
  response: message,
  errors: ['unauthenticated', 'not_found', 'required'],
});

export const removeFromRentalWishlist = endpoint({
  name: 'removeFromRentalWishlist',
  tag: 'Wishlist',
  summary: 'Removes a vehicle or a rental provider',
  method: 'DELETE',
  path: '/api/v1/rental/user/wish-list/remove',
  access: 'customer',
  query: rentalTarget,
  response: message,
  errors: ['unauthenticated', 'required'],
});
