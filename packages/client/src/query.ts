import { QueryClient } from '@tanstack/react-query';

/** Personal data in the browser. Failures of the network are tried again, refusals are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => error.name !== 'ApiError' && count < 2 },
      mutations: { retry: false },
    },
  });
}
