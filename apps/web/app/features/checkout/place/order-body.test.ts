import { expect, test } from 'vitest';
import type { GuestAddress } from '#features/addresses/index.ts';
import { type Draft, START } from '../draft.ts';
import { orderBody } from './order-body.ts';

const GUEST = {
  token: null,
  guestId: 'g',
  location: '4 Harbour Square',
  point: { latitude: 25.1, longitude: 56.2 },
  zoneIds: [1],
  module: null,
};
const HOME = {
  address: '12 Lantern Street',
  address_type: 'home',
  latitude: '25.03',
  longitude: '56.36',
  road: 'Back lane',
  contact_person_name: 'Layla',
  contact_person_number: '+971501',
} as GuestAddress;
const PAY = { method: 'cash_on_delivery', hasWalletPart: false } as const;
const bodyOf = (draft: Partial<Draft>, address: GuestAddress | null = null, session = GUEST) =>
  orderBody({ ...START, ...draft }, 9, address, null, PAY, session, (key) => key);

test('a delivery goes to the saved address with its contact, else to the chosen place', () => {
  expect(bodyOf({ floor: '3' }, HOME)).toMatchObject({
    address: '12 Lantern Street',
    address_type: 'home',
    latitude: 25.03,
    longitude: 56.36,
    road: 'Back lane',
    floor: '3',
    contact_person_name: 'Layla',
    contact_person_number: '+971501',
  });
  expect(bodyOf({})).toMatchObject({ address: '4 Harbour Square', latitude: 25.1, longitude: 56.2 });
});

test('an order for pickup has neither a destination nor a tip for a courier', () => {
  expect(bodyOf({ tip: 2 }).dm_tips).toBe(2);
  const body = bodyOf({ orderType: 'take_away', tip: 2 }, HOME);
  expect(body.dm_tips).toBe(0);
  for (const field of ['address', 'latitude', 'road']) expect(body).not.toHaveProperty(field);
});

test('a guest sends the guest id, a customer does not', () => {
  expect(bodyOf({}).guest_id).toBe('g');
  expect(bodyOf({}, null, { ...GUEST, token: 't' } as unknown as typeof GUEST)).not.toHaveProperty(
    'guest_id',
  );
});
