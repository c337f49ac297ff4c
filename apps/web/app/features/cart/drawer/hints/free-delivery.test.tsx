import type { Config } from '@errand/contract/config';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../../test/render.tsx';
import { FreeDelivery } from './free-delivery.tsx';

const ADMIN: Config['admin_free_delivery'] = {
  status: true,
  type: 'free_delivery_by_order_amount',
  free_delivery_over: 40,
};
const OFF = { ...ADMIN, status: false };

function bar(subtotalMinor: number, free_delivery_over: number | null, admin_free_delivery = OFF): string {
  return render(<FreeDelivery subtotalMinor={subtotalMinor} storeFree={false} />, {
    config: { free_delivery_over, admin_free_delivery },
  });
}
const percent = (html: string) => Number(/role="progressbar"[^>]*aria-valuenow="(\d+)"/.exec(html)?.[1]);

// Requirements: CONFIG-09, CONFIG-25, MONEY-09..11.
test('the bar shows the cart as a share of the operator’s amount, and the amount that is missing', () => {
  expect(percent(bar(1250, 50))).toBe(25);
  expect(textOf(bar(1250, 50))).toMatch(/\$37\.50/);
  expect(percent(bar(0, 50))).toBe(0);
  expect(percent(bar(9000, 50))).toBe(100);
  // `free_delivery_over` precedes the amount of the administrator, which counts where it is not set.
  expect(percent(bar(1000, 50, ADMIN))).toBe(20);
  expect(percent(bar(1000, null, ADMIN))).toBe(25);
  expect(bar(1000, null)).toBe('');
});

test('the bar is full, and the missing amount counts, as soon as the lower of both amounts makes delivery free', () => {
  expect(textOf(bar(3950, 50, ADMIN))).toMatch(/\$0\.50/);
  expect(percent(bar(4000, 50, ADMIN))).toBe(100);
  expect(textOf(bar(4000, 50, ADMIN))).toContain('Delivery is free on this order');
});
