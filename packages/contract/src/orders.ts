import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES, PRESCRIPTION_STEPS } from '@errand/domain/orders';
import { PAYMENT_METHODS } from '@errand/domain/payments';
import { z } from 'zod';
import { addressParts, contactPerson, pointText } from './address-fields.ts';
import { endpoint } from './endpoint.ts';
import { orderCashback } from './order-cashback.ts';
import { orderDocuments } from './order-documents.ts';
import { orderMoney } from './order-money.ts';
import { orderRefund } from './order-refund.ts';
import { chargePayer, parcelCancellation, parcelCategoryOfOrder, parcelOfOrder } from './parcel-fields.ts';
import { about, amount, flag, id, imageUrl, integer, paged, paging, text, timestamp } from './schemas.ts';
import { storeSchema } from './stores.ts';
import { taxRates } from './tax-rates.ts';

export type { OrderMoney } from './order-money.ts';
export { type OrderRefund, orderRefund } from './order-refund.ts';

export const orderStatus = z.enum(ORDER_STATUSES).describe('State of an order.');
export type OrderStatus = z.output<typeof orderStatus>;

export const paymentMethod = z.enum(PAYMENT_METHODS).describe('A way of payment.');

const place = z.object({
  address: text,
  address_type: text.nullable(),
  ...contactPerson,
  ...pointText,
  ...addressParts,
});

export const deliveryMan = z
  .object({
    id,
    f_name: text,
    l_name: text,
    phone: text,
    image_full_url: imageUrl,
    vehicle: text.meta(about('The vehicle.', 'Motorbike')),
    avg_rating: z.number(),
    rating_count: integer,
    lat: text.nullable().meta(about('Latitude as text; null before the first position.', '25.2048')),
    lng: text.nullable().meta(about('Longitude as text; null before the first position.', '55.2708')),
  })
  .describe('The courier of an order.');

const time = timestamp.nullable();

export const orderReport = z
  .object({
    id,
    reason: text,
    text: text,
    image_full_url: z.array(text),
    answer: text
      .nullable()
      .meta(
        about(
          'The operator’s answer; null while the report is open.',
          'We are sorry. A coupon is in your account.',
        ),
      ),
    created_at: text,
    answered_at: time.describe('When it was answered, ISO 8601 in UTC; null before.'),
  })
  .describe('A problem that was reported, and the answer.');
export type OrderReport = z.output<typeof orderReport>;

const givenReview = z.object({
  rating: integer,
  comment: text,
  attachment_full_url: z.array(text).describe('Addresses of the pictures.'),
});
export type GivenReview = z.output<typeof givenReview>;

/** A change of the lines that the operator made before the preparation. */
const editedLine = z.object({
  item_id: id,
  name: text,
  variant: text.meta(about('The selection with its add-ons as one readable text.', 'Large, garlic cream')),
  quantity: integer,
});
export const orderEdit = z
  .object({
    id,
    reason: text.meta(about('Why it was changed.', 'Sold out today')),
    before: z.array(editedLine).describe('The lines as they were.'),
    after: z.array(editedLine).describe('The lines as they are since.'),
    amount_before: amount.meta(about('The total as it was.', 23.75)),
    amount_after: amount.meta(about('The total as it is since.', 19.25)),
    to_provider: amount.meta(about('What went back through the provider.', 0)),
    to_wallet: amount.meta(about('What went to the wallet.', 8)),
    by_hand: amount.meta(about('What is returned by hand.', 0)),
    by_hand_paid_at: timestamp
      .nullable()
      .describe('When all that is returned by hand was paid, ISO 8601 in UTC; null before, and for nothing.'),
    created_at: text,
  })
  .describe('A change of an order’s lines by the operator.');
export type OrderEdit = z.output<typeof orderEdit>;

