import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { BillTotal } from '../receipt/bill-rows.tsx';
import { moneyOf } from '../receipt/order-money.fixture.ts';
import { OrderAttachments } from './order-attachments.tsx';

const CASH = {
  user_id: '4',
  order_status: 'pending',
  order_amount: 18.5,
  bring_change_amount: 20,
  payment_method: 'cash_on_delivery',
  time_zone: 'Asia/Dubai',
} as unknown as Order;
const total = (changed: Partial<Order>) => {
  const order = { ...CASH, ...changed };
  return textOf(render(<BillTotal order={{ ...order, money: moneyOf(order) }} />));
};

test('only the owner of an order that is due in cash sees the amount paid with and the change', () => {
  expect(total({})).toContain('To pay in cash at the door $18.50 You pay with $20.00 Your change $1.50');
  const partly = { order_amount: 30, partially_paid_amount: 11, payment_status: 'partially_paid' } as const;
  expect(total(partly)).toContain('Your change $1.00');
  const none: Partial<Order>[] = [
    { user_id: '' },
    { bring_change_amount: null },
    { payment_method: 'digital_payment' },
    { order_status: 'canceled' },
  ];
  for (const changed of none) expect(total(changed)).not.toContain('Your change');
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
