import { ORDER_PAYMENT_STATUSES } from '@errand/domain/orders';
import { PRICE_UNITS, RENTAL_TYPES, TRIP_CHARGE_KINDS, TRIP_STATUSES } from '@errand/domain/rental';
import { z } from 'zod';
import { orderDocuments } from './order-documents.ts';
import { orderMoney } from './order-money.ts';
import { orderRefund, orderReport } from './orders.ts';
import { cancellationPeriods, rentalTerms, tripAmounts, tripPlace } from './rental-trip-fields.ts';
import { about, amount, art, flag, id, imageKey, imageUrl, integer, text, timestamp } from './schemas.ts';

const time = timestamp.nullable();

const tripVehicle = z.object({
  id,
  trip_id: id,
  quantity: integer,
  calculated_price: amount.meta(about('Price of the vehicle for the trip.', 28.8)),
  price_before_discount: amount.meta(about('Price before the discount.', 32)),
  license_plate_number: z.array(text).meta(about('License plates of the vehicles.', ['MRS 00101'])),
  vehicle_details: z
    .object({
      id,
      name: text,
      slug: text,
      thumbnail_full_url: imageUrl,
      art,
      seating_capacity: text.meta(about('Number of seats as text.', '5')),
    })
    .describe('The vehicle.'),
  review: z
    .object({
      rating: integer,
      comment: text,
      reply: text.nullable().meta(about('The store’s reply; null without one.', 'Thank you!')),
    })
    .nullable()
    .describe('The owner’s review of the vehicle; null before.'),
});

const pictures = z.array(text).describe('URLs of pictures.');

/** The state of a vehicle at one end of a trip. */
const inspection = z.object({
  odometer: integer.nullable().meta(about('Kilometers on the odometer; null without one.', 48_210)),
  fuel_eighths: integer
    .nullable()
    .meta(about('Level of the tank or battery in eighths; null without one.', 8)),
  condition: text.meta(about('What was noted of the vehicle; empty for nothing.', 'Scratch on the door')),
  pictures,
});

const tripInspection = z.object({
  license_plate_number: text,
  handover: inspection.nullable().describe('At the pickup; null if nothing was recorded.'),
  return: inspection.nullable().describe('At the return; null before.'),
});

const tripCharge = z.object({
  id,
  kind: z
    .enum(TRIP_CHARGE_KINDS)
    .describe('Lateness and kilometers follow from the agreed prices; the provider entered the others.'),
  license_plate_number: text,
  unit: z.enum(PRICE_UNITS).nullable().describe('What is counted; null for an entered amount.'),
  units: z.number().nullable().meta(about('How many of them; null for an entered amount.', 2)),
  amount: amount.meta(about('What is charged, as it stands.', 40)),
  charged_amount: amount.meta(about('What was charged before a dispute was settled.', 60)),
  text: text.meta(about('The provider’s description; else empty.', 'Dent in the rear door')),
  pictures,
  dispute: text
    .nullable()
    .meta(about('The customer’s words; null without a dispute.', 'It was there before.')),
  answer: text.nullable().meta(about('The operator’s answer; null before.', 'We have lowered the charge.')),
  disputed_at: time.describe('When it was disputed, ISO 8601 in UTC; null without a dispute.'),
  settled_at: time.describe('When the dispute was settled, ISO 8601 in UTC; null before.'),
});

