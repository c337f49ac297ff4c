import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { paging } from './schemas.ts';

export const listInterestItems = endpoint({
  name: 'listInterestItems',
  tag: 'Customer',
  summary:
    'Popular items in the categories of the customer’s interests, in the module of the header or in all; empty without interests. Without the zoneId header the zones of update-zone count',
  description: 'A shelf for the home page of a customer. See `updateInterest`.',
  method: 'GET',
  path: '/api/v1/customer/suggested-items',
  access: 'customer',
  query: paging,
  response: z.array(itemSchema),
  errors: ['zone_required'],
});
