import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, amount, flag, id, imageKey, integer, latitude, longitude, text } from './schemas.ts';
import { searchText } from './typed-texts.ts';

const pivot = z.object({
  zone_id: id,
  module_id: id,
  per_km_shipping_charge: amount,
  minimum_shipping_charge: amount,
  maximum_shipping_charge: amount.nullable(),
  maximum_cod_order_amount: amount
    .nullable()
    .describe('Highest total of a cash order; null without a limit.'),
  delivery_charge_type: z
    .enum(['distance', 'fixed'])
    .describe('Whether the charge grows with the distance or is fixed.'),
  fixed_shipping_charge: amount.meta(about('The fixed charge.', 3)),
});

const zoneModule = z.object({
  id,
  module_name: text,
  module_type: text,
  thumbnail: imageKey.describe('Key of the picture; null without one.'),
  icon: imageKey.describe('Key of the icon; null without one.'),
  status: text,
  stores_count: integer,
  theme_id: integer.meta(about('Color theme of the module.', 1)),
  description: text,
  all_zone_service: flag,
  pivot: pivot.describe('Rates of the module in the zone.'),
});

export const zoneData = z
  .object({
    id,
    name: text,
    time_zone: text.meta(
      about('IANA time zone, in which times of the zone are entered and shown.', 'Asia/Dubai'),
    ),
    status: flag,
    cash_on_delivery: z.boolean(),
    digital_payment: z.boolean(),
    offline_payment: z.boolean().describe('Whether payment by bank transfer and the like is accepted.'),
    increased_delivery_fee: amount.describe('Surcharge on the delivery charge, in the unit of its type.'),
    increased_delivery_fee_status: flag.describe('1 while the surcharge applies.'),
    increased_delivery_fee_type: z
      .enum(['percent', 'amount'])
      .describe('Whether the surcharge is a percentage or an amount.'),
    increase_delivery_charge_message: text
      .nullable()
      .meta(about('Why there is a surcharge; null without one.', 'Heavy rain')),
    minimum_shipping_charge: amount,
    per_km_shipping_charge: amount,
    maximum_shipping_charge: amount.nullable(),
    modules: z.array(zoneModule).describe('Modules of the zone.'),
  })
  .describe('A delivery zone with its modules and rates.');
export type ZoneData = z.output<typeof zoneData>;

const forAll = { tag: 'Places', access: 'public' } as const;

export const getZoneId = endpoint({
  ...forAll,
  name: 'getZoneId',
  summary: 'The zones that contain a point',
  description:
    'Turns the visitor’s place into zones. Send the returned `zone_id` unchanged in the `zoneId` header of later calls; without zones most lists reject with `zone_required`. A place outside of every zone rejects with `coordinates`.',
  method: 'GET',
  path: '/api/v1/config/get-zone-id',
  query: z.object({ lat: latitude, lng: longitude }),
  /** `zone_id` is a JSON array as text: "[1,2]". */
  response: z.object({
    zone_id: text.meta(about('JSON array of the zones as text, for the header `zoneId`.', '[1,2]')),
    zone_data: z.array(zoneData).describe('The same zones in detail.'),
  }),
  errors: ['coordinates'],
});

export const listZones = endpoint({
  ...forAll,
  name: 'listZones',
  summary: 'All zones with their outlines for drawing',
  description: 'Outlines for a map. Disabled zones are not listed.',
  method: 'GET',
  path: '/api/v1/zone/list',
  response: z.array(
    z.object({
      id,
      name: text,
      display_name: text.meta(about('Name of the zone for people.', 'Harbor')),
      time_zone: text.meta(
        about('IANA time zone of the store, in which slots are and times are shown.', 'Asia/Dubai'),
      ),
      status: flag,
      cash_on_delivery: z.boolean(),
      digital_payment: z.boolean(),
      formated_coordinates: z
        .array(z.object({ lat: z.number(), lng: z.number() }))
        .describe('Corners of the outline, in order.'),
    }),
  ),
  cache: { seconds: 60 },
});

export const checkZone = endpoint({
  ...forAll,
  name: 'checkZone',
  summary: 'Whether a zone contains a point',
  description: 'Use it when a map pin moves within a known zone. Returns plain `true` or `false`.',
  method: 'GET',
  path: '/api/v1/zone/check',
  query: z.object({ lat: latitude, lng: longitude, zone_id: z.coerce.number().int() }),
  response: z.boolean(),
  errors: ['zone_unknown'],
});

const textPart = z.object({ text });

