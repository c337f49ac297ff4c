import { PROMOTIONAL_BANNER_TYPES } from '@errand/contract/promotions';
import { COUPON_TYPES } from '@errand/domain/checkout';
import { ADVERTISEMENT_STATUSES } from '@errand/domain/promotions';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment, money, reference, type Translations, translations } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export type BannerArt = { solid: boolean; tint: string; pictures: string[] };

export const banners = pgTable('banners', {
  id: serial('id').primaryKey(),
  moduleId: integer('module_id').references(() => modules.id),
  title: translations('title').notNull(),
  subtitle: translations('subtitle').notNull(),
  buttonText: translations('button_text'),
  image: text('image'),
  art: jsonb('art').$type<BannerArt>(),
  link: text('link'),
  storeId: integer('store_id').references(() => stores.id),
  itemId: integer('item_id').references(() => items.id),
  /** Null for all zones. */
  zoneId: integer('zone_id').references(() => zones.id),
  /** Null for an immediate start and for no end. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  /** `top`: at the top of a home page; `bottom`: between its categories. */
  place: text('place', { enum: ['top', 'bottom'] })
    .notNull()
    .default('top'),
  featured: boolean('featured').notNull().default(false),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
});

/** Basic campaigns: themes that stores join. */
export const campaigns = pgTable('campaigns', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: reference('module_id', () => modules.id),
  title: translations('title').notNull(),
  description: translations('description').notNull(),
  image: text('image'),
  tint: text('tint'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** Daily hours in minutes of the zone's time. */
  dailyFrom: smallint('daily_from').notNull().default(0),
  dailyTo: smallint('daily_to').notNull().default(1440),
  active: boolean('active').notNull().default(true),
});

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: reference('campaign_id', () => campaigns.id, { onDelete: 'cascade' }),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.storeId] })],
);

/** Flash sale: a percentage off selected items while the sale has stock. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    moduleId: reference('module_id', () => modules.id),
    title: translations('title').notNull(),
    /** Percent. */
    percent: real('percent').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('flash_sales_module').on(t.moduleId, t.endsAt)],
);

export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    flashSaleId: reference('flash_sale_id', () => flashSales.id, { onDelete: 'cascade' }),
    itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }),
    /** Pieces offered at the sale price, and pieces sold. */
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.flashSaleId, t.itemId] }), index('flash_sale_items_item').on(t.itemId)],
);

/** Paid advertisement of a store, which requests it; the office reviews it. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['store_promotion', 'video_promotion'] }).notNull(),
    title: translations('title').notNull(),
    description: translations('description').notNull(),
    /** A file key. Without a picture the store's cover is shown. */
    picture: text('picture'),
    /** The name of a stored video, which an advertisement of the type `video_promotion` has. */
    video: text('video'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    position: integer('position').notNull().default(0),
    status: text('status', { enum: ADVERTISEMENT_STATUSES }).notNull().default('accepted'),
    /** The reason for a rejection, as the store reads it. */
    rejectReason: text('reject_reason'),
    /** What the store has agreed to pay for the whole period, and the tax in it in percent. */
    priceMinor: money('price_minor').notNull().default(0),
    taxPercent: real('tax_percent').notNull().default(0),
    /** What was charged last, and the time that it pays for; 0 and null for nothing. */
    chargedMinor: money('charged_minor').notNull().default(0),
    chargedFrom: moment('charged_from'),
    chargedUntil: moment('charged_until'),
    /** When the store requested it, or changed it last. */
    requestedAt: moment('requested_at').notNull().defaultNow(),
  },
  (t) => [index('advertisements_store').on(t.storeId)],
);

/** Cashback into the wallet after a purchase. */
export const cashbacks = pgTable('cashbacks', {
  id: serial('id').primaryKey(),
  title: translations('title').notNull(),
  type: text('type', { enum: ['percentage', 'amount'] }).notNull(),
  /** Percent, or minor units. */
  amount: real('amount').notNull(),
  minPurchaseMinor: money('min_purchase_minor').notNull().default(0),
  /** 0 = no cap. */
  maxDiscountMinor: money('max_discount_minor').notNull().default(0),
  /** Uses per customer; 0 = no limit. */
  perCustomer: integer('per_customer').notNull().default(0),
  /** What all uses may cost together; 0 = no limit. */
  budgetMinor: money('budget_minor').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  active: boolean('active').notNull().default(true),
});

/** Reasons to choose a module, shown on its home page. */
export const moduleReasons = pgTable(
  'module_reasons',
  {
    id: serial('id').primaryKey(),
    moduleId: reference('module_id', () => modules.id),
    title: translations('title').notNull(),
    text: translations('text').notNull(),
    picture: text('picture'),
    tint: text('tint'),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('module_reasons_module').on(t.moduleId)],
);

/** Video or picture on a module's home page, with captions. */
export const moduleVideos = pgTable('module_videos', {
  moduleId: reference('module_id', () => modules.id).primaryKey(),
  type: text('type', { enum: PROMOTIONAL_BANNER_TYPES }).notNull(),
  /** The name of a stored video. */
  video: text('video'),
  /** A file key: the picture beside the steps, or the poster of the video. */
  image: text('image'),
  contents: jsonb('contents').$type<{ title: Translations; text: Translations }[]>().notNull().default([]),
});

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    title: translations('title').notNull(),
    type: text('type', {
      enum: COUPON_TYPES,
    }).notNull(),
    moduleId: integer('module_id').references(() => modules.id),
    /** Zone or store ids the coupon is bound to; empty = all. */
    boundTo: jsonb('bound_to').$type<number[]>().notNull().default([]),
    discountType: text('discount_type', { enum: ['percent', 'amount'] }).notNull(),
    /** Percent, or minor units. */
    discount: real('discount').notNull(),
    minPurchaseMinor: money('min_purchase_minor').notNull().default(0),
    /** 0 = no cap. */
    maxDiscountMinor: money('max_discount_minor').notNull().default(0),
    /** Uses per customer; 0 = no limit. */
    perCustomer: integer('per_customer').notNull().default(0),
    /** Total number of uses; 0 = no limit. */
    totalUses: integer('total_uses').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    active: boolean('active').notNull().default(true),
    /** The store that made it for itself; null for a coupon of the shop. */
    storeId: integer('store_id').references(() => stores.id),
    /** The percentage of its discount that the store of an order bears; null for that of the settings. */
    storePercent: real('store_percent'),
  },
  (t) => [index('coupons_module').on(t.moduleId), index('coupons_store').on(t.storeId)],
);
