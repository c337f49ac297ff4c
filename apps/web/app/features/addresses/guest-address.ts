import type { Address } from '@errand/contract/customer';
import { useState } from 'react';

/** An address that a guest gave: it lives in this browser's tab and is never saved on the server (000 §4). */
export type GuestAddress = Omit<Address, 'id' | 'zone_id' | 'zone_ids'>;

const KEY = 'guest-address';

export function useGuestAddress(): [GuestAddress | null, (address: GuestAddress | null) => void] {
  const [address, setAddress] = useState<GuestAddress | null>(load);
  return [
    address,
    (next) => {
      setAddress(next);
      store(next);
    },
  ];
}

function load(): GuestAddress | null {
  if (typeof window === 'undefined') return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as GuestAddress | null;
    return stored && typeof stored.address === 'string' && typeof stored.latitude === 'string'
      ? stored
      : null;
  } catch {
    return null;
  }
}

function store(address: GuestAddress | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(address));
  } catch {
    // Without storage the address lives as long as the page.
  }
}
