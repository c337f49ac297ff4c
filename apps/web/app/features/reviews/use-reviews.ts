import { useLanguage } from '@errand/client/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { nextPage } from '#platform/next-page.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { type ReviewPage, readReviews, type Subject } from './review-page.ts';

/**
 * The loaded reviews and a function that loads more. `first` is the page loaded by the server; without it the browser
 * loads it.
 */
export function useReviews(subject: Subject, first: ReviewPage | undefined) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: queryKeys.reviews.of(subject.kind, subject.id, language),
    queryFn: ({ pageParam }) => readReviews(api, subject, pageParam),
    initialPageParam: 1,
    getNextPageParam: (page) => nextPage(page, page.total_size),
    ...(first && { initialData: { pages: [first], pageParams: [1] } }),
    staleTime: 30_000,
  });
  const pages = query.data?.pages ?? [];
  return {
    summary: pages[0] ?? null,
    reviews: pages.flatMap((page) => page.reviews),
    more: query.hasNextPage,
    loading: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
    showMore: () => void query.fetchNextPage(),
  };
}
