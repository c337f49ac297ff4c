import { applyRentalCoupon, listRentalCoupons } from '@errand/contract/rental-discovery';
import type { CouponCalls } from '#features/checkout/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';

/** The coupons of trips with a provider. */
export const TRIP_COUPONS: CouponCalls = {
  list: (providerId) =>
    api.call(listRentalCoupons, { query: { ...guestField(), provider_id: providerId ?? undefined } }),
  apply: (code, provider_id, subtotal) =>
    api.call(applyRentalCoupon, {
      query: { ...guestField(), code, provider_id, order_amount: subtotal ?? undefined },
    }),
};
