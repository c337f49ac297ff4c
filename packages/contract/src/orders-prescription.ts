import { ORDER_STATUSES, PRESCRIPTION_ANSWERS, PRESCRIPTION_STEPS } from '@errand/domain/orders';
import { PAYMENT_METHODS } from '@errand/domain/payments';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, amount, guestQuery, id, text, timestamp } from './schemas.ts';

const method = z.enum(PAYMENT_METHODS).describe('A way of payment.');

export const prescriptionOffer = z
  .object({
    order_id: id,
    step: z
      .enum(PRESCRIPTION_STEPS)
      .describe('Whether the pharmacy still reads it, has made an offer, or the offer is accepted.'),
    pharmacist: text
      .nullable()
      .meta(about('The pharmacist who has read the prescription; null before.', 'Dr. Salma Nasser')),
    note: text
      .nullable()
      .meta(about('The pharmacy’s note to the customer; null without one.', 'Twice a day after meals')),
    answer_by: timestamp
      .nullable()
      .describe('Deadline of the answer, ISO 8601 in UTC; null when none is awaited.'),
    order_amount: amount.meta(about('Total of the offer.', 23.75)),
    payment_methods: z
      .array(method)
      .describe('The methods that can pay this total now. The wallet is among them if its balance suffices.'),
    wallet_balance: amount.nullable().meta(about('Balance of the wallet; null without one.', 40)),
  })
  .describe('What the pharmacy offers for a prescription. Its lines are those of the order.');
export type PrescriptionOffer = z.output<typeof prescriptionOffer>;

const own = { tag: 'Orders', access: 'guest' } as const;

export const getPrescriptionOffer = endpoint({
  ...own,
  name: 'getPrescriptionOffer',
  summary: 'The pharmacy’s offer for one of the visitor’s own orders by prescription, and how it can be paid',
  description: 'Its lines are read with `getOrderDetails`.',
  method: 'GET',
  path: '/api/v1/customer/order/prescription',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  response: prescriptionOffer,
  errors: ['not_found'],
});

export const answerPrescription = endpoint({
  ...own,
  name: 'answerPrescription',
  summary: 'Accepts the pharmacy’s offer and chooses the payment, or declines it, which cancels the order',
  description:
    'Send the displayed `order_amount`: another total rejects with `price_changed`. For a digital payment continue with `startPayment`.',
  method: 'POST',
  path: '/api/v1/customer/order/prescription/answer',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    answer: z.enum(PRESCRIPTION_ANSWERS).describe('`decline` cancels the order.'),
    order_amount: z.coerce.number().min(0).describe('The displayed total.'),
    payment_method: method.default('cash_on_delivery'),
    guest_id: z.string().optional(),
  }),
  example: { order_id: 1042, answer: 'accept', order_amount: 23.75, payment_method: 'cash_on_delivery' },
  response: z.object({
    message: text,
    order_status: z.enum(ORDER_STATUSES).describe('State of the order after the answer.'),
    awaits_payment: z.boolean().describe('Whether an online payment follows.'),
  }),
  errors: [
    'not_found',
    'prescription_unpriced',
    'prescription_answered',
    'price_changed',
    'payment_method_off',
    'wallet_low',
    'cash_limit',
  ],
});
