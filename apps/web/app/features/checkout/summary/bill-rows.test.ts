import type { Quote } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { billRows } from './bill.tsx';
import { subtotalOf } from './coupon-box.tsx';

const quote: Quote = {
  lines: [],
  minimum_order_amount: 0,
  items_amount: 28.1,
  discount_amount: 1,
  store_discount_amount: 2.8,
  coupon_discount_amount: 3,
  tax_amount: 1.06,
  taxes: [],
  tax_status: 'excluded',
  delivery_charge: 2,
  original_delivery_charge: 2,
  surcharge: 0.5,
  additional_charge: 1,
  additional_charge_name: 'Service fee',
  extra_packaging_amount: 0.4,
  dm_tips: 2,
  order_amount: 28.26,
  partially_paid_amount: 0,
  due_amount: 28.26,
  payment_methods: ['cash_on_delivery'],
  partial_payment_methods: [],
  maximum_cod_order_amount: null,
  wallet_balance: null,
  distance: 2.4,
  free_delivery_because: null,
  prescription_required: 0,
  cashback: null,
  coupon_code: null,
  parcel: null,
  queue_arrival: null,
  problems: [],
};

const rows = (changed: Partial<Quote>) => billRows({ ...quote, ...changed }, true, (key) => key);
const total = (amounts: { amount: number }[]) =>
  Math.round(amounts.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

test('the rows of a bill add up to the total, with tax included or added', () => {
  expect(total(rows({}))).toBe(28.26);
  expect(total(rows({ tax_status: 'included', order_amount: 27.2 }))).toBe(27.2);
});

test('zero parts are left out, except items and delivery', () => {
  const empty = rows({
    discount_amount: 0,
    store_discount_amount: 0,
    coupon_discount_amount: 0,
    tax_amount: 0,
    delivery_charge: 0,
    surcharge: 0,
    additional_charge: 0,
    extra_packaging_amount: 0,
    dm_tips: 0,
  });
  expect(empty.map(({ key }) => key)).toEqual(['items', 'delivery']);
  expect(empty[1]?.before).toBe(2);
});

const parcel = {
  distance_charge: 3.36,
  measure_charge: 1,
  vehicle_charge: 0,
  duration: 18,
  polyline: null,
  sender_zone_id: 1,
  receiver_zone_id: 1,
};
const charged = {
  parcel,
  items_amount: 0,
  discount_amount: 0,
  store_discount_amount: 0,
  coupon_discount_amount: 0,
  tax_amount: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  delivery_charge: 4.36,
  original_delivery_charge: 4.36,
};

test('the charge of a parcel is listed in parts that add up to the total', () => {
  const listed = rows({ ...charged, order_amount: 6.86 });
  expect(listed.map(({ key }) => key)).toEqual(['distance', 'measure', 'surcharge', 'tip']);
  expect(total(listed)).toBe(6.86);
});

test('a waived charge of a parcel is listed as a free delivery with its former price', () => {
  const listed = rows({ ...charged, delivery_charge: 0, surcharge: 0, order_amount: 2 });
  expect(listed.map(({ key }) => key)).toEqual(['delivery', 'tip']);
  expect(listed[0]?.before).toBe(4.36);
  expect(total(listed)).toBe(2);
});

test('the minimum of a coupon applies to the items, or to the charge of a parcel once it is known', () => {
  expect(subtotalOf(quote)).toBe(24.3);
  expect(subtotalOf({ ...quote, ...charged })).toBe(4.86);
  expect(subtotalOf({ ...quote, ...charged, original_delivery_charge: 0, surcharge: 0 })).toBeNull();
  expect(subtotalOf(null)).toBeNull();
});

test('a total that a card provider cannot take has its rounding as a row, and the rows add up to it', () => {
  const rounded = rows({ items_amount: 28.107, order_amount: 28.26 });
  expect(rounded.at(-1)).toMatchObject({ key: 'rounding', amount: -0.007 });
  expect(total(rounded)).toBe(28.26);
  expect(rows({}).some(({ key }) => key === 'rounding')).toBe(false);
});
