import { expect, test } from 'vitest';
import {
  divideExample,
  divideFees,
  type ExampleOrder,
  officeTerms,
  STANDARD_TERM_SETTINGS,
  type TermSettings,
} from './index.ts';

const SETTINGS: TermSettings = { ...STANDARD_TERM_SETTINGS, admin_commission: 12 };
const ORDER: ExampleOrder = {
  itemsMinor: 2000,
  discountMinor: 0,
  couponMinor: 0,
  couponBy: 'shop',
  deliveryMinor: 300,
  freeDelivery: null,
  tax: { percent: 0, included: false },
};

/** What the customer pays, and what store, courier, operator and tax office get of it. */
function parties(settings: Partial<TermSettings>, order: Partial<ExampleOrder> = {}) {
  const of = divideExample(officeTerms({ ...SETTINGS, ...settings }), { ...ORDER, ...order });
  return [of.paidMinor, of.storeMinor, of.courierMinor, of.operatorMinor, of.taxMinor];
}

// Worked out on paper: goods of 20.00 and a delivery of 3.00.
test.each<[string, Partial<TermSettings>, Partial<ExampleOrder>, number[]]>([
  ['12 % of 20.00 is 2.40', {}, {}, [2300, 1760, 300, 240, 0]],
  ['a courier gets 80 % of the delivery', { courier_delivery_percent: 80 }, {}, [2300, 1760, 240, 300, 0]],
  ['tax of 20 % on the commission', { commission_tax_percent: 20 }, {}, [2300, 1712, 300, 240, 48]],
  [
    '12 % of the listed 20.00',
    { commission_basis: 'listed' },
    { discountMinor: 500 },
    [1800, 1260, 300, 240, 0],
  ],
  ['12 % of the 15.00 after discount', {}, { discountMinor: 500 }, [1800, 1320, 300, 180, 0]],
  [
    'the operator bears 60 % of a discount of 5.00, and its commission is of the 18.00 that the store receives',
    { store_discount_percent: 40, commission_basis: 'received' },
    { discountMinor: 500 },
    [1800, 1584, 300, -84, 0],
  ],
  ['a coupon of the shop is the operator’s', {}, { couponMinor: 400 }, [1900, 1760, 300, -160, 0]],
  [
    'a quarter of it is the store’s',
    { store_shop_coupon_percent: 25 },
    { couponMinor: 400 },
    [1900, 1660, 300, -60, 0],
  ],
  [
    'a coupon of the store is its own',
    {},
    { couponMinor: 400, couponBy: 'store' },
    [1900, 1360, 300, 240, 0],
  ],
  [
    'half of the store’s coupon is the operator’s',
    { store_own_coupon_percent: 50 },
    { couponMinor: 400, couponBy: 'store' },
    [1900, 1560, 300, 40, 0],
  ],
  ['the store pays for its free delivery', {}, { freeDelivery: 'store' }, [2000, 1460, 300, 240, 0]],
  [
    'half of it is the operator’s',
    { store_own_free_delivery_percent: 50 },
    { freeDelivery: 'store' },
    [2000, 1610, 300, 90, 0],
  ],
  [
    'the operator pays for its free delivery',
    {},
    { freeDelivery: 'order_amount' },
    [2000, 1760, 300, -60, 0],
  ],
  [
    'the store bears 40 % of it',
    { store_shop_free_delivery_percent: 40 },
    { freeDelivery: 'order_amount' },
    [2000, 1640, 300, 60, 0],
  ],
  [
    'the store is paid the tax of 10 % on top, and pays it on',
    {},
    { tax: { percent: 10, included: false } },
    [2500, 1960, 300, 240, 0],
  ],
  [
    'the operator pays it instead',
    { goods_tax_payer: 'operator' },
    { tax: { percent: 10, included: false } },
    [2500, 1760, 300, 240, 200],
  ],
  [
    'a commission of the price without the tax in it: 12 % of 16.00',
    { commission_basis_tax: 'without' },
    { tax: { percent: 25, included: true } },
    [2300, 1808, 300, 192, 0],
  ],
  [
    'a commission of the price with the tax on top: 12 % of 25.00',
    { commission_basis_tax: 'with' },
    { tax: { percent: 25, included: false } },
    [2800, 2200, 300, 300, 0],
  ],
])('%s', (_, settings, order, expected) => {
  expect(parties(settings, order)).toEqual(expected);
  const [paid = 0, ...parts] = expected;
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paid);
});

test('a fee that a cancellation keeps is divided as the office says, and a courier gets at most what the store leaves', () => {
  const of = (storePercent: number, courierPercent: number) => {
    const { canceled } = divideFees(
      officeTerms({
        ...SETTINGS,
        cancellation_fee_store_percent: storePercent,
        cancellation_fee_courier_percent: courierPercent,
      }),
      500,
    );
    return [canceled.storeMinor, canceled.courierMinor, canceled.operatorMinor];
  };
  expect(of(0, 0)).toEqual([0, 0, 500]);
  expect(of(60, 20)).toEqual([300, 100, 100]);
  expect(of(80, 50)).toEqual([400, 100, 0]);
});

test('a courier gets its percentage of the fee for a parcel that comes back', () => {
  const { returned } = divideFees(officeTerms({ ...SETTINGS, courier_return_fee_percent: 70 }), 400);
  expect([returned.courierMinor, returned.operatorMinor, returned.paidMinor]).toEqual([280, 120, 400]);
});
