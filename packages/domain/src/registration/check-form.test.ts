import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CourierForm, checkCourierForm, checkStoreForm, type StoreForm } from './index.ts';

const PERSON = {
  f_name: 'Nadia',
  l_name: 'Karam',
  email: 'nadia@example.com',
  phone: '050 123 4567',
  stored_phone: '+971501234567',
  password: 'secret1',
};
const STORE: StoreForm = {
  ...PERSON,
  name: 'Blue Gate',
  address: '3 Anchor Street',
  module_id: 1,
  zone_id: 1,
  minimum_delivery_time: 20,
  maximum_delivery_time: 40,
  tax: 5,
  logo: true,
};
const COURIER: CourierForm = {
  ...PERSON,
  identity_number: 'P123',
  identity_image: 1,
  image: true,
  zone_id: 1,
  vehicle_id: 1,
};

test('a complete application is valid', () => {
  expect(checkStoreForm(STORE)).toEqual({});
  expect(checkCourierForm(COURIER)).toEqual({});
  for (const tax of [0, 100]) expect(checkStoreForm({ ...STORE, tax })).toEqual({});
});

test('every invalid field is reported with its own code', () => {
  const wrong: [Partial<StoreForm>, object][] = [
    [{ f_name: ' ' }, { f_name: 'name_required' }],
    [{ l_name: '' }, { l_name: 'required' }],
    [{ email: 'nadia' }, { email: 'email_invalid' }],
    [{ phone: '', stored_phone: null }, { phone: 'phone_required' }],
    [{ phone: ' ', stored_phone: null }, { phone: 'phone_required' }],
    [{ phone: 'x', stored_phone: null }, { phone: 'phone_invalid' }],
    [{ password: '12345' }, { password: 'password_short' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ address: '' }, { address: 'required' }],
    [
      { module_id: null, zone_id: null },
      { module_id: 'required', zone_id: 'required' },
    ],
    [{ minimum_delivery_time: 0 }, { minimum_delivery_time: 'delivery_time_invalid' }],
    [{ maximum_delivery_time: Number.NaN }, { maximum_delivery_time: 'delivery_time_invalid' }],
    [{ maximum_delivery_time: 19 }, { maximum_delivery_time: 'delivery_time_order' }],
    [{ maximum_delivery_time: 1000 }, { maximum_delivery_time: 'delivery_time_invalid' }],
    [{ minimum_delivery_time: 20.5 }, { minimum_delivery_time: 'delivery_time_invalid' }],
    [{ tax: -0.5 }, { tax: 'tax_invalid' }],
    [{ tax: 100.5 }, { tax: 'tax_invalid' }],
    [{ tax: Number.NaN }, { tax: 'tax_invalid' }],
    [{ logo: false }, { logo: 'required' }],
  ];
  for (const [part, problems] of wrong) expect(checkStoreForm({ ...STORE, ...part })).toEqual(problems);
  const empty = { identity_number: ' ', identity_image: 0, image: false, zone_id: null, vehicle_id: null };
  expect(checkCourierForm({ ...COURIER, ...empty, l_name: ' ' })).toEqual({
    l_name: 'required',
    identity_number: 'required',
    identity_image: 'required',
    image: 'required',
    zone_id: 'required',
    vehicle_id: 'required',
  });
});

test('delivery times are accepted exactly when both are from 1 to 999 and in order', () => {
  const accepts = (least: number, most: number) =>
    Object.keys(checkStoreForm({ ...STORE, minimum_delivery_time: least, maximum_delivery_time: most }))
      .length === 0;
  expect([accepts(1, 999), accepts(999, 999), accepts(1, 1), accepts(0, 1), accepts(1, 1000)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 1200 }), fc.integer({ min: -5, max: 1200 }), (least, most) => {
      expect(accepts(least, most)).toBe(least >= 1 && least <= 999 && most >= least && most <= 999);
    }),
  );
});
