import { MODULE_TYPES } from '@errand/domain/modules';
import { ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { cartLine, lineBody } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { amount, flag, guestQuery, id, imageUrl, message, paged, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.output<typeof orderStatus>;

export const paymentMethod = z.enum(['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment']);
export type PaymentMethod = z.output<typeof paymentMethod>;

/** Body of place and quote. Amounts are hints: the server computes its own. */
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
  /** The charge before it was waived, else the same as `delivery_charge`. */
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
  /** Those that may pay the remainder of a wallet payment; empty where partial payment is disabled. */
  partial_payment_methods: z.array(paymentMethod),
  /** Maximum total of a cash order; null without a limit. */
  maximum_cod_order_amount: amount.nullable(),
  /** Balance of the visitor's wallet; null without one. */
  wallet_balance: amount.nullable(),
  /** Kilometers between store and address along the streets; null for take-away. */
  distance: z.number().nullable(),
  free_delivery_because: z.string().nullable(),
  /** 1 if the order requires a prescription (`order_attachment`). */
  prescription_required: flag,
  /** The applied coupon; null without one, or while it is not valid. */
  coupon_code: z.string().nullable(),
  /** Every reason why the order would be rejected, most important first. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type Quote = z.output<typeof quote>;

const place = z.object({
  address: z.string(),
  address_type: z.string().nullable(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string().nullable(),
  latitude: z.string(),
  longitude: z.string(),
  road: z.string().nullable(),
  house: z.string().nullable(),
  floor: z.string().nullable(),
});

export const deliveryMan = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string(),
  image_full_url: imageUrl,
  vehicle: z.string(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  lat: z.string().nullable(),
  lng: z.string().nullable(),
});

const time = z.string().nullable();

/** A refund request of a delivered order and its outcome. */
const orderRefund = z.object({
  id,
  order_id: id,
  status: z.enum(['requested', 'approved', 'refused']),
  amount,
  /** Destinations of the money once it is approved; all 0 before. A provider's part is returned there. */
  to_provider: amount,
  to_wallet: amount,
  by_hand: amount,
  customer_reason: z.string(),
  customer_note: z.string().nullable(),
  admin_note: z.string().nullable(),
  image_full_url: z.array(z.string()),
  created_at: z.string(),
  decided_at: time,
});
export type OrderRefund = z.output<typeof orderRefund>;

const orderReport = z.object({
  id,
  reason: z.string(),
  text: z.string(),
  image_full_url: z.array(z.string()),
  /** The operator's response; null while the report is open. */
  answer: z.string().nullable(),
  created_at: z.string(),
  answered_at: time,
});
export type OrderReport = z.output<typeof orderReport>;

const givenReview = z.object({
  rating: z.number().int(),
  comment: z.string(),
  attachment_full_url: z.array(z.string()),
});
export type GivenReview = z.output<typeof givenReview>;

export const order = z.object({
  id,
  user_id: z.string(),
  is_guest: z.boolean(),
  order_amount: amount,
  coupon_discount_amount: amount,
  coupon_code: z.string().nullable(),
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  payment_method: z.string(),
  /** The wallet's part of a partially paid order; 0 for others. */
  partially_paid_amount: amount,
  /** The payments of the order, one or two; `id` counts them. */
  payments: z.array(
    z.object({
      id,
      order_id: id,
      amount,
      payment_status: z.enum(['paid', 'unpaid']),
      payment_method: z.string(),
    }),
  ),
  /** Deadline of an unpaid order; null when no payment is awaited. */
  pay_by: z.string().nullable(),
  order_status: orderStatus,
  order_type: z.string(),
  order_note: z.string().nullable(),
  total_tax_amount: amount,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: z.number(),
  delivery_charge: amount,
  original_delivery_charge: amount,
  items_amount: amount,
  discount_amount: amount,
  store_discount_amount: amount,
  surcharge: amount,
  additional_charge: amount,
  extra_packaging_amount: amount,
  dm_tips: amount,
  schedule_at: time,
  scheduled: flag,
  /** The delivery code if order_delivery_verification is on; null otherwise. */
  otp: z.string().nullable(),
  pending: time,
  accepted: time,
  confirmed: time,
  processing: time,
  handover: time,
  picked_up: time,
  delivered: time,
  canceled: time,
  failed: time,
  refund_requested: time,
  refunded: time,
  /** Expected arrival: ISO UTC, never in the past while the order runs. Null when it has ended. */
  expected_from: time,
  expected_to: time,
  /** The promised window has passed; the window is the current estimate. */
  is_late: z.boolean(),
  details_count: z.number().int(),
  module_id: id,
  module_type: z.string(),
  store: storeSchema.pick({
    id: true,
    name: true,
    slug: true,
    phone: true,
    logo_full_url: true,
    cover_art: true,
    kind: true,
    latitude: true,
    longitude: true,
    address: true,
    zone_id: true,
    module_id: true,
  }),
  delivery_man: deliveryMan.nullable(),
  delivery_address: place.nullable(),
  /** The courier's route as encoded polyline; null before the courier is on it. */
  route: z.string().nullable(),
  processing_time: z.number().int().nullable(),
  cutlery: flag,
  unavailable_item_note: z.string().nullable(),
  delivery_instruction: z.string().nullable(),
  /** For a cash order: the amount the customer pays with, so that the courier brings change. */
  bring_change_amount: amount.nullable(),
  /** Whether it was placed with a prescription only; the store adds the items. */
  prescription_order: z.boolean(),
  /** Attachments of the order, for its owner only. */
  order_attachment_full_url: z.array(z.string()),
  cancellation_reason: z.string().nullable(),
  cancellation_note: z.string().nullable(),
  canceled_by: z.string().nullable(),
  /** Whether it can be canceled now. */
  cancelable: z.boolean(),
  /** Whether a refund can be requested now. */
  refundable: z.boolean(),
  /** Whether items and courier can be reviewed now. */
  reviewable: z.boolean(),
  /** For the owner only: null and empty for others who track the order. */
  refund: orderRefund.nullable(),
  refund_cancellation_note: z.string().nullable(),
  refund_customer_note: z.string().nullable(),
  report: orderReport.nullable(),
  reviews: z.array(givenReview.extend({ item_id: id })),
  delivery_man_review: givenReview.nullable(),
  /** A path that allows anyone to track this order read-only; for the owner to share. */
  tracking_link: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Order = z.output<typeof order>;

export const orderLine = z.object({
  id,
  order_id: id,
  item_id: id,
  item_campaign_id: id.nullable(),
  quantity: z.number().int(),
  price: amount,
  discount_on_item: amount,
  discount_type: z.string(),
  tax_amount: amount,
  total_add_on_price: amount,
  total_price: amount,
  variation: z.array(z.unknown()),
  /** The selection as one readable text: "Large, garlic cream". */
  variant: z.string(),
  add_ons: z.array(z.object({ id, name: z.string(), price: amount, quantity: z.number().int() })),
  item_details: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    image_full_url: imageUrl,
    art: z.object({ tint: z.string() }).nullable(),
  }),
  image_full_url: imageUrl,
  is_guest: z.boolean(),
  created_at: z.string(),
});
export type OrderLine = z.output<typeof orderLine>;

const placeErrors = [
  'guest_required',
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
  'coupon_gone',
  'coupon_unknown',
  'coupon_minimum',
  'coupon_expired',
  'coupon_used_up',
  'coupon_other_store',
  'coupon_other_zone',
  'coupon_first_order_only',
  'idempotency_key_reused',
] as const;

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  tag: 'Orders',
  summary: 'Quotes the cart as an order, with all problems; changes nothing',
  method: 'POST',
  path: '/api/v1/customer/order/quote',
  access: 'guest',
  query: guestQuery,
  body: orderBody,
  response: quote,
  errors: ['guest_required', 'module_required', 'cart_empty'],
});

