import { pricedItem } from '@errand/contract/priced-item';
import { NO_SELECTION } from '@errand/domain/catalog';
import { expect, test } from 'vitest';
import { anItem } from '../../../../../test/items.ts';
import { render, textOf } from '../../../../../test/render.tsx';
import { newLine } from '../../sync/cart-edits.ts';
import { OfferHint } from './offer-hint.tsx';

const soup = anItem({
  price: 9.7,
  store_discount: 15,
  store_discount_terms: { min_purchase: 12, max_discount: 5 },
});
const lines = (quantity: number) => [
  newLine({ item: soup, selection: NO_SELECTION, addOns: [], quantity }, 2),
];

test('a cart says what it lacks for the offer of its store, in both languages', () => {
  expect(pricedItem(soup, 2).storeTerms).toEqual({ minPurchaseMinor: 1200, maxDiscountMinor: 500 });
  expect(textOf(render(<OfferHint lines={lines(1)} />))).toMatch(/Add .?\$2\.30.? for 15% off/);
  expect(textOf(render(<OfferHint lines={lines(1)} />, { language: 'ar' }))).toMatch(
    /أضف .?\$2\.30.? لتحصل على خصم/,
  );
  expect(render(<OfferHint lines={lines(2)} />)).toBe('');
});
