import { QUOTE_PARTS } from '@errand/domain/checkout';
import { ORDER_TYPES } from '@errand/domain/delivery';
import {
  LINE_CHECKS,
  MONEY_PAPERS,
  MONEY_WAYS,
  ORDER_MONEY_STATES,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  PRESCRIPTION_STEPS,
  REFUND_DESTINATIONS,
  REFUND_PARTS,
  RETURN_CAUSES,
  RETURN_DESTINATIONS,
} from '@errand/domain/orders';
import { CASHBACK_STATES } from '@errand/domain/wallet';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints } from './console-endpoint.ts';
import {
  actor,
  amountMinor,
  flagFilter,
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  person,
  personal,
  version,
} from './fields.ts';
import { recordedCheck } from './orders/prescription-checks.ts';
import { refundRow } from './refunds.ts';

export const ORDER_PHASES = ['running', 'finished'] as const;

const named = z.object({ id, name: z.string() });
const status = z.enum(ORDER_STATUSES);

/** An order by prescription waits for its pharmacy, then for its customer, before its store can accept it. */
export const prescriptionState = z.object({
  step: z.enum(PRESCRIPTION_STEPS),
  /** Deadline of the customer's answer; null when none is awaited. */
  answer_by: instant.nullable(),
});

export const orderRow = z.object({
  id,
  type: z.enum(ORDER_TYPES),
  status,
  /** Whether it was canceled, also if it was returned or refunded since. */
  is_canceled: z.boolean(),
  money_state: z.enum(ORDER_MONEY_STATES),
  /** Whether the order may not be prepared yet, because its bank transfer has not arrived. */
  awaits_transfer: z.boolean(),
  payment_method: z.string(),
  customer_name: personal,
  customer_phone: personal,
  /** Null for a parcel. */
  store: named.nullable(),
  zone: named,
  module: named,
  courier: person.nullable(),
  /** Number of pieces of all lines. */
  pieces: z.number().int(),
  total_minor: amountMinor,
  has_note: z.boolean(),
  prescription: prescriptionState.nullable(),
  /** Whether the order may not be prepared yet, because no pharmacist has checked its prescription. */
  awaits_check: z.boolean(),
  scheduled_for: instant.nullable(),
  /** When the order is late; null for one that has ended or awaits an online payment. */
  due_at: instant.nullable(),
  is_late: z.boolean(),
  /** When the courier reported that the customer is absent; null without a report. */
  absent_at: instant.nullable(),
  /** When it reached its status. */
  status_since: instant,
  created_at: instant,
});
export type OrderRow = z.output<typeof orderRow>;

const base = { tag: 'Orders', permission: 'orders.read', scope: 'store', target: 'order' } as const;

const orders = objectEndpoints('/api/console/v1/orders', base, base);

export const listOrders = orders.list({
  name: 'listOrders',
  summary: 'Orders, parcels and trips in the caller’s zones and stores; search by number, phone or name',
  query: z.object({
    ...listFields,
    /** `late`, the default: late orders, the latest first, then the newest. */
    sort: z.enum(['late', 'created_at', 'total_minor']).optional(),
    phase: z.enum(ORDER_PHASES).optional(),
    /** `canceled` includes canceled orders whose payment has been refunded since; `refunded` leaves them out. */
    status: status.optional(),
    type: z.enum(ORDER_TYPES).optional(),
    payment_status: z.enum(ORDER_PAYMENT_STATUSES).optional(),
    store_id: idFilter,
    zone_id: idFilter,
    module_id: idFilter,
    courier_id: idFilter,
    customer_id: idFilter,
    late: flagFilter,
    from: instantFilter,
    to: instantFilter,
  }),
  response: listOf(orderRow),
});

export const listOrderPlaces = consoleEndpoint({
  ...base,
  name: 'listOrderPlaces',
  summary: 'The zones, modules and stores that filters of orders offer, as far as the caller’s scope reaches',
  method: 'GET',
  path: '/api/console/v1/order-places',
  response: z.object({ zones: z.array(named), modules: z.array(named), stores: z.array(named) }),
});

