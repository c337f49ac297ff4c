import { useText } from '@errand/client/i18n.tsx';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { toastDone } from '@errand/ui/toast.tsx';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { addressList } from '#platform/api/address-list.ts';
import { queryKeys, ZONE_KEYS } from '#platform/query-keys.ts';
import { saveSession } from '#platform/session/index.ts';
import { moveInterests } from './move-interests.ts';
import { clearPersonalData } from './personal-data.ts';

const DROPPED_MS = 8000;

/** Stores the token and refetches cart, profile and addresses. Names what the merge of the guest cart dropped. */
export function useStartSession() {
  const t = useText();
  const client = useQueryClient();
  return ({ token, dropped_cart_lines: dropped }: SignInResponse): void => {
    // Unmounts components with the guest's data at once, so that they do not refetch it as the customer.
    flushSync(() => saveSession({ token }));
    // If this fails, the account keeps its own interests, and the next sign-in tries again.
    const moved = moveInterests().catch(() => {});
    void moved.then(() => client.invalidateQueries({ queryKey: queryKeys.customer }));
    loadPersonalData(client);
    if (dropped.length === 0) return;
    toastDone(t('auth.dropped', { items: dropped.join(t('auth.separator')) }), {
      id: 'dropped',
      durationMs: DROPPED_MS,
    });
  };
}

/**
 * After a sign-in: refetches what the page shows of cart, profile, and zone and module data, and in any case the
 * addresses, which most pages do not show.
 */
export function loadPersonalData(client: QueryClient): void {
  clearPersonalData(client);
  for (const queryKey of ZONE_KEYS) void client.invalidateQueries({ queryKey });
  void client.prefetchQuery(addressList);
}
