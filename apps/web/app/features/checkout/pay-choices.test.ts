import { expect, test } from 'vitest';
import { chosenPayment, payChoices } from './pay-choices.ts';

const OFFER = {
  cash_on_delivery: true,
  digital_payment: true,
  active_payment_method_list: [
    { gateway: 'bank', gateway_title: 'Bank', gateway_image: null, gateway_image_full_url: null },
  ],
  offline_payment_status: 1 as const,
};

test('every way of paying the operator offers is a choice, and no other', () => {
  expect(payChoices(OFFER).map(({ key, method }) => [key, method])).toEqual([
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
  expect(payChoices(off)).toEqual([]);
});

test('the first way counts until another is picked, and again when the picked one is gone', () => {
  const choices = payChoices(OFFER);
  expect(chosenPayment(choices, null)?.key).toBe('cash_on_delivery');
  expect(chosenPayment(choices, 'bank')?.method).toBe('digital_payment');
  expect(chosenPayment(choices.slice(0, 1), 'bank')?.key).toBe('cash_on_delivery');
  expect(chosenPayment([], 'bank')).toBeNull();
});
