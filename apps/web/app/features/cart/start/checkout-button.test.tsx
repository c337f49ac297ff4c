import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { aStore } from '../../../../test/stores.ts';
import { CheckoutButton } from './checkout-button.tsx';

function shown(
  zoneIds: number[],
  take_away: boolean,
  language: LanguageCode = 'en',
  takeaway_status: 0 | 1 = 1,
): string {
  const config = { takeaway_status };
  const store = aStore({ take_away });
  const button = <CheckoutButton subtotalMinor={900} store={store} onProceed={() => {}} />;
  return textOf(render(button, { zoneIds, config, language })).replace(/[\u2066-\u2069]/g, '');
}

test('a cart whose store delivers to the visitor’s place leads to checkout', () => {
  for (const zoneIds of [[], [2], [1, 2]]) expect(shown(zoneIds, true)).toBe('Proceed To Checkout');
});

test('a cart whose store does not deliver there asks for another address, and offers checkout for pickup only, while the operator offers it', () => {
  expect(shown([1], false)).toBe('Harbour Grill does not deliver to your address. Change address');
  expect(shown([1], true)).toBe(
    'Harbour Grill does not deliver to your address. You can pick the order up yourself. Change address Proceed To Checkout',
  );
  expect(shown([1], true, 'en', 0)).toBe(shown([1], false));
  expect(shown([1], false, 'ar')).toBe('لا يوصل Harbour Grill إلى عنوانك. تغيير العنوان');
});

test('a small order says what it lacks of the minimum before checkout, one of exactly the minimum does not', () => {
  const store = aStore({ take_away: false, minimum_order: 5 });
  const text = (subtotalMinor: number) =>
    textOf(render(<CheckoutButton subtotalMinor={subtotalMinor} store={store} onProceed={() => {}} />));
  expect(text(160)).toMatch(/Add .?\$3\.40.? to reach the minimum of .?\$5\.00/);
  expect(text(500)).toBe('Proceed To Checkout');
});
