import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PICTURE_ERRORS } from './errors.ts';
import {
  about,
  amount,
  flag,
  flagInput,
  guestQuery,
  id,
  imageUrl,
  message,
  text,
  timestamp,
} from './schemas.ts';

const orderKey = { order_id: z.coerce.number().int(), guest_id: z.string().optional() };

const forGuests = { tag: 'Payments', access: 'guest', query: guestQuery } as const;

export const startPayment = endpoint({
  ...forGuests,
  name: 'startPayment',
  summary: 'Opens the hosted page of a payment provider for an unpaid order, or returns the open one',
  description:
    'Open `redirect_link` in a browser. The browser comes back to `callback` with `flag`; the state of the order, not the flag, says whether it is paid.',
  method: 'POST',
  path: '/api/v1/customer/order/payment',
  body: z.object({
    ...orderKey,
    payment_method: z
      .string()
      .max(40)
      .meta(about('A gateway of `active_payment_method_list`.', 'cash_on_delivery')),
    callback: z
      .string()
      .max(300)
      .optional()
      .meta(
        about(
          'Path of the shop’s page to return to; it gets `flag` = success, pending, fail or cancel.',
          '/wallet',
        ),
      ),
  }),
  example: { order_id: 1042, payment_method: 'stripe', callback: '/order/1042' },
  response: z.object({ redirect_link: text }),
  errors: ['not_found', 'order_not_payable', 'payment_method_off', 'unavailable'],
});

export const payWithCash = endpoint({
  ...forGuests,
  name: 'payWithCash',
  summary: 'Changes an unpaid order to cash on delivery',
  description: 'For an order whose digital payment failed or was given up.',
  method: 'PUT',
  path: '/api/v1/customer/order/payment-method',
  body: z.object(orderKey),
  example: { order_id: 1042 },
  response: message,
  errors: ['not_found', 'order_not_payable', 'payment_method_off', 'cash_limit'],
});

export const payWithWallet = endpoint({
  name: 'payWithWallet',
  tag: 'Payments',
  summary: 'Pays the due amount of an unpaid order from the wallet',
  description: 'The balance must cover the due amount.',
  method: 'POST',
  path: '/api/v1/customer/order/wallet-payment',
  access: 'customer',
  query: guestQuery,
  body: z.object(orderKey),
  example: { order_id: 1042 },
  response: message,
  errors: ['not_found', 'order_not_payable', 'payment_method_off', 'wallet_low'],
});

export const getFailedPayment = endpoint({
  ...forGuests,
  name: 'getFailedPayment',
  summary: 'Amount, deadline and methods for retrying a payment',
  description: 'What can be done until the deadline, for a page after a failed payment.',
  method: 'GET',
  path: '/api/v1/customer/order/payment-failed',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  response: z.object({
    order_id: id,
    order_amount: amount,
    due_amount: amount.meta(about('The due amount: the total minus the part of the wallet.', 23.75)),
    payment_method: text,
    pay_by: timestamp
      .nullable()
      .describe(
        'Deadline of the payment, ISO 8601 in UTC. After it the order is canceled and its stock released.',
      ),
    payable: z.boolean().describe('Whether it can still be paid.'),
    cash: z.boolean().describe('Whether it can be paid in cash instead.'),
    wallet: z.boolean().describe('Whether the wallet covers the due amount.'),
    methods: z
      .array(
        z.object({
          gateway: text.meta(about('Name of the provider, for calls.', 'stripe')),
          gateway_title: text.meta(about('Name of the provider, for people.', 'Card')),
        }),
      )
      .describe('Providers to pay with.'),
  }),
  errors: ['not_found'],
});

export const listOfflineMethods = endpoint({
  name: 'listOfflineMethods',
  tag: 'Payments',
  summary: 'Offline payment methods with their payment details and required fields',
  description:
    'Each method tells where to transfer the money and which details the customer enters afterwards.',
  method: 'GET',
  path: '/api/v1/offline_payment_method_list',
  access: 'public',
  response: z.array(
    z.object({
      id,
      method_name: text.meta(about('Name of the method.', 'Bank transfer')),
      method_fields: z
        .array(
          z.object({
            input_name: text.meta(about('Key of the detail.', 'iban')),
            input_label: text.meta(about('Name of the detail.', 'IBAN')),
            input_data: text.meta(about('The detail.', 'AE07 0331 2345 6789 0123 456')),
          }),
        )
        .describe('Where to transfer the money.'),
      method_informations: z
        .array(
          z.object({
            customer_input: text.meta(
              about('Field of the body that carries the value.', 'transaction_number'),
            ),
            customer_label: text.meta(about('Name of the field.', 'Transaction number')),
            customer_placeholder: text.meta(about('Example for the field.', 'TR-20931')),
            is_required: flag.describe('1 if it must be entered.'),
          }),
        )
        .describe('What the customer enters after the transfer.'),
      status: flag,
    }),
  ),
});

/** One additional text field of at most 300 characters per information of the method. */
const offlineBody = z
  .object({
    ...orderKey,
    method_id: z.coerce
      .number()
      .int()
      .describe('The method of offline payment; null before details are sent.'),
    customer_note: z.string().max(1000).nullish(),
    receipt_removed: flagInput.optional().describe('1 to delete the receipt that was sent before.'),
  })
  .catchall(z.unknown());

const OFFLINE_ERRORS = [
  'not_found',
  'order_not_payable',
  'payment_method_off',
  'required',
  'validation',
  ...PICTURE_ERRORS,
] as const;

export const saveOfflinePayment = endpoint({
  ...forGuests,
  name: 'saveOfflinePayment',
  summary:
    'Saves the offline payment details of an order, which stays unpaid until the operator has verified them',
  description:
    'Besides the fields below, send one text of at most 300 characters for each `customer_input` of the method.',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment',
  multipart: true,
  files: { receipt: 'A picture of the receipt.' },
  body: offlineBody,
  example: { order_id: 1042, method_id: 1, customer_note: null, transaction_number: 'TR-20931' },
  response: message,
  errors: OFFLINE_ERRORS,
});

export const updateOfflinePayment = endpoint({
  ...forGuests,
  name: 'updateOfflinePayment',
  summary: 'Updates the offline payment details of an order',
  description: 'Replaces the details while they are not verified.',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment-update',
  multipart: true,
  files: { receipt: 'A picture of the receipt, instead of the one before.' },
  body: offlineBody,
  example: { order_id: 1042, method_id: 1, transaction_number: 'TR-20932' },
  response: message,
  errors: OFFLINE_ERRORS,
});

export const getOfflinePayment = endpoint({
  ...forGuests,
  name: 'getOfflinePayment',
  summary: 'The offline payment details of an order',
  description: '`method_id` is null before details are sent.',
  method: 'GET',
  path: '/api/v1/customer/order/offline-payment',
  query: guestQuery.extend({ order_id: z.coerce.number().int() }),
  response: z.object({
    order_id: id,
    method_id: id.nullable().meta(about('The method of offline payment; null before details are sent.', 1)),
    informations: z
      .record(text, text)
      .meta(about('The entered values by field.', { transaction_number: 'TR-20931' })),
    customer_note: text.nullable(),
    receipt_full_url: imageUrl.describe(
      'Address of the picture of the receipt; for the owner only. Null without one.',
    ),
    reject_reason: text
      .nullable()
      .meta(
        about(
          'Why the operator asks for other details; null while nothing is wrong with them.',
          'The receipt shows another amount.',
        ),
      ),
  }),
  errors: ['not_found'],
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
