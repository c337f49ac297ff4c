import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { DeliveryFee, type FeeTerms, hasFee } from './delivery-fee.tsx';
import { RouteFee } from './route-fee.tsx';

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

test('the fee of an order names the amount from which it is free, and is free at exactly that amount', () => {
  const store = {
    ...terms({ delivery_charge: 3.78, delivery_charge_exact: true }),
    id: 1,
    distance: 900,
    distance_exact: true,
    delivers_here: true,
  };
  const config = {
    free_delivery_over: null,
    admin_free_delivery: {
      status: true,
      type: 'free_delivery_by_order_amount',
      free_delivery_over: 20,
    } as const,
  };
  const feeOf = (subtotalMinor: number, language: LanguageCode = 'en') =>
    textOf(render(<RouteFee store={store} subtotalMinor={subtotalMinor} />, { config, language })).replace(
      /[\u2066\u2069]| (?=[,،])/g,
      '',
    );
  expect(feeOf(1999)).toBe('$3.78, free from $20.00');
  expect(feeOf(1999, 'ar')).toBe('$3.78، ومجاني ابتداءً من $20.00');
  expect(feeOf(2000)).toBe('Free');
});
