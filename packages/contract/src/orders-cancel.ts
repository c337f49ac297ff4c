import { CANCELLATION_TYPES } from '@errand/domain/parcel';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { guestQuery, id, message, paged, paging } from './schemas.ts';

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  tag: 'Orders',
  summary:
    'Cancels an order before the store has confirmed it, a scheduled one before the store has begun, a parcel before it is delivered',
  method: 'PUT',
  path: '/api/v1/customer/order/cancel',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    /** Parcels may have several. */
    reason: z.union([z.string().max(300), z.array(z.string().max(300)).max(10)]).default(''),
    note: z.string().max(1000).nullish(),
    /** For a parcel: the terms that the customer agreed to. Rejected with `order_state` if other terms apply by now. */
    cancellation_type: z.enum(CANCELLATION_TYPES).optional(),
    guest_id: z.string().optional(),
  }),
  response: message,
  errors: ['guest_required', 'not_found', 'order_not_cancelable', 'order_state'],
});

export const listCancelReasons = endpoint({
  name: 'listCancelReasons',
  tag: 'Orders',
  summary: 'Reasons for a cancellation',
  method: 'GET',
  path: '/api/v1/customer/order/cancellation-reasons',
  access: 'public',
  query: paging.extend({ type: z.string().max(40).default('customer') }),
  response: paged(
    'reasons',
    z.object({ id, reason: z.string(), user_type: z.string(), status: z.literal(1) }),
  ),
  cache: { seconds: 60 },
  errors: [],
});