export const order = z
  .object({
    id,
    user_id: text,
    is_guest: z.boolean(),
    order_amount: amount,
    coupon_discount_amount: amount,
    coupon_code: text.nullable(),
    payment_status: z.enum(ORDER_PAYMENT_STATUSES),
    payment_method: text,
    partially_paid_amount: amount.meta(
      about('The wallet’s part of a partially paid order; 0 for others.', 0),
    ),
    payments: z
      .array(
        z.object({
          id,
          order_id: id,
          amount: amount.meta(about('Amount in the currency of the shop.', 23.75)),
          payment_status: z.enum(['paid', 'unpaid']),
          payment_method: text,
        }),
      )
      .describe('The payments of the order, one or two.'),
    money: orderMoney
      .nullable()
      .describe('Its money in its state; null for the receiver of a parcel that its sender pays.'),
    documents: orderDocuments,
    pay_by: timestamp
      .nullable()
      .describe('Deadline of the payment, ISO 8601 in UTC; null when none is awaited.'),
    transfer_by: timestamp
      .nullable()
      .describe(
        'Until when an offline payment has to arrive, ISO 8601 in UTC; null when none is awaited. The order is not prepared before it.',
      ),
    order_status: orderStatus.describe('State of the order.'),
    order_type: text,
    order_note: text.nullable().meta(about('Note to the store; null without one.', 'Please ring twice.')),
    total_tax_amount: amount.meta(about('Tax.', 0.95)),
    tax_status: z.enum(['included', 'excluded']),
    tax_percentage: z.number(),
    taxes: taxRates,
    delivery_charge: amount.meta(about('Delivery charge without the surcharge.', 3.2)),
    original_delivery_charge: amount.describe(
      'The charge before it was waived, else the same as `delivery_charge`.',
    ),
    items_amount: amount.meta(about('Price of the items.', 20.5)),
    discount_amount: amount.meta(about('The items’ own discounts.', 0)),
    store_discount_amount: amount.meta(about('Discount of the store’s offer.', 1.5)),
    surcharge: amount.meta(about('The zone’s addition to the delivery charge.', 0)),
    additional_charge: amount,
    extra_packaging_amount: amount,
    dm_tips: amount,
    schedule_at: time.describe('Scheduled time, ISO 8601 in UTC; null for as soon as possible.'),
    schedule_ends: time.describe('End of the chosen slot, ISO 8601 in UTC; null for as soon as possible.'),
    scheduled: flag,
    time_zone: text.meta(
      about(
        'The IANA time zone of the order’s zone, which applies to its slots and to every time shown.',
        'Asia/Dubai',
      ),
    ),
    otp: text.nullable().meta(about('The code to tell the courier; null where none is needed.', '4829')),
    pending: time.describe('When it was placed, ISO 8601 in UTC.'),
    accepted: time.describe('When a courier accepted it, ISO 8601 in UTC; null before.'),
    confirmed: time.describe('When the store confirmed it, ISO 8601 in UTC; null before.'),
    processing: time.describe('When the preparation began, ISO 8601 in UTC; null before.'),
    handover: time.describe('When it was ready for the courier, ISO 8601 in UTC; null before.'),
    picked_up: time.describe('When the courier took it, ISO 8601 in UTC; null before.'),
    delivered: time.describe('When it was delivered, ISO 8601 in UTC; null before.'),
    canceled: time.describe('When it was canceled, ISO 8601 in UTC; else null.'),
    failed: time.describe('When it failed, ISO 8601 in UTC; else null.'),
    refund_requested: time.describe('When a refund was requested, ISO 8601 in UTC; else null.'),
    refunded: time.describe('When it was refunded, ISO 8601 in UTC; else null.'),
    returned: time.describe('When a canceled parcel came back, ISO 8601 in UTC; else null.'),
    expected_from: time.describe(
      'Earliest expected arrival, ISO 8601 in UTC; null when the order has ended.',
    ),
    expected_to: time.describe('Latest expected arrival, ISO 8601 in UTC; null when the order has ended.'),
    is_late: z
      .boolean()
      .describe('Whether the promised window has passed; the window is the current estimate.'),
    details_count: integer.meta(about('Number of lines.', 2)),
    cashback: orderCashback
      .nullable()
      .describe('The recorded cashback; for the owner only. Null without one.'),
    edits: z.array(orderEdit).describe('Changes of the lines by the operator, oldest first.'),
    module_id: id,
    module_type: text,
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
      .nullable()
      .describe('The store; null for a parcel.'),
    delivery_man: deliveryMan.nullable().describe('The courier; null before one is found.'),
    delivery_address: place
      .nullable()
      .describe('Where it goes, of a parcel where it is picked up; null for take-away.'),
    receiver_details: place.nullable().describe('Where the parcel goes and to whom; null for other orders.'),
    charge_payer: chargePayer.nullable(),
    parcel_category: parcelCategoryOfOrder.nullable().describe('The category; null for other orders.'),
    parcel: parcelOfOrder.nullable().describe('What only a parcel has; null for other orders.'),
    parcel_cancellation: parcelCancellation
      .nullable()
      .describe('How a parcel was canceled and comes back; else null.'),
    order_proof_full_url: z.array(text).describe('Pictures that the courier took when handing it over.'),
    viewed_as: z
      .enum(['owner', 'receiver', 'follower'])
      .describe(
        'The role in which the viewer sees the order: owner, receiver of a parcel, or anyone else with a link or its number.',
      ),
    contact_person_name: text
      .nullable()
      .meta(about('Whom store or courier ask for; null for others than the owner.', 'Layla Haddad')),
    contact_person_number: text
      .nullable()
      .meta(about('Phone of that person; null for others than the owner.', '+971501234567')),
    route: text
      .nullable()
      .meta(about('The courier’s route as an encoded polyline; null before.', '_p~iF~ps|U_ulLnnqC')),
    processing_time: integer
      .nullable()
      .describe('Minutes of the preparation; null before the store has said.'),
    cutlery: flag.describe('1 if cutlery was ordered.'),
    unavailable_item_note: text
      .nullable()
      .meta(about('What to do if something is missing; null without a wish.', 'Call me')),
    delivery_instruction: text.nullable(),
    bring_change_amount: amount
      .nullable()
      .describe('Amount that the customer pays with in cash, at least the total; null without one.'),
    prescription_order: z
      .boolean()
      .describe('Whether it was placed with a prescription only; the store adds the items.'),
    prescription: z
      .object({
        step: z
          .enum(PRESCRIPTION_STEPS)
          .describe(
            '`reading`: the pharmacy has not priced it; `offered`: the customer has to answer; `accepted`.',
          ),
        answer_by: time.describe('Deadline of the answer, ISO 8601 in UTC; null when none is awaited.'),
      })
      .nullable()
      .describe('The step of an order by prescription; null for other orders.'),
    prescription_check: z
      .object({
        is_waiting: z
          .boolean()
          .describe('Whether a pharmacist still has to check the prescription before the preparation.'),
        pharmacist: text
          .nullable()
          .meta(about('The pharmacist of the last check; null before.', 'Dr. Salma Nasser')),
        checked_at: time.describe('When it was checked last, ISO 8601 in UTC; null before.'),
        rejected: z
          .array(
            z.object({
              name: text.meta(about('Name of the item.', 'Amoxicillin 500 mg')),
              reason: text.meta(about('Why it was rejected.', 'The prescription has expired.')),
            }),
          )
          .describe('The items that a pharmacist rejected, oldest first.'),
      })
      .nullable()
      .describe('The check of the prescription; for the owner only. Null for orders that need none.'),
    order_attachment_full_url: z.array(text).describe('Addresses of the attachments; for the owner only.'),
    cancellation_reason: text.nullable().meta(about('Why it was canceled; else null.', 'Ordered by mistake')),
    cancellation_note: text.nullable().meta(about('More about it; null without.', 'Wrong address')),
    canceled_by: text.nullable().meta(about('Who canceled it; else null.', 'customer')),
    cancellation_fee: amount.meta(
      about('The part of the payment that was kept when it was canceled on its way; 0 for none.', 0),
    ),
    cancelable: z.boolean(),
    refundable: z.boolean().describe('Whether a refund can be requested now.'),
    reviewable: z.boolean().describe('Whether items and courier can be reviewed now.'),
    refund: orderRefund.nullable().describe('The latest refund or request; null without one.'),
    refunds: z.array(orderRefund).describe('The request of the customer and all refunds, oldest first.'),
    refunded_amount: amount.meta(about('The sum of the approved refunds.', 0)),
    refund_cancellation_note: text
      .nullable()
      .meta(about('Why the request was refused; else null.', 'Delivered completely')),
    refund_customer_note: text
      .nullable()
      .meta(about('The customer’s note of the request; else null.', 'The soup was not in the bag.')),
    report: orderReport.nullable().describe('The latest problem report; null without one.'),
    reviews: z.array(givenReview.extend({ item_id: id })).describe('The reviews.'),
    delivery_man_review: givenReview.nullable().describe('The review of the courier; null without one.'),
    tracking_link: text
      .nullable()
      .meta(
        about(
          'Path with which anyone can track this order; for the owner only.',
          '/track-order?order_id=1042&key=9f2c41',
        ),
      ),
    created_at: text,
    updated_at: text,
  })
  .describe('An order. Prices are those it was placed at.');
