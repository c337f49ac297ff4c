import type { InputOf } from '@errand/contract';
import { type Address, addAddress, updateAddress } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressList } from '#platform/api/address-list.ts';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

const NONE: Address[] = [];

/** Saved addresses, limited to those in the store's zone [ADDR-41]; all of them without a zone. */
export function useAddresses(zoneId?: number) {
  const { token } = useSession();
  const query = useQuery({
    ...addressList,
    enabled: token !== null,
  });
  const all = query.data?.addresses ?? NONE;
  const usable = inZone(all, zoneId);
  return { usable, hidden: all.length - usable.length, loading: query.isLoading };
}

/** The addresses within a store's zone; all of them without a zone. */
export function inZone<A extends Pick<Address, 'zone_ids'>>(addresses: A[], zoneId: number | undefined): A[] {
  return zoneId === undefined ? addresses : addresses.filter(({ zone_ids: zones }) => zones.includes(zoneId));
}

export type AddressBody = InputOf<typeof addAddress>['body'];

/**
 * Saves an address (PUT with an id, POST without), shows the server's message and refetches the list. `onSaved`
 * receives the id.
 */
export function useSaveAddress(onSaved: (id: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: AddressBody }) => saveAddress(id, body),
    onSuccess: async ({ id, message }) => {
      toastDone(message, { id: 'address' });
      await client.invalidateQueries({ queryKey: queryKeys.addresses });
      onSaved(id);
    },
  });
}

async function saveAddress(id: number | null, body: AddressBody): Promise<{ id: number; message: string }> {
  if (id === null) return api.call(addAddress, { body });
  const { message } = await api.call(updateAddress, { params: { id }, body: { ...body, id } });
  return { id, message };
}
