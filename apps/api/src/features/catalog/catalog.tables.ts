import { STOCK_STATES } from '@errand/domain/catalog';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  inDefaultLanguage,
  lacksTranslation,
  metaTexts,
  moment,
  money,
  reference,
  type Translations,
  translations,
  tsvector,
  updatedAt,
} from '../../platform/db/index.ts';
import { modules } from '../modules/modules.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { taxClasses } from './tax-classes.tables.ts';

export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    moduleId: reference('module_id', () => modules.id),
    parentId: integer('parent_id'),
    slug: text('slug').notNull(),
    name: translations('name').notNull(),
    picture: text('picture'),
    tint: text('tint'),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Null for that of the category above, or of the store. */
    taxClassId: integer('tax_class_id').references(() => taxClasses.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('categories_module_slug').on(t.moduleId, t.slug)],
);

export const brands = pgTable('brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: reference('module_id', () => modules.id),
  name: translations('name').notNull(),
  picture: text('picture'),
});

export const commonConditions = pgTable('common_conditions', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  moduleId: reference('module_id', () => modules.id),
  name: translations('name').notNull(),
  picture: text('picture'),
});

/** Food choices. `optionMajor` is a whole number of currency units. */
export type FoodGroupRow = {
  name: Translations;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: Translations; optionMajor: number }[];
};

/** Non-food choices; a variation's `type` is the English options joined with "-". */
export type ChoiceRow = { title: Translations; options: Translations[] };

export const items = pgTable(
  'items',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    storeId: reference('store_id', () => stores.id),
    moduleId: reference('module_id', () => modules.id),
    categoryId: reference('category_id', () => categories.id),
    name: translations('name').notNull(),
    description: translations('description').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /** Alternative texts of pictures, by their keys. */
    pictureTexts: jsonb('picture_texts').$type<Record<string, Translations>>().notNull().default({}),
    tint: text('tint'),
    priceMinor: money('price_minor').notNull(),
    /** Percent, or minor units when the type is `amount`. */
    discount: doublePrecision('discount').notNull().default(0),
    discountType: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    foodGroups: jsonb('food_groups').$type<FoodGroupRow[]>().notNull().default([]),
    choices: jsonb('choices').$type<ChoiceRow[]>().notNull().default([]),
    /** Null if the module does not count stock; the sum of the variations if there are any. */
    stock: integer('stock'),
    /** Maintained by the trigger `items_stock_state`, so that sales rarely update the indexes of stock. */
    stockState: text('stock_state', { enum: STOCK_STATES }).notNull().default('uncounted'),
    unit: text('unit'),
    maximumCartQuantity: integer('maximum_cart_quantity'),
    veg: boolean('veg').notNull().default(false),
    halal: boolean('halal').notNull().default(false),
    organic: boolean('organic').notNull().default(false),
    recommended: boolean('recommended').notNull().default(false),
    prescription: boolean('prescription').notNull().default(false),
    basic: boolean('basic').notNull().default(false),
    scheduleOrder: boolean('schedule_order').notNull().default(false),
    /** Minutes of the day in the zone's time; both null means always. */
    availableFrom: smallint('available_from'),
    availableTo: smallint('available_to'),
    /** Set on campaign items only, which are ordered with `model: ItemCampaign`. */
    campaignStarts: moment('campaign_starts'),
    campaignEnds: moment('campaign_ends'),
    ...metaTexts(),
    brandId: integer('brand_id').references(() => brands.id),
    conditionId: integer('condition_id').references(() => commonConditions.id),
    /** Null for that of its category, or of its store. */
    taxClassId: integer('tax_class_id').references(() => taxClasses.id),
    nutrition: jsonb('nutrition').$type<string[]>().notNull().default([]),
    allergies: jsonb('allergies').$type<string[]>().notNull().default([]),
    genericNames: jsonb('generic_names').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    wishlistCount: integer('wishlist_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** When the item was archived instead of deleted, because orders or banners refer to it. It is then not active. */
    archivedAt: moment('archived_at'),
    /** Whether it was active when it was archived, to which a restored one returns. */
    wasActive: boolean('was_active').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** Its id in imports, unique within the store; null for items that were not imported. */
    externalId: text('external_id'),
    /**
     * Folded search text (search-text.ts): names on the first line (weight A), tags and other words on the
     * second (B).
     */
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
    index('items_store').on(t.storeId, t.position),
    // Covers the categories of a store's card.
    index('items_store_categories').on(t.storeId, t.categoryId).where(sql`active`),
    index('items_category_orders').on(t.categoryId, t.orderCount.desc(), t.id),
    index('items_module_orders').on(t.moduleId, t.orderCount.desc(), t.id),
    index('items_module_ratings').on(t.moduleId, t.ratingCount.desc(), t.id),
    index('items_brand').on(t.brandId).where(sql`brand_id is not null`),
    index('items_condition').on(t.conditionId).where(sql`condition_id is not null`),
    index('items_campaign').on(t.moduleId).where(sql`campaign_starts is not null`),
    index('items_basic').on(t.moduleId, t.orderCount.desc()).where(sql`basic`),
    index('items_recommended').on(t.moduleId, t.orderCount.desc()).where(sql`recommended`),
    index('items_tax_class').on(t.taxClassId).where(sql`tax_class_id is not null`).concurrently(),
    index('items_search').using('gin', t.search),
    uniqueIndex('items_external').on(t.storeId, t.externalId).where(sql`external_id is not null`),
    // Lists of the console.
    index('items_price').on(t.priceMinor, t.id),
    index('items_category_id').on(t.categoryId, t.id),
    index('items_category_price').on(t.categoryId, t.priceMinor, t.id),
    // Both contain the state, so that a filter by a state without items in the module reads the index only.
    index('items_module_stock').on(t.moduleId, t.id, t.stockState).concurrently(),
    index('items_module_price_stock').on(t.moduleId, t.priceMinor, t.id, t.stockState).concurrently(),
    index('items_stock').on(t.stockState, t.id).concurrently(),
    index('items_stock_price').on(t.stockState, t.priceMinor, t.id).concurrently(),
    index('items_module_veg').on(t.moduleId, t.id).where(sql`veg`).concurrently(),
    index('items_hidden').on(t.id).where(sql`not active`),
    index('items_discounted').on(t.id).where(sql`discount > 0`),
    index('items_without_arabic').on(t.id).where(lacksTranslation(sql`name`)),
    // Names only: the index of all words would read every row that contains the word anywhere.
    index('items_search_names').using('gin', sql`ts_filter(${t.search}, '{a}')`),
  ],
);

