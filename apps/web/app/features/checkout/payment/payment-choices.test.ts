import { expect, test } from 'vitest';
import {
  allowsWalletPart,
  chosenPayment,
  isPartWithdrawn,
  type OfferedMethods,
  payChoices,
  payParts,
} from './payment-choices.ts';

const OFFER = {
  cash_on_delivery: true,
  digital_payment: true,
  active_payment_method_list: [
    { gateway: 'bank', gateway_title: 'Bank', gateway_image: null, gateway_image_full_url: null },
  ],
  offline_payment_status: 1 as const,
};
const WAYS: OfferedMethods = {
  payment_methods: ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'],
  partial_payment_methods: ['cash_on_delivery', 'digital_payment'],
  maximum_cod_order_amount: null,
  wallet_balance: 5,
  order_amount: 12,
};
const keys = (offered: OfferedMethods | null, hasWalletPart = false) =>
  payChoices(OFFER, offered, hasWalletPart).map(({ key }) => key);

test('the choices are exactly the payment methods the operator offers', () => {
  expect(payChoices(OFFER, null, false).map(({ key, method }) => [key, method])).toEqual([
    ['cash_on_delivery', 'cash_on_delivery'],
    ['bank', 'digital_payment'],
    ['offline_payment', 'offline_payment'],
  ]);
  const off = {
    ...OFFER,
    cash_on_delivery: false,
    digital_payment: false,
    offline_payment_status: 0 as const,
  };
  expect(payChoices(off, null, false)).toEqual([]);
});

test('a method that the store’s zone excludes is not offered', () => {
  expect(keys({ ...WAYS, payment_methods: ['digital_payment'] })).toEqual(['bank']);
});

test('the wallet is a choice when it covers the total, and can pay a part when it does not', () => {
  expect([keys(WAYS), allowsWalletPart(WAYS)]).toEqual([
    ['cash_on_delivery', 'bank', 'offline_payment'],
    true,
  ]);
  const full = { ...WAYS, wallet_balance: 12 };
  expect([keys(full).includes('wallet'), allowsWalletPart(full)]).toEqual([true, false]);
  expect(allowsWalletPart({ ...WAYS, wallet_balance: 0 })).toBe(false);
  expect(allowsWalletPart({ ...WAYS, wallet_balance: null })).toBe(false);
  expect(allowsWalletPart({ ...WAYS, partial_payment_methods: [] })).toBe(false);
  expect(keys(WAYS, true)).toEqual(['cash_on_delivery', 'bank']);
  expect(keys({ ...WAYS, partial_payment_methods: ['digital_payment'] }, true)).toEqual(['bank']);
});

test('a part of the wallet that is no longer offered is withdrawn, and every method stays a choice for the whole', () => {
  expect([isPartWithdrawn(null), isPartWithdrawn(WAYS)]).toEqual([false, false]);
  const off = { ...WAYS, partial_payment_methods: [] };
  expect(isPartWithdrawn(off)).toBe(true);
  expect(keys(off, true)).toEqual(['cash_on_delivery', 'bank', 'offline_payment']);
});

test('only the picked method pays: nothing replaces one that is no longer offered or was not picked', () => {
  const choices = payChoices(OFFER, null, false);
  expect(chosenPayment(choices, null)).toBeNull();
  expect(chosenPayment(choices, 'bank')?.method).toBe('digital_payment');
  expect(chosenPayment(choices.slice(0, 1), 'bank')).toBeNull();
  expect(chosenPayment([], 'bank')).toBeNull();
});

test('the method of the last order, and a single offered one, are chosen already', () => {
  const choices = payChoices(OFFER, null, false);
  expect(chosenPayment(choices, null, 'bank')?.key).toBe('bank');
  expect(chosenPayment(choices, 'cash_on_delivery', 'bank')?.key).toBe('cash_on_delivery');
  expect(chosenPayment(choices, null, 'gone')).toBeNull();
  expect(chosenPayment(choices.slice(0, 1), null)?.key).toBe('cash_on_delivery');
});

// Requirements: CHECKOUT-04.
test('cash above its limit can be picked, but neither it nor another method is chosen by itself', () => {
  const over = payChoices(OFFER, { ...WAYS, maximum_cod_order_amount: 11.99 }, false);
  expect(chosenPayment(over, 'cash_on_delivery')?.overLimit).toBe(true);
  for (const known of [null, 'cash_on_delivery']) expect(chosenPayment(over, null, known)).toBeNull();
  const onlyCash = payChoices(
    OFFER,
    { ...WAYS, maximum_cod_order_amount: 11.99, payment_methods: ['cash_on_delivery'] },
    false,
  );
  expect(chosenPayment(onlyCash, null)).toBeNull();
});

test('the button shows both parts of a split payment, else the total', () => {
  expect(payParts({ order_amount: 12, partially_paid_amount: 5, due_amount: 7 })).toEqual([5, 7]);
  expect(payParts({ order_amount: 12, partially_paid_amount: 0, due_amount: 12 })).toEqual([12]);
  expect(payParts({ order_amount: 12, partially_paid_amount: 12, due_amount: 0 })).toEqual([12]);
});
