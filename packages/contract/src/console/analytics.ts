import { ORDER_STATUSES } from '@errand/domain/orders';
import { z } from 'zod';
import { consoleEndpoint, LIST } from './console-endpoint.ts';
import { amountMinor, id, idFilter, instant, listFields, listOf, named, personal } from './fields.ts';

/** Groups by which figures are summed. */
export const FIGURE_GROUPS = ['day', 'week', 'month', 'zone', 'store', 'courier', 'module'] as const;

/** The earlier days that figures are compared with: as many directly before, or the same weekdays a year before. */
export const COMPARISONS = ['previous', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const figureFields = {
  /** Orders placed, canceled ones included. */
  orders: z.number().int(),
  /** Canceled orders, including those whose payment was refunded and parcels that were returned. */
  canceled: z.number().int(),
  /** Delivered orders, including those refunded later. The amounts below are those of these orders. */
  delivered: z.number().int(),
  sales_minor: amountMinor,
  tax_minor: amountMinor,
  /** Delivery charges, including surcharges. */
  delivery_minor: amountMinor,
  tips_minor: amountMinor,
  /** Discounts of items, stores and coupons. */
  discount_minor: amountMinor,
  /** The part of the sales that was paid from wallets. */
  wallet_minor: amountMinor,
  /** Commission by the terms with which each order was placed, less what refunds gave back. */
  commission_minor: amountMinor,
  /** Cashback credited to the customers' wallets, minus what refunds took back. */
  cashback_minor: amountMinor,
  /** Approved refunds of the delivered orders. */
  refunded_minor: amountMinor,
  /** What customers paid for canceled orders: fees of trips, and the delivery and return of parcels. */
  kept_minor: amountMinor,
};
export const figures = z.object(figureFields);
export type Figures = z.output<typeof figures>;
export type Metric = keyof Figures;
const metric = z.keyof(figures);

export const figureRow = z.object({
  /** The first day of the period, or the id; empty for orders without a store or courier. */
  key: z.string(),
  /** In the caller's language, of a person for couriers; null for periods. */
  name: personal.nullable(),
  ...figureFields,
  /** The same figures of the earlier days; null without a comparison. */
  before: figures.nullable(),
});
export type FigureRow = z.output<typeof figureRow>;

/** A day, YYYY-MM-DD, in the time of the order's zone. */
const day = z.iso.date();

/** Days of orders, and where they were placed. */
const range = {
  from: day,
  to: day,
  zone_id: idFilter,
  store_id: idFilter,
  module_id: idFilter,
};

const base = { tag: 'Analytics', permission: 'analytics.read', scope: 'store' } as const;

export const listFigures = consoleEndpoint({
  ...base,
  name: 'listFigures',
  summary:
    'Orders, sales, tax and commission by day, week, month, zone, store, courier or module, of the orders placed in a range of days',
  ...LIST,
  path: '/api/console/v1/analytics/figures',
  query: z.object({
    cursor: listFields.cursor,
    limit: z.coerce.number().int().min(1).max(400).default(400),
    by: z.enum(FIGURE_GROUPS).default('day'),
    ...range,
    compare: z.enum(COMPARISONS).optional(),
  }),
  response: listOf(figureRow),
});

export const listFigureOrders = consoleEndpoint({
  ...base,
  name: 'listFigureOrders',
  summary: 'The orders that a figure is made of, the newest first, with what each adds to it',
  ...LIST,
  path: '/api/console/v1/analytics/figure-orders',
  query: z.object({
    cursor: listFields.cursor,
    limit: listFields.limit,
    metric,
    ...range,
    /** A row of the figures, by its group and key. */
    by: z.enum(FIGURE_GROUPS).optional(),
    key: z.string().max(20).optional(),
  }),
  response: listOf(
    z.object({
      /** That of the order. */
      id,
      created_at: instant,
      status: z.enum(ORDER_STATUSES),
      store: named.nullable(),
      zone: named,
      /** What it adds to a figure that counts orders; else null. */
      count: z.number().int().nullable(),
      /** What it adds to a figure of money; else null. */
      amount_minor: amountMinor.nullable(),
    }),
  ).extend({
    /** The figure: what all its orders add up to. */
    sum: z.number().int(),
  }),
});

export const getToday = consoleEndpoint({
  ...base,
  name: 'getToday',
  summary: 'The figures of today and yesterday, and the running orders',
  method: 'GET',
  path: '/api/console/v1/analytics/today',
  response: z.object({
    today: figures,
    yesterday: figures,
    running: z.number().int(),
    /** Running orders past the window promised to the customer, or that nobody has accepted in time. */
    late: z.number().int(),
    /** Running orders that wait for the store or courier to accept. */
    waiting: z.number().int(),
  }),
});
