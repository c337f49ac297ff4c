import { MAX_DELIVERY_MINUTES } from '@errand/domain/registration';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../errors.ts';
import { mailAddress } from '../person-fields.ts';
import { identifierText } from '../typed-texts.ts';
import { consoleEndpoint, LIST } from './console-endpoint.ts';
import {
  corner,
  flagFilter,
  id,
  idFilter,
  instant,
  listFields,
  listOf,
  metaTexts,
  named,
  OUTLINE_ERRORS,
  translatedText,
  version,
} from './fields.ts';

export const storeListRow = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  module: named,
  zone: named,
  active: z.boolean(),
  /** Whether it is open by its hours, pauses and holidays, even if it is not active. */
  is_open: z.boolean(),
  paused_until: instant.nullable(),
  item_count: z.number().int(),
  order_count: z.number().int(),
  created_at: instant,
});

/** Minutes after midnight in the time zone of the store's zone. A closing time at or before the opening is the next day. */
export const storeHours = z.object({
  day: z.number().int().min(0).max(6).describe('0 is Sunday'),
  opens: z.number().int().min(0).max(1439),
  closes: z.number().int().min(0).max(1440),
});
export type StoreHours = z.output<typeof storeHours>;

/** Days on which a store is closed, both included. */
export const storeHoliday = z.object({ from: z.iso.date(), to: z.iso.date() });
export type StoreHoliday = z.output<typeof storeHoliday>;

const amount = z.number().int().min(0).max(1_000_000_000);

const slotLimit = z.number().int().min(0).max(10_000);

