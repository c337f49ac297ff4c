import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  dayRanges,
  globePoint,
  metaTexts,
  minuteRanges,
  moment,
  money,
  polygon,
  reference,
  translations,
  tsvector,
  updatedAt,
} from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';

/** The drawn cover of a store: a tint, a flat motif and cut-out pictures (file keys). */
export type CoverArt = { tint: string; motif: string; pictures: string[]; arcade: string[] };

/** A store, restaurant, pharmacy, shop or rental provider. */
export const stores = pgTable(
  'stores',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    moduleId: reference('module_id', () => modules.id),
    zoneId: reference('zone_id', () => zones.id),
    name: translations('name').notNull(),
    kind: translations('kind').notNull(),
    address: translations('address').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The part of its zone to which the store delivers; null for the whole zone. */
    deliveryArea: polygon('delivery_area'),
    /** Zones beside its own to which the store delivers everywhere. Zones are never deleted. */
    furtherZoneIds: integer('further_zone_ids').array().notNull().default([]),
    logo: text('logo'),
    cover: text('cover'),
    coverArt: jsonb('cover_art').$type<CoverArt>(),
    active: boolean('active').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    alwaysOpen: boolean('always_open').notNull().default(false),
    delivery: boolean('delivery').notNull().default(true),
    takeAway: boolean('take_away').notNull().default(true),
    scheduleOrder: boolean('schedule_order').notNull().default(true),
    veg: boolean('veg').notNull().default(true),
    nonVeg: boolean('non_veg').notNull().default(true),
    halal: boolean('halal').notNull().default(false),
    cutlery: boolean('cutlery').notNull().default(false),
    prescriptionOrder: boolean('prescription_order').notNull().default(false),
    reviewsOn: boolean('reviews_on').notNull().default(true),
    freeDelivery: boolean('free_delivery').notNull().default(false),
    /** The store delivers itself at the three rates below. */
    selfDelivery: boolean('self_delivery').notNull().default(false),
    perKmMinor: money('per_km_minor').notNull().default(0),
    minimumChargeMinor: money('minimum_charge_minor').notNull().default(0),
    maximumChargeMinor: money('maximum_charge_minor'),
    minimumOrderMinor: money('minimum_order_minor').notNull().default(0),
    packagingMinor: money('packaging_minor').notNull().default(0),
    /** Orders that the kitchen can prepare for one time slot, and the pieces in them; 0 for no limit. */
    slotOrders: smallint('slot_orders').notNull().default(0),
    slotItems: smallint('slot_items').notNull().default(0),
    /** The store is told of items of which no more than this is left; 0 for never. */
    lowStock: smallint('low_stock').notNull().default(0),
    /** Percent. */
    taxRate: real('tax_rate').notNull().default(0),
    /** Whether the store owes the tax on the operator's commission and fees itself. */
    reverseCharge: boolean('reverse_charge').notNull().default(false),
    /** Percent of the store's sales that the operator keeps; null for that of the settings (`admin_commission`). */
    commissionPercent: real('commission_percent'),
    /** The monthly plan that the store pays instead of a commission; null for none. */
    planId: integer('plan_id'),
    /** From this instant on the store takes no orders, because its plan ends or has none left; null without a plan. */
    closedFrom: moment('closed_from'),
    deliveryMinutesFrom: smallint('delivery_minutes_from').notNull().default(20),
    deliveryMinutesTo: smallint('delivery_minutes_to').notNull().default(40),
    announcement: translations('announcement'),
    ...metaTexts(),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Counts of 1 to 5 stars. */
    ratings: jsonb('ratings').$type<number[]>().notNull().default([0, 0, 0, 0, 0]),
    orderCount: integer('order_count').notNull().default(0),
    itemCount: integer('item_count').notNull().default(0),
    openedAt: moment('opened_at').notNull().defaultNow(),
    /** Position on a globe of radius 1, where the chord between two points grows with their distance. */
    globe: globePoint('globe')
      .notNull()
      .generatedAlwaysAs(
        sql`cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])`,
      ),
    /**
     * Opening hours as minutes of the week in zone time, starting on Sunday at midnight. Triggers on
     * `store_schedules` maintain it, so that lists read one column.
     */
    openWeek: minuteRanges('open_week').notNull().default('{}'),
    /** Before this instant the store accepts no immediate orders, even within its hours. */
    pausedUntil: moment('paused_until'),
    /** Days in zone time on which the store is closed, even within its hours. */
    holidays: dayRanges('holidays').notNull().default('{}'),
    /** Folded search text: names, then other search terms. Written with the store. */
    searchText: text('search_text').notNull().default(''),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', split_part(search_text, E'\\n', 1)), 'A') || setweight(to_tsvector('simple', split_part(search_text, E'\\n', 2)), 'B')`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Covers the counts of lists.
    index('stores_active').on(t.moduleId, t.zoneId, t.furtherZoneIds).where(sql`active`),
    index('stores_module_opened').on(t.moduleId, t.openedAt.desc()),
    index('stores_module_orders').on(t.moduleId, t.orderCount.desc(), t.id),
    index('stores_globe').using('gist', t.globe),
    index('stores_search').using('gin', t.search),
  ],
);

/** Orders that `stores.order_count` does not include yet: placing an order must not lock the store's row. */
export const storeOrderTallies = pgTable('store_order_tallies', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  storeId: integer('store_id').notNull(),
});

/** Opening hours in zone time. An end before its start is after midnight. */
export const storeSchedules = pgTable(
  'store_schedules',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    /** 0 = Sunday. */
    day: smallint('day').notNull(),
    /** Minutes after midnight. */
    opens: smallint('opens').notNull(),
    closes: smallint('closes').notNull(),
  },
  (t) => [index('store_schedules_store').on(t.storeId)],
);

/** A store's own discount: a percentage on its items, shown as the offer of its page. */
export const storeDiscounts = pgTable('store_discounts', {
  id: serial('id').primaryKey(),
  storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }).unique(),
  /** Percent. */
  percent: real('percent').notNull(),
  minPurchaseMinor: money('min_purchase_minor').notNull().default(0),
  /** 0 = no cap. */
  maxDiscountMinor: money('max_discount_minor').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** Daily window in minutes of the zone's time. */
  dailyFrom: smallint('daily_from').notNull().default(0),
  dailyTo: smallint('daily_to').notNull().default(1440),
});