const place = z.object({
  address: personal,
  details: personal.nullable(),
  contact_name: personal,
  contact_phone: personal,
  latitude: z.number(),
  longitude: z.number(),
});

const moneyPart = z.object({ way: z.enum(MONEY_WAYS), amount_minor: amountMinor });

/** The money of an order in its state. What was charged less what was returned, with the due, is its price. */
const orderMoney = z.object({
  state: z.enum(ORDER_MONEY_STATES),
  paper: z.enum(MONEY_PAPERS),
  /** The total, of a returned parcel with the return fee. */
  total_minor: amountMinor,
  return_fee_minor: amountMinor,
  /** The charges of a trip's return within the total. */
  charges_minor: amountMinor,
  charged: z.array(moneyPart),
  returned: z.array(
    z.object({
      to: z.enum(RETURN_DESTINATIONS),
      amount_minor: amountMinor,
      is_pending: z.boolean(),
      because: z.enum(RETURN_CAUSES),
      at: instant.nullable(),
    }),
  ),
  due: z.array(moneyPart),
  /** What was due and was written off. */
  written_off_minor: amountMinor,
});

export const orderLine = z.object({
  id,
  item_id: id,
  name: z.string(),
  picture: z.string().nullable(),
  /** The selection as readable text. */
  choice: z.string(),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  /** What the prescription names in its place; null for other lines. */
  substitute_for: z.string().nullable(),
  /** The check of its prescription; null for a line that needs none. */
  check: z.enum(LINE_CHECKS).nullable(),
  quantity: z.number().int(),
  unit_minor: amountMinor,
  discount_minor: amountMinor,
  tax_minor: amountMinor,
  total_minor: amountMinor,
  /** Pieces that refunds have returned. */
  refunded_quantity: z.number().int(),
});
export type ConsoleOrderLine = z.output<typeof orderLine>;

const editedLine = z.object({
  name: z.string(),
  choice: z.string(),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  quantity: z.number().int(),
});