const placed = z.object({
  order_id: id,
  user_id: z.string(),
  total_ammount: amount,
  status: orderStatus,
  message: z.string(),
  created_at: z.string(),
});

export const placeOrder = endpoint({
  name: 'placeOrder',
  tag: 'Orders',
  summary: 'Places the cart as an order. Send an Idempotency-Key: a repeated key gets the first response',
  method: 'POST',
  path: '/api/v1/customer/order/place',
  access: 'guest',
  query: guestQuery,
  body: orderBody,
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

/** Others than the owner send the contact number or the key of the tracking link. */
const orderQuery = guestQuery.extend({ order_id: z.coerce.number().int() });
const followQuery = orderQuery.extend({
  contact_number: z.string().max(40).optional(),
  key: z.string().max(80).optional(),
});

export const listOrders = endpoint({
  name: 'listOrders',
  tag: 'Orders',
  summary: 'Finished orders, newest first',
  method: 'GET',
  path: '/api/v1/customer/order/list',
  access: 'customer',
  query: paging,
  response: paged('orders', order),
  errors: ['unauthenticated'],
});

export const listRunningOrders = endpoint({
  name: 'listRunningOrders',
  tag: 'Orders',
  summary: 'Open orders, newest first',
  method: 'GET',
  path: '/api/v1/customer/order/running-orders',
  access: 'guest',
  query: paging.extend({ guest_id: z.string().optional() }),
  response: paged('orders', order),
  errors: ['guest_required'],
});

export const getOrderDetails = endpoint({
  name: 'getOrderDetails',
  tag: 'Orders',
  summary: 'The lines of an order; access as for tracking',
  method: 'GET',
  path: '/api/v1/customer/order/details',
  access: 'public',
  query: followQuery,
  response: z.array(orderLine),
  errors: ['not_found', 'too_many_requests'],
});

export const trackOrder = endpoint({
  name: 'trackOrder',
  tag: 'Orders',
  summary: 'One order; a guest sends its guest_id, its contact number, or the key of a tracking link',
  method: 'GET',
  path: '/api/v1/customer/order/track',
  access: 'public',
  query: followQuery,
  response: order,
  errors: ['not_found', 'too_many_requests'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  tag: 'Orders',
  summary: 'Cancels an order before the store has confirmed it',
  method: 'PUT',
  path: '/api/v1/customer/order/cancel',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    order_id: z.coerce.number().int(),
    reason: z.string().max(300).default(''),
    note: z.string().max(1000).nullish(),
    guest_id: z.string().optional(),
  }),
  response: message,
  errors: ['guest_required', 'not_found', 'order_not_cancelable'],
});

export const getLastLocation = endpoint({
  name: 'getLastLocation',
  tag: 'Orders',
  summary: 'The location of an order’s courier',
  method: 'GET',
  path: '/api/v1/delivery-man/last-location',
  access: 'public',
  query: followQuery,
  response: z.object({ latitude: z.string(), longitude: z.string(), location: z.string() }),
  errors: ['not_found', 'too_many_requests'],
});

export const listCancelReasons = endpoint({
  name: 'listCancelReasons',
  tag: 'Orders',
  summary: 'Reasons for a cancellation',
  method: 'GET',
  path: '/api/v1/customer/order/cancellation-reasons',
  access: 'public',
  query: paging.extend({ type: z.string().max(40).default('customer') }),
  response: paged(
    'reasons',
    z.object({ id, reason: z.string(), user_type: z.string(), status: z.literal(1) }),
  ),
  cache: { seconds: 60 },
  errors: [],
});

/** In addition to the codes of the error table: lines with `price_changed` and `quantity_changed` were added. */
export const reorderChange = z.object({
  item_id: id,
  name: z.string(),
  code: z.string(),
  message: z.string(),
  /** Price of one piece then and now, if it has changed. */
  was: amount.nullable(),
  now: amount.nullable(),
});
export type ReorderChange = z.output<typeof reorderChange>;

export const reorder = endpoint({
  name: 'reorder',
  tag: 'Orders',
  summary: 'Adds the available items of an order to the cart of its module and lists what has changed',
  method: 'POST',
  path: '/api/v1/customer/order-again/reorder',
  access: 'guest',
  query: guestQuery,
  /** `replace: true` also removes the lines of another store, after the confirmation dialog. */
  body: z.object({
    order_id: z.coerce.number().int(),
    replace: z.boolean().optional(),
    guest_id: z.string().optional(),
  }),
  response: z.object({
    message: z.string(),
    module_id: id,
    module_type: z.enum(MODULE_TYPES),
    /** Number of lines in the cart. */
    added: z.number().int(),
    changes: z.array(reorderChange),
    cart: z.array(cartLine),
  }),
  errors: ['guest_required', 'not_found', 'other_store', 'module_required'],
});

/**
 * Server-sent events of one order, not a JSON response: `GET /api/v1/customer/order/events?order_id=…&guest_id=…` (a
 * customer's token goes in the Authorization header, read with fetch). `event: order` has the whole order as JSON
 * with its history id in `id:`, sent on connection and at every change; `event: position` has {"lat","lng","heading"}
 * of the courier. `Last-Event-ID` resumes after that id.
 */
export const ORDER_EVENTS_PATH = '/api/v1/customer/order/events';
