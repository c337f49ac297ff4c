import { useSessionStorage } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';

export type Contact = typeof NO_CONTACT;

/** The address is as the guest typed it, and may be empty. */
export const NO_CONTACT = {
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
