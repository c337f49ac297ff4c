import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  cartStoreId,
  quantityInOtherLines,
  removeLine,
  replaceCart,
  stepLine,
  updateLine,
} from './index.ts';
import { cart, dish, goods, line, size } from './lines.fixture.ts';

/** Lines of one store of which no two are equal. */
const three = [
  line('a', dish(1), { selection: size('Small'), addOns: [{ id: 7, quantity: 1 }], quantity: 2 }),
  line('b', dish(2)),
  line('c', dish(1), { selection: size('Large'), quantity: 3 }),
];
const summary = (lines: CartLine[]) => lines.map(({ id, quantity }) => [id, quantity]);

test('the cart belongs to the store of its lines, an empty cart to none', () => {
  expect(cartStoreId(cart(...three))).toBe(10);
  expect(cartStoreId(cart())).toBeNull();
});

test('the quantity of an item counts its lines without the excluded ones', () => {
  expect(quantityInOtherLines(three, 1, [])).toBe(5);
  expect(quantityInOtherLines(three, 1, ['a'])).toBe(3);
  expect(quantityInOtherLines(three, 9, [])).toBe(0);
});

test('an edit of one line leaves every other line unchanged', () => {
  const edit = fc.constantFrom('add', 'quantity', 'addOns', 'plus', 'minus', 'remove');
  fc.assert(
    fc.property(fc.nat(2), edit, (at, kind) => {
      const before = cart(...three);
      const target = three[at] as CartLine;
      const changed = {
        add: () => addLine(before, { ...target, id: 'new' }),
        quantity: () => updateLine(before, target.id, { quantity: 9 }),
        addOns: () => updateLine(before, target.id, { addOns: [{ id: 8, quantity: 4 }] }),
        plus: () => stepLine(before, target.id, 1),
        minus: () => stepLine(before, target.id, -1),
        remove: () => ({ ok: true as const, cart: removeLine(before, target.id) }),
      }[kind]();
      if (!changed.ok) throw new Error(changed.code);
      const others = (lines: CartLine[]) => lines.filter(({ id }) => id !== target.id);
      expect(others(changed.cart.lines)).toEqual(others(three));
      expect(changed.cart.moduleId).toBe(1);
      expect(before).toEqual(cart(...three));
    }),
  );
});

describe('addLine', () => {
  test('an equal line adds its quantity to the line in the cart, which keeps its id and place', () => {
    const added = addLine(cart(...three), { ...(three[0] as CartLine), id: 'x', quantity: 3 });
    expect(added).toMatchObject({ ok: true, line: { id: 'a', quantity: 5 } });
    expect(added.ok && summary(added.cart.lines)).toEqual([
      ['a', 5],
      ['b', 1],
      ['c', 3],
    ]);
  });

  test('another line is appended', () => {
    const added = addLine(cart(...three), line('d', dish(3), { quantity: 2 }));
    expect(added.ok && summary(added.cart.lines)).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 3],
      ['d', 2],
    ]);
  });

  test('a line of another store is rejected', () => {
    const before = cart(line('a', dish(1)));
    expect(addLine(before, line('b', dish(2), { storeId: 11 }))).toEqual({
      ok: false,
      code: 'other_store',
      storeId: 10,
    });
  });

  // Requirements: CART-40.
  test('after confirmation the cart is cleared and the new item added', () => {
    const replaced = replaceCart(cart(...three), line('d', dish(2), { storeId: 11 }));
    expect(replaced).toMatchObject({ ok: true, cart: { moduleId: 1 }, line: { id: 'd' } });
    expect(replaced.ok && replaced.cart.lines.map(({ id }) => id)).toEqual(['d']);
  });

  test('the limit of an item counts all its lines', () => {
    const item = dish(1, { maximumCartQuantity: 3 });
    const before = cart(line('a', item, { selection: size('Small'), quantity: 2 }), line('z', dish(2)));
    expect(addLine(before, line('b', item, { selection: size('Large') })).ok).toBe(true);
    expect(addLine(before, line('b', item, { selection: size('Large'), quantity: 2 }))).toEqual({
      ok: false,
      code: 'out_of_limits',
      maximum: 1,
    });
  });

  test('a line that is added again counts once against the limit', () => {
    const before = cart(line('a', dish(1, { maximumCartQuantity: 5 }), { quantity: 2 }));
    const again = (quantity: number) =>
      addLine(before, { ...(before.lines[0] as CartLine), id: 'b', quantity });
    expect(again(3)).toMatchObject({ ok: true, line: { id: 'a', quantity: 5 } });
    expect(again(4)).toEqual({ ok: false, code: 'out_of_limits', maximum: 5 });
  });

  test('a quantity up to the stock is accepted, one above is rejected', () => {
    const before = cart(line('a', goods(1), { quantity: 4 }));
    expect(addLine(before, line('b', goods(1))).ok).toBe(true);
    expect(addLine(before, line('b', goods(1), { quantity: 2 }))).toEqual({
      ok: false,
      code: 'out_of_stock',
      maximum: 5,
    });
  });

  test('an invalid selection is rejected', () => {
    expect(addLine(cart(), line('a', dish(1), { selection: size('Huge') }))).toEqual({
      ok: false,
      code: 'variation_unknown',
      name: 'Size',
    });
  });

  // Requirements: CART-51.
  test('a quantity below 1 or a fraction is rejected, also on a line that stays above 1', () => {
    const before = cart(line('a', dish(1), { quantity: 2 }));
    for (const quantity of [0, -1, 0.5]) {
      const rejected = { ok: false, code: 'quantity_invalid' };
      expect(addLine(before, line('b', dish(1), { quantity }))).toEqual(rejected);
      expect(updateLine(before, 'a', { quantity })).toEqual(rejected);
    }
  });
});

