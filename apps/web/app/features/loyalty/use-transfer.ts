import { transferPoints } from '@errand/contract/loyalty';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** Converts points to money. A retry after a lost response or a server error converts them once. */
export function useTransfer(done: () => void) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  return useMutation({
    mutationFn: (point: number) =>
      send({ point }, (body, headers) => api.call(transferPoints, { body }, { headers })),
    onSuccess: (response) => {
      const stale = [queryKeys.customer, queryKeys.wallet.all, queryKeys.points];
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      toastDone(response.message, { id: 'points' });
      done();
    },
  });
}
