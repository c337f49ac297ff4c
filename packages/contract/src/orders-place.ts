import { z } from 'zod';
import { lineBody } from './cart.ts';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { orderCashback } from './order-cashback.ts';
import { orderStatus, paymentMethod } from './orders.ts';
import { parcelFields, parcelQuote } from './parcel-fields.ts';
import { amount, flag, guestQuery, id } from './schemas.ts';

/** Body of an order from a store. Amounts are hints: the server computes its own. */
export const orderBody = z.object({
  guest_id: z.string().optional(),
  order_type: z.enum(['delivery', 'take_away']).default('delivery'),
  payment_method: paymentMethod.default('cash_on_delivery'),
  /** 1: the wallet pays up to its balance, `payment_method` the rest. */
  partial_payment: z.coerce.number().int().min(0).max(1).default(0),
  /** The displayed part of the wallet; a different one is rejected with `price_changed`. */
  partially_paid_amount: z.coerce.number().optional(),
  store_id: z.coerce.number().int().optional(),
  /** The displayed total, in major units; a different one is rejected with `price_changed`. */
  order_amount: z.coerce.number().optional(),
  /** The displayed cashback, 0 for none; a different one is rejected with `price_changed`. */
  cashback_amount: z.coerce.number().optional(),
  distance: z.coerce.number().optional(),
  /** Used only with is_buy_now 1 or for a campaign item (`directLines`); otherwise the stored cart is ordered. */
  cart: z.unknown().optional(),
  is_buy_now: z.coerce.number().int().min(0).max(1).default(0),
  address: z.string().max(500).optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  address_type: z.string().max(60).optional(),
  road: z.string().max(120).nullish(),
  house: z.string().max(120).nullish(),
  floor: z.string().max(120).nullish(),
  contact_person_name: z.string().max(200).optional(),
  contact_person_number: z.string().max(40).optional(),
  contact_person_email: z.string().max(255).nullish(),
  coupon_code: z.string().max(60).nullish(),
  /** Local time of the zone, "yyyy-MM-dd HH:mm:ss"; absent = as soon as possible. */
  schedule_at: z.string().max(40).nullish(),
  order_note: z.string().max(1000).nullish(),
  unavailable_item_note: z.string().max(300).nullish(),
  delivery_instruction: z.string().max(300).nullish(),
  cutlery: z.coerce.number().int().min(0).max(1).default(0),
  dm_tips: z.coerce.number().min(0).max(10_000).default(0),
  /** For a cash order: the amount the customer pays with, so that the courier brings change; at least the total. */
  bring_change_amount: z.coerce.number().min(0).max(1_000_000).nullish(),
  /** 1 creates an account from a guest's contact and `password`, together with the order. */
  create_new_user: z.coerce.number().int().min(0).max(1).default(0),
  password: z.string().max(1000).optional(),
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
        item_campaign_id: z.coerce.number().int().nullish(),
      })
      .transform(({ item_id, item_campaign_id, ...line }) => ({
        ...line,
        item_id: item_id ?? item_campaign_id ?? 0,
      })),
  )
  .length(1);

export const quote = z.object({
  items_amount: amount,
  /** The items' own discounts; that of the store's offer is separate. */
  discount_amount: amount,
  store_discount_amount: amount,
  coupon_discount_amount: amount,
  tax_amount: amount,
  tax_status: z.enum(['included', 'excluded']),
  /** Without the surcharge. */
  delivery_charge: amount,
  /** The charge before it was waived; equal to `delivery_charge` if it was not. */
  original_delivery_charge: amount,
  surcharge: amount,
  additional_charge: amount,
  additional_charge_name: z.string(),
  extra_packaging_amount: amount,
  dm_tips: amount,
  order_amount: amount,
  /** The part of the wallet and the remainder; their sum is `order_amount`. */
  partially_paid_amount: amount,
  due_amount: amount,
  /** The payment methods that the operator and the store's zone offer this visitor. */
  payment_methods: z.array(paymentMethod),
  /** Methods that may pay the remainder of a wallet payment; empty if partial payment is disabled. */
  partial_payment_methods: z.array(paymentMethod),
  /** Maximum total of a cash order; null without a limit. */
  maximum_cod_order_amount: amount.nullable(),
  /** Balance of the visitor's wallet; null without one. */
  wallet_balance: amount.nullable(),
  /** Kilometers along the streets from the store, or from a parcel's sender; null for take-away. */
  distance: z.number().nullable(),
  free_delivery_because: z.string().nullable(),
  /** 1 if the order requires a prescription (`order_attachment`). */
  prescription_required: flag,
  /** The applied coupon; null without one, or while it is not valid. */
  coupon_code: z.string().nullable(),
  /** Cashback that the delivery credits to the wallet; null for none, and for guests. */
  cashback: orderCashback.nullable(),
  /** The charge of a parcel in parts; null for other orders. */
  parcel: parcelQuote.nullable(),
  /** Every reason why the order would be rejected, most important first; `field` is the one of the body to change. */
  problems: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })),
});
export type Quote = z.output<typeof quote>;

const placeErrors = [
  'slow_down',
  'guest_required',
  'orders_closed',
  'guest_checkout_off',
  'module_required',
  'cart_empty',
  'item_unavailable',
  'not_available',
  'out_of_stock',
  'out_of_limits',
  'variation_required',
  'variation_count',
  'variation_out_of_stock',
  'variation_unknown',
  'add_on_unknown',
  'store_closed',
  'store_unavailable',
  'below_minimum',
  'coordinates',
  'outside_store_zone',
  'order_type_off',
  'contact_required',
  'payment_method_off',
  'cash_limit',
  'wallet_low',
  'partial_payment_off',
  'price_changed',
  'order_time',
  'prescription_required',
  'email_taken',
  'phone_taken',
  'too_many_requests',
  'attachment_type',
  'attachment_large',
  'attachment_count',
  ...COUPON_REJECTIONS,
  'idempotency_key_reused',
  'required',
  'phone_invalid',
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

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  tag: 'Orders',
  summary: 'Quotes the cart or a parcel as an order, with all problems; changes nothing',
  method: 'POST',
  path: '/api/v1/customer/order/quote',
  access: 'guest',
  query: guestQuery,
  body: placeBody,
  response: quote,
  errors: ['guest_required', 'module_required', 'cart_empty'],
});

const placed = z.object({
  order_id: id,
  user_id: z.string(),
  total_ammount: amount,
  /** The recorded cashback; null without one. */
  cashback: orderCashback.nullable(),
  status: orderStatus,
  message: z.string(),
  created_at: z.string(),
});

export const placeOrder = endpoint({
  name: 'placeOrder',
  tag: 'Orders',
  summary:
    'Places the cart or a parcel as an order. Send an Idempotency-Key: a repeated key gets the first response',
  method: 'POST',
  path: '/api/v1/customer/order/place',
  access: 'guest',
  query: guestQuery,
  body: placeBody,
  multipart: true,
  idempotent: true,
  response: placed,
  errors: placeErrors,
});

export const placePrescriptionOrder = endpoint({
  name: 'placePrescriptionOrder',
  tag: 'Orders',
  summary: 'Places a prescription-only order with `order_attachment`; the store adds the items. Paid in cash',
  method: 'POST',
  path: '/api/v1/customer/order/prescription/place',
  access: 'guest',
  query: guestQuery,
  body: orderBody.omit({ cart: true, is_buy_now: true, coupon_code: true }).extend({
    store_id: z.coerce.number().int(),
  }),
  multipart: true,
  idempotent: true,
  response: placed,
  errors: placeErrors,
});
