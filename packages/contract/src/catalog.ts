import { z } from 'zod';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { addOn, foodVariation, variation } from './item-choices.ts';
import { about, amount, art, flag, id, imageUrl, integer, metaTexts, text, timestamp } from './schemas.ts';

export const itemSchema = z
  .object({
    id,
    name: text.meta(about('Name in the language of the request.', 'Chicken shawarma')),
    slug: text.meta(about('Readable identifier for addresses.', 'chicken-shawarma')),
    description: text,
    image_full_url: imageUrl,
    images_full_url: z.array(text).describe('Addresses of all pictures, the main one first.'),
    images_alt: z
      .array(text)
      .optional()
      .describe(
        'What each picture shows, in the language of the request; absent where nothing is written about any.',
      ),
    art,
    category_id: id.meta(about('The category.', 4)),
    category_ids: z
      .array(
        z.object({
          id,
          position: integer.meta(about('Place in the order, or the level of a category.', 1)),
          name: text,
        }),
      )
      .describe('Categories from the top level down; `position` is the level.'),
    variations: z
      .array(variation)
      .describe('Combinations of options, each with its price and stock; empty for food.'),
    food_variations: z.array(foodVariation).describe('Groups of choices; empty for other modules.'),
    add_ons: z.array(addOn).describe('Extras with prices of their own.'),
    choice_options: z
      .array(
        z.object({
          name: text.meta(about('Key of the option.', 'choice_1')),
          title: text.meta(about('Name of the option.', 'Color')),
          options: z.array(text).meta(about('Values of the option.', ['Red', 'Blue'])),
        }),
      )
      .describe('Options that the variations combine.'),
    price: amount,
    tax: z.number(),
    tax_type: z.literal('percent').describe('How `tax` is meant.'),
    discount: z.number(),
    discount_type: z.enum(['percent', 'amount']),
    store_discount: z.number().meta(about('The store’s discount in percent; 0 for none.', 15)),
    store_discount_terms: z
      .object({
        min_purchase: amount.meta(about('Smallest total before the discount; 0 for none.', 12)),
        max_discount: amount.meta(about('Largest discount of an order; 0 for no limit.', 5)),
      })
      .nullable()
      .describe('Conditions of the store’s discount; null without a discount.'),
    restaurant_discount: z.number().meta(about('The same for restaurants, for older clients.', 0)),
    available_time_starts: text
      .nullable()
      .meta(about('From when it is available each day, local time; null if always.', '09:00')),
    available_time_ends: text.nullable().meta(about('Until when; null if always.', '22:00')),
    available_date_starts: text
      .nullable()
      .meta(about('First day of the campaign; null for other items.', '2026-03-01')),
    available_date_ends: text
      .nullable()
      .meta(about('Last day of the campaign; null for other items.', '2026-03-31')),
    available_now: z.boolean().describe('Whether it can be ordered now.'),
    available_next: z
      .object({
        time: text.meta(about('Local time.', '18:00')),
        day: integer.meta(about('Day of the week, 0 = Sunday.', 1)),
        in_days: integer.describe('Calendar days until then: 0 is today, 1 tomorrow.'),
      })
      .nullable()
      .describe('When it is available next; null while it is available, or not within a week.'),
    dayparts: z
      .array(
        z.object({
          days: z.array(integer).meta(about('Days of the week, 0 = Sunday.', [1, 2, 3, 4, 5])),
          starts: text.meta(about('From when, local time.', '07:00')),
          ends: text.meta(about('Until when, local time; past midnight if it is before the start.', '11:00')),
        }),
      )
      .describe('The days and hours in which it is available; empty if always.'),
    store_id: id,
    store_name: text,
    store_slug: text.meta(about('Slug of the store.', 'harbor-bakery')),
    zone_id: id,
    module_id: id,
    module_type: text,
    module: z.object({ id, module_type: text }).describe('The module.'),
    schedule_order: z.boolean(),
    avg_rating: z.number(),
    rating_count: integer,
    veg: flag.describe('1 for vegetarian.'),
    stock: integer.nullable().meta(about('Pieces in stock; null where they are not counted.', 24)),
    quantity: z.literal(1).describe('Initial value of a form.'),
    unit_type: text.nullable().meta(about('Unit of the item; null without one.', 'kg')),
    organic: flag.describe('1 if it is organic.'),
    maximum_cart_quantity: integer
      .nullable()
      .meta(about('Most pieces in one cart; null without a limit.', 10)),
    flash_sale: flag.describe('1 while a flash sale applies.'),
    flash_sale_ends_at: timestamp.nullable().describe('End of the running flash sale; null without a sale.'),
    flash_sale_stock: integer
      .nullable()
      .describe(
        'Pieces left at the price of the running flash sale, at most the stock; null without a sale.',
      ),
    halal_tag_status: flag.describe('1 if the store shows the halal mark.'),
    is_halal: flag.describe('1 if it is halal.'),
    is_prescription_required: flag.describe('1 if an order of it needs a prescription.'),
    nutritions_name: z.array(text).meta(about('Nutrition facts.', ['Protein 24 g'])),
    allergies_name: z.array(text).meta(about('Allergens.', ['Sesame'])),
    generic_name: z.array(text).meta(about('Active ingredients.', ['Paracetamol'])),
    tags: z.array(z.object({ id, name: text.meta(about('The word.', 'grill')) })).describe('Search words.'),
    recommended: flag.describe('1 if the store recommends it.'),
    order_count: integer.meta(about('Number of orders.', 310)),
    wishlist_count: integer.meta(about('Number of wishlists that contain it.', 27)),
    whislists_count: integer.meta(about('The same under an older spelling.', 27)),
  })
  .describe(
    'An item that a store sells, as in lists. `store_discount` is the store’s percentage, 0 for none.',
  );
