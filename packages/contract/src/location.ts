import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, latitude, longitude } from './schemas.ts';

const pivot = z.object({
  zone_id: id,
  module_id: id,
  per_km_shipping_charge: amount,
  minimum_shipping_charge: amount,
  maximum_shipping_charge: amount.nullable(),
  maximum_cod_order_amount: amount.nullable(),
  delivery_charge_type: z.enum(['distance', 'fixed']),
  fixed_shipping_charge: amount,
});

const zoneModule = z.object({
  id,
  module_name: z.string(),
  module_type: z.string(),
  thumbnail: z.string().nullable(),
  icon: z.string().nullable(),
  status: z.string(),
  stores_count: z.number().int(),
  theme_id: z.number().int(),
  description: z.string(),
  all_zone_service: flag,
  pivot,
});

export const zoneData = z.object({
  id,
  name: z.string(),
  /** IANA time zone, in which times of the zone are entered and shown. */
  time_zone: z.string(),
  status: flag,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  increased_delivery_fee: amount,
  increased_delivery_fee_status: flag,
  increased_delivery_fee_type: z.enum(['percent', 'amount']),
  increase_delivery_charge_message: z.string().nullable(),
  minimum_shipping_charge: amount,
  per_km_shipping_charge: amount,
  maximum_shipping_charge: amount.nullable(),
  modules: z.array(zoneModule),
});
export type ZoneData = z.output<typeof zoneData>;

export const getZoneId = endpoint({
  name: 'getZoneId',
  tag: 'Places',
  summary: 'The zones that contain a point',
  method: 'GET',
  path: '/api/v1/config/get-zone-id',
  access: 'public',
  query: z.object({ lat: latitude, lng: longitude }),
  /** `zone_id` is a JSON array as text: "[1,2]". */
  response: z.object({ zone_id: z.string(), zone_data: z.array(zoneData) }),
  errors: ['coordinates'],
});

export const listZones = endpoint({
  name: 'listZones',
  tag: 'Places',
  summary: 'All zones with their outlines for drawing',
  method: 'GET',
  path: '/api/v1/zone/list',
  access: 'public',
  response: z.array(
    z.object({
      id,
      name: z.string(),
      display_name: z.string(),
      time_zone: z.string(),
      status: flag,
      cash_on_delivery: z.boolean(),
      digital_payment: z.boolean(),
      formated_coordinates: z.array(z.object({ lat: z.number(), lng: z.number() })),
    }),
  ),
  cache: { seconds: 60 },
  errors: [],
});

export const checkZone = endpoint({
  name: 'checkZone',
  tag: 'Places',
  summary: 'Whether a zone contains a point',
  method: 'GET',
  path: '/api/v1/zone/check',
  access: 'public',
  query: z.object({ lat: latitude, lng: longitude, zone_id: z.coerce.number().int() }),
  response: z.boolean(),
  errors: ['zone_unknown'],
});

const text = z.object({ text: z.string() });

export const autocompletePlaces = endpoint({
  name: 'autocompletePlaces',
  tag: 'Places',
  summary: 'Places whose name starts with the text',
  method: 'GET',
  path: '/api/v1/config/place-api-autocomplete',
  access: 'public',
  query: z.object({ search_text: z.string().trim().min(1).max(200) }),
  response: z.object({
    suggestions: z.array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text,
          structuredFormat: z.object({ mainText: text, secondaryText: text }),
        }),
      }),
    ),
    /** The same places in the form of older clients. */
    predictions: z.array(z.object({ place_id: z.string(), description: z.string() })),
  }),
  errors: ['unavailable'],
});

export const getPlaceDetails = endpoint({
  name: 'getPlaceDetails',
  tag: 'Places',
  summary: 'Location of a suggested place',
  method: 'GET',
  path: '/api/v1/config/place-api-details',
  access: 'public',
  /** Clients use both spellings. */
  query: z.object({ placeid: z.string().optional(), placeId: z.string().optional() }),
  response: z.object({
    location: z.object({ latitude: z.number(), longitude: z.number() }),
    formattedAddress: z.string(),
  }),
  errors: ['place_not_found', 'unavailable'],
});

export const geocode = endpoint({
  name: 'geocode',
  tag: 'Places',
  summary: 'The address of a point',
  method: 'GET',
  path: '/api/v1/config/geocode-api',
  access: 'public',
  query: z.object({ lat: latitude, lng: longitude }),
  response: z.object({
    status: z.enum(['OK', 'ZERO_RESULTS']),
    results: z.array(z.object({ formatted_address: z.string() })),
    error_message: z.string().optional(),
  }),
  errors: ['unavailable'],
});

const routeQuery = z.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  /** WALK, DRIVE, TWO_WHEELER or BICYCLE, in upper or lower case. */
  mode: z.string().default('DRIVE'),
});

export const getDistance = endpoint({
  name: 'getDistance',
  tag: 'Places',
  summary: 'Length and duration of the route between two points',
  method: 'GET',
  path: '/api/v1/config/distance-api',
  access: 'public',
  query: routeQuery,
  /** `duration` in seconds with a trailing s, "345s". */
  response: z.object({ distanceMeters: z.number(), duration: z.string() }),
  errors: ['route_not_found', 'unavailable'],
});

export const getDirection = endpoint({
  name: 'getDirection',
  tag: 'Places',
  summary: 'The route between two points',
  method: 'GET',
  path: '/api/v1/config/direction-api',
  access: 'public',
  query: routeQuery,
  response: z.object({
    routes: z.array(
      z.object({
        distanceMeters: z.number(),
        duration: z.string(),
        polyline: z.object({ encodedPolyline: z.string() }),
      }),
    ),
  }),
  errors: ['route_not_found', 'unavailable'],
});
