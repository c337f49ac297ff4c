import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id } from './shapes.ts';

/** A coupon (api-facts 13). Dates are days, the last one included; `limit` is uses per customer, 0 for any number. */
export const couponShape = z.object({
  id,
  title: z.string(),
  code: z.string(),
  start_date: z.string(),
  expire_date: z.string(),
  min_purchase: amount,
  /** 0 means no cap. */
  max_discount: amount,
  discount: z.number(),
  discount_type: z.enum(['amount', 'percent']),
  coupon_type: z.enum(['default', 'first_order', 'free_delivery', 'zone_wise', 'store_wise']),
  limit: z.number().int(),
  status: z.literal(1),
  /** Zone or store ids the coupon is bound to, as JSON text. */
  data: z.string(),
  module_id: id.nullable(),
  module_type: z.string().nullable(),
  store: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  /** Where a zone coupon counts. */
  zones: z.array(z.string()),
});
export type Coupon = z.output<typeof couponShape>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use in the module, or at one store',
  method: 'GET',
  path: '/api/v1/coupon/list',
  access: 'customer',
  query: z.object({ store_id: z.coerce.number().int().optional() }),
  answer: z.array(couponShape),
  errors: ['unauthenticated'],
});

export const listAllCoupons = endpoint({
  name: 'listAllCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use, of all modules',
  method: 'GET',
  path: '/api/v1/coupon/list/all',
  access: 'customer',
  answer: z.array(couponShape),
  errors: ['unauthenticated'],
});
