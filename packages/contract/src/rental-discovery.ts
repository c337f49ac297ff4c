import { z } from 'zod';
import { COUPON_REJECTIONS } from './coupon-rejections.ts';
import { couponSchema } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { banner } from './promotions.ts';
import { vehicleSchema } from './rental.ts';
import { about, guestQuery, id, idParam, integer, message, paged, paging, text } from './schemas.ts';
import { storeSchema } from './stores.ts';
import { codeText, searchText } from './typed-texts.ts';

export const vehicleCalendar = z
  .object({
    vehicle_id: id,
    time_zone: text.meta(about('IANA time zone of the provider, whose days these are.', 'Asia/Dubai')),
    total_vehicles: integer,
    days: z
      .array(
        z.object({
          date: text,
          free: integer.meta(
            about('Number of vehicles free for the whole day; for today, for the rest of it.', 2),
          ),
          open: z.boolean().describe('Whether the provider is open on the day.'),
          past: z.boolean().meta(about('Whether the day is over.', false)),
        }),
      )
      .describe('Days with slots, today first; empty if orders cannot be scheduled.'),
  })
  .describe('Free and taken days of a vehicle.');
export type VehicleCalendar = z.output<typeof vehicleCalendar>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const forAll = { tag: 'Rental', access: 'public' } as const;

export const getVehicleCalendar = endpoint({
  ...forAll,
  name: 'getVehicleCalendar',
  summary: 'Free and taken days of a vehicle: of a month, or between two days, at most 92',
  description:
    'Days in the clock of the provider’s zone. A day is free while a vehicle is free for all of it.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/availability/{id}',
  params: z.object({ id: z.string().max(200) }),
  /** By default the current month. */
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/)
      .optional()
      .meta(about('The month to show.', '2026-03')),
    from: day.optional().meta(about('The first day.', '2026-03-09')),
    to: day.optional().meta(about('The last day.', '2026-03-31')),
  }),
  response: vehicleCalendar,
  errors: ['not_found'],
});

export const suggestVehicles = endpoint({
  ...forAll,
  name: 'suggestVehicles',
  summary: 'Names of vehicles, brands and providers that match typed text',
  description: 'Without text the list is empty.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/search/suggestion',
  query: z.object({
    name: searchText.trim().max(100).default('').meta(about('Words to search for.', 'bread')),
  }),
  response: z.array(text).meta({ examples: [['City hatchback']] }),
});

export const listPopularVehicles = endpoint({
  ...forAll,
  name: 'listPopularVehicles',
  summary: 'Suggestions for the search page: the most rented vehicles',
  description: 'For the search page before anything is typed.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/popular-suggestion',
  response: z.array(vehicleSchema),
});

/** Some rental clients read a list of providers, others of stores: both are the same. */
const providers = paged('providers', storeSchema).extend({ stores: z.array(storeSchema) });

export const listLatestProviders = endpoint({
  ...forAll,
  name: 'listLatestProviders',
  summary: 'Rental providers in the visitor’s zones, newest first',
  description: '`providers` and `stores` are the same list.',
  method: 'GET',
  path: '/api/v1/rental/provider/latest',
  query: paging,
  response: providers,
});

export const listPopularProviders = endpoint({
  ...forAll,
  name: 'listPopularProviders',
  summary: 'Rental providers in the visitor’s zones, most booked first',
  description: '`providers` and `stores` are the same list.',
  method: 'GET',
  path: '/api/v1/rental/provider/popular',
  query: paging,
  response: providers,
});

export const listRentalBanners = endpoint({
  ...forAll,
  name: 'listRentalBanners',
  summary: 'Banners of the rental module in the visitor’s zones',
  description: 'Independent of the visitor’s module.',
  method: 'GET',
  path: '/api/v1/rental/banners',
  response: z.object({ banners: z.array(banner) }),
});

export const listProviderBanners = endpoint({
  ...forAll,
  name: 'listProviderBanners',
  summary: 'Banners of one rental provider',
  description: 'For the page of the provider.',
  method: 'GET',
  path: '/api/v1/rental/banners/{provider_id}',
  params: z.object({ provider_id: idParam }),
  response: z.array(banner),
});

