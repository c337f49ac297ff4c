import { useSessionStorage } from '@errand/client/storage.ts';

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
    const contact = stored as Contact | null;
    const isWhole = typeof contact?.name === 'string' && typeof contact.phone === 'string';
    return isWhole ? { ...NO_CONTACT, ...contact } : null;
  });
}
