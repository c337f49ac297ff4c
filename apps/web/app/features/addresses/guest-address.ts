import { useSessionStorage } from '@errand/client/storage.ts';
import type { Address } from '@errand/contract/customer';

/** A guest's address: stored in this browser only, never on the server. */
export type GuestAddress = Omit<Address, 'id' | 'zone_id' | 'zone_ids'>;

export function useGuestAddress() {
  return useSessionStorage('guest-address', (stored) => {
    const address = stored as GuestAddress | null;
    const isWhole = typeof address?.address === 'string' && typeof address.latitude === 'string';
    return isWhole ? address : null;
  });
}
