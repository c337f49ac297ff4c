import { expect, test } from 'vitest';
import {
  agreeTerms,
  type OfficeTerms,
  officeTerms,
  type SellerTerms,
  STANDARD_TERM_SETTINGS,
  withFreeDelivery,
} from './index.ts';

const STANDARD_TERMS = officeTerms(STANDARD_TERM_SETTINGS);

const office: OfficeTerms = {
  ...STANDARD_TERMS,
  commission: { ...STANDARD_TERMS.commission, percent: 12 },
  storeBears: { ...STANDARD_TERMS.storeBears, storeFreeDelivery: 80, operatorFreeDelivery: 20 },
};
const seller: SellerTerms = {
  commissionPercent: null,
  hasPlan: false,
  deliversItself: false,
  reverseCharge: false,
};
const plain = { coupon: null, freeDelivery: null };
const shared = { byStore: false, storePercent: 40 };

test('a store pays its own commission, else that of the office, and none with a plan', () => {
  const percentOf = (one: Partial<SellerTerms>) =>
    agreeTerms(office, { ...seller, ...one }, plain).commission.percent;
  expect(percentOf({})).toBe(12);
  expect(percentOf({ commissionPercent: 7 })).toBe(7);
  expect(percentOf({ commissionPercent: 0 })).toBe(0);
  expect(percentOf({ commissionPercent: 7, hasPlan: true })).toBe(0);
  expect(agreeTerms(office, { ...seller, hasPlan: true }, plain).plan).toBe(true);
});

test('a store with reverse charge owes the tax on its commission itself', () => {
  const taxed = { ...office, commission: { ...office.commission, taxPercent: 19 } };
  expect(agreeTerms(taxed, seller, plain).commission.taxPercent).toBe(19);
  const reverse = agreeTerms(taxed, { ...seller, reverseCharge: true }, plain);
  expect(reverse.commission).toEqual({ ...taxed.commission, taxPercent: 0 });
});

test('a parcel has no commission and is delivered by the operator', () => {
  const terms = agreeTerms(office, null, plain);
  expect(terms.commission.percent).toBe(0);
  expect(terms.deliveredBy).toBe('operator');
});

test('a free delivery is borne by the one who made it free, as the office divides it', () => {
  const bears = (freeDelivery: Parameters<typeof agreeTerms>[2]['freeDelivery']) =>
    agreeTerms(office, seller, { coupon: shared, freeDelivery }).storeBears.freeDelivery;
  expect(bears('store')).toBe(80);
  expect(bears('all_stores')).toBe(20);
  expect(bears('order_amount')).toBe(20);
  expect(bears('coupon')).toBe(40);
  expect(bears('take_away')).toBe(0);
  expect(bears(null)).toBe(0);
});

test('a coupon is borne as the office divides those of its issuer, unless it has a share of its own', () => {
  const divided = { ...office, storeBears: { ...office.storeBears, ownCoupon: 90, shopCoupon: 15 } };
  const bears = (byStore: boolean, storePercent: number | null) =>
    agreeTerms(divided, seller, { coupon: { byStore, storePercent }, freeDelivery: null }).storeBears.coupon;
  expect([bears(true, null), bears(false, null)]).toEqual([90, 15]);
  expect([bears(true, 50), bears(false, 0)]).toEqual([50, 0]);
});

test('by the standard terms a store bears its own coupon and its own offer', () => {
  const coupon = { byStore: true, storePercent: null };
  expect(agreeTerms(office, seller, { coupon, freeDelivery: null }).storeBears).toEqual({
    discount: 100,
    offer: 100,
    coupon: 100,
    freeDelivery: 0,
  });
});

test('a store that delivers itself is paid for the delivery', () => {
  expect(agreeTerms(office, { ...seller, deliversItself: true }, plain).deliveredBy).toBe('store');
});

test('terms survive being stored as JSON', () => {
  const terms = agreeTerms(office, seller, plain);
  expect(JSON.parse(JSON.stringify(terms))).toEqual(terms);
});

test('a delivery that a change makes free is borne by who made it free, and all other terms stay', () => {
  const agreed = agreeTerms(office, seller, { coupon: shared, freeDelivery: null });
  const later = { ...office, commission: { ...office.commission, percent: 50 } };
  expect(withFreeDelivery(agreed, later, 'order_amount')).toEqual({
    ...agreed,
    storeBears: { ...agreed.storeBears, freeDelivery: 20 },
  });
  expect(withFreeDelivery(agreed, later, 'coupon').storeBears.freeDelivery).toBe(40);
  expect(withFreeDelivery(agreed, later, null)).toEqual(agreed);
});
