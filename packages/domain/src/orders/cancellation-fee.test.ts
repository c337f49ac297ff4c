import { expect, test } from 'vitest';
import { canKeepFee, ORDER_STATUSES, paidParts, refundAfterFee } from './index.ts';

test('a fee is kept only of a delivery that is on its way', () => {
  expect(ORDER_STATUSES.filter((status) => canKeepFee(status, 'delivery'))).toEqual(['picked_up']);
  for (const type of ['take_away', 'parcel', 'trip'] as const)
    expect(ORDER_STATUSES.filter((status) => canKeepFee(status, type))).toEqual([]);
});

test('nothing was paid of a cash order, only the wallet’s part of a mixed one', () => {
  const order = { totalMinor: 1000, walletMinor: 0 };
  expect(paidParts({ ...order, paymentStatus: 'unpaid' })).toEqual({ walletMinor: 0, providerMinor: 0 });
  expect(paidParts({ ...order, walletMinor: 300, paymentStatus: 'partially_paid' })).toEqual({
    walletMinor: 300,
    providerMinor: 0,
  });
  expect(paidParts({ ...order, walletMinor: 300, paymentStatus: 'paid' })).toEqual({
    walletMinor: 300,
    providerMinor: 700,
  });
});

test('fee and refund add up to the payment, and the fee comes from the provider’s part first', () => {
  const paid = { walletMinor: 300, providerMinor: 700 };
  expect(refundAfterFee(paid, 0)).toEqual(paid);
  expect(refundAfterFee(paid, 500)).toEqual({ walletMinor: 300, providerMinor: 200 });
  expect(refundAfterFee(paid, 900)).toEqual({ walletMinor: 100, providerMinor: 0 });
  expect(refundAfterFee(paid, 1000)).toEqual({ walletMinor: 0, providerMinor: 0 });
});
