import type { PricedCartLine } from '@errand/contract/cart-line';
import { lineKey } from '@errand/domain/cart';
import { NO_SELECTION } from '@errand/domain/catalog';
import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { applying, type CartEdit, newLine } from './cart-edits.ts';

const soup = anItem({ id: 1, store_id: 7, price: 10, discount: 10, discount_type: 'percent' });
const choice = (quantity: number, item = soup) => ({ item, selection: NO_SELECTION, addOns: [], quantity });
const line = (quantity: number, item = soup) => newLine(choice(quantity, item), 2);

function edited(edit: CartEdit, lines: PricedCartLine[]): PricedCartLine[] {
  const applied = applying(edit, 2)(lines);
  if (!applied.ok) throw new Error(applied.code);
  return applied.lines;
}
const add = (quantity: number, item = soup, replace = false): CartEdit => ({
  kind: 'add',
  choice: choice(quantity, item),
  replace,
  sendKey: 'k',
});

test('an addition is shown with its price and a temporary id, which it keeps when it is applied again', () => {
  const apply = applying(add(2), 2);
  const [first, second] = [apply([]), apply([])];
  expect(first).toMatchObject({
    ok: true,
    lines: [{ quantity: 2, price: { unitMinor: 1000, discountMinor: 200, totalMinor: 1800 } }],
  });
  const idOf = (applied: typeof first) => applied.ok && applied.lines[0]?.id;
  expect(Number(idOf(first))).toBeLessThan(0);
  expect(idOf(second)).toBe(idOf(first));
});

test('an addition of the same choice raises the quantity of its line and leaves other lines unchanged', () => {
  const lines = [line(1), line(1, anItem({ id: 2, store_id: 7 }))];
  const after = edited(add(2), lines);
  expect(after.map(({ id, quantity }) => [id, quantity])).toEqual([
    [lines[0]?.id, 3],
    [lines[1]?.id, 1],
  ]);
  expect(after[1]).toBe(lines[1]);
});

// Requirements: CART-40.
test('an item of another store is rejected, and replaces the cart once confirmed', () => {
  const other = anItem({ id: 3, store_id: 8 });
  expect(applying(add(1, other), 2)([line(1)])).toMatchObject({ ok: false, code: 'other_store' });
  expect(edited(add(1, other, true), [line(1)]).map(({ storeId }) => storeId)).toEqual([8]);
});

test('a quantity above the limit can be lowered although it stays above it', () => {
  const capped = line(9, anItem({ id: 1, maximum_cart_quantity: 3 }));
  const after = edited({ kind: 'quantity', key: lineKey(capped), quantity: 8 }, [capped]);
  expect(after.map(({ quantity }) => quantity)).toEqual([8]);
});

test('an update is rejected by stock and limit', () => {
  const capped = line(1, anItem({ id: 1, maximum_cart_quantity: 3 }));
  const edit: CartEdit = {
    kind: 'update',
    key: lineKey(capped),
    choice: { ...choice(4), item: capped.details },
  };
  expect(applying(edit, 2)([capped])).toMatchObject({ ok: false, code: 'out_of_limits' });
});

test('an edit that reaches or leaves the minimum of the store’s offer prices the whole cart', () => {
  const offer = { store_discount: 20, store_discount_terms: { min_purchase: 25, max_discount: 0 } };
  const [a, b] = [1, 2].map((id) => line(1, anItem({ id, store_id: 7, price: 10, discount: 0, ...offer })));
  const off = (lines: PricedCartLine[]) => lines.map(({ price }) => price.discountMinor);
  const two = edited(add(1, b!.details), [a!]);
  expect(off(two)).toEqual([0, 0]);
  const three = edited({ kind: 'quantity', key: lineKey(b!), quantity: 2 }, two);
  expect(off(three)).toEqual([200, 400]);
  expect(off(edited({ kind: 'remove', key: lineKey(b!) }, three))).toEqual([0]);
});

test('accepting a price clears the price change and nothing else; removing takes only its line', () => {
  const changed = { ...line(1), priceChange: { wasMinor: 900, nowMinor: 1000 } };
  const other = line(1, anItem({ id: 2, store_id: 7 }));
  const key = lineKey(changed);
  const accepted = edited({ kind: 'accept-price', key, choice: choice(1) }, [changed, other]);
  expect(accepted).toEqual([{ ...changed, priceChange: null }, other]);
  expect(edited({ kind: 'remove', key }, [changed, other])).toEqual([other]);
  expect(edited({ kind: 'clear', moduleId: 1 }, [changed, other])).toEqual([]);
});
