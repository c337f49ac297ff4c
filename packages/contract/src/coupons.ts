import { COUPON_TYPES } from '@errand/domain/checkout';
import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { endpoint } from './endpoint.ts';
import { about, amount, guestQuery, id, integer, text } from './schemas.ts';
import { codeText } from './typed-texts.ts';

export const couponSchema = z
  .object({
    id,
    title: text,
    code: text.meta(about('What the customer enters.', 'SPRING15')),
    start_date: text,
    expire_date: text.meta(about('Last day of validity.', '2026-03-31')),
    min_purchase: amount,
    max_discount: amount,
    discount: z.number(),
    discount_type: z.enum(['amount', 'percent']),
    coupon_type: z.enum(COUPON_TYPES).describe('What the coupon is bound to.'),
    limit: integer.meta(about('Uses of one customer; 0 is no limit.', 1)),
    status: z.literal(1),
    zoneId: id.nullable().meta(about('First zone of a zone coupon; null for others.', 1)),
    data: text.meta(about('Zone or store ids the coupon is bound to, as JSON text.', '[1]')),
    module_id: id.nullable(),
    module_type: text.nullable(),
    store: z
      .object({ id, name: text, slug: text })
      .nullable()
      .describe('The store of a store coupon; null for others.'),
    zones: z.array(text).meta(about('Zones of a zone coupon.', ['1'])),
  })
  .describe('A coupon. Days are inclusive; `limit` is the number of uses of one customer, 0 for no limit.');
export type Coupon = z.output<typeof couponSchema>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use in the module, or at one store',
  description:
    'Coupons of the module that the caller has not used up. With `store_id`, those valid at that store; otherwise those of other zones, and of stores in them, are left out where `zoneId` is sent.',
  method: 'GET',
  path: '/api/v1/coupon/list',
  access: 'guest',
  query: guestQuery.extend({ store_id: z.coerce.number().int().optional() }),
  response: z.array(couponSchema),
});

const applyQuery = guestQuery.extend({
  code: codeText.max(60).optional().meta(about('The coupon’s code.', 'SPRING15')),
  coupon_code: codeText.max(60).optional(),
  store_id: z.coerce.number().int(),
  order_amount: z.coerce
    .number()
    .min(0)
    .max(1e9)
    .optional()
    .describe('Discounted price of the items. Without it the minimum purchase is not checked.'),
});

export const applyCoupon = endpoint({
  name: 'applyCoupon',
  tag: 'Promotions',
  summary: 'A coupon by its code, if it is valid for an order from the store; does not count as a use',
  description:
    'Checks a code against a store and an amount. It reserves nothing: send the code as `coupon_code` to `quoteOrder` and `placeOrder`, which check it again.',
  method: 'GET',
  path: '/api/v1/coupon/apply',
  access: 'guest',
  query: applyQuery,
  response: couponSchema,
  errors: ['required', 'not_found', ...COUPON_REJECTIONS],
});

export const listAllCoupons = endpoint({
  name: 'listAllCoupons',
  tag: 'Promotions',
  summary: 'Coupons the customer can still use, of all modules',
  description:
    'The customer’s coupon page, across modules. Coupons of other zones, and of stores in them, are left out where `zoneId` is sent.',
  method: 'GET',
  path: '/api/v1/coupon/list/all',
  access: 'customer',
  response: z.array(couponSchema),
});
