import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { vehicleSchema } from './rental.ts';
import { about, integer, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

export const rentalWishList = endpoint({
  name: 'rentalWishList',
  tag: 'Wishlist',
  summary: 'Vehicles and rental providers of the wishlist, newest first',
  description: 'Both lists are pages of `limit`. With `kind` only one of them is filled.',
  method: 'GET',
  path: '/api/v1/rental/user/wish-list',
  access: 'customer',
  /** Without `kind` both lists are returned, each a page of `limit`. */
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    kind: z.enum(['vehicle', 'provider']).optional().describe('Fills one of the two lists only.'),
  }),
  response: z.object({
    vehicles: z.array(vehicleSchema).describe('The vehicles.'),
    providers: z.array(storeSchema).describe('Rental providers.'),
    total_vehicles: integer,
    total_providers: integer.meta(about('Number of providers on all pages.', 2)),
    limit: integer,
    offset: integer,
  }),
});
