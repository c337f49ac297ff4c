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

test('a complete application has no problem', () => {
  expect(checkStoreForm(STORE)).toEqual({});
  expect(checkCourierForm(COURIER)).toEqual({});
});

test('each field is named by its own problem', () => {
  const wrong: [Partial<StoreForm>, object][] = [
    [{ f_name: ' ' }, { f_name: 'name_required' }],
    [{ l_name: '' }, { l_name: 'required' }],
    [{ email: 'nadia' }, { email: 'email_invalid' }],
    [{ phone: '', stored_phone: null }, { phone: 'phone_required' }],
    [{ phone: 'x', stored_phone: null }, { phone: 'phone_invalid' }],
    [{ password: '12345' }, { password: 'password_short' }],
    [{ name: '' }, { name: 'required' }],
    [
      { module_id: null, zone_id: null },
      { module_id: 'required', zone_id: 'required' },
    ],
    [{ minimum_delivery_time: 0 }, { minimum_delivery_time: 'delivery_time_invalid' }],
    [{ maximum_delivery_time: Number.NaN }, { maximum_delivery_time: 'delivery_time_invalid' }],
    [{ maximum_delivery_time: 19 }, { maximum_delivery_time: 'delivery_time_order' }],
    [{ tax: 100.5 }, { tax: 'tax_invalid' }],
    [{ tax: Number.NaN }, { tax: 'tax_invalid' }],
    [{ logo: false }, { logo: 'required' }],
  ];
  for (const [part, problems] of wrong) expect(checkStoreForm({ ...STORE, ...part })).toEqual(problems);
  expect(checkCourierForm({ ...COURIER, identity_image: 0, image: false, vehicle_id: null })).toEqual({
    identity_image: 'required',
    image: 'required',
    vehicle_id: 'required',
  });
});

test('delivery times are accepted exactly when both are whole, positive and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 1200 }), fc.integer({ min: -5, max: 1200 }), (least, most) => {
      const problems = checkStoreForm({
        ...STORE,
        minimum_delivery_time: least,
        maximum_delivery_time: most,
      });
      const fine = least >= 1 && least <= 999 && most >= least && most <= 999;
      expect(Object.keys(problems).length === 0).toBe(fine);
    }),
  );
});
