import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { amount, guestQuery, id, message } from './schemas.ts';

/** Food: the selected labels of each group. Other modules: the one variation, by its `type`. */
export const foodChoice = z.object({
  name: z.string(),
  values: z.object({ label: z.array(z.string()) }),
});
export const variationChoice = z.object({
  type: z.string(),
  price: amount.optional(),
  stock: z.number().optional(),
});

const lineVariation = z.array(z.union([foodChoice, variationChoice]));

/** The selection in responses: one flat shape, which serializes without distinguishing the two. */
const lineVariationResponse = z.array(foodChoice.partial().extend(variationChoice.partial().shape));

export const cartLine = z.object({
  id,
  user_id: z.string(),
  module_id: id,
  item_id: id,
  is_guest: z.boolean(),
  add_on_ids: z.array(id),
  add_on_qtys: z.array(z.number().int()),
  item_type: z.enum(['Item', 'ItemCampaign']),
  /** Unit price with options, before discount, without add-ons. */
  price: amount,
  quantity: z.number().int(),
  variation: lineVariationResponse,
  /** Current prices of the server. */
  unit_price: amount,
  add_ons_price: amount,
  discount_amount: amount,
  total_price: amount,
  total_before_discount: amount,
  /** Why the line cannot be ordered (a code of the error table), or null. */
  problem: z.string().nullable(),
  problem_message: z.string().nullable(),
  /** Maximum quantity if the problem is the quantity. */
  problem_maximum: z.number().int().nullable(),
  /**
   * Price of one piece with its add-ons when the visitor last agreed to the line, if it has changed since.
   */
  price_change: z.object({ was: amount, now: amount }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  item: itemSchema,
});
export type CartLine = z.output<typeof cartLine>;

const cart = z.array(cartLine);

export const lineBody = z.object({
  guest_id: z.string().optional(),
  item_id: z.coerce.number().int(),
  model: z.enum(['Item', 'ItemCampaign']).default('Item'),
  /** The client's price, as a hint: a different price is rejected with `price_changed`. */
  price: z.coerce.number().nullish(),
  quantity: z.coerce.number().int().min(1).max(1000),
  variation: lineVariation.default([]),
  variant: z.unknown().optional(),
  add_on_ids: z.array(z.coerce.number().int()).max(50).default([]),
  add_on_qtys: z.array(z.coerce.number().int().min(0).max(100)).max(50).default([]),
});

const lineErrors = [
  'guest_required',
  'module_required',
  'item_unavailable',
  'not_available',
  'out_of_stock',
  'out_of_limits',
  'variation_required',
  'variation_count',
  'variation_unknown',
  'variation_out_of_stock',
  'add_on_unknown',
  'price_changed',
] as const;

export const listCart = endpoint({
  name: 'listCart',
  tag: 'Cart',
  summary: 'The cart of the module',
  method: 'GET',
  path: '/api/v1/customer/cart/list',
  access: 'guest',
  query: guestQuery,
  response: cart,
  errors: ['guest_required', 'module_required'],
});

export const addToCart = endpoint({
  name: 'addToCart',
  tag: 'Cart',
  summary:
    'Adds a line; the same item with the same selection increases its quantity. A repeated Idempotency-Key adds once',
  method: 'POST',
  path: '/api/v1/customer/cart/add',
  access: 'guest',
  query: guestQuery,
  /** `replace: true` also removes the lines of another store, after the confirmation dialog. */
  body: lineBody.extend({ replace: z.boolean().optional() }),
  idempotent: true,
  response: cart,
  errors: [...lineErrors, 'other_store'],
});

export const updateCart = endpoint({
  name: 'updateCart',
  tag: 'Cart',
  summary: 'Changes a line; sending it unchanged accepts a changed price',
  method: 'POST',
  path: '/api/v1/customer/cart/update',
  access: 'guest',
  query: guestQuery,
  body: lineBody.extend({
    cart_id: z.coerce.number().int(),
    item_id: z.coerce.number().int().optional(),
    variation: lineVariation.optional(),
    add_on_ids: z.array(z.coerce.number().int()).max(50).optional(),
    add_on_qtys: z.array(z.coerce.number().int().min(0).max(100)).max(50).optional(),
  }),
  response: cart,
  errors: [...lineErrors, 'cart_line_gone', 'no_changes'],
});

export const removeFromCart = endpoint({
  name: 'removeFromCart',
  tag: 'Cart',
  summary: 'Removes one line; without cart_id the whole cart of the module',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove-item',
  access: 'guest',
  query: guestQuery.extend({ cart_id: z.coerce.number().int().optional() }),
  response: cart,
  errors: ['guest_required', 'module_required', 'cart_line_gone'],
});

export const clearCart = endpoint({
  name: 'clearCart',
  tag: 'Cart',
  summary: 'Clears the cart of the module',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove',
  access: 'guest',
  query: guestQuery,
  response: message,
  errors: ['guest_required', 'module_required'],
});
