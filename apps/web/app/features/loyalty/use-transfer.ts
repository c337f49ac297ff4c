import { ApiError } from '@errand/contract';
import { transferPoints } from '@errand/contract/loyalty';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/**
 * Converts points to money. A retry after a lost response reuses its idempotency key; another amount or a response
 * starts a new one.
 */
export function useTransfer(done: () => void) {
  const client = useQueryClient();
  const open = useRef<{ point: number; key: string } | null>(null);
  return useMutation({
    mutationFn: (point: number) => {
      if (open.current?.point !== point) open.current = { point, key: crypto.randomUUID() };
      const headers = { 'Idempotency-Key': open.current.key };
      return api.call(transferPoints, { body: { point } }, { headers });
    },
    onSuccess: (response) => {
      open.current = null;
      const stale = [queryKeys.customer, queryKeys.wallet.all, queryKeys.points];
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
      toastDone(response.message, { id: 'points' });
      done();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) open.current = null;
    },
  });
}
