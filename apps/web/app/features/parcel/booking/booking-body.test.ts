import type { ParcelCategory } from '@errand/contract/parcel';
import { expect, test } from 'vitest';
import { EMPTY_PARCEL, type ParcelDraft } from '../draft.ts';
import { bookingBody } from './use-booking.ts';

const SENDER = {
  latitude: 25.03,
  longitude: 56.36,
  address: '12 Lantern Street',
  name: 'Layla',
  phone: '+971501',
};
const RECEIVER = {
  latitude: 25.04,
  longitude: 56.35,
  address: 'Ferry Pier',
  floor: '2',
  name: 'Sami',
  phone: '+971502',
};
const BOX = { id: 4, measure: 'weight' } as ParcelCategory;
const GUEST = { token: null, guestId: 'g-1' };

function body(draft: Partial<ParcelDraft>, more: Partial<Parameters<typeof bookingBody>[0]> = {}) {
  return bookingBody({
    draft: { ...EMPTY_PARCEL, ...draft },
    sender: SENDER,
    category: BOX,
    instruction: undefined,
    method: 'cash_on_delivery',
    hasWalletPart: false,
    session: GUEST,
    ...more,
  });
}

test('the address of a parcel order is the sender’s, and the receiver has details of their own', () => {
  expect(body({ receiver: RECEIVER, weight: 3 })).toMatchObject({
    order_type: 'parcel',
    guest_id: 'g-1',
    address: '12 Lantern Street',
    contact_person_name: 'Layla',
    parcel_category_id: 4,
    parcel_weight: 3,
    latitude: 25.03,
    contact_person_number: '+971501',
    receiver_details: {
      address: 'Ferry Pier',
      floor: '2',
      latitude: 25.04,
      longitude: 56.35,
      contact_person_name: 'Sami',
      contact_person_number: '+971502',
    },
  });
  expect(body({}, { session: { token: 't', guestId: 'g-1' } })).not.toHaveProperty('guest_id');
});

test('an incomplete booking can be quoted: what is missing is left out', () => {
  const sent = body({}, { sender: null, category: undefined });
  expect(sent).not.toHaveProperty('address');
  expect(sent).not.toHaveProperty('receiver_details');
  expect(sent.parcel_category_id).toBeUndefined();
});

test('only what the category asks for is sent: weight or size', () => {
  const measured = { weight: 3, size: 'large' } as const;
  expect(body(measured)).toMatchObject({ parcel_weight: 3, parcel_size: null });
  const flowers = { ...BOX, measure: 'size' } as const;
  expect(body(measured, { category: flowers })).toMatchObject({ parcel_weight: null, parcel_size: 'large' });
  const keys = { ...BOX, measure: 'none' } as const;
  expect(body(measured, { category: keys })).toMatchObject({ parcel_weight: null, parcel_size: null });
});

test('the picked note for the courier and the sender’s own text form one instruction', () => {
  expect(body({ note: ' Second door ' }, { instruction: 'Keep it upright' }).delivery_instruction).toBe(
    'Keep it upright. Second door',
  );
  expect(body({ note: ' ' }).delivery_instruction).toBeNull();
});

test('change is brought only to a sender who pays in cash', () => {
  expect(body({ change: 20 }).bring_change_amount).toBe(20);
  expect(body({ change: 20, payer: 'receiver' }).bring_change_amount).toBeNull();
  expect(body({ change: 20 }, { method: 'wallet' }).bring_change_amount).toBeNull();
});
