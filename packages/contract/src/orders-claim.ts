import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './schemas.ts';

export const claimGuestOrders = endpoint({
  name: 'claimGuestOrders',
  tag: 'Orders',
  summary: 'Moves orders placed as a guest on this device to the customer; a sign-in does not move them',
  method: 'POST',
  path: '/api/v1/customer/order/claim',
  access: 'customer',
  body: z.object({
    /** The guest that placed them. The id is secret, so knowing it is the proof. */
    guest_id: z.string().min(1).max(100),
    order_ids: z.array(z.coerce.number().int()).min(1).max(50),
  }),
  /** The moved orders; those of another owner are left out. */
  response: z.object({ message: z.string(), order_ids: z.array(id) }),
  errors: ['unauthenticated', 'not_found'],
});
