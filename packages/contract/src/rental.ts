import { VEHICLE_SORTS } from '@errand/domain/rental';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rentalTerms, tripPrice, tripQuery } from './rental-trip-fields.ts';
import { amount, art, coverArt, flag, id, imageUrl, paged, paging } from './schemas.ts';
import { storeDiscount } from './store-parts.ts';
import { storeSchema } from './stores.ts';

const named = z.object({ id, name: z.string(), image: z.string().nullable(), image_full_url: imageUrl });

export const vehicleCategory = named.extend({
  slug: z.string(),
  art,
  /** Number of its vehicles in the visitor’s zones. */
  vehicle_count: z.number().int(),
});
export type VehicleCategory = z.output<typeof vehicleCategory>;

/** A vehicle class of a provider. Prices are null for rental types that are not offered. */
export const vehicleSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  thumbnail_full_url: imageUrl,
  images_full_url: z.array(z.string()),
  art,
  provider_id: id,
  brand_id: id,
  category_id: id,
  model: z.string(),
  type: z.string(),
  engine_capacity: z.number().int().nullable(),
  engine_power: z.number().int().nullable(),
  seating_capacity: z.string(),
  air_condition: flag,
  fuel_type: z.string(),
  transmission_type: z.string(),
  multiple_vehicles: flag,
  trip_hourly: flag,
  trip_distance: flag,
  trip_day_wise: flag,
  hourly_price: amount.nullable(),
  distance_price: amount.nullable(),
  day_wise_price: amount.nullable(),
  /** Promised prices: no trip charges more. They do not include an offer that has to be earned. */
  hourly_price_now: amount.nullable(),
  distance_price_now: amount.nullable(),
  day_wise_price_now: amount.nullable(),
  discount_type: z.enum(['percent', 'amount']),
  discount_price: z.number(),
  tag: z.array(z.string()),
  status: z.literal(1),
  total_trip: z.number().int(),
  avg_rating: z.number(),
  total_reviews: z.number().int(),
  zone_id: id,
  /** IANA time zone of the provider, in which the times of its trips are entered and shown. */
  time_zone: z.string(),
  total_vehicles: z.number().int(),
  /** Number of vehicles free for the trip of the query; null without one. */
  free_vehicles: z.number().int().nullable(),
  /** Price of one vehicle for the trip of the query; null without one, or if this rental type is not offered. */
  trip: tripPrice.nullable(),
  brand: named,
  provider: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    logo_full_url: imageUrl,
    cover_art: coverArt,
    avg_rating: z.number(),
    rating_count: z.number().int(),
    terms: rentalTerms,
    /** The running offer; null without one. */
    discount: storeDiscount,
  }),
});
export type Vehicle = z.output<typeof vehicleSchema>;

/** Lists are JSON text or separated by commas. */
const idList = z
  .string()
  .max(500)
  .transform((text) => (text.match(/\d{1,9}/g) ?? []).map(Number))
  .optional();
const yes = z
  .string()
  .max(5)
  .transform((text) => text === 'true' || text === '1')
  .optional();

const vehicleFilters = paging.extend({
  name: z.string().trim().max(100).optional(),
  ...tripQuery,
  min_price: z.coerce.number().min(0).max(1_000_000).optional(),
  max_price: z.coerce.number().min(0).max(1_000_000).optional(),
  brand_ids: idList,
  category_ids: idList,
  /** Exact number of seats. */
  seating_capacity: idList,
  /** Minimum number of seats. */
  min_seats: z.coerce.number().int().min(0).max(100).optional(),
  transmission_type: z.string().max(40).optional(),
  air_condition: yes,
  no_air_condition: yes,
  sort: z.enum(VEHICLE_SORTS).default('popular'),
});

export const listVehicleCategories = endpoint({
  name: 'listVehicleCategories',
  tag: 'Rental',
  summary: 'Vehicle categories',
  method: 'GET',
  path: '/api/v1/rental/vehicle/category-list',
  access: 'public',
  query: paging,
  response: paged('vehicles', vehicleCategory),
  cache: { seconds: 60 },
  errors: [],
});

export const listVehicleBrands = endpoint({
  name: 'listVehicleBrands',
  tag: 'Rental',
  summary: 'Vehicle brands',
  method: 'GET',
  path: '/api/v1/rental/vehicle/brand-list',
  access: 'public',
  query: paging,
  response: paged('brands', named),
  cache: { seconds: 60 },
  errors: [],
});

export const listTopVehicles = endpoint({
  name: 'listTopVehicles',
  tag: 'Rental',
  summary: 'The best rated vehicles in the visitor’s zones',
  method: 'GET',
  path: '/api/v1/rental/vehicle/top-rated',
  access: 'public',
  query: paging.extend(tripQuery),
  response: paged('vehicles', vehicleSchema),
  errors: [],
});

export const searchVehicles = endpoint({
  name: 'searchVehicles',
  tag: 'Rental',
  summary:
    'Vehicles in the visitor’s zones, or of the pickup place; for a trip those that are free, with its price',
  method: 'GET',
  path: '/api/v1/rental/vehicle/search',
  access: 'public',
  query: vehicleFilters,
  response: paged('vehicles', vehicleSchema),
  errors: [],
});

export const getVehicle = endpoint({
  name: 'getVehicle',
  tag: 'Rental',
  summary: 'One vehicle by id or slug',
  method: 'GET',
  path: '/api/v1/rental/vehicle/get-vehicle-details/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: z.object(tripQuery),
  response: vehicleSchema,
  errors: ['not_found'],
});

export const listProviderVehicles = endpoint({
  name: 'listProviderVehicles',
  tag: 'Rental',
  summary: 'The vehicles of one provider',
  method: 'GET',
  path: '/api/v1/rental/vehicle/get-provider-vehicles',
  access: 'public',
  query: vehicleFilters.extend({ provider_id: z.coerce.number().int() }),
  response: paged('vehicles', vehicleSchema),
  errors: [],
});

export const getProvider = endpoint({
  name: 'getProvider',
  tag: 'Rental',
  summary: 'One rental provider by id or slug',
  method: 'GET',
  path: '/api/v1/rental/provider/get-provider-details/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: storeSchema.extend({ total_vehicles: z.number().int(), total_trip: z.number().int() }),
  errors: ['not_found'],
});
export type Provider = z.output<typeof getProvider.response>;
