import { expect, test } from 'vitest';
import { bodyOf } from '../offline-payment-details.ts';

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
