import type { Item } from '@errand/contract/catalog';
import { Dialog } from 'radix-ui';
import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { ItemDetail } from './item-detail.tsx';

type Options = Parameters<typeof render>[1];

function detail(fields: Partial<Item> = {}, options?: Options): string {
  return render(
    <Dialog.Root open>
      <ItemDetail item={anItem(fields)} onAdded={() => {}} />
    </Dialog.Root>,
    options,
  );
}
const detailText = (fields: Partial<Item> = {}, options?: Options) => textOf(detail(fields, options));
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => textOf(inner));
/** The words besides those of the buttons. */
const besideButtons = (html: string) => textOf(html.replace(/<button[^>]*>.*?<\/button>/g, ''));

const sauces: Item['food_variations'] = [
  {
    name: 'Size',
    type: 'single',
    required: 'on',
    min: 0,
    max: 0,
    values: [
      { label: 'Regular', optionPrice: 0, isSelected: false },
      { label: 'Large', optionPrice: 3, isSelected: false },
    ],
  },
  {
    name: 'Sauces',
    type: 'multi',
    required: 'off',
    min: 1,
    max: 2,
    values: [{ label: 'Tahini', optionPrice: 1, isSelected: false }],
  },
];

// Requirements: ITEM-07, ITEM-09, ITEM-10, ITEM-11, ITEM-12, ITEM-16, ITEM-21, ITEM-22, ITEM-23, ITEM-25.
test('the food dialog shows picture, store, rating, heart, name, text, stepper, prices and its button', () => {
  const html = detail();
  expect(html).toContain('src="/media/a/');
  const text = textOf(html);
  expect(text).toContain('Harbour Grill');
  expect(text).toContain('Rated 4.7 of 5 by 86 people');
  expect(html).toMatch(/<button[^>]*aria-label="[^"]*Lamb Shawarma[^"]*"[^>]*aria-pressed="false"/);
  expect(text).toContain('Lamb Shawarma');
  expect(text).toContain('Slow lamb, sumac and parsley.');
  expect(html).toMatch(/role="group" aria-label="Quantity".*?>1</);
  expect(besideButtons(html)).toContain('$10.00');
  expect(buttons(html)).toContain('Add to Cart Total $10.00');
});

// Requirements: ITEM-08, ITEM-24.
test('a discounted dish shows its discount, and the original price struck through', () => {
  const html = detail({ discount: 20 });
  expect(textOf(html)).toContain('20%');
  expect(html).toMatch(/<s>.*?\$10\.00.*?<\/s>.*?\$8\.00/);
  expect(detail()).not.toContain('<s>');
  expect(detailText()).not.toContain('%');
});

// Requirements: ITEM-22, ITEM-24.
test('an offer that the cart has to earn is announced and stays off price and button', () => {
  const offered = {
    store_discount: 15,
    price: 9.7,
    store_discount_terms: { min_purchase: 12, max_discount: 5 },
  };
  const html = detail(offered);
  expect(textOf(html)).toContain('15% off from $12, up to $5');
  expect(html).not.toContain('<s>');
  expect(besideButtons(html)).toContain('$9.70');
  expect(buttons(html)).toContain('Add to Cart Total $9.70');
  expect(detailText(offered, { language: 'ar' })).toMatch(/خصم .*15%.* ابتداءً من .*\$12.*، حتى .*\$5/);
});

// Requirements: CONFIG-10, CONFIG-11, CONFIG-12.
test('prices have the operator’s symbol, its side and its decimals', () => {
  const config = {
    currency_symbol: 'KWD',
    currency_symbol_direction: 'right' as const,
    digit_after_decimal_point: 3,
  };
  const html = detailText({ price: 9.75 }, { config });
  expect(html).toContain('9.750 KWD');
  expect(html).not.toContain('$');
});

// Requirements: CONFIG-05, ITEM-02, ITEM-13.
test('the veg marker shows only in food and only while enabled; 0 is non-veg', () => {
  expect(detail({ veg: 0 })).toContain('aria-label="Non-vegetarian"');
  expect(detail({ veg: 1 })).toContain('aria-label="Vegetarian"');
  expect(detail({ veg: 1 }, { config: { toggle_veg_non_veg: false } })).not.toContain('Vegetarian');
  expect(detail({ veg: 1, module_type: 'grocery' })).not.toContain('Vegetarian');
});

// Requirements: ITEM-14.
test('the halal tag shows when the item is halal and its store says so', () => {
  expect(detailText({ halal_tag_status: 1, is_halal: 1 })).toContain('Halal');
  expect(detailText({ halal_tag_status: 0, is_halal: 1 })).not.toContain('Halal');
  expect(detailText({ halal_tag_status: 1, is_halal: 0 })).not.toContain('Halal');
});

