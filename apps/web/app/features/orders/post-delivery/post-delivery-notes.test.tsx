import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { PostDeliveryNotes } from './post-delivery-notes.tsx';

const refund = {
  id: 1,
  order_id: 7,
  status: 'approved',
  amount: 12,
  to_provider: 8,
  to_wallet: 4,
  by_hand: 0,
  owed: false,
  customer_reason: 'Something was missing',
  customer_note: null,
  admin_note: 'Sorry.',
  image_full_url: [],
  created_at: '2026-03-04T12:00:00Z',
  decided_at: '2026-03-04T13:00:00Z',
  by_hand_paid_at: null,
} as const;

/** The text without bidirectional control characters. */
function notesText(order: object): string {
  const text = textOf(
    render(<PostDeliveryNotes order={{ refunds: [], report: null, time_zone: 'UTC', ...order }} />),
  );
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}

test('an approved refund names the destination of every part', () => {
  const text = notesText({ refunds: [refund] });
  expect(text).toContain('$8.00 goes back to the card or account you paid with');
  expect(text).toContain('$4.00 is in your wallet');
  expect(text).not.toContain('$0.00');
  expect(text).toContain('Sorry.');
});

test('a rejected refund shows its reason, a pending one that it is reviewed', () => {
  expect(
    notesText({ refunds: [{ ...refund, status: 'refused', admin_note: 'It was all there.' }] }),
  ).toContain('We could not grant the refund. It was all there.');
  expect(notesText({ refunds: [{ ...refund, status: 'requested', admin_note: null }] })).toContain(
    'We are reviewing your request for $12.00',
  );
});

test('every refund of an order is shown with its own amount', () => {
  const second = { ...refund, id: 2, to_provider: 0, to_wallet: 1.5, customer_reason: 'One was broken' };
  const text = notesText({ refunds: [refund, second] });
  expect(text).toContain('$4.00 is in your wallet');
  expect(text).toContain('$1.50 is in your wallet');
  expect(text).toContain('One was broken');
});

test('a refund by the office without a request says its reason once, and not as the customer’s request', () => {
  const text = notesText({ refunds: [{ ...refund, customer_reason: 'Cold', admin_note: 'Cold' }] });
  expect(text.match(/Cold/g)).toHaveLength(1);
  expect(text).not.toContain('Your request');
});

test('the day of a payment by hand has the direction of its language', () => {
  const paid = {
    ...refund,
    image_full_url: [],
    to_provider: 0,
    to_wallet: 0,
    by_hand: 12,
    by_hand_paid_at: '2026-11-28T12:00:00Z',
  };
  const html = render(<PostDeliveryNotes order={{ refunds: [paid], report: null, time_zone: 'UTC' }} />, {
    language: 'ar',
  });
  expect(textOf(html)).toContain('\u206828 نوفمبر 2026\u2069');
});

test('an owed refund of a canceled order is not shown as a request, and names its destination', () => {
  const owed = { ...refund, owed: true, customer_reason: '', admin_note: null, to_provider: 0, to_wallet: 0 };
  const asked = notesText({ refunds: [{ ...owed, status: 'requested' }] });
  expect(asked).toContain('Your payment of $12.00 has arrived, but the order is canceled.');
  expect(asked).not.toContain('Your request');
  expect(notesText({ refunds: [{ ...owed, by_hand: 12 }] })).toContain('return $12.00 to you in cash');
});

test('a report shows its reply, and nothing is rendered without refund and report', () => {
  const report = { reason: 'The courier', text: 'He sang.', image_full_url: [], answer: 'So do we.' };
  expect(notesText({ report })).toContain('Our answer So do we.');
  expect(notesText({ report: { ...report, answer: null } })).toContain('We are reviewing your report');
  expect(notesText({})).toBe('');
});
