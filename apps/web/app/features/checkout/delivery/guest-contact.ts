import { useSessionStorage } from '@errand/client/storage.ts';

export type Contact = {
  name: string;
  phone: string;
  email: string;
  /** What the guest wrote of the door; empty where nothing was. */
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

/** Whom the courier asks for when nobody is signed in; kept for this visit, so that a reload loses nothing. */
export function useGuestContact() {
  return useSessionStorage('checkout-contact', (kept) => {
    const contact = kept as Contact | null;
    const isWhole = typeof contact?.name === 'string' && typeof contact.phone === 'string';
    return isWhole ? { ...NO_CONTACT, ...contact } : null;
  });
}
