import { ORDER_TYPES } from '@errand/domain/delivery';
import { ORDER_MONEY_STATES, ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { consoleEndpoint, LIST } from '../console-endpoint.ts';
import { ORDER_RESOURCES } from '../events.ts';
import { id, instant, listFields, listOf, named, pageFields, personal, reason } from '../fields.ts';
import { prescriptionState } from '../orders.ts';

/** Endpoints for members of a store: its board, and its menu for today. */

const base = { tag: 'Kitchen', scope: 'store' } as const;
const read = { ...base, permission: 'kitchen.read', target: 'store', method: 'GET' } as const;
const work = { ...base, permission: 'kitchen.work', method: 'POST' } as const;
const status = z.enum(ORDER_STATUSES);

/** An order as the kitchen needs it: the items to prepare, and the courier who collects them. */
export const kitchenOrder = z.object({
  id,
  type: z.enum(ORDER_TYPES),
  status,
  /** Only the first name, which is called out; the phone is on the order's page. */
  customer_name: personal,
  lines: z.array(
    z.object({
      id,
      item_id: id,
      name: z.string(),
      /** The selection as readable text. */
      choice: z.string(),
      add_ons: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
      quantity: z.number().int(),
      /** What the prescription names in its place; null for other lines. */
      substitute_for: z.string().nullable(),
      needs_prescription: z.boolean(),
    }),
  ),
  /** The step of an order by prescription; null for other orders. */
  prescription: prescriptionState.nullable(),
  note: z.string().nullable(),
  unavailable_item_note: z.string().nullable(),
  cutlery: z.boolean(),
  total_minor: z.number().int(),
  money_state: z.enum(ORDER_MONEY_STATES),
  payment_method: z.string(),
  scheduled_for: instant.nullable(),
  /** When the shop cancels the order unless the store has accepted it; null without a limit. */
  accept_by: instant.nullable(),
  /** Whether the order may not be prepared yet, because its bank transfer has not arrived. */
  awaits_transfer: z.boolean(),
  /** Whether the order may not be prepared yet, because no pharmacist has checked its prescription. */
  awaits_check: z.boolean(),
  due_at: instant.nullable(),
  processing_minutes: z.number().int().nullable(),
  created_at: instant,
  status_since: instant,
  courier: z.object({ name: personal, at_store: z.boolean() }).nullable(),
  /** The vehicles that a provider hands over, and when; null for orders other than trips. */
  trip: z
    .object({
      pickup_at: instant,
      return_at: instant,
      /** IANA name; what is due today follows its clock. */
      time_zone: z.string(),
      vehicles: z.array(
        z.object({ name: z.string(), quantity: z.number().int(), plates: z.array(z.string()) }),
      ),
    })
    .nullable(),
  transitions: z.array(z.object({ to: status, needs_reason: z.boolean() })),
});
export type KitchenOrder = z.output<typeof kitchenOrder>;

export const listKitchenStores = consoleEndpoint({
  ...read,
  name: 'listKitchenStores',
  summary: 'The stores whose orders the member may work on, by name',
  path: '/api/console/v1/kitchen/stores',
  response: z.object({
    rows: z.array(named.extend({ /** A provider of vehicles has trips and no menu. */ rents: z.boolean() })),
  }),
});

export const getKitchen = consoleEndpoint({
  ...read,
  name: 'getKitchen',
  summary:
    'The running orders of a store with their lines, the oldest first, and whether it takes orders now',
  path: '/api/console/v1/kitchen/stores/{id}',
  response: z.object({
    store: named.extend({
      active: z.boolean(),
      is_open: z.boolean(),
      paused_until: instant.nullable(),
      /** The shortest promised delivery time, proposed as the preparation time. */
      usual_minutes: z.number().int(),
    }),
    orders: z.array(kitchenOrder),
  }),
});

export const moveKitchenOrder = consoleEndpoint({
  ...work,
  name: 'moveKitchenOrder',
  secrets: ['reason'],
  summary:
    'Accepts an order with its preparation time, rejects it with a reason, or moves it on as its store',
  path: '/api/console/v1/kitchen/orders/{id}/transition',
  target: 'order',
  changes: ORDER_RESOURCES,
  body: z.object({
    /** The status that the caller saw. If it has changed, the call is rejected with `changed_meanwhile`. */
    from: status,
    to: status,
    /** Shown to the customer. */
    reason: reason.optional(),
    /** Preparation time, when the order is accepted. */
    minutes: z.number().int().min(1).max(600).optional(),
  }),
  response: z.object({ id, status }),
  errors: [
    'changed_meanwhile',
    'order_state',
    'transfer_missing',
    'prescription_unchecked',
    'validation',
    'order_not_cancelable',
    'trip_not_cancelable',
  ],
});

export const AVAILABILITY_CHANGES = ['today', 'until', 'open_end', 'stock', 'available'] as const;

export const kitchenItem = z.object({
  id,
  name: z.string(),
  category: z.string(),
  picture: z.string().nullable(),
  /** Price before discounts; variations may have prices of their own. */
  price_minor: z.number().int(),
  /** Null if stock is not counted. */
  stock: z.number().int().nullable(),
  /** Null while it is sold. */
  sold_out: z
    .object({ /** Null until it is put back on sale by hand. */ until: instant.nullable() })
    .nullable(),
});
export type KitchenItem = z.output<typeof kitchenItem>;

export const listKitchenItems = consoleEndpoint({
  ...read,
  name: 'listKitchenItems',
  summary: 'The items on sale in a store and those that are sold out for now; search by words',
  path: '/api/console/v1/kitchen/stores/{id}/items',
  query: z.object({ search: listFields.search }),
  response: z.object({ rows: z.array(kitchenItem), is_more: z.boolean() }),
});

export const setItemAvailability = consoleEndpoint({
  ...work,
  name: 'setItemAvailability',
  summary:
    'Takes an item off sale for today, until a day or until further notice, sells it again, or counts it',
  path: '/api/console/v1/kitchen/items/{id}/availability',
  target: 'item',
  changes: ['catalog', 'kitchen'],
  body: z.object({
    change: z.enum(AVAILABILITY_CHANGES),
    /** The first day on which it is sold again, with `until`. */
    day: z.iso.date().optional(),
    /** Pieces left, with `stock`. */
    stock: z.number().int().min(0).max(1_000_000).optional(),
  }),
  response: z.object({ done: z.literal(true) }),
  errors: ['validation', 'stock_uncounted'],
});

const amounts = {
  /** Number of delivered orders. */
  orders: z.number().int(),
  /**
   * What its orders earned it: items after the discounts that it bears, with tax and packaging, and delivery charge and tip if
   * the store delivers itself; also charges of trips and its part of cancellation fees.
   */
  sold_minor: z.number().int(),
  /** Commission with its tax, by the terms of each order, less what refunds gave back. */
  commission_minor: z.number().int(),
  /** What refunds took back of `sold_minor`, on the day of each refund. */
  refunded_minor: z.number().int(),
  /** Cash that the store has collected. */
  cash_minor: z.number().int(),
  /** The plan and the advertisements of the store, with their tax. */
  fees_minor: z.number().int(),
  /** What the office has corrected by hand; positive in favor of the store. */
  corrected_minor: z.number().int(),
  /** The amount that the operator owes the store; negative if the store owes the operator. */
  payable_minor: z.number().int(),
};

export const getStatement = consoleEndpoint({
  ...read,
  name: 'getStatement',
  summary:
    'What a store sold by day of delivery, the operator’s commission, and what is payable to the store',
  path: '/api/console/v1/kitchen/stores/{id}/statement',
  permission: 'analytics.read',
  query: z.object({ /** A day of the month. */ month: z.iso.date() }),
  response: z.object({
    /** Of new orders. */
    commission_percent: z.number(),
    days: z.array(z.object({ day: z.iso.date(), ...amounts })),
    total: z.object(amounts),
  }),
});

const statementOrder = z.object({
  /** That of the order. */
  id: z.number().int(),
  /** The day of its last entry, YYYY-MM-DD, in the shop's time. */
  day: z.string(),
  sold_minor: z.number().int(),
  /** What the commission is computed from, and its rate in percent, by the terms of the order. */
  commission_base_minor: z.number().int(),
  commission_rate: z.number(),
  /** The commission and the tax on it, less what refunds gave back. */
  commission_minor: z.number().int(),
  commission_tax_minor: z.number().int(),
  /** The tax on its goods, which the store pays. */
  goods_tax_minor: z.number().int(),
  refunded_minor: z.number().int(),
  cash_minor: z.number().int(),
  payable_minor: z.number().int(),
});
export type StatementOrder = z.output<typeof statementOrder>;

export const listStatementOrders = consoleEndpoint({
  ...read,
  ...LIST,
  name: 'listStatementOrders',
  summary: 'The orders behind a store’s statement of a month, with the base and rate of the commission',
  path: '/api/console/v1/kitchen/stores/{id}/statement/orders',
  permission: 'analytics.read',
  query: z.object({
    cursor: pageFields.cursor,
    limit: pageFields.limit,
    /** A day of the month. */
    month: z.iso.date(),
  }),
  response: listOf(statementOrder),
});
