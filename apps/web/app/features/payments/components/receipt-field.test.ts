import { expect, test } from 'vitest';
import { bodyOf } from '../offline-payment-details.ts';
import { receiptProblem } from './offline-form.tsx';

const MEGABYTE = 1024 * 1024;

test('a receipt is a JPEG, PNG or WebP picture of at most five megabytes', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(receiptProblem({ type, size: 5 * MEGABYTE })).toBeNull();
  expect(receiptProblem({ type: 'image/png', size: 5 * MEGABYTE + 1 })).toBe('payments.receiptLarge');
  for (const type of ['application/pdf', 'image/svg+xml', 'image/heic', ''])
    expect(receiptProblem({ type, size: 10 })).toBe('payments.receiptType');
});

test('details are sent with a chosen receipt as a form, keep the one that was sent, and delete a removed one', () => {
  const details = { methodId: 1, informations: { reference: 'TR 17' }, note: ' ', receipt: null };
  const key = { order_id: 7 };
  const sent = { order_id: 7, reference: 'TR 17', method_id: 1, customer_note: null };
  expect(bodyOf(key, { ...details, sentReceipt: '/old' })).toEqual({ ...sent, receipt_removed: 0 });
  expect(bodyOf(key, { ...details, sentReceipt: null })).toEqual({ ...sent, receipt_removed: 1 });
  const receipt = new File(['x'], 'receipt.png', { type: 'image/png' });
  const form = bodyOf(key, { ...details, receipt, sentReceipt: null });
  if (!(form instanceof FormData)) throw new Error('not a form');
  expect([form.get('order_id'), form.get('reference'), form.get('receipt_removed')]).toEqual([
    '7',
    'TR 17',
    '0',
  ]);
  expect(form.get('receipt')).toBe(receipt);
  // The server identifies the sender by the fields, so they precede the file.
  expect([...form.keys()].at(-1)).toBe('receipt');
});
