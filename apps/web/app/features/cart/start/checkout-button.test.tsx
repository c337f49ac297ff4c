import { NO_SELECTION } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { newLine } from '../sync/cart-edits.ts';
import { CheckoutButton } from './checkout-button.tsx';

const lines = [newLine({ item: anItem(), selection: NO_SELECTION, addOns: [], quantity: 1 }, 2)];

function shown(
  zoneIds: number[],
  take_away: boolean,
  language: LanguageCode = 'en',
  takeaway_status: 0 | 1 = 1,
): string {
  const config = { takeaway_status };
  const store = { take_away, minimum_order: 0 };
  const button = <CheckoutButton lines={lines} subtotalMinor={900} store={store} onProceed={() => {}} />;
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
  const store = { take_away: false, minimum_order: 5 };
  const text = (subtotalMinor: number) =>
    textOf(
      render(<CheckoutButton lines={[]} subtotalMinor={subtotalMinor} store={store} onProceed={() => {}} />),
    );
  expect(text(160)).toMatch(/Add .?\$3\.40.? to reach the minimum of .?\$5\.00/);
  expect(text(500)).toBe('Proceed To Checkout');
});
