import { LANGUAGE_CODES } from '@errand/domain/language';
import { z } from 'zod';
import { consoleEndpoint, LIST } from './console-endpoint.ts';
import {
  amountMinor,
  id,
  idFilter,
  instant,
  instantFilter,
  listFields,
  listOf,
  named,
  personal,
} from './fields.ts';

/** What lowers a price or gives money back. */
export const PROMOTION_KINDS = ['coupon', 'offer', 'discount', 'flash_sale', 'campaign', 'cashback'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** What the shop or its stores bear for their customers, by the books. */
export const BORNE_KINDS = [
  'discount',
  'coupon',
  'free_delivery',
  'cashback',
  'loyalty',
  'referral',
  'bonus',
  'goodwill',
] as const;
export type BorneKind = (typeof BORNE_KINDS)[number];

/** Whose tax it is: that of the store on what it sells, or that of the shop on deliveries, fees and commissions. */
export const TAX_OWNERS = ['store', 'operator'] as const;

/** The filters of every report. Without a start the report begins 30 days ago. */
const range = {
  zone_id: idFilter,
  module_id: idFilter,
  store_id: idFilter,
  from: instantFilter,
  to: instantFilter,
};

const base = { tag: 'Analytics', permission: 'analytics.read' } as const;

const itemSales = z.object({
  id,
  name: z.string(),
  store: named.nullable(),
  module: named,
  orders: z.number().int(),
  pieces: z.number().int(),
  /** Before discounts, what discounts took off, and what is left of both without refunds. */
  listed_minor: amountMinor,
  discount_minor: amountMinor,
  sales_minor: amountMinor,
  refunded_minor: amountMinor,
});
export type ItemSales = z.output<typeof itemSales>;

export const listItemSales = consoleEndpoint({
  ...base,
  scope: 'store',
  name: 'listItemSales',
  summary: 'What delivered orders have sold of each item, by the prices of the orders',
  ...LIST,
  path: '/api/console/v1/analytics/items',
  query: z.object({
    ...listFields,
    ...range,
    sort: z.enum(['sales_minor', 'pieces', 'orders', 'refunded_minor']).optional(),
  }),
  response: listOf(itemSales),
});

const customerSales = z.object({
  /** That of the customer, or the phone number of a guest. */
  id: personal,
  /** Null for a guest. */
  customer_id: id.nullable(),
  name: personal,
  phone: personal,
  orders: z.number().int(),
  delivered: z.number().int(),
  canceled: z.number().int(),
  sales_minor: amountMinor,
  refunded_minor: amountMinor,
  last_order_at: instant,
});
export type CustomerSales = z.output<typeof customerSales>;

export const listCustomerSales = consoleEndpoint({
  ...base,
  permission: 'customers.read',
  scope: 'zone',
  name: 'listCustomerSales',
  summary: 'What each customer has ordered; guests are told apart by their phone number',
  ...LIST,
  path: '/api/console/v1/analytics/customers',
  query: z.object({
    ...listFields,
    ...range,
    sort: z.enum(['sales_minor', 'orders', 'refunded_minor']).optional(),
  }),
  response: listOf(customerSales),
});

const promotionResult = z.object({
  id: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  /** The code of a coupon, the title of a promotion, or the store of an offer or a discount. */
  name: z.string(),
  orders: z.number().int(),
  /** Sales of its orders; for those of items, of these items. */
  sales_minor: amountMinor,
  /** What it took off or gave back, and who bears it by the books. */
  cost_minor: amountMinor,
  operator_minor: amountMinor,
  store_minor: amountMinor,
});
export type PromotionResult = z.output<typeof promotionResult>;

export const listPromotionResults = consoleEndpoint({
  ...base,
  scope: 'store',
  name: 'listPromotionResults',
  summary:
    'What each coupon, offer, discount, flash sale, campaign and cashback has sold and cost in delivered orders',
  ...LIST,
  path: '/api/console/v1/analytics/promotions',
  query: z.object({
    ...listFields,
    ...range,
    kind: z.enum(PROMOTION_KINDS).optional(),
    sort: z.enum(['sales_minor', 'orders', 'cost_minor']).optional(),
  }),
  response: listOf(promotionResult),
});

const searchTerm = z.object({
  id: z.string(),
  /** As typed, or as corrected. */
  term: z.string(),
  language: z.enum(LANGUAGE_CODES),
  module: named,
  searches: z.number().int(),
  /** Searches that found nothing. */
  misses: z.number().int(),
});
export type SearchTerm = z.output<typeof searchTerm>;

export const listSearchTerms = consoleEndpoint({
  ...base,
  scope: 'all',
  name: 'listSearchTerms',
  summary: 'What visitors searched for, and how often it found nothing; rare searches are left out',
  ...LIST,
  path: '/api/console/v1/analytics/searches',
  query: z.object({
    ...listFields,
    module_id: idFilter,
    from: instantFilter,
    to: instantFilter,
    sort: z.enum(['searches', 'misses']).optional(),
  }),
  response: listOf(searchTerm),
});

const taxRow = z.object({
  id: z.string(),
  owner: z.enum(TAX_OWNERS),
  /** The first day of the month, YYYY-MM-DD. */
  month: z.string(),
  rate: z.number(),
  orders: z.number().int(),
  /** The net amount; null for the shop, whose books have the tax alone. */
  base_minor: amountMinor.nullable(),
  tax_minor: amountMinor,
  /** What of it refunds gave back; it is left out of the tax of the shop already. */
  refunded_minor: amountMinor,
});
export type TaxRow = z.output<typeof taxRow>;

export const listTaxes = consoleEndpoint({
  ...base,
  permission: 'finance.read',
  scope: 'zone',
  name: 'listTaxes',
  summary:
    'Tax by month and rate: that of stores from delivered orders, in the month of the delivery, and that of the shop from its books',
  ...LIST,
  path: '/api/console/v1/analytics/taxes',
  query: z.object({
    ...listFields,
    ...range,
    owner: z.enum(TAX_OWNERS).optional(),
    sort: z.enum(['month', 'tax_minor']).optional(),
  }),
  response: listOf(taxRow),
});

const borneRow = z.object({
  id: z.enum(BORNE_KINDS),
  orders: z.number().int(),
  operator_minor: amountMinor,
  store_minor: amountMinor,
  total_minor: amountMinor,
});
export type BorneRow = z.output<typeof borneRow>;

export const listBorneDiscounts = consoleEndpoint({
  ...base,
  permission: 'finance.read',
  scope: 'zone',
  name: 'listBorneDiscounts',
  summary: 'Who bears which discount, by the books and without what refunds took back',
  ...LIST,
  path: '/api/console/v1/analytics/discounts',
  query: z.object({
    ...listFields,
    ...range,
    sort: z.enum(['total_minor', 'operator_minor', 'store_minor']).optional(),
  }),
  response: listOf(borneRow),
});