// Requirements: ITEM-15, ITEM-17, ITEM-18.
test('generic name, nutrition and allergens show when given', () => {
  const text = detailText({
    generic_name: ['Ibuprofen'],
    nutritions_name: ['540 kcal'],
    allergies_name: ['Wheat', 'Milk'],
  });
  expect(text).toContain('Generic name Ibuprofen');
  expect(text).toContain('Nutrition 540 kcal');
  expect(text).toMatch(/Allergens Wheat ?, Milk/);
  for (const word of ['Generic name', 'Nutrition', 'Allergens']) expect(detailText()).not.toContain(word);
});

// Requirements: ITEM-19, ITEM-20, ITEM-78.
test('choices show the hint of a multi group, and add-ons their prices', () => {
  const add_ons = [{ id: 4, store_id: 9, name: 'Small fries', price: 2.5, quantity: 0, isChecked: false }];
  const html = detail({ food_variations: sauces, add_ons });
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  const text = textOf(html);
  expect(text).toContain('Large + $3.00');
  expect(text).toContain('This Variation needs to be selected in between minimum 1 and Maximum 2 items.');
  expect(text).toContain('Small fries $2.50');
});

// Requirements: ITEM-57, ITEM-58, ITEM-60.
test('outside its hours a dish shows them in 12-hour format and has no button', () => {
  const off = { available_now: false, available_time_starts: '08:00', available_time_ends: '23:30' };
  const html = detail(off);
  expect(textOf(html)).toContain('Not Available now');
  expect(textOf(html)).toContain('8:00 AM – 11:30 PM');
  expect(buttons(html).join()).not.toMatch(/Cart|Buy|Order/);
  expect(html).not.toContain('aria-label="Quantity"');
  expect(detailText(off, { language: 'ar' })).toContain('8:00 ص – 11:30 م');
});

test('outside its dayparts a dish shows its days and hours, and when it is available next', () => {
  const off = {
    available_now: false,
    available_next: { time: '07:00', day: 1, in_days: 3 },
    dayparts: [
      { days: [1, 2, 3, 4, 5], starts: '07:00', ends: '11:00' },
      { days: [0, 6], starts: '18:00', ends: '00:00' },
      { days: [0, 1, 2, 3, 4, 5, 6], starts: '12:00', ends: '13:00' },
      { days: [6], starts: '00:00', ends: '00:00' },
    ],
  };
  const text = textOf(detail(off)).replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Sold Monday – Friday, 7:00 AM – 11:00 AM');
  expect(text).toContain('Sold Saturday – Sunday, 6:00 PM – 12:00 AM');
  expect(text).toContain('Sold daily 12:00 PM – 1:00 PM');
  expect(text).toMatch(/Sold Saturday(?!,| –)/);
  expect(text).toContain('Available Monday from 7:00 AM');
});

// Requirements: ITEM-59.
test('outside its hours a dish that allows scheduled orders has its buttons', () => {
  const html = detail({ available_now: false, schedule_order: true });
  expect(textOf(html)).toContain('Not Available now');
  expect(buttons(html)).toContain('Add to Cart Total $10.00');
});

// Requirements: ITEM-61.
test('within its hours they are not shown', () => {
  expect(detailText({ available_time_starts: '08:00', available_time_ends: '23:30' })).not.toContain(
    'Not Available now',
  );
});

// Requirements: ITEM-04, ITEM-62.
test('a campaign item has exactly one button, Order Now', () => {
  for (const module_type of ['food', 'grocery']) {
    const html = detail({
      module_type,
      available_date_starts: '2026-03-01',
      available_date_ends: '2026-03-09',
    });
    expect(buttons(html).filter((text) => /Cart|Buy|Order/.test(text))).toEqual(['Order Now Total $10.00']);
  }
});

// Requirements: ROUTE-20, ROUTE-22, ROUTE-23.
test('the store links to its page, except on that page', () => {
  const href = '/store/harbour-grill?id=9&amp;module_id=1&amp;module_type=food&amp;store_zone_id=2';
  expect(detail()).toContain(`href="${href}"`);
  for (const path of ['/store/harbour-grill', '/store/9']) {
    expect(detail({}, { path })).not.toContain('/store/harbour-grill?');
    expect(detailText({}, { path })).toContain('Harbour Grill');
  }
});

// Requirements: ITEM-50, ITEM-52.
test('the quick view of goods starts with the first variation in stock and its price', () => {
  const html = detail({
    module_type: 'ecommerce',
    stock: 4,
    choice_options: [{ name: 'choice_0', title: 'Colour', options: ['Sky', 'Black', 'Cream'] }],
    variations: [
      { type: 'Sky', price: 9, stock: 0 },
      { type: 'Black', price: 25, stock: 3 },
      { type: 'Cream', price: 30, stock: 1 },
    ],
  });
  expect(besideButtons(html)).toContain('$25.00');
  expect(buttons(html)).toEqual(expect.arrayContaining(['Add to Cart', 'Buy Now']));
  expect(html).toContain('href="/product/lamb-shawarma?module_id=1"');
});

test('a dish without a picture shows its initial in the dialog', () => {
  expect(detail({ image_full_url: null })).toMatch(/aria-hidden="true"[^>]*>(?:<[^>]+>)*L</);
});