describe('updateLine', () => {
  test('an edit without a difference is rejected, in whatever order it is written', () => {
    const addOns = [7, 8, 9].map((id) => ({ id, quantity: 1 }));
    const item = dish(1, { addOns: addOns.map(({ id }) => ({ id, priceMinor: 10 })) });
    const before = cart(line('a', item, { selection: size('Small'), addOns }));
    expect(updateLine(before, 'a', {})).toEqual({ ok: false, code: 'no_changes' });
    const same = {
      selection: size('Small'),
      addOns: [8, 9, 7].map((id) => ({ id, quantity: 1 })),
      quantity: 1,
    };
    expect(updateLine(before, 'a', same)).toEqual({ ok: false, code: 'no_changes' });
    expect(before.lines[0]?.addOns).toEqual(addOns);
  });

  test('quantity, options and add-ons can change', () => {
    const before = cart(...three);
    expect(updateLine(before, 'a', { quantity: 4 })).toMatchObject({
      ok: true,
      line: { id: 'a', quantity: 4 },
    });
    expect(updateLine(before, 'b', { selection: size('Large') })).toMatchObject({
      ok: true,
      line: { id: 'b', selection: size('Large') },
    });
    expect(updateLine(before, 'a', { addOns: [] })).toMatchObject({
      ok: true,
      line: { addOns: [], quantity: 2 },
    });
  });

  test('an edit of the add-ons of a non-food line is a change', () => {
    const item = goods(1, { addOns: [7, 8, 9].map((id) => ({ id, priceMinor: 10 })) });
    const addOns = [9, 7, 8].map((id) => ({ id, quantity: 1 }));
    const before = cart(line('a', item, { addOns }));
    expect(updateLine(before, 'a', { addOns: addOns.toReversed() })).toEqual({
      ok: false,
      code: 'no_changes',
    });
    const more = addOns.map((choice) => (choice.id === 8 ? { id: 8, quantity: 2 } : choice));
    expect(updateLine(before, 'a', { addOns: more })).toMatchObject({ ok: true, line: { addOns: more } });
  });

  test('an edit that equals another line merges the two under the edited id', () => {
    const merged = updateLine(cart(...three), 'a', { selection: size('Large'), addOns: [] });
    expect(merged).toMatchObject({ ok: true, line: { id: 'a', quantity: 5 } });
    expect(merged.ok && summary(merged.cart.lines)).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
  });

  test('merged lines count once against the limit', () => {
    const item = dish(1, { maximumCartQuantity: 4 });
    const two = cart(
      line('a', item, { selection: size('Small'), quantity: 2 }),
      line('b', item, { selection: size('Large'), quantity: 2 }),
    );
    expect(updateLine(two, 'a', { selection: size('Large') })).toMatchObject({
      ok: true,
      line: { quantity: 4 },
    });
    expect(updateLine(two, 'a', { selection: size('Large'), quantity: 3 })).toEqual({
      ok: false,
      code: 'out_of_limits',
      maximum: 4,
    });
  });

  test('a missing line is reported, and removing it again is no error', () => {
    const before = cart(...three);
    expect(updateLine(before, 'z', { quantity: 2 })).toEqual({ ok: false, code: 'line_gone' });
    expect(stepLine(before, 'z', 1)).toEqual({ ok: false, code: 'line_gone' });
    expect(removeLine(before, 'z')).toEqual(before);
    expect(summary(removeLine(before, 'b').lines)).toEqual([
      ['a', 2],
      ['c', 3],
    ]);
  });
});

describe('stepLine', () => {
  test('plus and minus change the quantity by the step', () => {
    expect(stepLine(cart(...three), 'c', -1)).toMatchObject({ ok: true, line: { id: 'c', quantity: 2 } });
    expect(stepLine(cart(...three), 'c', -2)).toMatchObject({ ok: true, line: { quantity: 1 } });
    expect(stepLine(cart(...three), 'c', 2)).toMatchObject({ ok: true, line: { id: 'c', quantity: 5 } });
    expect(stepLine(cart(...three), 'c', 0)).toMatchObject({ ok: true, line: { quantity: 3 } });
    const stepped = stepLine(cart(...three), 'c', -1);
    expect(stepped.ok && summary(stepped.cart.lines)).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 2],
    ]);
  });

  // Requirements: CART-28.
  test('minus at quantity 1 deletes the line', () => {
    const stepped = stepLine(cart(...three), 'b', -1);
    expect(stepped).toMatchObject({ ok: true, line: null });
    expect(stepped.ok && stepped.cart.lines.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  // Requirements: CART-29.
  test('plus on a non-food line is rejected when the stock is at or below the quantity', () => {
    for (const stock of [2, 3]) {
      const before = cart(line('a', goods(1, { stock }), { quantity: 3 }));
      expect(stepLine(before, 'a', 1)).toEqual({ ok: false, code: 'out_of_stock', maximum: stock });
    }
  });

  // Requirements: CART-31.
  test('plus on any line is rejected at the maximum quantity', () => {
    for (const item of [dish(1, { maximumCartQuantity: 3 }), goods(1, { maximumCartQuantity: 3 })]) {
      const before = cart(line('a', item, { quantity: 3 }));
      expect(stepLine(before, 'a', 1)).toEqual({ ok: false, code: 'out_of_limits', maximum: 3 });
    }
  });

  test('a line above the stock can still be stepped down', () => {
    const before = cart(line('a', goods(1, { stock: 1 }), { quantity: 4 }));
    expect(stepLine(before, 'a', -1)).toMatchObject({ ok: true, line: { quantity: 3 } });
  });
});
