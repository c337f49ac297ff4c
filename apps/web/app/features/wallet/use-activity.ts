import { listWalletTransactions } from '@errand/contract/wallet';
import type { WalletFilter } from '@errand/domain/ledger';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { nextPage } from '#platform/next-page.ts';
import { queryKeys } from '#platform/query-keys.ts';

const LIMIT = 20;

/** Wallet transactions of one type, newest first, paged. */
export function useActivity(filter: WalletFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.wallet.activity(filter),
    queryFn: ({ pageParam }) =>
      api.call(listWalletTransactions, { query: { type: filter, limit: LIMIT, offset: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (page) => nextPage(page, page.total_size),
  });
}
