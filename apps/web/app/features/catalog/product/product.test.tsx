import type { Item } from '@errand/contract/catalog';
import { expect, test, vi } from 'vitest';
import { aLine, anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { StoreLine } from '../item/store-line.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOrder } from './product-order.tsx';

// Renders as after hydration, because the server's HTML never shows a cart.
vi.mock('@errand/client/use-hydrated.ts', () => ({ useHydrated: () => true }));

type Options = Parameters<typeof render>[1];

const lamp = (fields: Partial<Item> = {}) =>
  anItem({ name: 'Reading lamp', slug: 'reading-lamp', module_type: 'ecommerce', stock: 20, ...fields });
const choices: Partial<Item> = {
  choice_options: [{ name: 'choice_0', title: 'Colour', options: ['Black', 'Brass'] }],
  variations: [
    { type: 'Black', price: 25, stock: 3 },
    { type: 'Brass', price: 40, stock: 0 },
  ],
};

function product(fields: Partial<Item> = {}, options?: Options): string {
  const item = lamp(fields);
  return render(
    <>
      <ProductGallery item={item} />
      <ProductOrder
        item={item}
        hasReviews
        store={<StoreLine item={item} store={null} />}
        facts={<ProductFacts item={item} store={null} minutes={null} fee={null} />}
      />
    </>,
    options,
  );
}
const productText = (fields: Partial<Item> = {}, options?: Options) => textOf(product(fields, options));
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => textOf(inner));
const ORDERS = /^(?:Add to Cart|Buy Now|Update To Cart)/;
/** The radio button of a choice. */
const choice = (html: string, name: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)]
    .map(([, inner = '']) => inner)
    .find((inner) => inner.includes(name)) ?? '';

// Requirements: ITEM-26, ITEM-27.
test('goods have a magnifying gallery with a thumbnail for every picture', () => {
  const images_full_url = ['/media/a/800.webp', '/media/b/800.webp', '/media/c/800.webp'];
  const html = product({ images_full_url });
  expect(html).toContain('Reading lamp. Arrow keys move the picture.');
  const thumbs = html.match(/aria-label="Picture \d" aria-pressed="(true|false)"/g);
  expect(thumbs).toEqual([
    'aria-label="Picture 1" aria-pressed="true"',
    'aria-label="Picture 2" aria-pressed="false"',
    'aria-label="Picture 3" aria-pressed="false"',
  ]);
});

test('a picture has its own alternative text, or the name of the product', () => {
  const images_full_url = ['/media/a/800.webp'];
  expect(product({ images_full_url, images_alt: ['The lamp on a desk'] })).toContain(
    'alt="The lamp on a desk"',
  );
  expect(product({ images_full_url })).toContain('alt="Reading lamp"');
});

// Requirements: ITEM-31, ITEM-32, ITEM-33, ITEM-36.
test('discount, organic, halal and in-stock badges show when they apply', () => {
  const text = productText({ discount: 15, organic: 1, halal_tag_status: 1, is_halal: 1 });
  expect(text).toMatch(/15%⁩? off/);
  for (const badge of ['Organic', 'Halal', 'In stock']) {
    expect(text).toContain(badge);
    expect(productText({ stock: 0 })).not.toContain(badge);
  }
  expect(productText({ stock: 0 })).toContain('Out of Stock');
});

// Requirements: ITEM-34, ITEM-35, ITEM-37, ITEM-40, ITEM-41, ITEM-42.
test('goods show store link, name, rating and review count, unit, stepper and total', () => {
  const html = product({ unit_type: 'piece' });
  expect(html).toContain('href="/store/harbour-grill?');
  expect(html).toMatch(/<h1[^>]*>Reading lamp<\/h1>/);
  const text = textOf(html);
  expect(text).toContain('Rated 4.7 of 5 by 86 people');
  expect(text).toContain('(86 reviews)');
  expect(text).toContain('$10.00 per piece');
  expect(html).toMatch(/role="group" aria-label="Quantity".*?>1</);
  expect(text).toContain('Total $10.00');
});

// Requirements: ITEM-38.
test('the price, or its range when variations differ', () => {
  expect(productText(choices)).toContain('$25.00 – $40.00');
  expect(productText()).not.toContain('–');
  expect(productText()).toContain('$10.00');
});

// Requirements: ITEM-39.
test('variations are buttons with the first one in stock selected and sold-out ones marked', () => {
  const html = product(choices);
  expect(choice(html, 'Black')).toContain('checked=""');
  expect(choice(html, 'Brass')).not.toContain('checked=""');
  expect(textOf(choice(html, 'Black'))).toBe('Black');
  expect(textOf(choice(html, 'Brass'))).toBe('Brass Out of Stock');
});

// Requirements: ITEM-43.
test('categories are links, followed by tags', () => {
  const html = product({ tags: [{ id: 1, name: 'evening' }] });
  expect(html).toMatch(/href="\/category\/3\?module_id=1"[^>]*>Wraps/);
  expect(textOf(html)).toContain('Wraps evening');
});

// Requirements: ITEM-44, ITEM-45.
test('Buy Now and Add to Cart show while the item is not in the cart', () => {
  expect(new Set(buttons(product()).filter((text) => ORDERS.test(text)))).toEqual(
    new Set(['Add to Cart', 'Buy Now', 'Add to Cart Total $10.00']),
  );
});

