import { CHECKOUT_LIMITS, QUOTE_PARTS } from '@errand/domain/checkout';
import { LANGUAGE_CODES } from '@errand/domain/language';
import { z } from 'zod';
import { timeSlots } from '../../checkout.ts';
import { PLACE_ERRORS } from '../../orders-place.ts';
import { mailAddress, personName } from '../../person-fields.ts';
import { timeSlot } from '../../time-slot.ts';
import { codeText, identifierText, searchText } from '../../typed-texts.ts';
import { consoleEndpoint } from '../console-endpoint.ts';
import { amountMinor, id, instant, personal } from '../fields.ts';
import { chosenItem } from './sale-items.ts';

const phone = identifierText.trim().min(1).max(40);
const address = z.object({
  address: z.string().trim().min(1).max(500),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  road: z.string().trim().max(120).nullable(),
  house: z.string().trim().max(120).nullable(),
  floor: z.string().trim().max(120).nullable(),
});
export type PhoneAddress = z.output<typeof address>;

/** An address of an earlier order. */
const knownAddress = address.extend({
  address: personal,
  road: personal.nullable(),
  house: personal.nullable(),
  floor: personal.nullable(),
});

const base = { tag: 'Orders', permission: 'orders.create' } as const;

export const findPhoneCustomer = consoleEndpoint({
  ...base,
  name: 'findPhoneCustomer',
  summary:
    'The customer with a phone number and where their last orders went. Members of zones find what orders of their zones say, and nothing else of the account',
  method: 'GET',
  path: '/api/console/v1/phone-customer',
  scope: 'zone',
  query: z.object({ phone }),
  response: z.object({
    /** The number in E.164. */
    phone: personal,
    /** Whether all orders were searched, or only those of the caller's zones. */
    everywhere: z.boolean(),
    /** Null for a number that is new, or has no order in the caller's zones. */
    customer: z.object({ id, name: personal, mail: personal.nullable(), blocked: z.boolean() }).nullable(),
    addresses: z.array(knownAddress),
  }),
  errors: ['phone_invalid'],
});

export const getDeliveryStart = consoleEndpoint({
  ...base,
  name: 'getDeliveryStart',
  summary: 'Where the deliveries of a store start, and whether their addresses can be searched',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/delivery-start',
  scope: 'zone',
  target: 'store',
  response: z.object({
    /** Whether there is a geocoder. Without one, the member chooses a point on the map. */
    place_search: z.boolean(),
    /** The point of the store. */
    latitude: z.number(),
    longitude: z.number(),
  }),
});

export const suggestAddresses = consoleEndpoint({
  ...base,
  name: 'suggestAddresses',
  summary: 'Addresses that match a text, the nearest to a store first',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/addresses',
  scope: 'zone',
  target: 'store',
  query: z.object({ search: searchText.trim().min(1).max(200) }),
  response: z.object({ addresses: z.array(address) }),
  errors: ['unavailable'],
});

/** That of three decimals; the service checks the limits of the checkout in units of the currency. */
const MOST_MINOR = CHECKOUT_LIMITS.bringChangeMajor * 1000;

const phoneOrder = {
  customer: z.object({
    name: personName.trim().min(1),
    phone,
    mail: mailAddress.nullable(),
  }),
  items: z.array(chosenItem).min(1).max(50),
  order_type: z.enum(['delivery', 'take_away']),
  /** Null for take-away. */
  address: address.nullable(),
  payment_method: z.enum(['cash_on_delivery', 'offline_payment']),
  coupon_code: codeText.trim().max(60).nullable(),
  note: z.string().trim().max(1000).nullable(),
  /** The `schedule_at` of a slot of the quote; null for as soon as possible. */
  schedule_at: identifierText.trim().max(40).nullable().default(null),
  /** The courier's tip, for a delivery. */
  tip_minor: amountMinor.min(0).max(MOST_MINOR).default(0),
  /** What the customer pays with in cash, so that the courier brings change; null without a wish. */
  pays_with_minor: amountMinor.min(0).max(MOST_MINOR).nullable().default(null),
  /** The language of messages to the customer. */
  language: z.enum(LANGUAGE_CODES),
};

const one = { ...base, scope: 'zone', target: 'store', method: 'POST' } as const;
const ERRORS = ['other_store', 'validation'] as const;

export const phoneQuote = z.object({
  lines: z.array(
    z.object({
      /** Identifies item, choice and add-ons. */
      key: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      unit_minor: amountMinor,
      total_minor: amountMinor,
    }),
  ),
  bill: z.array(z.object({ name: z.enum(QUOTE_PARTS), amount_minor: amountMinor })),
  total_minor: amountMinor,
  /** Payment methods that the operator and the zone offer. */
  payment_methods: z.array(z.enum(['cash_on_delivery', 'offline_payment'])),
  /** Whether couriers can be tipped. */
  tips: z.boolean(),
  /** When the store delivers. */
  times: timeSlots,
  /** When an order for now arrives that the store's other orders delay; null for the usual time. */
  queue_arrival: timeSlot.nullable(),
  /** Where to transfer the money to, in the caller's language; empty for other payment methods. */
  transfers: z.array(
    z.object({ name: z.string(), details: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  /** Until when such a transfer has to arrive; null for other payment methods. */
  transfer_by: instant.nullable(),
  /** Every reason why the order would be rejected, most important first. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type PhoneQuote = z.output<typeof phoneQuote>;

export const quotePhoneOrder = consoleEndpoint({
  ...one,
  name: 'quotePhoneOrder',
  secrets: ['customer', 'address', 'note'],
  summary: 'What an order for a customer on the phone costs, by the rules of the storefront; changes nothing',
  path: '/api/console/v1/stores/{id}/phone-quote',
  unaudited: true,
  body: z.object(phoneOrder),
  response: phoneQuote,
  errors: [...ERRORS, 'required', 'phone_invalid', 'item_unavailable', 'cart_empty'],
});

export const placePhoneOrder = consoleEndpoint({
  ...one,
  name: 'placePhoneOrder',
  summary:
    'Places an order for a customer on the phone, once per Idempotency-Key; a new customer gets an account without a password',
  path: '/api/console/v1/stores/{id}/phone-orders',
  changes: ['orders', 'dispatch', 'kitchen', 'customers'],
  secrets: ['customer', 'address', 'note'],
  body: z.object({
    ...phoneOrder,
    /** The total that the caller saw. If it has changed, the call is rejected with `price_changed`. */
    total_minor: amountMinor,
  }),
  response: z.object({ order_id: id }),
  errors: [
    ...ERRORS,
    ...PLACE_ERRORS,
    'customer_blocked',
    'caller_needs_office',
    'coupon_needs_office',
    'busy',
  ],
});
