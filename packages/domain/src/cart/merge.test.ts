import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCarts, quantityInOtherLines } from './index.ts';
import { cart, dish, goods, line, size } from './lines.fixture.ts';

test('equal lines add up, other lines are appended', () => {
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

test('quantities stop at the stock, and the rest is listed as dropped', () => {
  const guest = line('g', goods(1), { quantity: 3 });
  const merged = mergeCarts(cart(line('a', goods(1), { quantity: 4 })), cart(guest));
  expect(merged.lines).toMatchObject([{ id: 'a', quantity: 5 }]);
  expect(merged.dropped).toEqual([{ line: guest, quantity: 2, reason: 'out_of_stock' }]);
});

test('the limit of an item counts the account lines with other options', () => {
  const item = dish(1, { maximumCartQuantity: 5 });
  const merged = mergeCarts(
    cart(line('a', item, { selection: size('Small'), quantity: 3 })),
    cart(line('g', item, { selection: size('Large'), quantity: 4 })),
  );
  expect(merged.lines).toMatchObject([
    { id: 'a', quantity: 3 },
    { id: 'g', quantity: 2 },
  ]);
  expect(merged.dropped).toMatchObject([{ line: { id: 'g' }, quantity: 2, reason: 'out_of_limits' }]);
});

test('an account quantity above the stock is kept, and only the guest quantity is dropped', () => {
  const item = goods(1, { stock: 2 });
  const merged = mergeCarts(cart(line('a', item, { quantity: 4 })), cart(line('g', item, { quantity: 3 })));
  expect(merged.lines).toMatchObject([{ id: 'a', quantity: 4 }]);
  expect(merged.dropped).toMatchObject([{ quantity: 3, reason: 'out_of_stock' }]);
});

test('a guest line that can no longer be ordered is dropped, with the first reason', () => {
  const limited = goods(1, { stock: 3, maximumCartQuantity: 2 });
  const merged = mergeCarts(
    cart(),
    cart(
      line('g', goods(2, { stock: 0 }), { quantity: 3 }),
      line('h', dish(3), { selection: size('Huge') }),
      line('i', limited, { quantity: 4 }),
    ),
  );
  expect(merged.lines).toMatchObject([{ id: 'i', quantity: 2 }]);
  expect(merged.dropped).toMatchObject([
    { line: { id: 'g' }, quantity: 3, reason: 'out_of_stock' },
    { line: { id: 'h' }, quantity: 1, reason: 'variation_unknown' },
    { line: { id: 'i' }, quantity: 2, reason: 'out_of_stock' },
  ]);
});

test('when the stores differ the newer guest cart replaces the account cart', () => {
  const account = line('a', dish(1), { quantity: 2 });
  const merged = mergeCarts(cart(account), cart(line('g', dish(2), { storeId: 11 })));
  expect(merged.lines.map(({ id }) => id)).toEqual(['g']);
  expect(merged.dropped).toEqual([{ line: account, quantity: 2, reason: 'other_store' }]);
  expect(merged.otherStoreWon).toBe(true);
});

test('an empty guest cart changes nothing, an empty account takes the guest cart', () => {
  const account = cart(line('a', dish(1)));
  const unchanged = { lines: account.lines, dropped: [], otherStoreWon: false };
  expect(mergeCarts(account, cart())).toEqual(unchanged);
  expect(mergeCarts(cart(), account)).toEqual(unchanged);
});

test('no piece is lost or invented, and every limit holds', () => {
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
        const held = quantityInOtherLines(merged.lines, item.id, []);
        const dropped = merged.dropped
          .filter((entry) => entry.line.item.id === item.id)
          .reduce((sum, entry) => sum + entry.quantity, 0);
        const wanted = (ours[index] ?? 0) + (theirs[index] ?? 0);
        expect(held + dropped).toBe(wanted);
        expect(held).toBe(Math.min(wanted, 5, item.stock ?? 0));
      }
    }),
  );
});
