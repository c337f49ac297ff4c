import type { ResponseOf } from '@errand/contract';
import type { repeatParcel } from '@errand/contract/parcel';
import { EMPTY_PARCEL, type ParcelDraft, type ParcelEnd } from '../draft.ts';

type Repeat = ResponseOf<typeof repeatParcel>;

/** The draft that repeats a past parcel. Time, tip, coupon and payment are not repeated. */
export function draftOfRepeat(repeat: Repeat): ParcelDraft {
  return {
    ...EMPTY_PARCEL,
    sender: toEnd(repeat.sender),
    receiver: toEnd(repeat.receiver),
    categoryId: repeat.parcel_category_id,
    weight: repeat.parcel_weight,
    size: repeat.parcel_size,
    contents: repeat.parcel_contents ?? '',
    value: repeat.parcel_value,
    payer: repeat.charge_payer,
    note: repeat.delivery_instruction ?? '',
  };
}

function toEnd(end: Repeat['sender']): ParcelEnd {
  return {
    latitude: end.latitude,
    longitude: end.longitude,
    address: end.address,
    addressType: end.address_type,
    road: end.road,
    house: end.house,
    floor: end.floor,
    name: end.contact_person_name,
    phone: end.contact_person_number,
    email: end.contact_person_email ?? '',
  };
}
