import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PICTURE_ERRORS } from './errors.ts';
import { guestQuery, id, message, text } from './schemas.ts';

export const listReportReasons = endpoint({
  name: 'listReportReasons',
  tag: 'Orders',
  summary: 'Reasons for a problem report',
  description: 'Reasons to offer; any text is accepted.',
  method: 'GET',
  path: '/api/v1/customer/order/report-reasons',
  access: 'public',
  response: z.object({ report_reasons: z.array(z.object({ id, reason: text })).describe('The reasons.') }),
  cache: { seconds: 60 },
});

export const reportProblem = endpoint({
  name: 'reportProblem',
  tag: 'Orders',
  summary: 'Reports a problem with an order; one report at a time is open. Up to three pictures as image[]',
  description: 'The operator’s answer is in `report` of the order.',
  method: 'POST',
  path: '/api/v1/customer/order/report',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  files: { 'image[]': 'Up to three pictures in JPEG, PNG or WebP.' },
  body: z.object({
    order_id: z.coerce.number().int(),
    reason: z.string().trim().min(1).max(300),
    text: z.string().trim().min(1).max(2000),
    guest_id: z.string().optional(),
  }),
  example: { order_id: 1042, reason: 'Late delivery', text: 'It arrived an hour after the promised time.' },
  response: message,
  errors: ['not_found', 'report_open', ...PICTURE_ERRORS],
});
