import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SELECTION, type PricedItem } from '../catalog/index.ts';
import {
  addLine,
  type Cart,
  type CartLine,
  findInCart,
  lineKey,
  mergeCarts,
  piecesElsewhere,
  priceLines,
  removeLine,
  replaceWith,
  stepLine,
  updateLine,
} from './index.ts';

const values = [
  { label: 'Small', priceMinor: 0 },
  { label: 'Large', priceMinor: 200 },
];

function dish(id: number, fields: Partial<PricedItem> = {}): PricedItem {
  return {
    id,
    moduleType: 'food',
    priceMinor: 1000,
    discount: 0,
    discountType: 'percent',
    storeDiscount: 0,
    restaurantDiscount: 0,
    stock: null,
    maximumCartQuantity: null,
    foodVariations: [{ name: 'Size', type: 'single', required: false, min: 0, max: 0, values }],
    variations: [],
    addOns: [
      { id: 7, priceMinor: 150 },
      { id: 8, priceMinor: 50 },
    ],
    ...fields,
  };
}

function goods(id: number, fields: Partial<PricedItem> = {}): PricedItem {
  return dish(id, { moduleType: 'grocery', stock: 5, foodVariations: [], addOns: [], ...fields });
}

function line(id: string, item: PricedItem, fields: Partial<CartLine> = {}): CartLine {
  return { id, storeId: 10, item, selection: NO_SELECTION, addOns: [], quantity: 1, ...fields };
}

function size(label: string) {
  return { groups: [{ name: 'Size', labels: [label] }], variation: null };
}

function cart(...lines: CartLine[]): Cart {
  return { moduleId: 1, lines };
}

