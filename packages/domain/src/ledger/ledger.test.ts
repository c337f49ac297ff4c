import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOURNAL_TYPES } from '../books/index.ts';
import {
  isBalanced,
  type LedgerEntry,
  TRANSFER_TYPES,
  transferTypesOfFilter,
  WALLET_FILTERS,
} from './index.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000 });
const units = fc.constantFrom('money' as const, 'points' as const);

test('a transfer is balanced exactly when debits equal credits in every unit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(units, amounts), { minLength: 1, maxLength: 6 }), (moves) => {
      const entries: LedgerEntry[] = moves.flatMap(([unit, amount]) => [
        { owner: 'customer:1', unit, amount: -amount },
        { owner: 'house:orders', unit, amount },
      ]);
      expect(isBalanced(entries)).toBe(true);
      for (const index of entries.keys()) {
        expect(isBalanced(entries.toSpliced(index, 1))).toBe(false);
        const bent = entries.map((entry, at) =>
          at === index ? { ...entry, amount: entry.amount + 1 } : entry,
        );
        expect(isBalanced(bent)).toBe(false);
      }
    }),
  );
});

test('units do not balance each other: money never pays for points', () => {
  expect(
    isBalanced([
      { owner: 'customer:1', unit: 'points', amount: -100 },
      { owner: 'customer:1', unit: 'money', amount: 100 },
    ]),
  ).toBe(false);
});

test('an empty transfer, an amount of 0 and a fraction are rejected', () => {
  const side = (amount: number): LedgerEntry => ({ owner: 'customer:1', unit: 'money', amount });
  expect(isBalanced([])).toBe(false);
  expect(isBalanced([side(0), side(0)])).toBe(false);
  expect(isBalanced([side(0.5), side(-0.5)])).toBe(false);
  expect(isBalanced([side(3), side(-1), side(-2)])).toBe(true);
});

test('every transfer type belongs to exactly one filter and to "all", and refunds have one of their own', () => {
  const found = WALLET_FILTERS.slice(1)
    .filter((filter) => filter !== 'order_refund')
    .flatMap((filter) => transferTypesOfFilter(filter));
  expect(found.toSorted()).toEqual(TRANSFER_TYPES.toSorted());
  expect(transferTypesOfFilter('order')).toEqual(['order_place', 'partial_payment', 'order_refund']);
  expect(transferTypesOfFilter('order_refund')).toEqual(['order_refund']);
  expect(transferTypesOfFilter('referrer')).toEqual(['referrer']);
  expect(transferTypesOfFilter('all')).toEqual(TRANSFER_TYPES);
});

test('no filter of the wallet includes entries of the books but merges and corrections, nor the cash that couriers hand over', () => {
  const ofWallets: readonly string[] = transferTypesOfFilter('all');
  expect(JOURNAL_TYPES.filter((type) => ofWallets.includes(type))).toEqual(['account_merge', 'correction']);
  expect(ofWallets).not.toContain('courier_cash');
});
