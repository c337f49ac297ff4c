import { expect, test } from 'vitest';
import { awaitsTransfer } from './awaits-transfer.ts';

test('a delivered order awaits its transfer until it is paid or written off', () => {
  const order = {
    order_status: 'delivered',
    payment_method: 'offline_payment',
    payment_status: 'unpaid',
    user_id: '7',
    money: null,
  } as const;
  const money = {
    paper: 'bill',
    total: 20,
    return_fee: 0,
    charges: 0,
    charged: [],
    returned: [],
    due: [],
  } as const;
  const withState = (state: 'due' | 'written_off') => ({
    ...order,
    money: { ...money, charged: [], returned: [], due: [], state, written_off: 0 },
  });
  expect(awaitsTransfer(withState('due'))).toBe(true);
  expect(awaitsTransfer(withState('written_off'))).toBe(false);
  expect(awaitsTransfer({ ...order, payment_status: 'paid' })).toBe(false);
});
