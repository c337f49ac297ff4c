import { useState } from 'react';

export type Contact = { name: string; phone: string; email: string };

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
    return stored && typeof stored.name === 'string' && typeof stored.phone === 'string' ? stored : null;
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
