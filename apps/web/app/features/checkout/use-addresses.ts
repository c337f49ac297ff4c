import type { InputOf } from '@errand/contract';
import { type Address, addAddress, listAddresses } from '@errand/contract/customer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { useSession } from '#platform/session/index.ts';
import { toastDone } from '#ui/toast.tsx';

const NONE: Address[] = [];

/** Saved addresses that a store delivers to: those whose zones include the store's (specification 001 §4). */
export function useAddresses(zoneId: number | undefined) {
  const { token } = useSession();
  const query = useQuery({
    queryKey: ['addresses'],
    queryFn: () => api.call(listAddresses, {}),
    enabled: token !== null,
  });
  const all = query.data?.addresses ?? NONE;
  const usable = zoneId === undefined ? all : all.filter((address) => address.zone_ids.includes(zoneId));
  return { usable, hidden: all.length - usable.length, loading: query.isLoading };
}

export type NewAddress = InputOf<typeof addAddress>['body'];

/** Saves an address, says what the server says and reads the list again. Hands on the new address's id. */
export function useAddAddress(onAdded: (id: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAddress) => api.call(addAddress, { body }),
    onSuccess: async (answer) => {
      toastDone(answer.message, { id: 'address' });
      await client.invalidateQueries({ queryKey: ['addresses'] });
      onAdded(answer.id);
    },
  });
}