export const vehicleReview = z
  .object({
    id,
    rating: integer,
    comment: text,
    reply: text.nullable().meta(about('The provider’s reply; null without one.', 'Thank you!')),
    customer_name: text.meta(about('Name of the reviewer.', 'Layla H.')),
    vehicle_id: id,
    vehicle_name: text.meta(about('Name of the vehicle.', 'City hatchback')),
    vehicle_slug: text.meta(about('Slug of the vehicle.', 'city-hatchback')),
    created_at: text,
  })
  .describe('A review of a rented vehicle.');
export type VehicleReview = z.output<typeof vehicleReview>;

/** `ratings` counts the reviews with 1, 2, 3, 4 and 5 stars. */
const reviewPage = paged('reviews', vehicleReview).extend({
  avg_rating: z.number(),
  rating_count: integer,
  ratings: z.array(integer),
});

export const listVehicleReviews = endpoint({
  ...forAll,
  name: 'listVehicleReviews',
  summary: 'Reviews of a vehicle, newest first',
  description: 'With the rating of the vehicle.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/reviews',
  query: paging.extend({ vehicle_id: idParam }),
  response: reviewPage,
  errors: ['not_found'],
});

export const listReviewsOfVehicle = endpoint({
  ...listVehicleReviews,
  name: 'listReviewsOfVehicle',
  summary: 'The same with the vehicle in the path',
  description: 'For clients that send the vehicle in the path.',
  path: '/api/v1/rental/vehicle/reviews/{id}',
  params: z.object({ id: idParam }),
  query: paging,
});

export const listProviderReviews = endpoint({
  ...forAll,
  name: 'listProviderReviews',
  summary: 'Reviews of the vehicles of a rental provider, newest first',
  description: 'With the rating of all vehicles of the provider.',
  method: 'GET',
  path: '/api/v1/rental/provider/get-provider-reviews/{id}',
  params: z.object({ id: idParam }),
  query: paging,
  response: reviewPage,
  errors: ['not_found'],
});

const forGuests = { tag: 'Rental', access: 'guest', query: guestQuery } as const;

export const addVehicleReview = endpoint({
  ...forGuests,
  name: 'addVehicleReview',
  summary: 'Reviews a vehicle of a completed trip; a second review replaces the first',
  description: 'Also counts for the provider.',
  method: 'POST',
  path: '/api/v1/rental/user/review/add',
  body: z.object({
    trip_id: z.coerce.number().int(),
    vehicle_id: z.coerce.number().int(),
    vehicle_identity_id: z
      .union([text, z.number()])
      .optional()
      .describe('Accepted and ignored: a review is of the kind of vehicle.'),
    rating: z.coerce.number().int().min(1).max(5),
    comment: z.string().trim().max(2000).default(''),
    guest_id: z.string().optional(),
  }),
  example: { trip_id: 1042, vehicle_id: 9, rating: 5, comment: 'Clean and punctual.' },
  response: message,
  errors: ['not_found', 'review_not_allowed'],
});

export const listRentalCoupons = endpoint({
  ...forGuests,
  name: 'listRentalCoupons',
  summary: 'Coupons the visitor can use for a trip, or of one provider',
  description: 'Without coupons that waive a delivery.',
  method: 'GET',
  path: '/api/v1/rental/coupon/list',
  query: guestQuery.extend({ provider_id: idParam.optional() }),
  response: z.array(couponSchema),
});

export const applyRentalCoupon = endpoint({
  ...forGuests,
  name: 'applyRentalCoupon',
  summary: 'A coupon by its code, if it is valid for a trip of the provider; does not count as a use',
  description: 'Checks the rules of a trip; a quote shows the discount.',
  method: 'GET',
  path: '/api/v1/rental/coupon/apply',
  query: guestQuery.extend({
    code: codeText.max(60),
    provider_id: idParam,
    order_amount: z.coerce
      .number()
      .min(0)
      .max(1e9)
      .optional()
      .describe('Discounted price of the vehicles in major units; without it the minimum is not checked.'),
  }),
  response: couponSchema,
  errors: ['required', 'not_found', ...COUPON_REJECTIONS],
});
