import { z } from 'zod';
import { itemSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { about, amount, guestQuery, id, integer, message, text } from './schemas.ts';

/** An example of the API document. */
const EXAMPLE_LINE = {
  item_id: 311,
  quantity: 2,
  price: 9.5,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_on_ids: [21],
  add_on_qtys: [1],
};

/** Food: the selected labels of each group. Other modules: the one variation, by its `type`. */
export const foodChoice = z.object({
  name: text.meta(about('Name of the group.', 'Size')),
  values: z.object({ label: z.array(text).describe('Texts of the values.') }).describe('The chosen labels.'),
});
export const variationChoice = z.object({
  type: text.meta(about('Name of the variation.', 'Red-Large')),
  price: amount.optional(),
  stock: z.number().optional(),
});

const lineVariation = z.array(z.union([foodChoice, variationChoice]));

/** The selection in responses: one flat shape, which serializes without distinguishing the two. */
const lineVariationResponse = z.array(foodChoice.partial().extend(variationChoice.partial().shape));

export const cartLine = z
  .object({
    id,
    user_id: text,
    module_id: id,
    item_id: id,
    is_guest: z.boolean(),
    add_on_ids: z.array(id),
    add_on_qtys: z.array(integer),
    item_type: z.enum(['Item', 'ItemCampaign']).describe('Whether it is an item or an item of a campaign.'),
    price: amount.meta(about('Price of one piece with its options, before discount, without add-ons.', 9.5)),
    quantity: integer,
    variation: lineVariationResponse,
    unit_price: amount.meta(about('Current price of one piece.', 9.5)),
    add_ons_price: amount.meta(about('Price of the add-ons of the line.', 1.5)),
    discount_amount: amount,
    total_price: amount,
    total_before_discount: amount.meta(about('Price of the line before discounts.', 22)),
    problem: text
      .nullable()
      .meta(about('Why the line cannot be ordered, as a code; null if it can.', 'out_of_stock')),
    problem_message: text.nullable().meta(about('The same as text.', 'Out of Stock')),
    problem_maximum: integer.nullable().meta(about('Most pieces, where the quantity is the problem.', 3)),
    price_change: z
      .object({
        was: amount.meta(about('Price of one piece then; null if unchanged.', 9)),
        now: amount.meta(about('Price of one piece now; null if unchanged.', 9.5)),
      })
      .nullable()
      .describe(
        'Price of one piece with its add-ons when the visitor agreed to it and now; null while equal.',
      ),
    created_at: text,
    updated_at: text,
    item: itemSchema,
  })
  .describe('An item in the cart with its selection, priced by the server.');
export type CartLine = z.output<typeof cartLine>;

const cart = z.array(cartLine);

export const lineBody = z.object({
  guest_id: z.string().optional(),
  item_id: z.coerce.number().int(),
  model: z
    .enum(['Item', 'ItemCampaign'])
    .default('Item')
    .describe('`ItemCampaign` for an item of a campaign.'),
  price: z.coerce
    .number()
    .nullish()
    .describe('The displayed price of one piece. A different one rejects with `price_changed`.'),
  quantity: z.coerce.number().int().min(1).max(1000),
  variation: lineVariation.default([]),
  variant: z
    .unknown()
    .optional()
    .meta(about('The selection as text; ignored in requests.', 'Large, garlic cream')),
  add_on_ids: z.array(z.coerce.number().int()).max(50).default([]),
  add_on_qtys: z.array(z.coerce.number().int().min(0).max(100)).max(50).default([]),
});

/** Why an item cannot be sold with a selection. */
export const LINE_ERRORS = [
  'item_unavailable',
  'campaign_item',
  'not_in_campaign',
  'other_module',
  'not_available',
  'out_of_stock',
  'out_of_limits',
  'variation_required',
  'variation_count',
  'variation_unknown',
  'variation_out_of_stock',
  'add_on_unknown',
] as const;
const lineErrors = ['module_required', ...LINE_ERRORS, 'price_changed'] as const;

const forGuests = { tag: 'Cart', access: 'guest', query: guestQuery } as const;

export const listCart = endpoint({
  ...forGuests,
  name: 'listCart',
  summary: 'The cart of the module',
  description:
    'Each visitor has one cart for each module, with lines of a single store. Lines carry current prices and, in `problem`, why one cannot be ordered.',
  method: 'GET',
  path: '/api/v1/customer/cart/list',
  response: cart,
  errors: ['module_required'],
});

export const addToCart = endpoint({
  ...forGuests,
  name: 'addToCart',
  summary:
    'Adds a line; the same item with the same selection increases its quantity. A repeated Idempotency-Key adds once',
  description:
    'Food takes the chosen labels of each group in `variation`, other modules the one variation. A line of another store rejects with `other_store`; repeat the call with `replace` to empty the cart first. Returns the whole cart.',
  method: 'POST',
  path: '/api/v1/customer/cart/add',
  /** `replace: true` also removes the lines of another store, after the confirmation dialog. */
  body: lineBody.extend({ replace: z.boolean().optional() }),
  example: EXAMPLE_LINE,
  idempotent: true,
  response: cart,
  errors: [...lineErrors, 'other_store'],
});

export const updateCart = endpoint({
  ...forGuests,
  name: 'updateCart',
  summary: 'Changes a line; sending it unchanged accepts a changed price',
  description: 'Sends the complete new state of a line. Returns the whole cart.',
  method: 'POST',
  path: '/api/v1/customer/cart/update',
  body: lineBody.extend({
    cart_id: z.coerce.number().int(),
    item_id: z.coerce.number().int().optional(),
    variation: lineVariation.optional(),
    add_on_ids: z.array(z.coerce.number().int()).max(50).optional(),
    add_on_qtys: z.array(z.coerce.number().int().min(0).max(100)).max(50).optional(),
  }),
  example: { cart_id: 87, ...EXAMPLE_LINE, quantity: 3 },
  response: cart,
  errors: [...lineErrors, 'cart_line_gone', 'no_changes'],
});

export const removeFromCart = endpoint({
  ...forGuests,
  name: 'removeFromCart',
  summary: 'Removes one line; without cart_id the whole cart of the module',
  description: 'Returns the remaining cart of the module.',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove-item',
  query: guestQuery.extend({ cart_id: z.coerce.number().int().optional() }),
  response: cart,
  errors: ['module_required', 'cart_line_gone'],
});

export const clearCart = endpoint({
  ...forGuests,
  name: 'clearCart',
  summary: 'Clears the cart of the module',
  description: 'Idempotent: an empty cart stays empty.',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove',
  response: message,
  errors: ['module_required'],
});
