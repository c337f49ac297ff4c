import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, flag, guestQuery, id, imageUrl, message } from './schemas.ts';

const orderKey = { order_id: z.coerce.number().int(), guest_id: z.string().optional() };

export const startPayment = endpoint({
  name: 'startPayment',
  tag: 'Payments',
  summary: 'Opens the hosted page of a payment provider for an unpaid order, or returns the open one',
  method: 'POST',
  path: '/api/v1/customer/order/payment',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    ...orderKey,
    /** A gateway of `active_payment_method_list`. */
    payment_method: z.string().max(40),
    /** Path of the shop's page to return to; it gets `flag` = success, pending, fail or cancel. */
    callback: z.string().max(300).optional(),
  }),
  response: z.object({ redirect_link: z.string() }),
  errors: ['guest_required', 'not_found', 'order_not_payable', 'payment_method_off', 'unavailable'],
});

export const payWithCash = endpoint({
  name: 'payWithCash',
  tag: 'Payments',
  summary: 'Changes an unpaid order to cash on delivery',
  method: 'PUT',
  path: '/api/v1/customer/order/payment-method',
  access: 'guest',
  query: guestQuery,
  body: z.object(orderKey),
  response: message,
  errors: ['guest_required', 'not_found', 'order_not_payable', 'payment_method_off', 'cash_limit'],
});

export const payWithWallet = endpoint({
  name: 'payWithWallet',
  tag: 'Payments',
  summary: 'Pays the due amount of an unpaid order from the wallet',
  method: 'POST',
  path: '/api/v1/customer/order/wallet-payment',
  access: 'customer',
  query: guestQuery,
  body: z.object(orderKey),
  response: message,
  errors: ['unauthenticated', 'not_found', 'order_not_payable', 'payment_method_off', 'wallet_low'],
});

export const getFailedPayment = endpoint({
  name: 'getFailedPayment',
  tag: 'Payments',
  summary: 'Amount, deadline and methods for retrying a payment',
  method: 'GET',
  path: '/api/v1/customer/order/payment-failed',
  access: 'guest',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  response: z.object({
    order_id: id,
    order_amount: amount,
    /** The due amount: the total minus the part of the wallet. */
    due_amount: amount,
    payment_method: z.string(),
    /** Payment deadline, ISO UTC. After it the order is canceled and its stock released. */
    pay_by: z.string().nullable(),
    payable: z.boolean(),
    /** Whether it can be paid in cash instead. */
    cash: z.boolean(),
    /** Whether the wallet's balance covers the due amount. */
    wallet: z.boolean(),
    methods: z.array(z.object({ gateway: z.string(), gateway_title: z.string() })),
  }),
  errors: ['guest_required', 'not_found'],
});

export const listOfflineMethods = endpoint({
  name: 'listOfflineMethods',
  tag: 'Payments',
  summary: 'Offline payment methods with their payment details and required fields',
  method: 'GET',
  path: '/api/v1/offline_payment_method_list',
  access: 'public',
  response: z.array(
    z.object({
      id,
      method_name: z.string(),
      method_fields: z.array(
        z.object({ input_name: z.string(), input_label: z.string(), input_data: z.string() }),
      ),
      /** `customer_input` names the field of the body that carries the value. */
      method_informations: z.array(
        z.object({
          customer_input: z.string(),
          customer_label: z.string(),
          customer_placeholder: z.string(),
          is_required: flag,
        }),
      ),
      status: flag,
    }),
  ),
  errors: [],
});

/** One additional text field of at most 300 characters per information of the method. */
const offlineBody = z
  .object({
    ...orderKey,
    method_id: z.coerce.number().int(),
    customer_note: z.string().max(1000).nullish(),
    /** 1 deletes the receipt that was sent before. Without it a receipt stays until another one is sent. */
    receipt_removed: z.coerce.number().int().min(0).max(1).optional(),
  })
  .catchall(z.unknown());

const OFFLINE_ERRORS = [
  'guest_required',
  'not_found',
  'order_not_payable',
  'payment_method_off',
  'required',
  'validation',
  'pictures_many',
  'picture_type',
  'picture_large',
] as const;

export const saveOfflinePayment = endpoint({
  name: 'saveOfflinePayment',
  tag: 'Payments',
  summary:
    'Saves the offline payment details of an order, which stays unpaid until the operator has verified them',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  body: offlineBody,
  response: message,
  errors: OFFLINE_ERRORS,
});

export const updateOfflinePayment = endpoint({
  name: 'updateOfflinePayment',
  tag: 'Payments',
  summary: 'Updates the offline payment details of an order',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment-update',
  access: 'guest',
  query: guestQuery,
  multipart: true,
  body: offlineBody,
  response: message,
  errors: OFFLINE_ERRORS,
});

export const getOfflinePayment = endpoint({
  name: 'getOfflinePayment',
  tag: 'Payments',
  summary: 'The offline payment details of an order',
  method: 'GET',
  path: '/api/v1/customer/order/offline-payment',
  access: 'guest',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  response: z.object({
    order_id: id,
    /** Null before details are sent. */
    method_id: id.nullable(),
    informations: z.record(z.string(), z.string()),
    customer_note: z.string().nullable(),
    /** The picture of the receipt; null without one, and once the details are rejected. */
    receipt_full_url: imageUrl,
    /** Why the operator asks for other details; null while the details are accepted or unchecked. */
    reject_reason: z.string().nullable(),
  }),
  errors: ['guest_required', 'not_found'],
});

/** Webhooks of payment providers, not for clients: `POST …/{provider}` with the provider's signed body. */
export const PAYMENT_WEBHOOK_PATH = '/api/v1/payments/webhook';
/**
 * A page for clients that open payments in a browser: `?order_id=…&customer_id=<guest
 * id>&payment_method=…&callback=…` redirects to the provider's page of a guest's order. A guest id is a secret, a
 * customer's number is not: customers use `startPayment`.
 */
export const PAYMENT_PAGE_PATH = '/payment-mobile';
/** The return URL of providers; it redirects to the callback. */
export const PAYMENT_RETURN_PATH = '/payment/return';
