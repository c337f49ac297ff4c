import { useSessionStorage } from '@errand/client/storage.ts';
import { storedFields } from '@errand/client/stored-fields.ts';
import type { Address } from '@errand/contract/customer';

/** A guest's address: stored in this browser only, never on the server. */
export type GuestAddress = Omit<Address, 'id' | 'zone_id' | 'zone_ids'>;

const NO_ADDRESS: GuestAddress = {
  address_type: 'other',
  address_label: null,
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: null,
  address: '',
  additional_information: null,
  latitude: '',
  longitude: '',
  road: null,
  house: null,
  floor: null,
};

export function useGuestAddress() {
  return useSessionStorage('guest-address', (stored) => {
    const address = storedFields(NO_ADDRESS, stored);
    return address.address && address.latitude && address.longitude ? address : null;
  });
}
