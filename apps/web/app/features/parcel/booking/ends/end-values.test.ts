import type { Address } from '@errand/contract/customer';
import { expect, test } from 'vitest';
import { endOfAddress, valuesOf } from './end-form.tsx';

const HOME = {
  id: 4,
  address_type: 'home',
  address: '12 Lantern Street',
  contact_person_name: 'Layla',
  contact_person_number: '+971501234567',
  latitude: '25.03',
  longitude: '56.36',
  road: null,
  house: 'B',
  floor: '3',
} as Address;

test('a saved address fills place and door, and the person if none was entered', () => {
  const end = endOfAddress(HOME, { name: ' ', phone: '' });
  expect(end).toMatchObject({ latitude: 25.03, address: '12 Lantern Street', house: 'B', name: 'Layla' });
  expect(valuesOf(end)).toMatchObject({ road: '', house: 'B', floor: '3', phone: '+971501234567' });
  expect(endOfAddress(HOME, { name: 'Sami', phone: '' })).toMatchObject({ name: 'Sami', phone: '' });
});
