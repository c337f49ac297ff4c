import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PICTURE_ERRORS } from './errors.ts';
import { about, guestQuery, id, message, text } from './schemas.ts';

export const listRefundReasons = endpoint({
  name: 'listRefundReasons',
  tag: 'Orders',
  summary: 'Reasons for a refund request',
  description: 'Reasons to offer; any text is accepted.',
  method: 'GET',
  path: '/api/v1/customer/order/refund-reasons',
  access: 'public',
  response: z.object({ refund_reasons: z.array(z.object({ id, reason: text })).describe('The reasons.') }),
  cache: { seconds: 60 },
});

export const requestRefund = endpoint({
  name: 'requestRefund',
  tag: 'Orders',
  summary: 'Requests the refund of a delivered order, once; up to three pictures as image[]',
  description: 'The operator decides; the outcome is in `refund` of the order.',
  method: 'POST',
  path: '/api/v1/customer/order/refund-request',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  files: { 'image[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  body: z.object({
    order_id: z.coerce.number().int(),
    customer_reason: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta(about('The customer’s reason.', 'Something is missing')),
    customer_note: z.string().max(1000).nullish(),
    refund_method: z
      .string()
      .max(60)
      .nullish()
      .meta(about('A wish only: a provider’s part is returned there, the rest to the wallet.', 'wallet')),
    lines: z
      .array(
        z.object({
          line_id: z.coerce.number().int().meta(about('The id of the order’s line.', 31)),
          quantity: z.coerce.number().int().min(1),
        }),
      )
      .max(200)
      .optional()
      .describe('The pieces to refund; the whole order without them. A form sends them as JSON text.'),
    guest_id: z.string().optional(),
  }),
  example: {
    order_id: 1042,
    customer_reason: 'Something is missing',
    customer_note: 'The soup was not in the bag.',
  },
  response: message,
  errors: ['not_found', 'refund_off', 'order_not_refundable', 'validation', ...PICTURE_ERRORS],
});