// Requirements: CART-37, ITEM-46.
test('Update To Cart replaces Add to Cart when the same variation is in the cart', () => {
  const both: Partial<Item> = {
    ...choices,
    variations: [
      { type: 'Black', price: 25, stock: 3 },
      { type: 'Brass', price: 40, stock: 2 },
    ],
  };
  const inCart = (type: string) => [
    aLine(lamp(both), { quantity: 2, variation: [{ type, price: 25, stock: 3 }] }),
  ];
  const same = product(both, { cart: inCart('Black') });
  expect(buttons(same)).toContain('Update To Cart');
  expect(same).toMatch(/aria-label="Quantity".*?>2</);
  expect(buttons(product(both))).not.toContain('Update To Cart');
  const elsewhere = [aLine(anItem({ id: 99, module_type: 'ecommerce' }))];
  expect(buttons(product(both, { cart: elsewhere }))).toContain('Add to Cart');
});

// Requirements: ITEM-47, ITEM-48.
test('an item that needs a prescription shows the specified text', () => {
  expect(productText({ module_type: 'pharmacy', is_prescription_required: 1 })).toContain(
    'prescription is required',
  );
  expect(productText({ module_type: 'pharmacy' })).not.toContain('prescription is required');
});

// Requirements: ITEM-55, ITEM-56.
test('plus is disabled at the limit with Out of Limits, and at the stock with Out of Stock', () => {
  const plus = (html: string) => /aria-label="One more"[^>]*/.exec(html)?.[0] ?? '';
  const limited = product({ maximum_cart_quantity: 1 });
  expect([textOf(limited).includes('Out of Limits'), plus(limited).includes('disabled')]).toEqual([
    true,
    true,
  ]);
  const last = product({ stock: 1 });
  expect([textOf(last).includes('Out of Stock'), plus(last).includes('disabled')]).toEqual([true, true]);
  expect(textOf(product({ maximum_cart_quantity: 1 }))).toContain('at most 1 per order');
  const food = product({ module_type: 'food', stock: 1 });
  expect(plus(food)).not.toContain('disabled');
  expect(plus(product())).not.toContain('disabled');
});

test('during a flash sale the pieces at its price are counted', () => {
  expect(productText({ stock: 20, flash_sale: 1, flash_sale_stock: 13 })).toContain('In stock, 13 left');
  expect(productText({ stock: 3, flash_sale: 1, flash_sale_stock: 3 })).toContain('In stock, 3 left');
  expect(productText({ stock: 20 })).not.toContain('left');
});

test('the limit of an order and the end of a flash sale are said before an item is in the cart', () => {
  expect(productText({ maximum_cart_quantity: 2, stock: 20 })).toContain('At most 2 per order');
  // The pieces that are left say it already.
  expect(
    productText({ maximum_cart_quantity: 7, stock: 20, flash_sale: 1, flash_sale_stock: 7 }),
  ).not.toContain('At most');
  expect(productText({ stock: 20 })).not.toContain('At most');
  const saleEnd = '2027-03-04T14:00:00.000Z';
  expect(productText({ flash_sale: 1, flash_sale_stock: 7, flash_sale_ends_at: saleEnd })).toMatch(
    /Price ends (\w+ )?4 Mar( 2027)?, \d\d:00/,
  );
  expect(productText({ stock: 20 })).not.toContain('Price ends');
});

// Requirements: ITEM-83.
test('a variation without stock shows why it cannot be ordered', () => {
  const variations = [{ type: 'Black', price: 25, stock: 0 }];
  const message = 'This variation is out of stock. Choose another variation to proceed further.';
  expect(productText({ ...choices, variations })).toContain(message);
  expect(productText(choices)).not.toContain(message);
});

test('the rating of a product links to the reviews on its page', () => {
  const html = product({ rating_count: 86 }, { path: '/product/reading-lamp?module_id=4' });
  expect(html).toMatch(/<a [^>]*href="\/product\/reading-lamp\?module_id=4#reviews"/);
});

// Requirements: CONST-09.
test('a description above 70 characters is shortened on the product page', () => {
  const text = productText({ description: `${'Bright and calm. '.repeat(6)}End of it.` });
  expect(text).toContain('Read more');
  expect(text).not.toContain('End of it.');
});

test('a product without pictures shows its initial and has no magnifier', () => {
  const html = product({ image_full_url: null, images_full_url: [] });
  expect(html).toMatch(/aria-hidden="true"[^>]*>(?:<[^>]+>)*R</);
  expect(html).not.toContain('Arrow keys move the picture.');
  expect(product()).toContain('Arrow keys move the picture.');
  const arabic = product({ image_full_url: null, images_full_url: [], name: 'مصباح' }, { language: 'ar' });
  expect(arabic).toMatch(/aria-hidden="true"[^>]*>(?:<[^>]+>)*م</);
});

// Requirements: MONEY-05.
test('a product page shows exact amounts, also those that cards abbreviate', () => {
  const fields: Partial<Item> = {
    ...choices,
    price: 123_456.78,
    variations: [
      { type: 'Black', price: 123_456.78, stock: 3 },
      { type: 'Brass', price: 1_250_000.5, stock: 2 },
    ],
  };
  for (const language of ['en', 'ar'] as const) {
    const html = product(fields, { language });
    expect(html).toMatch(/\$123,456\.78.*?\$123,456\.78 – \$1,250,000\.50.*?\$123,456\.78/);
    expect(textOf(html)).not.toMatch(/\$[\d.,]+[KMB]/);
  }
});
