import { useDebounced } from '@errand/client/use-debounced.ts';
import { estimateParcel, type ParcelCategory } from '@errand/contract/parcel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { estimateQuery, priceOf, rejectedField } from './estimate-query.ts';
import type { Entered } from './use-entered.ts';

const DEBOUNCE_MS = 350;
const FRESH_MS = 60_000;

/** The estimate for the input. The previous one stays until the next has loaded. */
export function useEstimate(entered: Entered, category: ParcelCategory | null) {
  const weight = useDebounced(entered.weight, DEBOUNCE_MS);
  const query = estimateQuery({ ...entered, weight }, category);
  const result = useQuery({
    queryKey: queryKeys.priceEstimate(query),
    queryFn: async ({ signal }) => (query ? api.call(estimateParcel, { query }, { signal }) : null),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  const estimate = (query && result.data) ?? null;
  const rejection = query && result.isError ? rejectedField(result.error) : null;
  return {
    estimate,
    price: estimate && priceOf(estimate, category),
    pending: query !== null && (result.isFetching || weight !== entered.weight),
    rejection,
    /** A failure that no field explains. */
    failure: query && result.isError && !rejection ? result.error : null,
    retry: () => void result.refetch(),
  };
}

export type Estimated = ReturnType<typeof useEstimate>;
