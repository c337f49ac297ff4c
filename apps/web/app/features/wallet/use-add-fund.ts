import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { addFund, listWalletBonuses } from '@errand/contract/wallet';
import { toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** Opens the provider's page for a top-up; its return address shows the outcome. */
export function useAddFund() {
  const t = useText();
  return useMutation({
    mutationFn: (wanted: { amount: number; payment_method: string }) =>
      api.call(addFund, {
        body: { ...wanted, callback: '/profile?page=wallet', payment_platform: 'web' },
      }),
    onSuccess: ({ redirect_link }) => window.location.assign(redirect_link),
    onError: (error) => {
      const entries = error instanceof ApiError ? error.errors : [];
      for (const [index, { message }] of entries.entries()) toastError(message, { id: `add-fund-${index}` });
      if (entries.length === 0) toastError(t('ui.offline'));
    },
  });
}

/** The running top-up bonuses. */
export function useBonuses() {
  return useQuery({
    queryKey: queryKeys.wallet.bonuses,
    queryFn: () => api.call(listWalletBonuses, {}),
    staleTime: 60_000,
  });
}
