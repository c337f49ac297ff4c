import type { CartLine } from '@errand/contract/cart';
import { expect, test } from 'vitest';
import { flatLine } from './flat-line.ts';

/** Only what the mapping reads. */
function line(item: object, fields: object = {}): CartLine {
  return {
    id: 77,
    quantity: 2,
    price: 13,
    total_price: 29,
    add_on_ids: [4],
    add_on_qtys: [2],
    variation: [],
    ...fields,
    item: {
      id: 5,
      store_id: 9,
      name: 'Charcoal chicken wrap',
      image_full_url: '/media/wrap.webp',
      price: 10,
      discount: 10,
      discount_type: 'percent',
      store_discount: 0,
      module_type: 'food',
      stock: null,
      maximum_cart_quantity: 3,
      is_prescription_required: 0,
      generic_name: [],
      food_variations: [],
      variations: [],
      choice_options: [],
      add_ons: [{ id: 4, name: 'Olives', price: 1.5 }],
      available_date_starts: null,
      ...item,
    },
  } as unknown as CartLine;
}

test('[CART-17, CART-18] a line has every field of the specification, flat', () => {
  const values = [
    { label: 'Small', optionPrice: 0, isSelected: false },
    { label: 'Large', optionPrice: 3, isSelected: false },
  ];
  const food = line(
    { food_variations: [{ name: 'Size', type: 'single', min: 0, max: 0, required: 'on', values }] },
    { variation: [{ name: 'Size', values: { label: ['Large'] } }] },
  );
  expect(flatLine(food)).toEqual({
    cartItemId: 77,
    id: 5,
    store_id: 9,
    name: 'Charcoal chicken wrap',
    image_full_url: '/media/wrap.webp',
    quantity: 2,
    price: 13,
    totalPrice: 29,
    itemBasePrice: 10,
    discount: 10,
    discount_type: 'percent',
    store_discount: 0,
    module_type: 'food',
    stock: null,
    maximum_cart_quantity: 3,
    is_prescription_required: 0,
    generic_name: [],
    food_variations: [
      {
        name: 'Size',
        values: [
          { label: 'Small', optionPrice: 0, isSelected: false },
          { label: 'Large', optionPrice: 3, isSelected: true },
        ],
      },
    ],
    selectedAddons: [{ id: 4, price: 1.5, quantity: 2 }],
    selectedOption: [],
    choice_options: [],
    available_date_starts: null,
  });
});

test('[CART-17] the option that was selected comes with its price and stock', () => {
  const variations = [
    { type: 'Red', price: 20, stock: 3 },
    { type: 'Blue', price: 22, stock: 8 },
  ];
  const goods = line(
    { module_type: 'grocery', stock: 11, variations, choice_options: [{ title: 'Colour' }] },
    { variation: [{ type: 'Blue', price: 22, stock: 8 }] },
  );
  expect(flatLine(goods)).toMatchObject({
    selectedOption: [{ type: 'Blue', price: 22, stock: 8 }],
    stock: 8,
    choice_options: [{ title: 'Colour' }],
  });
});

test('[CART-19, CART-21] a start date marks a campaign item, and generic names are a list', () => {
  expect(flatLine(line({ available_date_starts: '2026-03-01' })).available_date_starts).toBe('2026-03-01');
  expect(flatLine(line({ generic_name: ['Paracetamol', 'Caffeine'] })).generic_name).toEqual([
    'Paracetamol',
    'Caffeine',
  ]);
});
