import { CHECKOUT_LIMITS } from '@errand/domain/checkout';
import { z } from 'zod';
import { addressPartsInput } from './address-fields.ts';
import { LINE_ERRORS, lineBody } from './cart.ts';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { orderCashback } from './order-cashback.ts';
import { orderStatus, paymentMethod } from './orders.ts';
import { parcelFields, parcelQuote } from './parcel-fields.ts';
import { personName } from './person-fields.ts';
import { about, amount, flag, flagInput, guestQuery, id, integer, text } from './schemas.ts';
import { taxRates } from './tax-rates.ts';
import { timeSlot } from './time-slot.ts';
import { codeText, identifierText, secretText } from './typed-texts.ts';

/** An example of the API document. */
export const EXAMPLE_ORDER = {
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  address: 'Lantern Street 12, Harbor District',
  latitude: 25.2048,
  longitude: 55.2708,
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
};

/** Body of an order from a store. Amounts are hints: the server computes its own. */
export const orderBody = z.object({
  guest_id: z.string().optional(),
  order_type: z.enum(['delivery', 'take_away']).default('delivery'),
  payment_method: paymentMethod.default('cash_on_delivery'),
  partial_payment: flagInput
    .default(0)
    .describe('1: the wallet pays up to its balance, `payment_method` the rest.'),
  partially_paid_amount: z.coerce
    .number()
    .optional()
    .describe('The displayed part of the wallet. A different one rejects with `price_changed`.'),
  store_id: z.coerce.number().int().optional(),
  order_amount: z.coerce
    .number()
    .optional()
    .describe('The displayed total. A different one rejects with `price_changed`.'),
  cashback_amount: z.coerce
    .number()
    .optional()
    .describe(
      'The displayed cashback, 0 for none. A different one rejects with `price_changed`; a quote ignores it.',
    ),
  agreed_lines: z
    .string()
    .max(4000)
    .optional()
    .describe(
      'The displayed lines: `key` and `quantity` of each of the quote, as `key*quantity` separated by spaces. Other lines reject with `price_changed`.',
    ),
  queue_arrival: z
    .string()
    .max(40)
    .nullish()
    .describe(
      '`schedule_at` of the displayed `queue_arrival`, null for none. A later one rejects with `price_changed`.',
    ),
  distance: z.coerce.number().optional().describe('Ignored: the server measures the distance itself.'),
  cart: z
    .unknown()
    .optional()
    .describe('Used only with `is_buy_now` 1 or for a campaign item; otherwise the stored cart is ordered.'),
  is_buy_now: flagInput.default(0).describe('1 orders the line in `cart` instead of the stored cart.'),
  address: z.string().max(500).optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  address_type: z.string().max(60).optional(),
  ...addressPartsInput,
  contact_person_name: personName.optional(),
  contact_person_number: identifierText.max(40).optional(),
  contact_person_email: identifierText.max(255).nullish(),
  coupon_code: codeText.max(60).nullish(),
  schedule_at: z
    .string()
    .max(40)
    .nullish()
    .meta(about('Time of delivery in the zone; absent for as soon as possible.', '2026-03-09 18:30:00')),
  order_note: z
    .string()
    .max(1000)
    .nullish()
    .meta(about('Note to the store; null without one.', 'Please ring twice.')),
  unavailable_item_note: z
    .string()
    .max(300)
    .nullish()
    .meta(about('What to do if something is missing; null without a wish.', 'Call me')),
  delivery_instruction: z.string().max(300).nullish(),
  cutlery: flagInput.default(0).meta(about('1 to add cutlery.', 1)),
  dm_tips: z.coerce.number().min(0).max(CHECKOUT_LIMITS.tipMajor).default(0),
  bring_change_amount: z.coerce
    .number()
    .min(0)
    .max(CHECKOUT_LIMITS.bringChangeMajor)
    .nullish()
    .describe('Amount that the customer pays with in cash, at least the total; null without one.'),
  create_new_user: flagInput
    .default(0)
    .describe('1 creates an account from the guest’s contact and `password`.'),
  password: secretText.max(1000).optional(),
});

/** Body of place and quote, for an order from a store or for a parcel, whose address is that of the sender. */
export const placeBody = orderBody.extend({
  order_type: z.enum(['delivery', 'take_away', 'parcel']).default('delivery'),
  ...parcelFields,
});

