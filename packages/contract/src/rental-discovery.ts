import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { couponSchema } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { banner } from './promotions.ts';
import { vehicleSchema } from './rental.ts';
import { guestQuery, id, idParam, message, paged, paging } from './schemas.ts';
import { storeSchema } from './stores.ts';

export const vehicleCalendar = z.object({
  vehicle_id: id,
  /** IANA time zone of the provider, whose days these are. */
  time_zone: z.string(),
  total_vehicles: z.number().int(),
  days: z.array(
    z.object({
      /** `2026-03-09`. */
      date: z.string(),
      /** Number of vehicles free for the whole day; for today, for the rest of it. */
      free: z.number().int(),
      /** Whether the provider is open on the day. */
      open: z.boolean(),
      /** The day is over. */
      past: z.boolean(),
    }),
  ),
});
export type VehicleCalendar = z.output<typeof vehicleCalendar>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const getVehicleCalendar = endpoint({
  name: 'getVehicleCalendar',
  tag: 'Rental',
  summary: 'Free and taken days of a vehicle: of a month, or between two days, at most 92',
  method: 'GET',
  path: '/api/v1/rental/vehicle/availability/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  /** By default the current month. */
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/)
      .optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: vehicleCalendar,
  errors: ['not_found'],
});

export const suggestVehicles = endpoint({
  name: 'suggestVehicles',
  tag: 'Rental',
  summary: 'Names of vehicles, brands and providers that match typed text',
  method: 'GET',
  path: '/api/v1/rental/vehicle/search/suggestion',
  access: 'public',
  query: z.object({ name: z.string().trim().max(100).default('') }),
  response: z.array(z.string()),
  errors: [],
});

export const listPopularVehicles = endpoint({
  name: 'listPopularVehicles',
  tag: 'Rental',
  summary: 'Suggestions for the search page: the most rented vehicles',
  method: 'GET',
  path: '/api/v1/rental/vehicle/popular-suggestion',
  access: 'public',
  response: z.array(vehicleSchema),
  errors: [],
});

/** Some rental clients read a list of providers, others of stores: both are the same. */
const providers = paged('providers', storeSchema).extend({ stores: z.array(storeSchema) });

export const listLatestProviders = endpoint({
  name: 'listLatestProviders',
  tag: 'Rental',
  summary: 'Rental providers in the visitor’s zones, newest first',
  method: 'GET',
  path: '/api/v1/rental/provider/latest',
  access: 'public',
  query: paging,
  response: providers,
  errors: [],
});

export const listPopularProviders = endpoint({
  name: 'listPopularProviders',
  tag: 'Rental',
  summary: 'Rental providers in the visitor’s zones, most booked first',
  method: 'GET',
  path: '/api/v1/rental/provider/popular',
  access: 'public',
  query: paging,
  response: providers,
  errors: [],
});

export const listRentalBanners = endpoint({
  name: 'listRentalBanners',
  tag: 'Rental',
  summary: 'Banners of the rental module in the visitor’s zones',
  method: 'GET',
  path: '/api/v1/rental/banners',
  access: 'public',
  response: z.object({ banners: z.array(banner) }),
  errors: [],
});

export const listProviderBanners = endpoint({
  name: 'listProviderBanners',
  tag: 'Rental',
  summary: 'Banners of one rental provider',
  method: 'GET',
  path: '/api/v1/rental/banners/{provider_id}',
  access: 'public',
  params: z.object({ provider_id: idParam }),
  response: z.array(banner),
  errors: [],
});

export const vehicleReview = z.object({
  id,
  rating: z.number().int(),
  comment: z.string(),
  /** The provider's reply. */
  reply: z.string().nullable(),
  customer_name: z.string(),
  vehicle_id: id,
  vehicle_name: z.string(),
  vehicle_slug: z.string(),
  created_at: z.string(),
});
export type VehicleReview = z.output<typeof vehicleReview>;

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
const reviewPage = paged('reviews', vehicleReview).extend({
  avg_rating: z.number(),
  rating_count: z.number().int(),
  ratings: z.array(z.number().int()),
});

export const listVehicleReviews = endpoint({
  name: 'listVehicleReviews',
  tag: 'Rental',
  summary: 'Reviews of a vehicle, newest first',
  method: 'GET',
  path: '/api/v1/rental/vehicle/reviews',
  access: 'public',
  query: paging.extend({ vehicle_id: idParam }),
  response: reviewPage,
  errors: ['not_found'],
});

export const listReviewsOfVehicle = endpoint({
  ...listVehicleReviews,
  name: 'listReviewsOfVehicle',
  summary: 'The same with the vehicle in the path',
  path: '/api/v1/rental/vehicle/reviews/{id}',
  params: z.object({ id: idParam }),
  query: paging,
});

export const listProviderReviews = endpoint({
  name: 'listProviderReviews',
  tag: 'Rental',
  summary: 'Reviews of the vehicles of a rental provider, newest first',
  method: 'GET',
  path: '/api/v1/rental/provider/get-provider-reviews/{id}',
  access: 'public',
  params: z.object({ id: idParam }),
  query: paging,
  response: reviewPage,
  errors: ['not_found'],
});

export const addVehicleReview = endpoint({
  name: 'addVehicleReview',
  tag: 'Rental',
  summary: 'Reviews a vehicle of a completed trip; a second review replaces the first',
  method: 'POST',
  path: '/api/v1/rental/user/review/add',
  access: 'guest',
  query: guestQuery,
  body: z.object({
    trip_id: z.coerce.number().int(),
    vehicle_id: z.coerce.number().int(),
    /** Accepted and ignored: a review is of the kind of vehicle. */
    vehicle_identity_id: z.union([z.string(), z.number()]).optional(),
    rating: z.coerce.number().int().min(1).max(5),
    comment: z.string().trim().max(2000).default(''),
    guest_id: z.string().optional(),
  }),
  response: message,
  errors: ['guest_required', 'not_found', 'review_not_allowed'],
});

export const listRentalCoupons = endpoint({
  name: 'listRentalCoupons',
  tag: 'Rental',
  summary: 'Coupons the visitor can use for a trip, or of one provider',
  method: 'GET',
  path: '/api/v1/rental/coupon/list',
  access: 'guest',
  query: guestQuery.extend({ provider_id: idParam.optional() }),
  response: z.array(couponSchema),
  errors: ['guest_required'],
});

export const applyRentalCoupon = endpoint({
  name: 'applyRentalCoupon',
  tag: 'Rental',
  summary: 'A coupon by its code, if it is valid for a trip of the provider; does not count as a use',
  method: 'GET',
  path: '/api/v1/rental/coupon/apply',
  access: 'guest',
  query: guestQuery.extend({
    code: z.string().max(60),
    provider_id: idParam,
    /** Discounted price of the vehicles in major units; without it the minimum is not checked. */
    order_amount: z.coerce.number().min(0).max(1e9).optional(),
  }),
  response: couponSchema,
  errors: ['guest_required', 'required', 'not_found', ...COUPON_REJECTIONS],
});
