import { QueryClient } from '@tanstack/react-query';

/** The query client for personal data. Network failures are retried, rejections are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => error.name !== 'ApiError' && count < 2 },
      mutations: { retry: false },
    },
  });
}