/** The single line of an order without a cart, in `cart`. */
export const directLines = z
  .array(
    lineBody
      .omit({ guest_id: true })
      .extend({
        item_id: z.coerce.number().int().optional(),
        item_campaign_id: z.coerce
          .number()
          .int()
          .nullish()
          .meta(about('The campaign item; null for others.', 3)),
      })
      .transform(({ item_id, item_campaign_id, ...line }) => ({
        ...line,
        item_id: item_id ?? item_campaign_id ?? 0,
      })),
  )
  .length(1);

const quoteLine = z.object({
  key: text.meta(about('Identifies item, choice and add-ons; the same in every language.', 'Jr3kQ0aZ')),
  name: text.meta(about('Name of the item.', 'Chicken wrap')),
  quantity: integer,
  unit_amount: amount.meta(about('Price of one piece with its add-ons, after the item’s own discount.', 8.9)),
  agreed_unit_amount: amount
    .nullable()
    .describe('The same when the line was last changed; null if it is still that.'),
  total_amount: amount.describe('Price of the line after all discounts, before a coupon.'),
});

export const quote = z
  .object({
    lines: z.array(quoteLine).describe('The lines of the order; empty for a parcel.'),
    items_amount: amount.meta(about('Price of the items.', 20.5)),
    discount_amount: amount.meta(about('The items’ own discounts.', 0)),
    store_discount_amount: amount.meta(about('Discount of the store’s offer.', 1.5)),
    coupon_discount_amount: amount,
    tax_amount: amount,
    tax_status: z.enum(['included', 'excluded']),
    taxes: taxRates,
    delivery_charge: amount.meta(about('Delivery charge without the surcharge.', 3.2)),
    original_delivery_charge: amount.describe(
      'The charge before it was waived, else the same as `delivery_charge`.',
    ),
    surcharge: amount.meta(about('The zone’s addition to the delivery charge.', 0)),
    additional_charge: amount,
    additional_charge_name: text,
    extra_packaging_amount: amount,
    dm_tips: amount,
    order_amount: amount,
    partially_paid_amount: amount,
    due_amount: amount.meta(about('What remains to be paid beside the wallet’s part.', 23.75)),
    payment_methods: z
      .array(paymentMethod)
      .meta(
        about('The payment methods that the operator and the store’s zone offer this visitor.', [
          'cash_on_delivery',
          'digital_payment',
        ]),
      ),
    partial_payment_methods: z
      .array(paymentMethod)
      .meta(
        about(
          'Methods that may pay the remainder of a wallet payment; empty if partial payment is disabled.',
          ['digital_payment'],
        ),
      ),
    maximum_cod_order_amount: amount
      .nullable()
      .describe('Maximum total of a cash order; null without a limit.'),
    wallet_balance: amount.nullable().meta(about('Balance of the visitor’s wallet; null without one.', 40)),
    minimum_order_amount: amount.describe(
      'The least price of the items that the store delivers; 0 for none.',
    ),
    queue_arrival: timeSlot
      .nullable()
      .describe(
        'When an order for now arrives that the store’s other orders delay; null for the usual time, and for a chosen one.',
      ),
    distance: z.number().nullable().meta(about('Kilometers along the streets; null for take-away.', 1.8)),
    free_delivery_because: text
      .nullable()
      .meta(
        about(
          'Why delivery is free: take_away, store, all_stores, order_amount or coupon; null if it is not.',
          'coupon',
        ),
      ),
    prescription_required: flag.describe('1 if the order needs a prescription as `order_attachment`.'),
    coupon_code: text
      .nullable()
      .meta(about('The applied coupon; null without one, or while it is not valid.', 'SPRING15')),
    cashback: orderCashback
      .nullable()
      .describe('Cashback that the delivery credits to the wallet; null for none, and for guests.'),
    parcel: parcelQuote.nullable().describe('The charge of a parcel in parts; null for other orders.'),
    problems: z
      .array(
        z.object({
          code: text,
          message: text,
          field: z
            .string()
            .optional()
            .meta(
              about('The field of the body to change; absent where none is.', 'receiver_details.address'),
            ),
          line: z
            .object({
              id: id.describe('Id of the line in the cart.'),
              key: text.meta(about('The `key` of the line.', 'Jr3kQ0aZ')),
              name: text,
              quantity: integer,
              maximum: integer.nullable().describe('The largest possible quantity if that is the reason.'),
            })
            .optional()
            .describe('The line that is the reason; absent for a problem of the whole order.'),
        }),
      )
      .describe(
        'Every reason why the order would be rejected, most important first; `field` is the one of the body to change.',
      ),
  })
  .describe('The price of an order in parts, and what would reject it.');