export const autocompletePlaces = endpoint({
  ...forAll,
  name: 'autocompletePlaces',
  summary: 'Places whose name starts with the text',
  description:
    'Suggestions while the visitor types an address. `suggestions` and `predictions` hold the same places in two forms. Resolve the chosen one with `getPlaceDetails`.',
  method: 'GET',
  path: '/api/v1/config/place-api-autocomplete',
  query: z.object({
    search_text: searchText
      .trim()
      .min(1)
      .max(200)
      .meta(about('Beginning of an address or of a place’s name.', 'Lantern')),
  }),
  response: z.object({
    suggestions: z
      .array(
        z.object({
          placePrediction: z
            .object({
              placeId: text.meta(about('Id of the place, for `getPlaceDetails`.', 'street-112')),
              text: textPart.describe('The whole text.'),
              structuredFormat: z
                .object({
                  mainText: textPart.describe('Name of the place.'),
                  secondaryText: textPart.describe('Where it is.'),
                })
                .describe('The same text in two parts.'),
            })
            .describe('One place.'),
        }),
      )
      .describe('Places that match.'),
    predictions: z
      .array(
        z.object({
          place_id: text.meta(about('Id of the place, for `getPlaceDetails`.', 'street-112')),
          description: text.meta(about('The whole text.', 'Lantern Street, Harbor District')),
        }),
      )
      .describe('The same places in an older form.'),
  }),
  errors: ['unavailable'],
});

export const getPlaceDetails = endpoint({
  ...forAll,
  name: 'getPlaceDetails',
  summary: 'Location of a suggested place',
  description: 'Send the id of a suggestion as `placeid` or `placeId`; one of them is required.',
  method: 'GET',
  path: '/api/v1/config/place-api-details',
  /** Clients use both spellings. */
  query: z.object({
    placeid: z.string().optional().meta(about('Id of a suggested place.', 'street-112')),
    placeId: z.string().optional().meta(about('Id of the place, for `getPlaceDetails`.', 'street-112')),
  }),
  response: z.object({
    location: z.object({ latitude: z.number(), longitude: z.number() }).describe('The place.'),
    formattedAddress: text.meta(about('Address as one line of text.', 'Lantern Street 12, Harbor District')),
  }),
  errors: ['place_not_found', 'unavailable'],
});

export const geocode = endpoint({
  ...forAll,
  name: 'geocode',
  summary: 'The address of a point',
  description:
    'The nearest address of a point, for a pin on a map. `ZERO_RESULTS` with an empty list is no error.',
  method: 'GET',
  path: '/api/v1/config/geocode-api',
  query: z.object({ lat: latitude, lng: longitude }),
  response: z.object({
    status: z.enum(['OK', 'ZERO_RESULTS']).describe('Whether an address was found.'),
    results: z
      .array(
        z.object({
          formatted_address: text.meta(
            about('Address as one line of text.', 'Lantern Street 12, Harbor District'),
          ),
        }),
      )
      .describe('Addresses, the best first.'),
    error_message: z.string().optional().meta(about('Why there is none.', 'No address here')),
  }),
  errors: ['unavailable'],
});

const routeQuery = z.object({
  origin_lat: latitude.meta(about('Latitude of the start.', 25.2048)),
  origin_lng: longitude.meta(about('Longitude of the start.', 55.2708)),
  destination_lat: latitude.meta(about('Latitude of the destination.', 25.1972)),
  destination_lng: longitude.meta(about('Longitude of the destination.', 55.2744)),
  mode: z
    .string()
    .default('DRIVE')
    .meta(about('WALK, DRIVE, TWO_WHEELER or BICYCLE, in upper or lower case.', 'DRIVE')),
});

export const getDistance = endpoint({
  ...forAll,
  name: 'getDistance',
  summary: 'Length and duration of the route between two points',
  description: 'Along the streets, not as the crow flies.',
  method: 'GET',
  path: '/api/v1/config/distance-api',
  query: routeQuery,
  /** `duration` in seconds with a trailing s, "345s". */
  response: z.object({
    distanceMeters: z.number().meta(about('Length of the route in meters.', 1840)),
    duration: text.meta(about('Duration in seconds with a trailing s.', '345s')),
  }),
  errors: ['route_not_found', 'unavailable'],
});

export const getDirection = endpoint({
  ...forAll,
  name: 'getDirection',
  summary: 'The route between two points',
  description: 'The first route is the recommended one; its line is an encoded polyline.',
  method: 'GET',
  path: '/api/v1/config/direction-api',
  query: routeQuery,
  response: z.object({
    routes: z
      .array(
        z.object({
          distanceMeters: z.number().meta(about('Length of the route in meters.', 1840)),
          duration: text.meta(about('Duration in seconds with a trailing s.', '345s')),
          polyline: z
            .object({
              encodedPolyline: text.meta(
                about('The line as an encoded polyline with five decimals.', '_p~iF~ps|U_ulLnnqC'),
              ),
            })
            .describe('Line of the route.'),
        }),
      )
      .describe('Routes, the recommended one first.'),
  }),
  errors: ['route_not_found', 'unavailable'],
});
