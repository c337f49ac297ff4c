import { useSessionStorage } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';

export type Contact = {
  name: string;
  phone: string;
  email: string;
  /** The address as the guest typed it; may be empty. */
  address: string;
  road: string;
  house: string;
  floor: string;
};

export const NO_CONTACT: Contact = {
  name: '',
  phone: '',
  email: '',
  address: '',
  road: '',
  house: '',
  floor: '',
};

/** A guest's contact details, stored for the session so that a reload keeps them. */
export function useGuestContact() {
  return useSessionStorage('checkout-contact', (stored) => {
    const { name, phone } = fieldsOf(stored);
    const isWhole = typeof name === 'string' && typeof phone === 'string';
    return isWhole ? storedFields(NO_CONTACT, stored) : null;
  });
}
