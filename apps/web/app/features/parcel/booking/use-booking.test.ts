import { expect, test } from 'vitest';
import { senderOf } from './use-booking.ts';

const HERE = { location: '12 Lantern Street', point: { latitude: 25.03, longitude: 56.36 } };
const LAYLA = { f_name: 'Layla', l_name: 'Haddad', phone: '+971501234567', email: 'layla@example.com' };
const PIER = { latitude: 25.04, longitude: 56.35, address: 'Ferry Pier' };

test('a customer is the sender at the visitor’s place until another one is entered', () => {
  expect(senderOf({ sender: null }, LAYLA, HERE)).toEqual({
    ...HERE.point,
    address: '12 Lantern Street',
    name: 'Layla Haddad',
    phone: '+971501234567',
    email: 'layla@example.com',
  });
  const sami = { ...PIER, name: 'Sami', phone: '+971509999999', email: '' };
  expect(senderOf({ sender: sami }, LAYLA, HERE)).toEqual(sami);
});

test('a place without a person is completed for a customer only', () => {
  expect(senderOf({ sender: PIER }, LAYLA, HERE)).toMatchObject({ ...PIER, name: 'Layla Haddad' });
  expect(senderOf({ sender: PIER }, null, HERE)).toEqual(PIER);
});

test('without a place there is no sender', () => {
  expect(senderOf({ sender: null }, LAYLA, { location: null, point: null })).toBeNull();
});
