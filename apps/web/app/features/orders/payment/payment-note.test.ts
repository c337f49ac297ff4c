import { expect, test } from 'vitest';
import { paymentOutcome } from './payment-note.tsx';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const WAITING = {
  payment_status: 'unpaid',
  pay_by: '2026-11-18T12:20:00Z',
  order_status: 'pending',
} as const;

test('the outcome comes from the order, not from the flag in the URL', () => {
  const paid = { ...WAITING, payment_status: 'paid', pay_by: null } as const;
  expect(paymentOutcome('success', WAITING, NOW)).toBe('pending');
  expect(paymentOutcome('pending', paid, NOW)).toBe('success');
  expect(paymentOutcome('fail', { ...WAITING, order_status: 'failed' }, NOW)).toBe('fail');
  expect(paymentOutcome('fail', WAITING, NOW)).toBeNull();
  expect(paymentOutcome('cancel', { ...WAITING, order_status: 'failed' }, NOW)).toBe('cancel');
});

test('there is no message without a flag or once the order is no longer pending', () => {
  expect(paymentOutcome(null, WAITING, NOW)).toBeNull();
  expect(paymentOutcome('fail', { ...WAITING, pay_by: null }, NOW)).toBeNull();
  expect(paymentOutcome('cancel', WAITING, NOW + 3_600_000)).toBeNull();
});
