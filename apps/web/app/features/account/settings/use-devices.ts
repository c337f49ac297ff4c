import { useText } from '@errand/client/i18n.tsx';
import { endDevice, listDevices } from '@errand/contract/customer';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The customer's sessions by device. `end` ends one by its id, or all `others`. */
export function useDevices() {
  const t = useText();
  const client = useQueryClient();
  const query = useQuery({ queryKey: queryKeys.devices, queryFn: () => api.call(listDevices, {}) });
  const end = useMutation({
    mutationFn: (id: number | 'others') => api.call(endDevice, { params: { id } }),
    onSuccess: async (response) => {
      await client.invalidateQueries({ queryKey: queryKeys.devices });
      toastDone(response.message, { id: 'device' });
    },
    onError: (error) => toastApiError(error, t),
  });
  // The device in use comes first.
  const devices = (query.data?.devices ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  return { query, devices, end };
}