/** One combination of a non-food item. Orders reduce its stock by a conditional update of this row. */
export const itemVariations = pgTable(
  'item_variations',
  {
    itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    priceMinor: money('price_minor').notNull(),
    stock: integer('stock').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.type] })],
);

export const addOns = pgTable(
  'add_ons',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    name: translations('name').notNull(),
    priceMinor: money('price_minor').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [index('add_ons_store').on(t.storeId)],
);

export const itemAddOns = pgTable(
  'item_add_ons',
  {
    itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }),
    addOnId: reference('add_on_id', () => addOns.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.addOnId] })],
);

/** A unit that the item form offers. Items store its English name. */
export const units = pgTable(
  'units',
  {
    id: serial('id').primaryKey(),
    name: translations('name').notNull(),
  },
  (t) => [uniqueIndex('units_name').on(sql`(${inDefaultLanguage(t.name)})`)],
);

/** An attribute with its usual options, which the item form offers. Items store copies in `choices`. */
export const attributes = pgTable(
  'attributes',
  {
    id: serial('id').primaryKey(),
    name: translations('name').notNull(),
    options: jsonb('options').$type<Translations[]>().notNull(),
  },
  (t) => [uniqueIndex('attributes_name').on(sql`(${inDefaultLanguage(t.name)})`)],
);

/** Orders that `items.order_count` does not include yet: placing an order must not lock the rows of its items. */
export const itemOrderTallies = pgTable('item_order_tallies', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  itemId: integer('item_id').notNull(),
});

/**
 * Items that their store has paused. They are inactive until the store resumes them, or a job when the pause ends. Any
 * other change of their visibility ends the pause.
 */
export const itemPauses = pgTable('item_pauses', {
  itemId: reference('item_id', () => items.id, { onDelete: 'cascade' }).primaryKey(),
  /** Null for an open end. */
  until: moment('until'),
});

/**
 * The days and hours in which a store sells an item, or the items of a category. The nearest level that has any decides:
 * the item, its category in the store, the parent of that category.
 */
export const dayparts = pgTable(
  'dayparts',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** 0 is Sunday. */
    days: smallint('days').array().notNull(),
    /** Minutes of the day in the zone's time. An end before the start is on the next day. */
    fromMinutes: smallint('from_minutes').notNull(),
    toMinutes: smallint('to_minutes').notNull(),
  },
  (t) => [
    check('dayparts_level', sql`num_nonnulls(item_id, category_id) = 1`),
    index('dayparts_item').on(t.itemId).where(sql`item_id is not null`),
    index('dayparts_category').on(t.storeId, t.categoryId).where(sql`category_id is not null`),
  ],
);