export const tripSchema = tripAmounts
  .extend({
    id,
    user_id: text,
    is_guest: z.boolean(),
    provider_id: id,
    zone_id: id,
    pickup_zone_id: id.describe('The zone of the pickup.'),
    module_id: id,
    trip_status: z.enum(TRIP_STATUSES).describe('State of the trip.'),
    trip_type: z.enum(RENTAL_TYPES),
    coupon_code: text.nullable(),
    payment_status: z.enum(ORDER_PAYMENT_STATUSES),
    payment_method: text,
    partially_paid_amount: amount,
    due_amount: amount.meta(about('The amount still due.', 23.75)),
    money: orderMoney,
    documents: orderDocuments,
    pay_by: time.describe('Deadline of the payment, ISO 8601 in UTC; null when none is awaited.'),
    transfer_by: time.describe('Until when an offline payment has to arrive; null when none is awaited.'),
    estimated_hours: z.number(),
    distance: z.number().nullable().meta(about('Length of the trip in kilometers; null if not known.', 12)),
    pickup_location: tripPlace,
    destination_location: tripPlace.nullable().describe('Where the trip goes; null without a destination.'),
    scheduled: flag,
    schedule_at: timestamp.describe(
      'Time of delivery in the store’s zone; null or absent for as soon as possible.',
    ),
    pickup_time: timestamp,
    estimated_trip_end_time: timestamp,
    time_zone: text.meta(about('IANA time zone of the trip, in which its times are shown.', 'Asia/Dubai')),
    quantity: integer,
    trip_details: z.array(tripVehicle).describe('The vehicles of the trip.'),
    vehicle_identity: z
      .array(
        z.object({
          vehicle_id: id,
          license_plate_number: text,
          driver_data: z.null().describe('Always null: vehicles are rented without a driver.'),
          vehicle_identity_data: z
            .object({ vehicle_id: id, license_plate_number: text })
            .describe('The individual vehicle.'),
        }),
      )
      .describe('The individual vehicles.'),
    driver: z
      .object({
        name: text,
        phone: text,
        license: text.nullable().meta(about('Number of the license; null without.', 'DXB-1042')),
      })
      .nullable()
      .describe('Who drives; for the owner only.'),
    document_full_url: z
      .array(text)
      .describe('Documents that were sent with the booking; for the owner only.'),
    user_info: z
      .object({
        contact_person_name: text,
        contact_person_number: text,
        contact_person_email: text.nullable(),
      })
      .nullable()
      .describe('Who booked; for the owner only.'),
    vehicle_states: z
      .array(tripInspection)
      .describe('The vehicles as the provider recorded them at pickup and return; for the owner only.'),
    charges: z
      .array(tripCharge)
      .describe('What the provider charged at the return; for the owner only. Their sum is in `money`.'),
    deposit: z
      .object({
        held: amount.meta(about('What was handed over at the pickup.', 100)),
        kept: amount.meta(about('The part that pays charges.', 40)),
        returned: amount.meta(about('What went back at the return.', 40)),
        owed: amount.meta(about('What the provider owes of it since a charge was lowered.', 20)),
      })
      .nullable()
      .describe('What becomes of the deposit; null if none was taken, and for others than the owner.'),
    trip_note: text
      .nullable()
      .meta(about('Note to the provider; for the owner only.', 'A child seat, please.')),
    otp: imageKey.describe('The code that the provider asks for at the pickup; for the owner only.'),
    provider: z.object({
      id,
      name: text,
      slug: text,
      phone: text,
      address: text,
      latitude: text,
      longitude: text,
      logo_full_url: imageUrl,
    }),
    terms: rentalTerms,
    pending: time.describe('When it was placed, ISO 8601 in UTC.'),
    confirmed: time.describe('When the store confirmed it, ISO 8601 in UTC; null before.'),
    ongoing: time.describe('When the trip began, ISO 8601 in UTC; null before.'),
    completed: time.describe('When the trip ended, ISO 8601 in UTC; null before.'),
    canceled: time.describe('When it was canceled, ISO 8601 in UTC; else null.'),
    payment_failed: time.describe('When the payment failed, ISO 8601 in UTC; null if it did not.'),
    cancellation_reason: text.nullable().meta(about('Why it was canceled; else null.', 'Ordered by mistake')),
    canceled_by: text.nullable().meta(about('Who canceled it; else null.', 'customer')),
    cancellation_fee: amount.meta(about('The amount that the provider retains for a canceled trip.', 0)),
    refunded_amount: amount.meta(about('What came back of a canceled or shortened trip.', 0)),
    free_cancellation_until: time.describe(
      'Until when canceling is free, ISO 8601 in UTC; null once this has passed or it cannot be canceled.',
    ),
    cancellation_periods: cancellationPeriods.describe(
      'What canceling costs until when, at most what was paid; empty when it cannot be canceled, and for others than the owner.',
    ),
    cancelable: z.boolean(),
    changeable: z.boolean().meta(about('Whether the end of the trip can be changed now.', true)),
    payable: z.boolean().describe('Whether it can still be paid.'),
    reviewable: z.boolean().describe('Whether items and courier can be reviewed now.'),
    refundable: z.boolean().describe('Whether a refund can be requested now.'),
    refund: orderRefund
      .nullable()
      .describe('The latest of `refunds`, and the report of a problem; null without.'),
    refunds: z
      .array(orderRefund)
      .describe('The owner’s request and all refunds that the operator made, oldest first.'),
    report: orderReport.nullable().describe('The latest problem report; null without one.'),
    viewed_as: z.enum(['owner', 'follower']).describe('As whom the caller sees the order.'),
    tracking_link: text
      .nullable()
      .meta(
        about(
          'Path with which anyone can track this order; for the owner only.',
          '/track-order?order_id=1042&key=9f2c41',
        ),
      ),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .describe('A booked trip.');