export type Item = z.output<typeof itemSchema>;

const itemWithMeta = itemSchema.extend(metaTexts);
export type ItemWithMeta = z.output<typeof itemWithMeta>;

const forAll = { tag: 'Items', access: 'public' } as const;

export const getItem = endpoint({
  ...forAll,
  name: 'getItem',
  summary: 'One item by id or slug; campaign=true for a campaign item',
  description:
    'Everything that is needed to offer the item: groups of choices or variations, add-ons, stock and discounts. The id may be a slug.',
  method: 'GET',
  path: '/api/v1/items/details/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the item.', 'chicken-shawarma')) }),
  query: z.object({
    campaign: z.string().optional().meta(about('`true` for an item of a campaign.', 'true')),
  }),
  response: itemWithMeta,
  stored: { by: [] },
  cache: { seconds: 30 },
  errors: ['not_found'],
});

export const listRelatedItems = endpoint({
  ...forAll,
  name: 'listRelatedItems',
  summary: 'Items of the same category from other stores nearby',
  description: 'At most a shelf; the list has no pages.',
  method: 'GET',
  path: '/api/v1/items/related-items/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the item.', 'chicken-shawarma')) }),
  response: z.array(itemSchema),
  stored: STORED_LIST,
  errors: ['not_found'],
});

export const listRelatedStoreItems = endpoint({
  ...forAll,
  name: 'listRelatedStoreItems',
  summary: 'Other items of the same store, items of the same category first',
  description: 'At most a shelf; the list has no pages.',
  method: 'GET',
  path: '/api/v1/items/related-store-items/{id}',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the item.', 'chicken-shawarma')) }),
  response: z.array(itemSchema),
  stored: STORED_LIST,
  errors: ['not_found'],
});

export const listPopularStoreItems = endpoint({
  name: 'listPopularStoreItems',
  tag: 'Stores',
  summary: 'The most ordered items of a store (id or slug)',
  description: 'A shelf for the page of a store.',
  method: 'GET',
  path: '/api/v1/stores/popular-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200).meta(about('Id or slug of the store.', 'harbor-bakery')) }),
  response: z.object({ items: z.array(itemSchema) }),
  stored: { by: [] },
  errors: ['not_found'],
});

function nameList<const N extends string, const P extends `/${string}`>(
  name: N,
  path: P,
  summary: string,
  description: string,
  example: string[],
) {
  return endpoint({
    ...forAll,
    name,
    summary,
    description,
    method: 'GET',
    path,
    response: z.array(text).meta({ examples: [example] }),
    cache: { seconds: 300 },
  });
}

export const listGenericNames = nameList(
  'listGenericNames',
  '/api/v1/item/get-generic-name-list',
  'Generic names of the items of the module, or of all modules',
  'Active ingredients of medicines; plain names.',
  ['Paracetamol', 'Ibuprofen'],
);
export const listAllergyNames = nameList(
  'listAllergyNames',
  '/api/v1/item/get-allergy-name-list',
  'Allergens of the items of the module, or of all modules',
  'Values for a filter; plain names in the language of the request.',
  ['Sesame', 'Milk'],
);
export const listNutritionNames = nameList(
  'listNutritionNames',
  '/api/v1/item/get-nutrition-name-list',
  'Nutrition facts of the items of the module, or of all modules',
  'Values for a filter; plain names in the language of the request.',
  ['Protein 24 g', 'Fiber 3 g'],
);