export const orderDetails = orderRow.extend({
  version,
  owner: z.enum(['customer', 'guest']),
  /** Null for guests. */
  customer_id: id.nullable(),
  customer_mail: personal.nullable(),
  time_zone: z.string(),
  store_phone: z.string().nullable(),
  courier_phone: personal.nullable(),
  /** Position of the courier while the order runs. */
  courier_at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** The courier's notes; null without a courier who works with the console. */
  courier_notes: z
    .object({
      at_store_at: instant.nullable(),
      absent_at: instant.nullable(),
      /** URL of the picture taken at the door. */
      proof: z.string().nullable(),
    })
    .nullable(),
  store_at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Destination; null for take-away. */
  destination: place.nullable(),
  /** Pickup of a parcel; null for other orders. */
  origin: place.nullable(),
  distance_km: z.number().nullable(),
  scheduled_ends: instant.nullable(),
  expected_from: instant.nullable(),
  expected_to: instant.nullable(),
  pay_by: instant.nullable(),
  /** Until when a bank transfer has to arrive; null when none is awaited. */
  transfer_by: instant.nullable(),
  processing_minutes: z.number().int().nullable(),
  note: z.string().nullable(),
  unavailable_item_note: z.string().nullable(),
  delivery_instruction: z.string().nullable(),
  cutlery: z.boolean(),
  bring_change_minor: amountMinor.nullable(),
  coupon_code: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  cancel_note: z.string().nullable(),
  canceled_by: z.string().nullable(),
  /** The part of the payment that the shop kept when the order was canceled. */
  cancellation_fee_minor: amountMinor,
  /** The customer’s bill in receipt order; the amounts, discounts negative, add up to `total_minor`. */
  bill: z.array(z.object({ name: z.enum(QUOTE_PARTS), amount_minor: amountMinor })),
  coupon_discount_minor: amountMinor,
  tax_minor: amountMinor,
  tax_included: z.boolean(),
  /** By rate, the highest first. */
  taxes: z.array(z.object({ rate: z.number(), base_minor: amountMinor, tax_minor: amountMinor })),
  money: orderMoney,
  /** Cashback that the delivery credits to the customer's wallet; null without one. */
  cashback: z
    .object({
      offer: named,
      state: z.enum(CASHBACK_STATES),
      amount_minor: amountMinor,
      taken_back_minor: amountMinor,
    })
    .nullable(),
  lines: z.array(orderLine),
  /** URLs of private files that the customer sent. */
  attachments: z.array(personal),
  /** Oldest first; `staff` is set if a member made the transition. */
  history: z.array(z.object({ id, status, actor: z.string(), staff: actor, at: instant })),
  /** Newest first. */
  notes: z.array(z.object({ id, text: z.string(), staff: actor, created_at: instant })),
  transitions: z.array(z.object({ to: status, needs_reason: z.boolean(), needs_code: z.boolean() })),
  /** Whether its lines can be changed now. */
  editable: z.boolean(),
  /** Checks of its prescription, oldest first. */
  checks: z.array(recordedCheck),
  /** Changes of the lines by staff, oldest first. */
  edits: z.array(
    z.object({
      id,
      reason: z.string(),
      staff: actor,
      created_at: instant,
      total_before_minor: amountMinor,
      total_after_minor: amountMinor,
      before: z.array(editedLine),
      after: z.array(editedLine),
    }),
  ),
  /** Fee and refund of a cancellation now; null if it is not possible. */
  cancellation: z
    .object({
      fee_minor: amountMinor,
      to_wallet_minor: amountMinor,
      to_provider_minor: amountMinor,
      /** The highest fee that staff may keep of the two parts above; 0 for none. */
      keepable_minor: amountMinor,
      /** Whether a courier has the goods and can bring them back to the store. */
      returnable: z.boolean(),
    })
    .nullable(),
  /** The customer's request and all refunds, oldest first. */
  refunds: z.array(refundRow.extend({ decided_by: actor })),
  /** Sum of the approved refunds. */
  refunded_minor: amountMinor,
  /** The amounts that a further refund can return, by destination; null if none is possible now. */
  refundable: z
    .object({
      total_minor: amountMinor,
      provider_minor: amountMinor,
      has_wallet: z.boolean(),
      /** Parts besides lines that can be refunded alone. */
      parts: z.array(z.object({ name: z.enum(REFUND_PARTS), amount_minor: amountMinor })),
    })
    .nullable(),
  /** Data of a parcel; null for other orders. */
  parcel: z
    .object({
      category: z.string(),
      contents: z.string().nullable(),
      weight_kg: z.number().nullable(),
      size: z.string().nullable(),
      value_minor: amountMinor.nullable(),
      charge_payer: z.string().nullable(),
      cancellation_type: z.string().nullable(),
      return_fee_minor: amountMinor,
      return_by: instant.nullable(),
      proofs: z.array(z.string()),
    })
    .nullable(),
  /** Data of a trip; null for other orders. */
  trip: z
    .object({
      pickup: personal,
      destination: personal.nullable(),
      pickup_at: instant,
      return_at: instant.nullable(),
      deposit_minor: amountMinor,
      /** What canceling costs by the agreed terms, at most what was paid; `until` is null for the last period. */
      cancellation_periods: z.array(
        z.object({ until: instant.nullable(), percent: z.number(), fee_minor: amountMinor }),
      ),
      driver: personal.nullable(),
      vehicles: z.array(
        z.object({
          name: z.string(),
          quantity: z.number().int(),
          plates: z.array(z.string()),
          total_minor: amountMinor,
        }),
      ),
    })
    .nullable(),
});
export type OrderDetails = z.output<typeof orderDetails>;

export const getOrder = orders.get({
  name: 'getOrder',
  summary: 'An order with its bill, history, notes and what can be done with it',
  response: orderDetails,
});

export const refundDestination = z.enum(REFUND_DESTINATIONS);
