import { BAND_FAULTS, BAND_LIMITS, CHARGE_TYPES } from '@errand/domain/delivery';
import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { searchText } from '../typed-texts.ts';
import { consoleEndpoint, LIST, objectEndpoints } from './console-endpoint.ts';
import {
  corner,
  done,
  flagFilter,
  id,
  listFields,
  listOf,
  named,
  OUTLINE_ERRORS,
  translatedText,
  version,
} from './fields.ts';

const outline = z.array(corner).min(3).max(2000);

const timeZone = z.string().trim().min(1).max(60).describe('IANA name, such as Europe/Berlin');
const amount = z.number().int().min(0).max(1_000_000_000);

const terms = {
  name: translatedText,
  time_zone: timeZone,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  surcharge_active: z.boolean(),
  surcharge_type: z.enum(['percent', 'amount']),
  /** Percent, or minor units. */
  surcharge_value: z.number().min(0).max(1_000_000_000),
  surcharge_message: translatedText.nullable(),
};

const band = z.object({
  /** Kilometers, or the minor units of a basket; the first one is 0. */
  from: z.number().min(0).max(BAND_LIMITS.minor),
  fee_minor: amount,
});
export type FeeBandValues = z.output<typeof band>;
const minuteOfDay = z.number().int().min(0).max(1440);
const hour = z.object({
  /** 0 is Sunday. */
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  /** Minutes of the day in the zone's time; an end before the beginning is on the next day. */
  from: minuteOfDay,
  to: minuteOfDay,
  extra_minor: amount,
});
export type HourExtraValues = z.output<typeof hour>;

const rates = {
  charge_type: z.enum(CHARGE_TYPES),
  fixed_minor: amount,
  /** Null for the shop's general rate, as the minimum. */
  per_km_minor: amount.nullable(),
  minimum_minor: amount.nullable(),
  maximum_minor: amount.nullable(),
  /** The fees of charges by bands, and extra charges by hour. */
  bands: z.array(band).max(BAND_LIMITS.bands),
  hours: z.array(hour).max(BAND_LIMITS.hours),
  /** The largest order that can be paid in cash; null without a limit. */
  cash_limit_minor: amount.nullable(),
};

/** A new zone, in the form and in files. */
export const zoneDraft = z.object({ name: translatedText, time_zone: timeZone, outline });

export const zoneRow = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  time_zone: z.string(),
  modules: z.array(named),
  surcharge_active: z.boolean(),
  outline,
});

export const zoneDetail = z.object({
  id,
  slug: z.string(),
  ...terms,
  outline,
  active: z.boolean(),
  /** All modules; the rates are null if the zone does not offer the module. */
  modules: z.array(
    named.extend({
      type: z.enum(MODULE_TYPES),
      rates: z.object({ ...rates, version }).nullable(),
      /** What the shop charges where a zone has no rate of its own. */
      general: z.object({ per_km_minor: amount, minimum_minor: amount }),
    }),
  ),
  /** Other zones that overlap this one. A point is in all of them. This is allowed, but often a mistake. */
  overlaps: z.array(named),
  version,
});
export type ZoneDetail = z.output<typeof zoneDetail>;

const base = { tag: 'Zones', target: 'zone' } as const;
const read = { ...base, permission: 'zones.read', scope: 'zone' } as const;
const change = {
  ...base,
  permission: 'zones.update',
  scope: 'zone',
  changes: ['zones'],
} as const;

export const listZones = consoleEndpoint({
  ...read,
  name: 'listConsoleZones',
  summary: 'Zones in the caller’s scope; search by name',
  ...LIST,
  path: '/api/console/v1/zones',
  query: z.object({ ...listFields, active: flagFilter }),
  response: listOf(zoneRow),
});

const zones = objectEndpoints('/api/console/v1/zones', read, change);

export const getZone = zones.get({
  name: 'getZone',
  summary: 'One zone with outline, terms and the rates of its modules',
  response: zoneDetail,
});

export const testPoint = consoleEndpoint({
  ...read,
  name: 'testPoint',
  summary: 'The zones that contain a point, and what delivery over a distance costs there',
  method: 'GET',
  path: '/api/console/v1/zone-test',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    km: z.coerce.number().min(0).max(BAND_LIMITS.km).default(3),
    /** The basket whose delivery is asked for, in minor units. */
    basket_minor: z.coerce.number().int().min(0).max(BAND_LIMITS.minor).default(0),
  }),
  response: z.object({
    zones: z.array(
      named.extend({
        active: z.boolean(),
        modules: z.array(named.extend({ charge_minor: z.number().int() })),
      }),
    ),
  }),
});

export const searchPlaces = consoleEndpoint({
  ...read,
  name: 'searchPlaces',
  summary: 'Places that match a text, to find them on the map of a zone; the nearest to a point first',
  method: 'GET',
  path: '/api/console/v1/places',
  query: z.object({
    search: searchText.trim().min(1).max(200),
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  response: z.object({
    places: z.array(z.object({ address: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
  errors: ['unavailable'],
});

export const createZone = consoleEndpoint({
  ...base,
  name: 'createZone',
  summary: 'Adds a zone; it takes no orders until it is activated',
  method: 'POST',
  path: '/api/console/v1/zones',
  permission: 'zones.update',
  scope: 'all',
  changes: ['zones'],
  body: zoneDraft,
  response: zoneDetail,
  errors: [...OUTLINE_ERRORS, 'time_zone_unknown'],
});

export const updateZone = zones.update({
  name: 'updateZone',
  summary: 'Changes name, time zone, payment methods and surcharge',
  body: z.object({ ...terms, version }).superRefine((zone, ctx) => {
    if (zone.surcharge_type !== 'percent' || zone.surcharge_value <= 100) return;
    const path = ['surcharge_value'];
    ctx.addIssue({
      code: 'too_big',
      origin: 'number',
      maximum: 100,
      inclusive: true,
      input: zone.surcharge_value,
      path,
    });
  }),
  response: zoneDetail,
  errors: ['time_zone_unknown'],
});

export const setZoneOutline = consoleEndpoint({
  ...change,
  name: 'setZoneOutline',
  summary: 'Replaces the outline',
  method: 'PUT',
  path: '/api/console/v1/zones/{id}/outline',
  body: z.object({ outline, version }),
  response: zoneDetail,
  errors: OUTLINE_ERRORS,
});

export const setZoneActive = zones.act('active', {
  name: 'setZoneActive',
  summary: 'Opens a zone for orders or closes it',
  body: z.object({ active: z.boolean() }),
  response: zoneDetail,
});

/** The version of rates that do not exist yet. */
export const NEW_RATES = 'new';

export const setZoneRates = consoleEndpoint({
  ...change,
  name: 'setZoneRates',
  summary: 'Offers a module in a zone, with its delivery rates',
  method: 'PUT',
  path: '/api/console/v1/zones/{id}/rates',
  body: z.object({
    module_id: id,
    ...rates,
    bands: rates.bands.default([]),
    hours: rates.hours.default([]),
    version,
  }),
  response: zoneDetail,
  errors: [...BAND_FAULTS, 'rates_of_parcels'],
});

export const removeZoneRates = consoleEndpoint({
  ...change,
  name: 'removeZoneRates',
  summary: 'Stops offering a module in a zone',
  method: 'POST',
  path: '/api/console/v1/zones/{id}/rates/remove',
  body: z.object({ module_id: id }),
  response: done,
});
