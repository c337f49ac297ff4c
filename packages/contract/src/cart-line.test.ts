import { availableStock, NO_SELECTION } from '@errand/domain/catalog';
import { expect, test } from 'vitest';
import type { CartLine as WireLine } from './cart.ts';
import { choiceOf, fromWireLine, toLineBody, toWireLine } from './cart-line.ts';
import type { Item } from './catalog.ts';

/** The fields of an item that a line reads. */
const wrap = {
  id: 5,
  store_id: 9,
  name: 'Charcoal chicken wrap',
  image_full_url: '/media/wrap.webp',
  price: 10,
  discount: 10,
  discount_type: 'percent',
  store_discount: 5,
  store_discount_terms: { min_purchase: 12, max_discount: 5 },
  restaurant_discount: 0,
  stock: null,
  maximum_cart_quantity: 3,
  is_prescription_required: 0,
  generic_name: [],
  module_type: 'food',
  module_id: 1,
  variations: [],
  choice_options: [],
  add_ons: [{ id: 4, store_id: 9, name: 'Olives', price: 1.5 }],
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0, isSelected: false },
        { label: 'Large', optionPrice: 3, isSelected: false },
      ],
    },
  ],
  available_date_starts: null,
} as unknown as Item;

const variations = ['Red', 'Blue'].map((type, index) => ({ type, price: 20 + index, stock: 3 + index }));
const shirt: Item = {
  ...wrap,
  module_type: 'ecommerce',
  food_variations: [],
  add_ons: [],
  stock: 7,
  variations,
};

function wireLine(item: Item, fields: Partial<WireLine> = {}): WireLine {
  return {
    id: 77,
    user_id: '1c2d',
    module_id: 1,
    item_id: item.id,
    is_guest: true,
    add_on_ids: [4],
    add_on_qtys: [2],
    item_type: 'Item',
    price: 13,
    quantity: 2,
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    unit_price: 13,
    add_ons_price: 3,
    discount_amount: 1.3,
    total_price: 27.7,
    total_before_discount: 29,
    problem: 'out_of_limits',
    problem_message: 'Out of Limits',
    problem_maximum: 1,
    price_change: { was: 14.2, now: 15.35 },
    created_at: '2026-03-04T08:00:00Z',
    updated_at: '2026-03-04T09:00:00Z',
    item,
    ...fields,
  };
}

// Requirements: CART-17, CART-18.
test('a line has its id, item, store, quantity, selection, add-ons and prices in minor units', () => {
  const line = fromWireLine(wireLine(wrap), 2);
  expect(line).toMatchObject({
    id: '77',
    storeId: 9,
    quantity: 2,
    selection: { groups: [{ name: 'Size', labels: ['Large'] }], variation: null },
    addOns: [{ id: 4, quantity: 2 }],
    price: {
      unitMinor: 1300,
      addOnsMinor: 300,
      discountMinor: 130,
      totalMinor: 2770,
      totalBeforeDiscountMinor: 2900,
    },
    problem: { code: 'out_of_limits', message: 'Out of Limits', maximum: 1 },
    priceChange: { wasMinor: 1420, nowMinor: 1535 },
  });
  expect(line.item).toEqual({
    id: 5,
    moduleType: 'food',
    priceMinor: 1000,
    discount: 10,
    discountType: 'percent',
    storeDiscount: 5,
    storeTerms: { minPurchaseMinor: 1200, maxDiscountMinor: 500 },
    restaurantDiscount: 0,
    stock: null,
    maximumCartQuantity: 3,
    foodVariations: [
      {
        name: 'Size',
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        values: [
          { label: 'Small', priceMinor: 0 },
          { label: 'Large', priceMinor: 300 },
        ],
      },
    ],
    variations: [],
    addOns: [{ id: 4, priceMinor: 150 }],
  });
  expect(line.details).toBe(wrap);
});

// Requirements: CART-17.
test('the selected option of non-food has its price and stock', () => {
  const line = fromWireLine(wireLine(shirt, { variation: [{ type: 'Blue', price: 21, stock: 4 }] }), 2);
  expect(line.selection).toEqual({ groups: [], variation: 'Blue' });
  expect(line.item.variations).toContainEqual({ type: 'Blue', priceMinor: 2100, stock: 4 });
  expect(availableStock(line.item, line.selection)).toBe(4);
});

test('a line that is parsed and serialized again is equal, with and without a problem and a price change', () => {
  const clean = { problem: null, problem_message: null, problem_maximum: null, price_change: null };
  for (const wire of [wireLine(wrap), wireLine(wrap, clean)]) {
    const owner = { ownerId: wire.user_id, isGuest: wire.is_guest, variation: wire.variation };
    expect(toWireLine(fromWireLine(wire, 2), owner, 2)).toEqual(wire);
    expect(toWireLine(fromWireLine(wire, 3), owner, 3)).toEqual(wire);
  }
});

// Requirements: CART-22, CART-25.
test('an addition has the specified fields, food by group and label', () => {
  const selection = { groups: [{ name: 'Size', labels: ['Large'] }], variation: null };
  expect(toLineBody({ item: wrap, selection, addOns: [{ id: 4, quantity: 2 }], quantity: 3 }, 2)).toEqual({
    item_id: 5,
    model: 'Item',
    price: 13,
    quantity: 3,
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    add_on_ids: [4],
    add_on_qtys: [2],
  });
});

// Requirements: CART-24.
test('a campaign item is an ItemCampaign, any other an Item', () => {
  const bodyOf = (available_date_starts: string | null) =>
    toLineBody(
      { item: { ...wrap, available_date_starts }, selection: NO_SELECTION, addOns: [], quantity: 1 },
      2,
    );
  expect(bodyOf(null).model).toBe('Item');
  expect(bodyOf('2026-03-01').model).toBe('ItemCampaign');
});

// Requirements: CART-26.
test('non-food has the selected option', () => {
  const selection = { groups: [], variation: 'Blue' };
  const body = toLineBody({ item: shirt, selection, addOns: [], quantity: 1 }, 2);
  expect([body.variation, body.price]).toEqual([[{ type: 'Blue', price: 21, stock: 4 }], 21]);
});

test('the selection of a line is what was selected, with another quantity if given', () => {
  const line = fromWireLine(wireLine(wrap), 2);
  const picked = { item: wrap, selection: line.selection, addOns: [{ id: 4, quantity: 2 }] };
  expect(choiceOf(line)).toEqual({ ...picked, quantity: 2 });
  expect(choiceOf(line, 3)).toEqual({ ...picked, quantity: 3 });
});