const profile = {
  name: translatedText,
  kind: translatedText,
  address: translatedText,
  phone: identifierText.trim().max(30),
  email: z.union([z.literal(''), mailAddress]),
  announcement: translatedText.nullable(),
  ...metaTexts,
};
/** A point inside a zone. */
const storePlace = z.object({
  zone_id: id,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type StorePlace = z.output<typeof storePlace>;
/** The part of its zone to which a store delivers; empty for the whole zone. */
const deliveryArea = z.array(corner).max(500);
/** Zones beside its own to which a store delivers everywhere. */
const furtherZoneIds = z.array(id).max(50);
const deliveryMinutes = z.number().int().min(1).max(MAX_DELIVERY_MINUTES);
/** What the office alone decides: the taxes, and at whose cost the store's orders are delivered. */
const terms = {
  tax_rate: z.number().min(0).max(100),
  /** The store owes the tax on the operator's commission and fees itself. */
  reverse_charge: z.boolean(),
  /** The customer pays no delivery; what the courier earns by it is the shop's cost. */
  free_delivery: z.boolean(),
  /** The store delivers itself at its own rates. */
  self_delivery: z.boolean(),
};
const delivery = {
  delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  delivery_minutes_from: deliveryMinutes,
  delivery_minutes_to: deliveryMinutes,
  minimum_order_minor: amount,
  packaging_minor: amount,
  /** Orders per time slot, and pieces in them; 0 for no limit. */
  slot_orders: slotLimit,
  slot_items: slotLimit,
  /** The managers are told of items of which no more than this is left; 0 for never. */
  low_stock: z.number().int().min(0).max(10_000),
  per_km_minor: amount,
  minimum_charge_minor: amount,
  maximum_charge_minor: amount.nullable(),
  cutlery: z.boolean(),
  prescription_order: z.boolean(),
  halal: z.boolean(),
};
const hours = {
  always_open: z.boolean(),
  hours: z.array(storeHours).max(70),
  holidays: z.array(storeHoliday).max(50),
};

export const commissionPercent = z.number().min(0).max(100).nullable();
const contact = { phone: profile.phone.optional(), email: profile.email.optional() };
const draft = {
  name: profile.name,
  kind: profile.kind,
  address: profile.address,
  ...contact,
  module_id: id,
  place: storePlace,
};

/** A store of an import file, with the rules of the console's forms. */
export const storeDraft = z.object({
  ...draft,
  ...z.object({ ...terms, ...delivery, ...hours }).partial().shape,
  commission_percent: commissionPercent.optional(),
  delivery_area: deliveryArea.optional(),
  further_zone_ids: furtherZoneIds.optional(),
  active: z.boolean().optional(),
});
export type StoreDraft = z.output<typeof storeDraft>;

export const storeDetail = z.object({
  id,
  slug: z.string(),
  module: named,
  zone: named,
  time_zone: z.string(),
  ...profile,
  email: z.string(),
  place: storePlace,
  delivery_area: deliveryArea,
  /** The outline of its zone, in which the delivery area lies. */
  zone_outline: z.array(corner),
  further_zones: z.array(named),
  ...terms,
  ...delivery,
  ...hours,
  /** The most that the caller may set; null for the office, which has no bounds. */
  bounds: z.object({ minimum_order_minor: amount.nullable(), fee_minor: amount.nullable() }).nullable(),
  /** Percent of its sales; null for the shop's default (`admin_commission`). */
  commission_percent: commissionPercent,
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  active: z.boolean(),
  is_open: z.boolean(),
  paused_until: instant.nullable(),
  /** Its plan has ended or is used up, so it takes no orders. */
  plan_closed: z.boolean(),
  version,
});
export type StoreDetail = z.output<typeof storeDetail>;

const base = { tag: 'Stores', target: 'store' } as const;
const read = { ...base, permission: 'stores.read', scope: 'store' } as const;
const change = { ...base, permission: 'stores.update', changes: ['stores'] } as const;
const PLACE_ERRORS = ['store_outside_zone', 'scope_unknown'] as const;

const STORE_SORTS = ['name', 'created_at', 'order_count', 'item_count'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

export const listStores = consoleEndpoint({
  ...read,
  name: 'listConsoleStores',
  summary: 'Stores in the caller’s zones and stores; search by name or id',
  ...LIST,
  path: '/api/console/v1/stores',
  query: z.object({
    ...listFields,
    sort: z.enum(STORE_SORTS).optional(),
    active: flagFilter,
    paused: flagFilter,
    zone_id: idFilter,
    module_id: idFilter,
  }),
  response: listOf(storeListRow),
});

export const getStore = consoleEndpoint({
  ...read,
  name: 'getConsoleStore',
  summary: 'One store with everything that can be edited',
  method: 'GET',
  path: '/api/console/v1/stores/{id}',
  response: storeDetail,
});

export const listStorePlaces = consoleEndpoint({
  ...read,
  name: 'listStorePlaces',
  summary: 'Zones in the caller’s scope with their outlines and modules, for the place of a store',
  method: 'GET',
  path: '/api/console/v1/store-places',
  response: z.object({
    zones: z.array(
      named.extend({
        /** Corners as longitude and latitude. */
        outline: z.array(z.tuple([z.number(), z.number()])),
        modules: z.array(named),
      }),
    ),
  }),
});

export const createStore = consoleEndpoint({
  ...base,
  name: 'createStore',
  summary: 'Adds a store inside a zone; it is closed until it is activated',
  method: 'POST',
  path: '/api/console/v1/stores',
  permission: 'stores.update',
  scope: 'zone',
  changes: ['stores'],
  body: z.object(draft),
  response: storeDetail,
  errors: ['not_found', ...PLACE_ERRORS, 'module_not_offered', 'phone_invalid'],
});

export const updateStoreProfile = consoleEndpoint({
  ...change,
  name: 'updateStoreProfile',
  summary: 'Changes names, address as text and contact',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/profile',
  scope: 'store',
  body: z.object({ ...profile, version }),
  response: storeDetail,
  errors: ['phone_invalid'],
});

export const updateStorePlace = consoleEndpoint({
  ...change,
  name: 'updateStorePlace',
  summary:
    'Moves a store; its point must be inside its zone, which must offer its module. In another zone it delivers everywhere',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/place',
  scope: 'zone',
  body: z.object({ place: storePlace, version }),
  response: storeDetail,
  errors: [...PLACE_ERRORS, 'module_not_offered'],
});

export const setStoreArea = consoleEndpoint({
  ...change,
  name: 'setStoreArea',
  summary:
    'Sets the part of its zone to which a store delivers; without corners it delivers to the whole zone',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/area',
  scope: 'store',
  body: z.object({ delivery_area: deliveryArea, version }),
  response: storeDetail,
  errors: [...OUTLINE_ERRORS, 'store_area_outside_zone'],
});

export const setStoreZones = consoleEndpoint({
  ...change,
  name: 'setStoreZones',
  summary:
    'Sets the zones beside its own to which a store delivers everywhere, by the fees and the clock of its own',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/zones',
  scope: 'zone',
  body: z.object({ further_zone_ids: furtherZoneIds, version }),
  response: storeDetail,
  errors: ['scope_unknown', 'module_not_offered'],
});

export const updateStoreDelivery = consoleEndpoint({
  ...change,
  name: 'updateStoreDelivery',
  summary:
    'Changes how a store delivers, its minimum and its own rates; the store itself within the bounds of the settings',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/delivery',
  scope: 'store',
  body: z.object({ ...delivery, version }),
  response: storeDetail,
  errors: ['store_range_wrong', 'store_bounds'],
});

export const setStoreTerms = consoleEndpoint({
  ...change,
  name: 'setStoreTerms',
  summary: 'Sets the taxes of a store, whether its orders are delivered free, and whether it delivers itself',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/terms',
  scope: 'zone',
  body: z.object({ ...terms, version }),
  response: storeDetail,
});

export const setStoreHours = consoleEndpoint({
  ...change,
  name: 'setStoreHours',
  summary: 'Replaces opening hours and holidays',
  method: 'PUT',
  path: '/api/console/v1/stores/{id}/hours',
  scope: 'store',
  body: z.object({ ...hours, version }),
  response: storeDetail,
  errors: ['store_range_wrong'],
});

export const PAUSES = ['15', '30', '60', 'today'] as const;

export const pauseStore = consoleEndpoint({
  ...change,
  name: 'pauseStore',
  summary:
    'Takes no orders for now: for minutes, or until the end of the day, which hours may carry past midnight',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/pause',
  permission: 'kitchen.work',
  scope: 'store',
  changes: ['stores', 'kitchen'],
  body: z.object({ for: z.enum(PAUSES) }),
  response: storeDetail,
});

export const resumeStore = consoleEndpoint({
  ...change,
  name: 'resumeStore',
  summary: 'Ends a pause',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/resume',
  permission: 'kitchen.work',
  scope: 'store',
  changes: ['stores', 'kitchen'],
  response: storeDetail,
});

export const setStoreActive = consoleEndpoint({
  ...change,
  name: 'setStoreActive',
  summary: 'Shows a store in the shop or hides it',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/active',
  scope: 'zone',
  body: z.object({ active: z.boolean() }),
  response: storeDetail,
});

export const STORE_PICTURES = ['logo', 'cover'] as const;

export const setStorePicture = consoleEndpoint({
  ...change,
  name: 'setStorePicture',
  summary: 'Replaces the logo or the cover by the uploaded `picture`, or removes it without one',
  method: 'POST',
  path: '/api/console/v1/stores/{id}/picture',
  scope: 'store',
  multipart: true,
  body: z.object({ kind: z.enum(STORE_PICTURES) }),
  response: storeDetail,
  errors: PICTURE_ERRORS,
});
