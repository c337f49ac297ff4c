import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { vehicleSchema } from './rental.ts';
import { paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

export const rentalWishList = endpoint({
  name: 'rentalWishList',
  tag: 'Wishlist',
  summary: 'Vehicles and rental providers of the wishlist, newest first',
  method: 'GET',
  path: '/api/v1/rental/user/wish-list',
  access: 'customer',
  /** Without `kind` both lists are returned, each a page of `limit`. */
  query: paging.extend({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    kind: z.enum(['vehicle', 'provider']).optional(),
  }),
  response: z.object({
    vehicles: z.array(vehicleSchema),
    providers: z.array(storeSchema),
    total_vehicles: z.number().int(),
    total_providers: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
  }),
  errors: ['unauthenticated'],
});
