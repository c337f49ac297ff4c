import type { InputOf } from '@errand/contract';
import { type Address, addAddress, updateAddress } from '@errand/contract/customer';
import type { StoreDetail } from '@errand/contract/stores';
import { deliversTo, isInDeliveryArea } from '@errand/domain/stores';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressList } from '#platform/api/address-list.ts';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { servesEveryZone } from '#platform/serves-location.ts';
import { useSession } from '#platform/session/index.ts';

const NONE: Address[] = [];

/** Saved addresses, limited to those to which the store delivers [ADDR-41]; all of them without a store. */
export function useAddresses(store?: Deliverer) {
  const { token } = useSession();
  const { modules } = useRootData();
  const query = useQuery({
    ...addressList,
    enabled: token !== null,
  });
  const all = query.data?.addresses ?? NONE;
  const usable = store
    ? reachedBy(store, all, { servesAllZones: servesEveryZone(modules, store.module_id) })
    : all;
  return { usable, hidden: all.length - usable.length, loading: query.isLoading };
}

type Deliverer = Pick<StoreDetail, 'module_id' | 'zone_id' | 'further_zone_ids' | 'delivery_area'>;

/** The addresses to which a store delivers. */
export function reachedBy<A extends Pick<Address, 'zone_ids' | 'latitude' | 'longitude'>>(
  store: Omit<Deliverer, 'module_id'>,
  addresses: A[],
  { servesAllZones }: { servesAllZones: boolean },
): A[] {
  return addresses.filter(({ zone_ids: zoneIds, latitude, longitude }) => {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    const isInArea = isInDeliveryArea(store.delivery_area, place);
    return zoneIds.length > 0 && deliversTo(store, { zoneIds, isInArea, servesAllZones });
  });
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
