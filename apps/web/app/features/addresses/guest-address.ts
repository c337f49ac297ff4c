import { useSessionStorage } from '@errand/client/storage.ts';
import type { Address } from '@errand/contract/customer';

/** An address that a guest gave: it lives in this browser's tab and is never saved on the server (000 §4). */
export type GuestAddress = Omit<Address, 'id' | 'zone_id' | 'zone_ids'>;

export function useGuestAddress() {
  return useSessionStorage('guest-address', (kept) => {
    const address = kept as GuestAddress | null;
    const isWhole = typeof address?.address === 'string' && typeof address.latitude === 'string';
    return isWhole ? address : null;
  });
}
