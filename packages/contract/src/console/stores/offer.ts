import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { amountMinor as amount, id, instant, translatedText, version } from '../fields.ts';
import { amountMinor, moment, promotionState } from '../promotions/fields.ts';

/** The daily hours of an offer, in minutes of the zone's time. An end before the start is after midnight. */
const hours = {
  daily_from: z.number().int().min(0).max(1439),
  daily_to: z.number().int().min(1).max(1440),
};
const terms = {
  percent: z.number().gt(0).max(100),
  /** Orders below it have the items' own discounts instead. */
  min_purchase_minor: amountMinor,
  /** 0 = no cap. */
  max_discount_minor: amountMinor,
  ...hours,
};

const offerBody = z.object({
  ...terms,
  min_purchase_minor: terms.min_purchase_minor.default(0),
  max_discount_minor: terms.max_discount_minor.default(0),
  starts_at: moment,
  ends_at: moment,
  daily_from: hours.daily_from.default(0),
  daily_to: hours.daily_to.default(1440),
});
export type StoreOfferBody = z.output<typeof offerBody>;

/** A promotion of the store's items that does not apply while the store's offer runs. */
const overridden = z.object({ id, title: translatedText, starts_at: instant, ends_at: instant });

export const storeOfferDetail = z.object({
  /** Null for a store that never had one. */
  offer: z
    .object({ ...terms, percent: z.number(), starts_at: instant, ends_at: instant, state: promotionState })
    .nullable(),
  /** The time zone of the daily hours. */
  time_zone: z.string(),
  /** The prices that wait while an offer of the store runs. */
  overrides: z.object({
    /** Running and planned flash sales with items of the store. */
    flash_sales: z.array(overridden),
    /** Running and planned campaigns with items of the store at a price of their own. */
    campaign_items: z.number().int(),
    /** Items with a discount of their own. */
    discounted_items: z.number().int(),
  }),
  /** The most that the caller may set, of which a percentage of 0 allows nothing; null for the office. */
  bounds: z.object({ percent: z.number(), discount_minor: amount.nullable() }).nullable(),
  can_undo: z.boolean(),
  /** `none` for a store without an offer. */
  version,
});
export type StoreOfferDetail = z.output<typeof storeOfferDetail>;

const base = {
  tag: 'Stores',
  target: 'store',
  scope: 'store',
  response: storeOfferDetail,
} as const;
const change = { ...base, permission: 'stores.offer', changes: ['stores', 'promotions'] } as const;

export const getStoreOffer = consoleEndpoint({
  ...base,
  name: 'getStoreOffer',
  summary: 'The offer of a store on all of its items, and the promotions over which it takes precedence',
  method: 'GET',
  path: '/api/console/v1/stores/{id}/offer',
  permission: 'stores.read',
});

export const setStoreOffer = consoleEndpoint({
  ...change,
  name: 'setStoreOffer',
  summary:
    'Sets the offer of a store; customers see it as soon as it runs. The store itself sets it within the bounds of the settings',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/offer',
  body: offerBody.extend({ version }),
  errors: ['promotion_period', 'store_bounds'],
});

export const endStoreOffer = consoleEndpoint({
  ...change,
  name: 'endStoreOffer',
  summary: 'Ends the running or planned offer of a store at once',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/offer/end',
  body: z.object({ version }),
  errors: ['promotion_over'],
});

export const undoStoreOffer = consoleEndpoint({
  ...change,
  name: 'undoStoreOffer',
  summary: 'Returns the offer of a store to its terms before the last change; again, to those before that',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/offer/undo',
  body: z.object({ version }),
  errors: ['setting_unchanged', 'store_bounds'],
});
