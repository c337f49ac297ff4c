import { expect, test } from 'vitest';
import { EMPTY_PARCEL } from '../draft.ts';
import { draftOfRepeat } from './use-starting-draft.ts';

const END = {
  contact_person_name: 'Layla',
  contact_person_number: '+971501234567',
  contact_person_email: null,
  address: '12 Lantern Street',
  address_type: 'home',
  latitude: 25.03,
  longitude: 56.36,
  road: null,
  house: 'B',
  floor: '3',
};

test('a past parcel fills a new booking, except time, tip, coupon and payment', () => {
  const draft = draftOfRepeat({
    sender: END,
    receiver: { ...END, address: 'Ferry Pier', contact_person_email: 'sami@example.com' },
    parcel_category_id: 4,
    parcel_weight: 3,
    parcel_size: 'large',
    parcel_contents: 'Books',
    parcel_value: 12.5,
    charge_payer: 'receiver',
    delivery_instruction: 'Keep it upright',
  });
  expect(draft).toEqual({
    ...EMPTY_PARCEL,
    categoryId: 4,
    weight: 3,
    size: 'large',
    contents: 'Books',
    value: 12.5,
    payer: 'receiver',
    note: 'Keep it upright',
    sender: {
      latitude: 25.03,
      longitude: 56.36,
      address: '12 Lantern Street',
      addressType: 'home',
      road: null,
      house: 'B',
      floor: '3',
      name: 'Layla',
      phone: '+971501234567',
      email: '',
    },
    receiver: expect.objectContaining({ address: 'Ferry Pier', email: 'sami@example.com' }),
  });
});
