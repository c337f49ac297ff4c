import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, id, text } from './schemas.ts';

export const claimGuestOrders = endpoint({
  name: 'claimGuestOrders',
  tag: 'Orders',
  summary: 'Moves orders placed as a guest on this device to the customer; a sign-in does not move them',
  description:
    'A sign-in moves the carts of a guest, not the orders: ask the customer first. Orders of another owner are left out of `order_ids`.',
  method: 'POST',
  path: '/api/v1/customer/order/claim',
  access: 'customer',
  body: z.object({
    guest_id: z
      .string()
      .min(1)
      .max(100)
      .meta(
        about(
          'The guest that placed them. The id is secret, so knowing it is the proof.',
          '7f3a9c0e5d2b4816a1c4e8f09b6d2a53',
        ),
      ),
    order_ids: z
      .array(z.coerce.number().int())
      .min(1)
      .max(50)
      .meta(about('The guest’s orders to move.', [1042])),
  }),
  example: { guest_id: 'b1946ac92492d2347c6235b4d2611184', order_ids: [1042] },
  /** The moved orders; those of another owner are left out. */
  response: z.object({
    message: text,
    order_ids: z.array(id).meta(about('The moved orders, ascending.', [1042])),
  }),
  errors: ['not_found'],
});
