import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '@errand/domain/orders';
import { PAYMENT_METHODS } from '@errand/domain/payments';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { orderCashback } from './order-cashback.ts';
import { orderRefund } from './order-refund.ts';
import { chargePayer, parcelCancellation, parcelCategoryOfOrder, parcelOfOrder } from './parcel-fields.ts';
import { amount, flag, id, imageUrl, paged, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

export { type OrderRefund, orderRefund } from './order-refund.ts';

export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.output<typeof orderStatus>;

export const paymentMethod = z.enum(PAYMENT_METHODS);

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

export const orderReport = z.object({
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

/** A change of the lines that the operator made before the preparation. */
const editedLine = z.object({
  item_id: id,
  name: z.string(),
  /** The selection with its add-ons as one readable text. */
  variant: z.string(),
  quantity: z.number().int(),
});
export const orderEdit = z.object({
  id,
  reason: z.string(),
  /** The lines before and after the change. */
  before: z.array(editedLine),
  after: z.array(editedLine),
  amount_before: amount,
  amount_after: amount,
  /** The refund of a lower total, by destination. */
  to_provider: amount,
  to_wallet: amount,
  by_hand: amount,
  created_at: z.string(),
});
export type OrderEdit = z.output<typeof orderEdit>;

export const order = z.object({
  id,
  user_id: z.string(),
  is_guest: z.boolean(),
  order_amount: amount,
  coupon_discount_amount: amount,
  coupon_code: z.string().nullable(),
  payment_status: z.enum(ORDER_PAYMENT_STATUSES),
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
  /** The chosen slot of a scheduled order, ISO UTC; null for one as soon as possible. */
  schedule_at: time,
  schedule_ends: time,
  scheduled: flag,
  /** The IANA time zone of the order's zone, which applies to its slots and to every time shown. */
  time_zone: z.string(),
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
  returned: time,
  /** Expected arrival: ISO UTC, never in the past while the order runs. Null when it has ended. */
  expected_from: time,
  expected_to: time,
  /** The promised window has passed; the window is the current estimate. */
  is_late: z.boolean(),
  details_count: z.number().int(),
  /** For the owner only; null without one. */
  cashback: orderCashback.nullable(),
  /** Changes that the operator made, oldest first; for the owner only. */
  edits: z.array(orderEdit),
  module_id: id,
  module_type: z.string(),
  /** Null for a parcel. */
  store: storeSchema
    .pick({
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
    })
    .nullable(),
  delivery_man: deliveryMan.nullable(),
  /** Destination of the order; for a parcel, its pickup, which is hidden from its receiver. */
  delivery_address: place.nullable(),
  /** Destination of a parcel; null for other orders. */
  receiver_details: place.nullable(),
  charge_payer: chargePayer.nullable(),
  parcel_category: parcelCategoryOfOrder.nullable(),
  parcel: parcelOfOrder.nullable(),
  parcel_cancellation: parcelCancellation.nullable(),
  /** Pictures that the courier took at the door. */
  order_proof_full_url: z.array(z.string()),
  /**
   * The role in which the viewer sees the order: owner, receiver of a parcel, or anyone else with a link or its number.
   */
  viewed_as: z.enum(['owner', 'receiver', 'follower']),
  /** The person whom the store or courier asks for; for the owner only. */
  contact_person_name: z.string().nullable(),
  contact_person_number: z.string().nullable(),
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
  /**
   * The latest of `refunds`. The fields up to `delivery_man_review` are for the owner only, null and empty for other
   * viewers.
   */
  refund: orderRefund.nullable(),
  /** The customer's request and all refunds that the operator made, oldest first. */
  refunds: z.array(orderRefund),
  /** Sum of the approved refunds. */
  refunded_amount: amount,
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
