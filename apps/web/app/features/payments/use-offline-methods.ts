import { useLanguage } from '@errand/client/i18n.tsx';
import { listOfflineMethods } from '@errand/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The offline payment methods, loaded on demand. */
export function useOfflineMethods(wanted: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.offlineMethods(language),
    queryFn: () => api.call(listOfflineMethods, {}),
    enabled: wanted,
    staleTime: 300_000,
  });
}
