import { COUPON_TYPES } from '@errand/domain/checkout';
import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { amount, guestQuery, id } from './schemas.ts';

/** A coupon. Dates are inclusive days; `limit` is the number of uses per customer, 0 for no limit. */
export const couponSchema = z.object({
  id,
  title: z.string(),
  code: z.string(),
  start_date: z.string(),
  expire_date: z.string(),
  min_purchase: amount,
  /** 0 means no limit. */
  max_discount: amount,
  discount: z.number(),
  discount_type: z.enum(['amount', 'percent']),
  coupon_type: z.enum(COUPON_TYPES),
  limit: z.number().int(),
  status: z.literal(1),
  /** The (first) zone of a zone coupon; null for others. */
  zoneId: id.nullable(),
  /** Zone or store ids the coupon is bound to, as JSON text. */
  data: z.string(),
  module_id: id.nullable(),
  module_type: z.string().nullable(),
  store: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  /** Zones of a zone coupon. */
  zones: z.array(z.string()),
});
export type Coupon = z.output<typeof couponSchema>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use in the module, or at one store',
  method: 'GET',
  path: '/api/v1/coupon/list',
  access: 'guest',
  query: guestQuery.extend({ store_id: z.coerce.number().int().optional() }),
  response: z.array(couponSchema),
  errors: ['guest_required'],
});

const applyQuery = guestQuery.extend({
  code: z.string().max(60).optional(),
  coupon_code: z.string().max(60).optional(),
  store_id: z.coerce.number().int(),
  /** Discounted price of the items in major units; without it the minimum purchase is not checked. */
  order_amount: z.coerce.number().min(0).max(1e9).optional(),
});

export const applyCoupon = endpoint({
  name: 'applyCoupon',
  tag: 'Promotions',
  summary: 'A coupon by its code, if it is valid for an order from the store; does not count as a use',
  method: 'GET',
  path: '/api/v1/coupon/apply',
  access: 'guest',
  query: applyQuery,
  response: couponSchema,
  errors: ['guest_required', 'required', 'not_found', ...COUPON_REJECTIONS],
});

export const listAllCoupons = endpoint({
  name: 'listAllCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use, of all modules',
  method: 'GET',
  path: '/api/v1/coupon/list/all',
  access: 'customer',
  response: z.array(couponSchema),
  errors: ['unauthenticated'],
});