describe('lineKey and findInCart', () => {
  test('the order in which things were picked does not matter', () => {
    const groups = [
      { name: 'Size', labels: ['Large'] },
      { name: 'Sauce', labels: ['Hot', 'Mild'] },
    ];
    const turned = [
      { name: 'Sauce', labels: ['Mild', 'Hot'] },
      { name: 'Size', labels: ['Large'] },
      { name: 'Empty', labels: [] },
    ];
    const addOns = [
      { id: 7, quantity: 1 },
      { id: 8, quantity: 2 },
    ];
    const a = line('a', dish(1), { selection: { groups, variation: null }, addOns });
    const b = line('b', dish(1), {
      selection: { groups: turned, variation: null },
      addOns: [...addOns].reverse(),
    });
    expect(lineKey(a)).toBe(lineKey(b));
  });

  test('other options or other add-ons are another line', () => {
    const keys = [
      line('a', dish(1)),
      line('b', dish(2)),
      line('c', dish(1), { selection: size('Large') }),
      line('d', dish(1), { addOns: [{ id: 7, quantity: 1 }] }),
      line('e', dish(1), { addOns: [{ id: 7, quantity: 2 }] }),
    ].map(lineKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('[CART-36] food is in the cart when its id matches', () => {
    const lines = [line('a', dish(1), { selection: size('Small') })];
    expect(findInCart(lines, line('x', dish(1), { selection: size('Large') }))?.id).toBe('a');
    expect(findInCart(lines, line('x', dish(2)))).toBeNull();
  });

  test('of several lines of one dish the one picked alike is meant', () => {
    const lines = [line('a', dish(1)), line('b', dish(1), { selection: size('Large') })];
    expect(findInCart(lines, line('x', dish(1), { selection: size('Large') }))?.id).toBe('b');
  });

  test('[CART-37] goods are in the cart when id and variation match', () => {
    const item = goods(1, { variations: ['S', 'M'].map((type) => ({ type, priceMinor: 100, stock: 3 })) });
    const small = { groups: [], variation: 'S' };
    const lines = [line('a', item, { selection: small })];
    expect(findInCart(lines, line('x', item, { selection: small }))?.id).toBe('a');
    expect(findInCart(lines, line('x', item, { selection: { groups: [], variation: 'M' } }))).toBeNull();
  });
});

describe('addLine', () => {
  test('the same line again adds its quantity and keeps its id', () => {
    const added = addLine(cart(line('a', dish(1), { quantity: 2 })), line('b', dish(1), { quantity: 3 }));
    expect(added).toMatchObject({ ok: true, line: { id: 'a', quantity: 5 } });
    expect(added.ok && added.cart.lines).toHaveLength(1);
  });

  test('another store is refused, and the cart stays as it was', () => {
    const before = cart(line('a', dish(1)));
    const other = line('b', dish(2), { storeId: 11 });
    expect(addLine(before, other)).toEqual({ ok: false, code: 'other_store', storeId: 10 });
    expect(before.lines).toHaveLength(1);
  });

  test('[CART-40] once confirmed, the cart is cleared and the new item added', () => {
    const replaced = replaceWith(cart(line('a', dish(1))), line('b', dish(2), { storeId: 11 }));
    expect(replaced.ok && replaced.cart.lines.map((kept) => kept.id)).toEqual(['b']);
  });

  test('the limit of an item counts over all its lines', () => {
    const item = dish(1, { maximumCartQuantity: 3 });
    const before = cart(line('a', item, { selection: size('Small'), quantity: 2 }));
    expect(addLine(before, line('b', item, { selection: size('Large') })).ok).toBe(true);
    expect(addLine(before, line('b', item, { selection: size('Large'), quantity: 2 }))).toEqual({
      ok: false,
      code: 'out_of_limits',
      maximum: 1,
    });
  });

  test('goods stop at their stock', () => {
    const before = cart(line('a', goods(1), { quantity: 4 }));
    expect(addLine(before, line('b', goods(1))).ok).toBe(true);
    expect(addLine(before, line('b', goods(1), { quantity: 2 }))).toMatchObject({
      code: 'out_of_stock',
      maximum: 5,
    });
  });

  test('a selection that may not be ordered is refused', () => {
    expect(addLine(cart(), line('a', dish(1), { selection: size('Huge') }))).toMatchObject({
      code: 'variation_unknown',
    });
  });

  test('[CART-51] a quantity below 1 is refused', () => {
    const before = cart(line('a', dish(1), { quantity: 2 }));
    for (const quantity of [0, -1]) {
      expect(addLine(before, line('b', dish(1), { quantity }))).toMatchObject({ code: 'quantity_invalid' });
      expect(updateLine(before, 'a', { quantity })).toMatchObject({ code: 'quantity_invalid' });
    }
  });
});

describe('updateLine', () => {
  const before = cart(line('a', dish(1), { selection: size('Small'), addOns: [{ id: 7, quantity: 1 }] }));

  test('nothing changed is refused, however it is written', () => {
    expect(updateLine(before, 'a', {})).toEqual({ ok: false, code: 'no_changes' });
    const same = { selection: size('Small'), addOns: [{ id: 7, quantity: 1 }], quantity: 1 };
    expect(updateLine(before, 'a', same)).toEqual({ ok: false, code: 'no_changes' });
  });

  test('quantity, options and add-ons can change', () => {
    expect(updateLine(before, 'a', { quantity: 2 })).toMatchObject({ ok: true, line: { quantity: 2 } });
    expect(updateLine(before, 'a', { selection: size('Large') }).ok).toBe(true);
    expect(updateLine(before, 'a', { addOns: [] })).toMatchObject({ ok: true, line: { addOns: [] } });
  });

  test('an edit that equals another line joins the two', () => {
    const two = cart(...before.lines, line('b', dish(1), { selection: size('Large'), quantity: 2 }));
    const joined = updateLine(two, 'a', { selection: size('Large'), addOns: [] });
    expect(joined).toMatchObject({ ok: true, line: { id: 'a', quantity: 3 } });
    expect(joined.ok && joined.cart.lines).toHaveLength(1);
  });

  test('a line that is gone says so', () => {
    expect(updateLine(before, 'z', { quantity: 2 })).toEqual({ ok: false, code: 'line_gone' });
    expect(stepLine(before, 'z', 1)).toEqual({ ok: false, code: 'line_gone' });
    expect(removeLine(before, 'z')).toEqual(before);
  });
});

describe('stepLine', () => {
  test('minus above 1 lowers the quantity by one', () => {
    const before = cart(line('a', dish(1), { quantity: 3 }));
    expect(stepLine(before, 'a', -1)).toMatchObject({ ok: true, line: { quantity: 2 } });
  });

  test('[CART-28] minus at quantity 1 deletes the line', () => {
    const stepped = stepLine(cart(line('a', dish(1)), line('b', dish(2))), 'a', -1);
    expect(stepped.ok && stepped.cart.lines.map((kept) => kept.id)).toEqual(['b']);
  });

  test('[CART-29] plus is blocked for goods when the stock is at or below the quantity', () => {
    for (const stock of [2, 3]) {
      const before = cart(line('a', goods(1, { stock }), { quantity: 3 }));
      expect(stepLine(before, 'a', 1)).toEqual({ ok: false, code: 'out_of_stock', maximum: stock });
    }
  });

  test('[CART-31] plus is blocked for any line at the maximum quantity', () => {
    for (const item of [dish(1, { maximumCartQuantity: 3 }), goods(1, { maximumCartQuantity: 3 })]) {
      const before = cart(line('a', item, { quantity: 3 }));
      expect(stepLine(before, 'a', 1)).toEqual({ ok: false, code: 'out_of_limits', maximum: 3 });
    }
  });

  test('a line that has become too large can still shrink', () => {
    const before = cart(line('a', goods(1, { stock: 1 }), { quantity: 4 }));
    expect(stepLine(before, 'a', -1)).toMatchObject({ ok: true, line: { quantity: 3 } });
  });
});

describe('mergeCarts', () => {
  test('the same line adds quantities, other lines come along', () => {
    const merged = mergeCarts(
      cart(line('a', dish(1), { quantity: 2 }), line('b', dish(2))),
      cart(line('g', dish(1), { quantity: 3 }), line('h', dish(3))),
    );
    expect(merged.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 5],
      ['b', 1],
      ['h', 1],
    ]);
    expect(merged).toMatchObject({ dropped: [], otherStoreWon: false });
  });

  test('quantities stop at the caps, and what is dropped is told', () => {
    const merged = mergeCarts(
      cart(line('a', goods(1), { quantity: 4 })),
      cart(line('g', goods(1), { quantity: 3 })),
    );
    expect(merged.lines).toMatchObject([{ id: 'a', quantity: 5 }]);
    expect(merged.dropped).toMatchObject([{ line: { id: 'g' }, quantity: 2, reason: 'out_of_stock' }]);
  });

  test('a guest line that can no longer be ordered is dropped whole', () => {
    const merged = mergeCarts(cart(), cart(line('g', goods(1, { stock: 0 }), { quantity: 3 })));
    expect(merged.lines).toEqual([]);
    expect(merged.dropped).toMatchObject([{ quantity: 3, reason: 'out_of_stock' }]);
  });

  test('of two stores the guest\u2019s newer cart wins', () => {
    const merged = mergeCarts(cart(line('a', dish(1))), cart(line('g', dish(2), { storeId: 11 })));
    expect(merged.lines.map((kept) => kept.id)).toEqual(['g']);
    expect(merged.dropped).toMatchObject([{ line: { id: 'a' }, quantity: 1, reason: 'other_store' }]);
    expect(merged.otherStoreWon).toBe(true);
  });

  test('an empty guest cart changes nothing', () => {
    const account = cart(line('a', dish(1)));
    expect(mergeCarts(account, cart())).toEqual({ lines: account.lines, dropped: [], otherStoreWon: false });
  });

  test('no piece is lost or made up, and every cap holds', () => {
    const items = [1, 2, 3].map((id) => goods(id, { stock: id * 3, maximumCartQuantity: 5 }));
    const quantities = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    const fill = (name: string, counts: number[]) =>
      cart(
        ...items.flatMap((item, index) =>
          counts[index] ? [line(`${name}${index}`, item, { quantity: counts[index] ?? 0 })] : [],
        ),
      );
    fc.assert(
      fc.property(quantities, quantities, (ours, theirs) => {
        const merged = mergeCarts(fill('a', ours), fill('g', theirs));
        for (const [index, item] of items.entries()) {
          const kept = piecesElsewhere(merged.lines, item.id, []);
          const dropped = merged.dropped
            .filter((entry) => entry.line.item.id === item.id)
            .reduce((sum, entry) => sum + entry.quantity, 0);
          expect(kept + dropped).toBe((ours[index] ?? 0) + (theirs[index] ?? 0));
          expect(kept).toBeLessThanOrEqual(Math.min(5, item.stock ?? 0));
        }
      }),
    );
  });
});

test('the subtotal is what the lines cost after their discounts', () => {
  const lines = [
    line('a', dish(1, { discount: 10 }), { quantity: 2, addOns: [{ id: 7, quantity: 1 }] }),
    line('b', dish(2), { selection: size('Large') }),
  ];
  expect(priceLines(lines, null, 0).subtotalMinor).toBe(1800 + 150 + 1200);
});

test('[MONEY-16] a price is made of price, discount, its type, the store\u2019s discount and the quantity', () => {
  const of = (item: Partial<PricedItem>, quantity = 2) =>
    priceLines([line('a', dish(1, { discount: 10, ...item }), { quantity })], null, 0).subtotalMinor;
  expect(of({})).toBe(1800);
  expect(of({ priceMinor: 2000 })).toBe(3600);
  expect(of({ discount: 20 })).toBe(1600);
  expect(of({ discount: 300, discountType: 'amount' })).toBe(1400);
  expect(of({ storeDiscount: 50 })).toBe(1000);
  expect(of({}, 3)).toBe(2700);
});
