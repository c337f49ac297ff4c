import { CANCELLATION_TYPES } from '@errand/domain/parcel';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, guestQuery, id, message, paged, paging, text } from './schemas.ts';

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  tag: 'Orders',
  summary:
    'Cancels an order before the store has confirmed it, a scheduled one before the store has begun, a parcel before it is delivered',
  description:
    'Possible while `cancelable` of the order is true. A parcel that is on its way is brought back for `parcel.cancellation_fee`.',
  method: 'PUT',
  path: '/api/v1/customer/order/cancel',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    reason: z
      .union([z.string().max(300), z.array(z.string().max(300)).max(10)])
      .default('')
      .describe('Why it is canceled; a parcel may have several reasons.'),
    note: z.string().max(1000).nullish().meta(about('More about it; null without.', 'Wrong address')),
    cancellation_type: z
      .enum(CANCELLATION_TYPES)
      .optional()
      .describe(
        'For a parcel: the terms that the customer agreed to. Rejected with `order_state` if other terms apply by now.',
      ),
    guest_id: z.string().optional(),
  }),
  example: { order_id: 1042, reason: 'Ordered by mistake', note: null },
  response: message,
  errors: ['not_found', 'order_not_cancelable', 'order_state'],
});

export const listCancelReasons = endpoint({
  name: 'listCancelReasons',
  tag: 'Orders',
  summary: 'Reasons for a cancellation',
  description: 'Reasons to offer; any text is accepted.',
  method: 'GET',
  path: '/api/v1/customer/order/cancellation-reasons',
  access: 'public',
  query: paging.extend({
    type: z.string().max(40).default('customer').meta(about('Who cancels.', 'customer')),
  }),
  response: paged('reasons', z.object({ id, reason: text, user_type: text, status: z.literal(1) })),
  cache: { seconds: 60 },
});
