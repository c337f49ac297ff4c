import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { amount, guestQuery, id } from './schemas.ts';

/** Besides the codes of the error table: lines with `price_changed` and `quantity_changed` were added. */
export const reorderChange = z.object({
  item_id: id,
  name: z.string(),
  code: z.string(),
  message: z.string(),
  /** Price of one piece, then and now, if it has changed. */
  was: amount.nullable(),
  now: amount.nullable(),
});
export type ReorderChange = z.output<typeof reorderChange>;

export const reorder = endpoint({
  name: 'reorder',
  tag: 'Orders',
  summary: 'Adds the available items of an order to the cart of its module and lists what has changed',
  method: 'POST',
  path: '/api/v1/customer/order-again/reorder',
  access: 'guest',
  query: guestQuery,
  /** `replace: true` also removes the lines of another store, after the confirmation dialog. */
  body: z.object({
    order_id: z.coerce.number().int(),
    replace: z.boolean().optional(),
    guest_id: z.string().optional(),
  }),
  response: z.object({
    message: z.string(),
    module_id: id,
    module_type: z.enum(MODULE_TYPES),
    /** Number of lines in the cart. */
    added: z.number().int(),
    changes: z.array(reorderChange),
    cart: z.array(cartLine),
  }),
  errors: ['guest_required', 'not_found', 'other_store', 'module_required'],
});
