import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLines } from '../cart/index.ts';
import { agreedLineInput, canEditLines, ORDER_STATUSES, settleEdit } from './index.ts';

const CARD = {
  totalMinor: 1200,
  walletMinor: 0,
  paymentStatus: 'paid',
  heldMinor: 1200,
  hasWallet: true,
} as const;

test('lines can be edited until the preparation begins, of orders from a store only', () => {
  for (const type of ['delivery', 'take_away'] as const)
    expect(ORDER_STATUSES.filter((status) => canEditLines(status, type))).toEqual([
      'pending',
      'accepted',
      'confirmed',
    ]);
  expect(canEditLines('pending', 'parcel')).toBe(false);
  expect(canEditLines('pending', 'trip')).toBe(false);
});

test('the amount paid above a lower total is returned the way it was paid', () => {
  expect(settleEdit(CARD, 1000)).toMatchObject({
    refund: { providerMinor: 200, walletMinor: 0 },
    dueMinor: 0,
  });
  const both = { ...CARD, walletMinor: 500, heldMinor: 700 };
  expect(settleEdit(both, 400)).toMatchObject({
    walletMinor: 400,
    refund: { providerMinor: 700, walletMinor: 100 },
  });
  const transfer = { ...CARD, heldMinor: 0 };
  expect(settleEdit(transfer, 1000)).toMatchObject({ refund: { walletMinor: 200, byHandMinor: 0 } });
  expect(settleEdit({ ...transfer, hasWallet: false }, 1000)).toMatchObject({
    refund: { walletMinor: 0, byHandMinor: 200 },
  });
});

test('the due amount follows the total, and the wallet is refunded what it paid above it', () => {
  const cash = { ...CARD, paymentStatus: 'unpaid', heldMinor: 0 } as const;
  expect(settleEdit(cash, 1500)).toMatchObject({ dueMinor: 1500, paymentStatus: 'unpaid' });
  const part = { ...cash, walletMinor: 500, paymentStatus: 'partially_paid' } as const;
  expect(settleEdit(part, 1500)).toMatchObject({ dueMinor: 1000, walletMinor: 500 });
  expect(settleEdit(part, 500)).toMatchObject({ dueMinor: 0, paymentStatus: 'paid' });
  expect(settleEdit(part, 300)).toMatchObject({ walletMinor: 300, refund: { walletMinor: 200 } });
});

test('the total of a paid order cannot increase', () => {
  expect(settleEdit(CARD, 1201)).toEqual({ ok: false, code: 'edit_paid_total' });
  expect(settleEdit(CARD, 1200)).toEqual({
    ok: true,
    walletMinor: 0,
    paymentStatus: 'paid',
    dueMinor: 0,
    refund: { providerMinor: 0, walletMinor: 0, byHandMinor: 0 },
  });
});

test('no money is lost: the paid and the due amount add up to the new total, and the rest is returned', () => {
  const amount = fc.nat({ max: 100_000 });
  const status = fc.constantFrom('unpaid', 'paid', 'partially_paid' as const);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      status,
      fc.boolean(),
      (total, wallet, held, next, paid, hasWallet) => {
        const walletMinor = paid === 'unpaid' ? 0 : Math.min(wallet, total);
        const heldMinor = paid === 'paid' ? Math.min(held, total - walletMinor) : 0;
        const before = paid === 'paid' ? total : walletMinor;
        const settled = settleEdit(
          { totalMinor: total, walletMinor, paymentStatus: paid, heldMinor, hasWallet },
          next,
        );
        expect(settled.ok).toBe(!(paid === 'paid' && next > total));
        if (!settled.ok) return;
        const { providerMinor, walletMinor: toWallet, byHandMinor } = settled.refund;
        const back = providerMinor + toWallet + byHandMinor;
        expect(before - back + settled.dueMinor).toBe(next);
        for (const part of [providerMinor, toWallet, byHandMinor, settled.dueMinor, settled.walletMinor])
          expect(part).toBeGreaterThanOrEqual(0);
        expect(providerMinor).toBeLessThanOrEqual(heldMinor);
        expect(settled.walletMinor).toBeLessThanOrEqual(Math.max(0, next));
        expect(settled.paymentStatus !== 'paid' || settled.dueMinor === 0).toBe(true);
      },
    ),
  );
});

test('without stored terms an unchanged line keeps its agreed price, and fewer pieces cost their share', () => {
  const line = fc.record({
    itemId: fc.constant(7),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitMinor: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    addOns: fc.array(
      fc.record({
        id: fc.constant(1),
        priceMinor: fc.nat({ max: 500 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 1 },
    ),
  });
  fc.assert(
    fc.property(line, ({ off, ...rest }) => {
      const discountMinor = Math.floor(rest.unitMinor * rest.quantity * off);
      const priceOf = (quantity: number) =>
        priceLines([agreedLineInput({ ...rest, discountMinor, ownDiscount: null }, quantity, null)], null, 0)
          .lines[0]!;
      const addOnsMinor = rest.addOns.reduce((sum, addOn) => sum + addOn.priceMinor * addOn.quantity, 0);
      expect(priceOf(rest.quantity)).toMatchObject({ unitMinor: rest.unitMinor, addOnsMinor, discountMinor });
      const one = priceOf(1).discountMinor;
      expect(Number.isInteger(one)).toBe(true);
      expect(Math.abs(one - discountMinor / rest.quantity)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('a discount that is a whole amount per piece is exact at any price', () => {
  const line = {
    itemId: 7,
    quantity: 2,
    unitMinor: 10_000_000_000,
    discountMinor: 6,
    ownDiscount: null,
    addOns: [],
  };
  const discounts = [1, 2, 3].map((quantity) => {
    const { lines } = priceLines([agreedLineInput(line, quantity, null)], null, 0);
    return lines.map(({ discountMinor }) => discountMinor);
  });
  expect(discounts).toEqual([[3], [6], [9]]);
});
