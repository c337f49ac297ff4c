import { expect, test } from 'vitest';
import { openBalances } from './balances.fixture.ts';
import {
  agreeTerms,
  type BookedOrder,
  earnOrder,
  groupAmounts,
  type OrderAmounts,
  officeTerms,
  STANDARD_TERM_SETTINGS,
  taxLines,
} from './index.ts';

const STANDARD_TERMS = officeTerms(STANDARD_TERM_SETTINGS);

const nothing: OrderAmounts = {
  itemsMinor: 0,
  discountMinor: 0,
  storeDiscountMinor: 0,
  couponDiscountMinor: 0,
  packagingMinor: 0,
  deliveryMinor: 0,
  originalDeliveryMinor: 0,
  surchargeMinor: 0,
  additionalMinor: 0,
  tipMinor: 0,
  totalMinor: 0,
  taxes: [],
};

function orderOf(amounts: Partial<OrderAmounts>): BookedOrder {
  const seller = { commissionPercent: 0, hasPlan: false, deliversItself: false, reverseCharge: false };
  return {
    orderId: 1,
    type: 'delivery',
    storeId: 1,
    courierId: 1,
    amounts: { ...nothing, ...amounts },
    terms: agreeTerms(STANDARD_TERMS, seller, { coupon: null, freeDelivery: null }),
  };
}

test('an order without stored taxes has one on its goods, a parcel on its delivery, and none is no line', () => {
  const stored = { ...nothing, itemsMinor: 100, deliveryMinor: 100, taxes: null };
  const tax = { ...stored, taxMinor: 5, taxRate: 5, taxIncluded: true };
  expect(taxLines({ type: 'take_away', ...tax })).toEqual([
    { of: 'goods', ratePercent: 5, amountMinor: 5, included: true },
  ]);
  expect(taxLines({ type: 'parcel', ...tax })).toMatchObject([{ of: 'delivery', included: true }]);
  expect(taxLines({ type: 'trip', ...tax, taxMinor: 0 })).toEqual([]);
});

test('the tax on packaging is of the store that packs, or in the account of its rate where the operator pays it', () => {
  const taxes = [{ of: 'packaging' as const, ratePercent: 20, amountMinor: 10, included: false }];
  const order = orderOf({ itemsMinor: 100, packagingMinor: 50, totalMinor: 160, taxes });
  const due = { 'receivable order:1': -160 };
  expect(openBalances([earnOrder(order)])).toEqual({ ...due, 'store store:1': 160 });
  const paid = earnOrder({ ...order, terms: { ...order.terms, goodsTaxBy: 'operator' } });
  expect(openBalances([paid])).toEqual({ ...due, 'store store:1': 150, 'tax rate:20': 10 });
});

test('what a total is rounded by lowers the fees first, then the goods, so that no group is negative', () => {
  const rounded = orderOf({ itemsMinor: 4, tipMinor: 5, additionalMinor: 2, totalMinor: 3 });
  expect(groupAmounts(rounded)).toEqual({ goods: 0, delivery: 0, tip: 3, fees: 0 });
  const usual = orderOf({ itemsMinor: 100, additionalMinor: 20, totalMinor: 113 });
  expect(groupAmounts(usual)).toEqual({ goods: 100, delivery: 0, tip: 0, fees: 13 });
});

test('an old order whose total is above its parts is posted whole', () => {
  expect(openBalances([earnOrder(orderOf({ itemsMinor: 100, totalMinor: 105 }))])).toEqual({
    'receivable order:1': -105,
    'store store:1': 100,
    'rounding operator': 5,
  });
});
