import { useLanguage } from '@errand/client/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReviewPage, readReviews, type Subject } from './review-page.ts';

/** The reviews so far, and the way to the next ones. `first` is what the page came with; without it the browser asks. */
export function useReviews(subject: Subject, first: ReviewPage | undefined) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: ['reviews', subject.kind, subject.id, language],
    queryFn: ({ pageParam }) => readReviews(subject, pageParam),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.offset * last.limit < last.total_size ? last.offset + 1 : undefined),
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
