import { COUPON_TYPES } from '@errand/domain/checkout';
import { z } from 'zod';
import { codeText } from '../../typed-texts.ts';
import { consoleEndpoint, objectEndpoints } from '../console-endpoint.ts';
import { flagFilter, id, instant, listFields, listOf, translatedText, version } from '../fields.ts';
import { amountMinor, moment } from './fields.ts';

/** What every coupon has. */
const terms = {
  title: translatedText,
  /** Stored in upper case. */
  code: codeText
    .trim()
    .regex(/^[A-Za-z0-9_-]+$/)
    .min(2)
    .max(40),
  /** Exactly one of both is set; neither for free delivery. */
  percent: z.number().gt(0).max(100).nullable().optional(),
  amount_minor: amountMinor.nullable().optional(),
  min_purchase_minor: amountMinor.default(0),
  /** 0 = no cap. */
  max_discount_minor: amountMinor.default(0),
  /** 0 = no limit. */
  per_customer: z.number().int().min(0).max(1000).default(1),
  total_uses: z.number().int().min(0).max(10_000_000).default(0),
  starts_at: moment,
  ends_at: moment,
  active: z.boolean().default(true),
};

const couponBody = z.object({
  ...terms,
  type: z.enum(COUPON_TYPES),
  /** Zones of `zone_wise`, stores of `store_wise`; empty for other types. */
  bound_to: z.array(id.positive()).max(200).default([]),
  /** Null for all modules. */
  module_id: id.positive().nullable().optional(),
  /** The percentage of the discount that the store of an order bears; null for that of the settings. */
  store_percent: z.number().min(0).max(100).nullable().optional(),
});
export type CouponBody = z.output<typeof couponBody>;

export const couponRow = z.object({
  id,
  title: translatedText,
  code: z.string(),
  type: z.enum(COUPON_TYPES),
  percent: z.number().nullable(),
  amount_minor: z.number().int().nullable(),
  min_purchase_minor: z.number().int(),
  max_discount_minor: z.number().int(),
  bound_to: z.array(id),
  module_id: id.nullable(),
  /** The store that made it; null for a coupon of the shop. */
  store_id: id.nullable(),
  /** The percentage of the discount that the store of an order bears; null for that of the settings. */
  store_percent: z.number().nullable(),
  per_customer: z.number().int(),
  total_uses: z.number().int(),
  /** Uses so far; canceled orders do not count. */
  uses: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  active: z.boolean(),
  state: z.enum(['off', 'planned', 'running', 'used_up', 'ended']),
  version,
});
export type CouponRow = z.output<typeof couponRow>;

const base = { tag: 'Promotions', scope: 'all', target: 'coupon' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions'] } as const;
const read = { ...base, permission: 'promotions.read' } as const;

const COUPON_SORTS = ['code', 'starts_at', 'ends_at', 'uses'] as const;
export type CouponSort = (typeof COUPON_SORTS)[number];

const coupons = objectEndpoints('/api/console/v1/coupons', read, change);

export const listCoupons = coupons.list({
  name: 'listCouponsOfShop',
  summary: 'Coupons, the latest first; search by code and title',
  query: z.object({
    ...listFields,
    sort: z.enum(COUPON_SORTS).optional(),
    type: z.enum(COUPON_TYPES).optional(),
    active: flagFilter,
  }),
  response: listOf(couponRow),
});

export const getCoupon = coupons.get({ name: 'getCoupon', summary: 'One coupon', response: couponRow });

const rejections = ['coupon_code_taken', 'coupon_discount', 'coupon_target', 'promotion_period'] as const;

export const createCoupon = coupons.create({
  name: 'createCoupon',
  summary: 'A new coupon; customers can use it at once where it runs',
  body: couponBody,
  response: couponRow,
  errors: rejections,
});

export const updateCoupon = coupons.update({
  name: 'updateCoupon',
  summary: 'Changes a coupon; orders placed before keep their discount',
  body: couponBody.extend({ version }),
  response: couponRow,
  errors: rejections,
});

/** A coupon that a store makes for itself and pays for as the office decides. It cannot give free delivery. */
const storeCouponBody = z.object(terms);
export type StoreCouponBody = z.output<typeof storeCouponBody>;

const ofStore = { tag: 'Stores', scope: 'store', target: 'store' } as const;
const changeOfStore = {
  ...ofStore,
  permission: 'stores.offer',
  changes: ['stores', 'promotions'],
} as const;
const storePath = '/api/console/v1/stores/{id}/coupons';
const storeRejections = ['coupon_code_taken', 'coupon_discount', 'promotion_period', 'store_bounds'] as const;

export const listStoreCoupons = consoleEndpoint({
  ...ofStore,
  name: 'listStoreCoupons',
  summary: 'The coupons that a store has made for itself, the latest first',
  method: 'GET',
  path: storePath,
  permission: 'stores.read',
  response: z.object({ rows: z.array(couponRow) }),
});

export const createStoreCoupon = consoleEndpoint({
  ...changeOfStore,
  name: 'createStoreCoupon',
  summary: 'A new coupon of a store, which the store itself makes within the bounds of the settings',
  method: 'POST',
  path: storePath,
  body: storeCouponBody,
  response: couponRow,
  errors: storeRejections,
});

export const updateStoreCoupon = consoleEndpoint({
  ...changeOfStore,
  name: 'updateStoreCoupon',
  summary: 'Changes a coupon of a store; orders placed before keep their discount',
  method: 'PUT',
  path: `${storePath}/{coupon}`,
  params: z.object({
    id: z.coerce.number().int().positive(),
    coupon: z.coerce.number().int().positive(),
  }),
  body: storeCouponBody.extend({ version }),
  response: couponRow,
  errors: storeRejections,
});
