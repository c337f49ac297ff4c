import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { CashChange } from '../receipt/bill-rows.tsx';
import { OrderAttachments } from './order-attachments.tsx';

const CASH = {
  user_id: '4',
  order_amount: 18.5,
  partially_paid_amount: 0,
  bring_change_amount: 20,
  payment_method: 'cash_on_delivery',
  payments: [],
};
const change = (order: object) =>
  textOf(render(<CashChange order={{ ...CASH, ...order } as unknown as Order} />));

test('only the owner of a cash order sees the amount paid with and the change', () => {
  expect(change({})).toBe('You pay with $20.00 Your change $1.50');
  expect(change({ order_amount: 30, partially_paid_amount: 11 })).toContain('Your change $1.00');
  for (const none of [{ user_id: '' }, { bring_change_amount: null }, { payment_method: 'demo_bank' }]) {
    expect(change(none)).toBe('');
  }
  const parts = { payment_method: 'partial_payment', payments: [{ payment_method: 'cash_on_delivery' }] };
  expect(change(parts)).toContain('You pay with');
});

test('the prescription files of an order are linked one by one', () => {
  const files = (order_attachment_full_url: string[]) =>
    render(<OrderAttachments order={{ order_attachment_full_url } as Order} />);
  const html = files(['/attachment/7/a', '/attachment/7/b']);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/attachment/7/a',
    '/attachment/7/b',
  ]);
  expect(html).toContain('aria-label="Prescription, file 2"');
  expect(html).toContain('rel="noreferrer"');
  expect(files([])).toBe('');
});
