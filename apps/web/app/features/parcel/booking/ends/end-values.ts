import type { Address } from '@errand/contract/customer';
import type { ParcelEnd } from '../../draft.ts';

/** The fields of an end's form besides its point. */
export type EndValues = {
  address: string;
  road: string;
  house: string;
  floor: string;
  name: string;
  /** In the national format of the field's country. */
  phone: string;
  email: string;
};

export function valuesOf(end: ParcelEnd | null): EndValues {
  const { address = '', road, house, floor, name = '', phone = '', email = '' } = end ?? {};
  return { address, road: road ?? '', house: house ?? '', floor: floor ?? '', name, phone, email };
}

/** A saved address as an end: its place and door. Its person is applied only if none was entered. */
export function endOfAddress(saved: Address, person: Pick<EndValues, 'name' | 'phone'>): ParcelEnd {
  const isEntered = person.name.trim() !== '' || person.phone.trim() !== '';
  return {
    latitude: Number(saved.latitude),
    longitude: Number(saved.longitude),
    address: saved.address,
    addressType: saved.address_type,
    road: saved.road,
    house: saved.house,
    floor: saved.floor,
    name: isEntered ? person.name : saved.contact_person_name,
    phone: isEntered ? person.phone : saved.contact_person_number,
  };
}
