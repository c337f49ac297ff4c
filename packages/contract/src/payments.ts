import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, guestQuery, id, message } from './shapes.ts';

const orderKey = { order_id: z.coerce.number().int(), guest_id: z.string().optional() };

export const startPayment = endpoint({
  name: 'startPayment',
  tag: 'Payments',
  summary:
    'Opens the hosted page of a payment provider for an order that is not paid yet, or finds the open one again',
  method: 'POST',
  path: '/api/v1/customer/order/payment',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    ...orderKey,
    /** A gateway of `active_payment_method_list`. */
    payment_method: z.string().max(40),
    /** The page of the shop to come back to, a path; it gets `flag` = success, pending, fail or cancel. */
    callback: z.string().max(300).optional(),
  }),
  answer: z.object({ redirect_link: z.string() }),
  errors: ['guest_required', 'not_found', 'order_not_payable', 'payment_method_off', 'unavailable'],
});

export const payWithCash = endpoint({
  name: 'payWithCash',
  tag: 'Payments',
  summary: 'An order that is not paid yet is paid at the door instead',
  method: 'PUT',
  path: '/api/v1/customer/order/payment-method',
  access: 'guest',
  query: guestQuery,
  body: z.object(orderKey),
  answer: message,
  errors: ['guest_required', 'not_found', 'order_not_payable', 'payment_method_off', 'cash_limit'],
});

export const getFailedPayment = endpoint({
  name: 'getFailedPayment',
  tag: 'Payments',
  summary: 'What is needed to try a payment again',
  method: 'GET',
  path: '/api/v1/customer/order/payment-failed',
  access: 'guest',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  answer: z.object({
    order_id: id,
    order_amount: amount,
    payment_method: z.string(),
    /** Until when the order waits, ISO UTC; then it is canceled and what it held is free again. */
    pay_by: z.string().nullable(),
    payable: z.boolean(),
    /** Whether it may be paid at the door instead. */
    cash: z.boolean(),
    methods: z.array(z.object({ gateway: z.string(), gateway_title: z.string() })),
  }),
  errors: ['guest_required', 'not_found'],
});

/** Messages of payment providers, not for clients: `POST …/{provider}` with the provider's own signed body. */
export const PAYMENT_WEBHOOK_PATH = '/api/v1/payments/webhook';
/** Where a provider sends the customer back to; it redirects to the callback. */
export const PAYMENT_RETURN_PATH = '/payment/return';
