import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { DeliveryFee, type FeeTerms, hasFee } from './delivery-fee.tsx';

const terms = (fields: Partial<FeeTerms> = {}): FeeTerms => ({
  free_delivery: false,
  delivery_charge: 3.08,
  delivery_charge_exact: false,
  ...fields,
});
const fee = (fields: Partial<FeeTerms> = {}, language: LanguageCode = 'en') =>
  textOf(render(<DeliveryFee store={terms(fields)} />, { language }));

test('a fee whose route is not known is a lower bound, in both languages', () => {
  expect(fee()).toBe('from $3.08');
  expect(fee({}, 'ar')).toBe('من $3.08');
  expect(fee({ delivery_charge_exact: true })).toBe('$3.08');
});

test('only a fee that is certainly 0 is called free', () => {
  expect(fee({ delivery_charge: 0 })).toBe('from $0.00');
  expect(fee({ delivery_charge: 0, delivery_charge_exact: true })).toBe('Free');
  expect(fee({ free_delivery: true, delivery_charge: null })).toBe('Free');
  expect(hasFee(terms({ delivery_charge: null }))).toBe(false);
});
