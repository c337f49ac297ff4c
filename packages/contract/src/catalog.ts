import { z } from 'zod';
import { endpoint, STORED_LIST } from './endpoint.ts';
import { addOn, foodVariation, variation } from './item-choices.ts';
import { amount, art, flag, id, imageUrl } from './schemas.ts';

/** An item. `store_discount` is the store's percentage, 0 for none. */
export const itemSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image_full_url: imageUrl,
  images_full_url: z.array(z.string()),
  /** Descriptions of the pictures; absent if no picture has one. */
  images_alt: z.array(z.string()).optional(),
  art,
  category_id: id,
  category_ids: z.array(z.object({ id, position: z.number().int(), name: z.string() })),
  variations: z.array(variation),
  food_variations: z.array(foodVariation),
  add_ons: z.array(addOn),
  choice_options: z.array(z.object({ name: z.string(), title: z.string(), options: z.array(z.string()) })),
  price: amount,
  tax: z.number(),
  tax_type: z.literal('percent'),
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  store_discount: z.number(),
  /** Terms of the store's discount: minimum of the order and cap, 0 for none; null without a discount. */
  store_discount_terms: z.object({ min_purchase: amount, max_discount: amount }).nullable(),
  restaurant_discount: z.number(),
  /** Clock times of the zone, "HH:mm"; null when the item is always available. */
  available_time_starts: z.string().nullable(),
  available_time_ends: z.string().nullable(),
  available_date_starts: z.string().nullable(),
  available_date_ends: z.string().nullable(),
  /** Whether it can be ordered now, in the zone's time. */
  available_now: z.boolean(),
  store_id: id,
  store_name: z.string(),
  store_slug: z.string(),
  zone_id: id,
  module_id: id,
  module_type: z.string(),
  module: z.object({ id, module_type: z.string() }),
  schedule_order: z.boolean(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  veg: flag,
  /** Null if the module does not count stock. */
  stock: z.number().int().nullable(),
  /** Initial value of a form. */
  quantity: z.literal(1),
  unit_type: z.string().nullable(),
  organic: flag,
  /** Null means no limit. */
  maximum_cart_quantity: z.number().int().nullable(),
  flash_sale: flag,
  /** Pieces left at the price of the running flash sale, at most the stock; null without a sale. */
  flash_sale_stock: z.number().int().nullable(),
  halal_tag_status: flag,
  is_halal: flag,
  is_prescription_required: flag,
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  generic_name: z.array(z.string()),
  tags: z.array(z.object({ id, name: z.string() })),
  recommended: flag,
  order_count: z.number().int(),
  wishlist_count: z.number().int(),
  whislists_count: z.number().int(),
});
export type Item = z.output<typeof itemSchema>;

export const getItem = endpoint({
  name: 'getItem',
  tag: 'Items',
  summary: 'One item by id or slug; campaign=true for a campaign item',
  method: 'GET',
  path: '/api/v1/items/details/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  query: z.object({ campaign: z.string().optional() }),
  response: itemSchema,
  stored: { by: [] },
  cache: { seconds: 30 },
  errors: ['not_found'],
});

export const listRelatedItems = endpoint({
  name: 'listRelatedItems',
  tag: 'Items',
  summary: 'Items of the same category from other stores nearby',
  method: 'GET',
  path: '/api/v1/items/related-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.array(itemSchema),
  stored: STORED_LIST,
  errors: ['not_found'],
});

export const listRelatedStoreItems = endpoint({
  name: 'listRelatedStoreItems',
  tag: 'Items',
  summary: 'Other items of the same store, items of the same category first',
  method: 'GET',
  path: '/api/v1/items/related-store-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.array(itemSchema),
  stored: STORED_LIST,
  errors: ['not_found'],
});

export const listPopularStoreItems = endpoint({
  name: 'listPopularStoreItems',
  tag: 'Stores',
  summary: 'The most ordered items of a store (id or slug)',
  method: 'GET',
  path: '/api/v1/stores/popular-items/{id}',
  access: 'public',
  params: z.object({ id: z.string().max(200) }),
  response: z.object({ items: z.array(itemSchema) }),
  stored: { by: [] },
  errors: ['not_found'],
});

function nameList<const N extends string, const P extends `/${string}`>(name: N, path: P, summary: string) {
  return endpoint({
    name,
    tag: 'Items',
    summary,
    method: 'GET',
    path,
    access: 'public',
    response: z.array(z.string()),
    cache: { seconds: 300 },
    errors: [],
  });
}

export const listGenericNames = nameList(
  'listGenericNames',
  '/api/v1/item/get-generic-name-list',
  'Generic names of the items of the module, or of all modules',
);
export const listAllergyNames = nameList(
  'listAllergyNames',
  '/api/v1/item/get-allergy-name-list',
  'Allergens of the items of the module, or of all modules',
);
export const listNutritionNames = nameList(
  'listNutritionNames',
  '/api/v1/item/get-nutrition-name-list',
  'Nutrition facts of the items of the module, or of all modules',
);
