import { boolean, index, integer, jsonb, pgTable, primaryKey, real, serial, text } from 'drizzle-orm/pg-core';
import { moment, money, translations } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
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
  featured: boolean('featured').notNull().default(false),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
});

/** Basic campaigns: a theme that stores join. */
export const campaigns = pgTable('campaigns', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: integer('module_id')
    .notNull()
    .references(() => modules.id),
  title: translations('title').notNull(),
  description: translations('description').notNull(),
  image: text('image'),
  tint: text('tint'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.storeId] })],
);

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull().unique(),
    title: translations('title').notNull(),
    type: text('type', {
      enum: ['default', 'first_order', 'free_delivery', 'zone_wise', 'store_wise'],
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
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('coupons_module').on(t.moduleId)],
);
