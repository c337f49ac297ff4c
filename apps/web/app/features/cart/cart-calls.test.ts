import type { CartLine } from '@errand/contract/cart';
import type { Item } from '@errand/contract/catalog';
import { NO_SELECTION } from '@errand/domain/catalog';
import { expect, test } from 'vitest';
import { bodyOf, choiceOf } from './cart-calls.ts';

/** Only what a request reads. */
const wrap = {
  id: 5,
  price: 10,
  discount: 0,
  discount_type: 'percent',
  store_discount: 0,
  restaurant_discount: 0,
  stock: null,
  maximum_cart_quantity: null,
  module_type: 'food',
  module_id: 1,
  variations: [],
  add_ons: [{ id: 4, store_id: 9, name: 'Olives', price: 1.5 }],
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [{ label: 'Large', optionPrice: 3, isSelected: false }],
    },
  ],
  available_date_starts: null,
} as unknown as Item;
const large = { groups: [{ name: 'Size', labels: ['Large'] }], variation: null };

test('[CART-22, CART-25] an addition carries the fields of the specification, food by group and label', () => {
  const choice = { item: wrap, selection: large, addOns: [{ id: 4, quantity: 2 }], quantity: 3 };
  expect(bodyOf(choice, 2)).toEqual({
    item_id: 5,
    model: 'Item',
    price: 13,
    quantity: 3,
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    add_on_ids: [4],
    add_on_qtys: [2],
  });
});

test('[CART-24] a campaign item is an ItemCampaign, any other an Item', () => {
  const of = (available_date_starts: string | null) =>
    bodyOf({ item: { ...wrap, available_date_starts }, selection: NO_SELECTION, addOns: [], quantity: 1 }, 2);
  expect(of(null).model).toBe('Item');
  expect(of('2026-03-01').model).toBe('ItemCampaign');
});

test('[CART-26] goods carry the option that was selected', () => {
  const variations = ['Red', 'Blue'].map((type, index) => ({ type, price: 20 + index, stock: 3 }));
  const shirt = { ...wrap, module_type: 'ecommerce', food_variations: [], variations } as Item;
  const body = bodyOf(
    { item: shirt, selection: { groups: [], variation: 'Blue' }, addOns: [], quantity: 1 },
    2,
  );
  expect([body.variation, body.price]).toEqual([[{ type: 'Blue', price: 21, stock: 3 }], 21]);
});

test('what is in the cart is sent again as it was picked', () => {
  const line = { item: wrap, quantity: 2, variation: [], add_on_ids: [4], add_on_qtys: [1] };
  expect(choiceOf(line as unknown as CartLine, 3)).toEqual({
    item: wrap,
    selection: NO_SELECTION,
    addOns: [{ id: 4, quantity: 1 }],
    quantity: 3,
  });
});
