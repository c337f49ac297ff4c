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
  const button = <CheckoutButton lines={lines} store={{ take_away }} onProceed={() => {}} />;
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