export type Quote = z.output<typeof quote>;

/** The rejections of an order from a store, whether a customer or the staff places it. */
export const PLACE_ERRORS = [
  ...LINE_ERRORS,
  'orders_closed',
  'cart_empty',
  'store_closed',
  'store_unavailable',
  'below_minimum',
  'coordinates',
  'outside_store_zone',
  'order_type_off',
  'contact_required',
  'door_required',
  'payment_method_off',
  'cash_limit',
  'tips_off',
  'price_changed',
  'prescription_required',
  'email_taken',
  'idempotency_key_reused',
  'required',
  'phone_invalid',
  ...COUPON_REJECTIONS,
] as const;
const placeErrors = [
  ...PLACE_ERRORS,
  'slow_down',
  'guest_checkout_off',
  'module_required',
  'wallet_low',
  'partial_payment_off',
  'order_time',
  'slot_full',
  'kitchen_full',
  'phone_taken',
  'too_many_requests',
  'attachment_type',
  'attachment_large',
  'attachment_count',
  'email_invalid',
  'parcel_category_unknown',
  'parcel_unserved',
  'parcel_other_zone',
  'parcel_same_place',
  'parcel_too_far',
  'parcel_too_heavy',
  'parcel_size_unknown',
  'parcel_closed',
  'parcel_receiver_cash',
] as const;

const forGuests = { tag: 'Orders', access: 'guest', query: guestQuery } as const;

export const quoteOrder = endpoint({
  ...forGuests,
  name: 'quoteOrder',
  summary: 'Quotes the cart or a parcel as an order, with all problems; changes nothing',
  description:
    'Takes the body of `placeOrder` and computes every part of the price. What would reject the order is listed in `problems`. Nothing is reserved.',
  method: 'POST',
  path: '/api/v1/customer/order/quote',
  body: placeBody,
  example: EXAMPLE_ORDER,
  response: quote,
  errors: ['module_required', 'cart_empty'],
});

const placed = z.object({
  order_id: id,
  user_id: text,
  total_ammount: amount.meta(about('Total, under its older spelling.', 23.75)),
  cashback: orderCashback.nullable().describe('The recorded cashback; null without one.'),
  status: orderStatus.describe('State of the order.'),
  message: text,
  created_at: text,
});

export const placeOrder = endpoint({
  ...forGuests,
  name: 'placeOrder',
  summary:
    'Places the cart or a parcel as an order. Send an Idempotency-Key: a repeated key gets the first response',
  description:
    'Orders the stored cart of the module at the server’s prices. Send the displayed `order_amount`: a different total rejects with `price_changed` instead of being charged. For a digital payment continue with `startPayment`. A parcel has `order_type` `parcel`, its pickup in `address`, and `parcel_category_id` and `receiver_details`.',
  method: 'POST',
  path: '/api/v1/customer/order/place',
  body: placeBody,
  example: { ...EXAMPLE_ORDER, order_amount: 23.75 },
  multipart: true,
  files: { 'order_attachment[]': 'Prescriptions as pictures or PDF, where the order requires them.' },
  idempotent: true,
  response: placed,
  errors: placeErrors,
});

export const findPlacedOrder = endpoint({
  ...forGuests,
  name: 'findPlacedOrder',
  summary: 'The order, parcel or trip that a request with an Idempotency-Key has placed',
  description:
    'For a page that was reloaded before the response of `placeOrder` or `bookTrip` arrived. Null while nothing is placed.',
  method: 'GET',
  path: '/api/v1/customer/order/placed',
  query: guestQuery.extend({
    idempotency_key: text.min(1).max(200).describe('The Idempotency-Key of the request.'),
  }),
  response: z.object({ order_id: id.nullable() }),
});

export const placePrescriptionOrder = endpoint({
  ...forGuests,
  name: 'placePrescriptionOrder',
  summary: 'Places a prescription-only order with `order_attachment`; the pharmacy then offers priced items',
  description:
    'For customers who have only a prescription. `prescription` of the order tells its step; the customer answers the offer with `answerPrescription` and chooses a payment then.',
  method: 'POST',
  path: '/api/v1/customer/order/prescription/place',
  body: orderBody.omit({ cart: true, is_buy_now: true, coupon_code: true }).extend({
    store_id: z.coerce.number().int(),
  }),
  example: { ...EXAMPLE_ORDER, store_id: 14 },
  multipart: true,
  files: { 'order_attachment[]': 'The prescription as pictures or PDF.' },
  idempotent: true,
  response: placed,
  errors: placeErrors,
});
