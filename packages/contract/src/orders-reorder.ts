import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { cartLine } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { about, amount, guestQuery, id, integer, text } from './schemas.ts';

export const reorderChange = z
  .object({
    item_id: id,
    name: text,
    code: text,
    message: text,
    was: amount.nullable().meta(about('Price of one piece then; null if unchanged.', 9)),
    now: amount.nullable().meta(about('Price of one piece now; null if unchanged.', 9.5)),
  })
  .describe(
    'Why a line of a former order was changed or left out: a code of the API, or `quantity_changed`. Lines with `price_changed` and `quantity_changed` were added.',
  );
export type ReorderChange = z.output<typeof reorderChange>;

export const reorder = endpoint({
  name: 'reorder',
  tag: 'Orders',
  summary: 'Adds the available items of an order to the cart of its module and lists what has changed',
  description:
    'Lines that are sold out or changed are listed in `changes`. A cart of another store rejects with `other_store`; repeat the call with `replace`.',
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
  example: { order_id: 1042 },
  response: z.object({
    message: text,
    module_id: id,
    module_type: z.enum(MODULE_TYPES),
    added: integer.meta(about('Number of lines in the cart.', 2)),
    changes: z.array(reorderChange).describe('Lines that were changed or left out, and why.'),
    cart: z.array(cartLine).describe('The cart.'),
  }),
  errors: ['not_found', 'other_store', 'module_required'],
});
