import { VEHICLE_SORTS } from '@errand/domain/rental';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rentalTerms, tripPrice, tripQuery } from './rental-trip-fields.ts';
import { about, amount, art, coverArt, flag, id, imageUrl, integer, paged, paging, text } from './schemas.ts';
import { storeDiscount } from './store-parts.ts';
import { storeSchema } from './stores.ts';
import { searchText } from './typed-texts.ts';

const named = z.object({ id, name: text, image: text.nullable(), image_full_url: imageUrl });

export const vehicleCategory = named
  .extend({
    slug: text,
    art,
    vehicle_count: integer.meta(about('Number of its vehicles in the visitor’s zones.', 14)),
  })
  .describe('A category of vehicles.');
export type VehicleCategory = z.output<typeof vehicleCategory>;

export const vehicleSchema = z
  .object({
    id,
    name: text,
    slug: text,
    description: text,
    thumbnail_full_url: imageUrl,
    images_full_url: z.array(text).describe('Addresses of all pictures, the main one first.'),
    art,
    provider_id: id,
    brand_id: id.meta(about('The brand.', 3)),
    category_id: id.meta(about('The category.', 4)),
    model: text.meta(about('Model of the vehicle.', 'Corolla')),
    type: text.meta(about('Body of the vehicle.', 'Hatchback')),
    engine_capacity: integer.nullable().describe('Cubic centimeters; null without an engine of that kind.'),
    engine_power: integer.nullable().meta(about('Horsepower; null if unknown.', 110)),
    seating_capacity: text.meta(about('Number of seats as text.', '5')),
    air_condition: flag.describe('1 with air conditioning.'),
    fuel_type: text.meta(about('Kind of fuel.', 'Petrol')),
    transmission_type: text.meta(about('Kind of gearbox.', 'Automatic')),
    multiple_vehicles: flag.describe('1 if there is more than one of it.'),
    trip_hourly: flag.describe('1 if it is rented by the hour.'),
    trip_distance: flag.describe('1 if it is rented by the kilometer.'),
    trip_day_wise: flag.describe('1 if it is rented by the day.'),
    hourly_price: amount.nullable().describe('Price for an hour before any discount; null if not rented so.'),
    distance_price: amount
      .nullable()
      .describe('Price for a kilometer before any discount; null if not rented so.'),
    day_wise_price: amount.nullable().describe('Price for a day before any discount; null if not rented so.'),
    hourly_price_now: amount
      .nullable()
      .describe('Price for an hour that no trip exceeds; null if not rented so.'),
    distance_price_now: amount
      .nullable()
      .describe('Price for a kilometer that no trip exceeds; null if not rented so.'),
    day_wise_price_now: amount
      .nullable()
      .describe('Price for a day that no trip exceeds; null if not rented so.'),
    discount_type: z.enum(['percent', 'amount']),
    discount_price: z.number().meta(about('The discount in the unit of its type.', 10)),
    tag: z.array(text).meta(about('Words about the vehicle.', ['Compact'])),
    status: z.literal(1),
    total_trip: integer.meta(about('Number of trips.', 61)),
    avg_rating: z.number(),
    total_reviews: integer.meta(about('Number of reviews.', 19)),
    zone_id: id,
    time_zone: text.meta(
      about(
        'IANA time zone of the provider, in which the times of its trips are entered and shown.',
        'Asia/Dubai',
      ),
    ),
    total_vehicles: integer,
    free_vehicles: integer
      .nullable()
      .describe('How many are free for the trip of the query; null without one.'),
    trip: tripPrice
      .nullable()
      .describe('The price of one of it for the trip of the query; null without one.'),
    brand: named.describe('The brand.'),
    provider: z.object({
      id,
      name: text,
      slug: text,
      logo_full_url: imageUrl,
      cover_art: coverArt,
      avg_rating: z.number(),
      rating_count: integer,
      terms: rentalTerms,
      discount: storeDiscount.describe('The running offer; null without one.'),
    }),
  })
  .describe(
    'A kind of vehicle of a rental provider. Prices are null for ways of renting that are not offered.',
  );
export type Vehicle = z.output<typeof vehicleSchema>;

