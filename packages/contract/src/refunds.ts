import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { guestQuery, id, message } from './schemas.ts';

export const listRefundReasons = endpoint({
  name: 'listRefundReasons',
  tag: 'Orders',
  summary: 'Reasons for a refund request',
  method: 'GET',
  path: '/api/v1/customer/order/refund-reasons',
  access: 'public',
  response: z.object({ refund_reasons: z.array(z.object({ id, reason: z.string() })) }),
  cache: { seconds: 60 },
  errors: [],
});

export const requestRefund = endpoint({
  name: 'requestRefund',
  tag: 'Orders',
  summary: 'Requests the refund of a delivered order, once; up to three pictures as image[]',
  method: 'POST',
  path: '/api/v1/customer/order/refund-request',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  body: z.object({
    order_id: z.coerce.number().int(),
    customer_reason: z.string().trim().min(1).max(300),
    customer_note: z.string().max(1000).nullish(),
    /** A preference only; a provider's part is returned there, everything else to the wallet. */
    refund_method: z.string().max(60).nullish(),
    guest_id: z.string().optional(),
  }),
  response: message,
  errors: [
    'guest_required',
    'not_found',
    'refund_off',
    'order_not_refundable',
    'pictures_many',
    'picture_type',
    'picture_large',
  ],
});