export type Order = z.output<typeof order>;

export const orderLine = z
  .object({
    id,
    order_id: id,
    item_id: id,
    item_campaign_id: id.nullable().meta(about('The campaign item; null for others.', 3)),
    quantity: integer,
    substitute_for: text
      .nullable()
      .meta(
        about(
          'What the prescription names, if the pharmacy offers this item in its place; else null.',
          'Brufen 400',
        ),
      ),
    price: amount,
    discount_on_item: amount.meta(about('Discount of the line.', 0)),
    discount_type: text,
    tax_amount: amount,
    total_add_on_price: amount.meta(about('Price of the add-ons.', 1.5)),
    total_price: amount,
    variation: z.array(z.unknown()),
    variant: text.meta(about('The selection as one readable text.', 'Large, garlic cream')),
    add_ons: z
      .array(
        z.object({
          id,
          name: text.meta(about('Name of the extra.', 'Garlic cream')),
          price: amount,
          quantity: integer,
        }),
      )
      .describe('Extras with prices of their own.'),
    item_details: z
      .object({
        id,
        slug: text,
        name: text,
        image_full_url: imageUrl,
        art: z.object({ tint: text }).nullable(),
      })
      .describe('The item as it was ordered.'),
    image_full_url: imageUrl,
    is_guest: z.boolean(),
    created_at: text,
  })
  .describe('A line of an order.');
export type OrderLine = z.output<typeof orderLine>;

export const listOrders = endpoint({
  name: 'listOrders',
  tag: 'Orders',
  summary: 'Finished orders, newest first',
  description: 'Delivered, canceled, failed and refunded orders.',
  method: 'GET',
  path: '/api/v1/customer/order/list',
  access: 'customer',
  query: paging,
  response: paged('orders', order),
});

export const listRunningOrders = endpoint({
  name: 'listRunningOrders',
  tag: 'Orders',
  summary: 'Open orders, newest first',
  description: 'Orders between placing and delivery. Guests send `guest_id`.',
  method: 'GET',
  path: '/api/v1/customer/order/running-orders',
  access: 'guest',
  query: paging.extend({ guest_id: z.string().optional() }),
  response: paged('orders', order),
});
