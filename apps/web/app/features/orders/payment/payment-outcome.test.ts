import { expect, test } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const WAITING = {
  payment_status: 'unpaid',
  pay_by: '2026-11-18T12:20:00Z',
  order_status: 'pending',
} as const;

test('the order is believed and the flag in the address is not', () => {
  const paid = { ...WAITING, payment_status: 'paid', pay_by: null } as const;
  expect(paymentOutcome('success', WAITING, NOW)).toBe('pending');
  expect(paymentOutcome('pending', paid, NOW)).toBe('success');
  expect(paymentOutcome('fail', { ...WAITING, order_status: 'failed' }, NOW)).toBe('fail');
  expect(paymentOutcome('fail', WAITING, NOW)).toBeNull();
  expect(paymentOutcome('cancel', { ...WAITING, order_status: 'failed' }, NOW)).toBe('cancel');
});

test('nothing is said without a flag, or when the order waits no longer', () => {
  expect(paymentOutcome(null, WAITING, NOW)).toBeNull();
  expect(paymentOutcome('fail', { ...WAITING, pay_by: null }, NOW)).toBeNull();
  expect(paymentOutcome('cancel', WAITING, NOW + 3_600_000)).toBeNull();
});