/** Lists are JSON text or separated by commas. */
const idList = z
  .string()
  .max(500)
  .transform((value) => (value.match(/\d{1,9}/g) ?? []).map(Number))
  .optional();
const yes = z
  .string()
  .max(5)
  .transform((value) => value === 'true' || value === '1')
  .optional();

const vehicleFilters = paging.extend({
  name: searchText.trim().max(100).optional().meta(about('Words to search for.', 'bread')),
  ...tripQuery,
  min_price: z.coerce.number().min(0).max(1_000_000).optional(),
  max_price: z.coerce.number().min(0).max(1_000_000).optional(),
  brand_ids: idList.meta(about('JSON array of brand ids.', '[3]')),
  category_ids: idList.meta(about('JSON array of category ids.', '[4,9]')),
  seating_capacity: idList.meta(about('Numbers of seats, separated by commas.', '4,5')),
  min_seats: z.coerce.number().int().min(0).max(100).optional().meta(about('Fewest seats.', 4)),
  transmission_type: z.string().max(40).optional().meta(about('Kind of gearbox.', 'Automatic')),
  air_condition: yes.meta(about('`true` to require air conditioning.', 'true')),
  no_air_condition: yes.meta(about('`true` to list vehicles without air conditioning.', 'true')),
  sort: z.enum(VEHICLE_SORTS).default('popular').describe('Order of the list.'),
});

const forAll = { tag: 'Rental', access: 'public' } as const;

export const listVehicleCategories = endpoint({
  ...forAll,
  name: 'listVehicleCategories',
  summary: 'Vehicle categories',
  description: 'Such as small cars, vans and motorcycles.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/category-list',
  query: paging,
  response: paged('vehicles', vehicleCategory),
  cache: { seconds: 60 },
});

export const listVehicleBrands = endpoint({
  ...forAll,
  name: 'listVehicleBrands',
  summary: 'Vehicle brands',
  description: 'Values for the filter `brand_ids`.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/brand-list',
  query: paging,
  response: paged('brands', named),
  cache: { seconds: 60 },
});

export const listTopVehicles = endpoint({
  ...forAll,
  name: 'listTopVehicles',
  summary: 'The best rated vehicles in the visitor’s zones',
  description: 'A shelf for the home page of rental.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/top-rated',
  query: paging.extend(tripQuery),
  response: paged('vehicles', vehicleSchema),
});

export const searchVehicles = endpoint({
  ...forAll,
  name: 'searchVehicles',
  summary:
    'Vehicles in the visitor’s zones, or of the pickup place; for a trip those that are free, with its price',
  description:
    'Price filters and sorting use the price of `trip_type`. Vehicles that are not offered that way are left out. With `pickup_time` and a length, those that are taken are left out too, and `trip` is the price of the trip.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/search',
  query: vehicleFilters,
  response: paged('vehicles', vehicleSchema),
});

export const getVehicle = endpoint({
  ...forAll,
  name: 'getVehicle',
  summary: 'One vehicle by id or slug',
  description: 'A price is null where the vehicle is not rented that way.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/get-vehicle-details/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the vehicle.', 'city-hatchback')) }),
  query: z.object(tripQuery),
  response: vehicleSchema,
  errors: ['not_found'],
});

export const listProviderVehicles = endpoint({
  ...forAll,
  name: 'listProviderVehicles',
  summary: 'The vehicles of one provider',
  description: 'Takes the filters of `searchVehicles`.',
  method: 'GET',
  path: '/api/v1/rental/vehicle/get-provider-vehicles',
  query: vehicleFilters.extend({ provider_id: z.coerce.number().int() }),
  response: paged('vehicles', vehicleSchema),
});

export const getProvider = endpoint({
  ...forAll,
  name: 'getProvider',
  summary: 'One rental provider by id or slug',
  description: 'A provider is a store of the rental module.',
  method: 'GET',
  path: '/api/v1/rental/provider/get-provider-details/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the provider.', 'coast-cars')) }),
  response: storeSchema.extend({
    total_vehicles: integer,
    total_trip: integer.meta(about('Number of trips.', 61)),
  }),
  errors: ['not_found'],
});
export type Provider = z.output<typeof getProvider.response>;
