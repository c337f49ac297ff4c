import { useState } from 'react';

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

const KEY = 'checkout-contact';

/** Whom the courier asks for when nobody is signed in; kept for this visit, so that a reload loses nothing. */
export function useGuestContact(): [Contact | null, (contact: Contact) => void] {
  const [contact, setContact] = useState<Contact | null>(load);
  return [
    contact,
    (next) => {
      setContact(next);
      store(next);
    },
  ];
}

function load(): Contact | null {
  if (typeof window === 'undefined') return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Contact | null;
    const whole = stored && typeof stored.name === 'string' && typeof stored.phone === 'string';
    return whole ? { ...NO_CONTACT, ...stored } : null;
  } catch {
    return null;
  }
}

function store(contact: Contact): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(contact));
  } catch {
    // Without storage the contact lives as long as the page.
  }
}
