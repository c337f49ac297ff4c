import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { CashbackRows } from './bill-rows.tsx';

const PROMISED = { title: 'Ten back', amount: 1.2, taken_back_amount: 0, status: 'promised' } as const;
const shown = (cashback: Order['cashback']) => textOf(render(<CashbackRows order={{ cashback }} />));

test('a bill shows the recorded cashback and the part that refunds took back, and no dropped one', () => {
  expect(shown(PROMISED)).toBe('Cashback once you have the order $1.20');
  expect(shown({ ...PROMISED, status: 'credited' })).toBe('Cashback in your wallet $1.20');
  expect(shown({ ...PROMISED, status: 'taken_back', taken_back_amount: 1 })).toMatch(
    /^Cashback in your wallet \$1\.20 Cashback taken back with the refund −\s\$1\.00$/,
  );
  expect(shown({ ...PROMISED, status: 'dropped' })).toBe('');
  expect(shown(null)).toBe('');
});
