import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { Review, RatingSummary as Summary } from '@errand/contract/reviews';
import { MoreButton } from '@errand/ui/lists/more-button.tsx';
import { Stars } from '@errand/ui/rating.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { nextPage } from '#platform/paging.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { REVIEWS_ID, type ReviewPage, readReviews, type Subject, sellerOf } from '../review-page.ts';
import { ReviewRow } from './review-row.tsx';
import './reviews.css';

/**
 * Reviews, newest first, five at a time; without any, `none` or nothing at all. `first` is the page that the server loaded,
 * `module` the type of the reviewed one's module; `about` renders the reviewed item on a store's page.
 */
export function Reviews(props: {
  subject: Subject;
  module: string | undefined;
  first?: ReviewPage | undefined;
  level?: 2 | 3 | undefined;
  about?: ((review: Review) => ReactNode) | undefined;
  none?: ReactNode;
}) {
  const { subject, module, first, level = 2, about, none } = props;
  const t = useText();
  const id = useId();
  const { query, summary, reviews } = useReviews(subject, first);
  const Heading = `h${level}` as const;
  if (!summary || (reviews.length === 0 && none === undefined)) return null;
  return (
    // The target of `ReviewsLink`; reviews in a dialog are not.
    <section
      className="reviews"
      id={level === 2 ? REVIEWS_ID : undefined}
      tabIndex={level === 2 ? -1 : undefined}
      aria-labelledby={id}
    >
      <div className="page-section-head">
        <Heading className={level === 2 ? 'text-h2' : 'text-title'} id={id}>
          {t('reviews.title')}
        </Heading>
      </div>
      {reviews.length === 0 ? (
        none
      ) : (
        <div className="reviews-columns">
          <RatingSummary summary={summary} />
          <div>
            <ul className="reviews-list">
              {reviews.map((review) => (
                <ReviewRow
                  key={review.id}
                  review={review}
                  seller={sellerOf(module)}
                  about={about?.(review)}
                />
              ))}
            </ul>
            <MoreButton query={query} text={t('reviews.more')} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Shown when the store's plan has no reviews. */
export function NoReviewPlan() {
  const t = useText();
  return (
    <section className="reviews" aria-label={t('reviews.title')}>
      <p className="text-muted">{t('reviews.off')}</p>
    </section>
  );
}

/**
 * The loaded reviews and their query, which loads more. `first` is the page loaded by the server; without it the browser
 * loads it.
 */
function useReviews(subject: Subject, first: ReviewPage | undefined) {
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
    query,
    summary: pages[0] ?? null,
    reviews: pages.flatMap((page) => page.reviews),
  };
}

/** The average with stars, and the distribution of ratings if all of them are known. */
function RatingSummary({ summary }: { summary: Summary }) {
  const t = useText();
  const { avg_rating: average, rating_count: count, ratings } = summary;
  const all = ratings.reduce((sum, each) => sum + each, 0);
  return (
    <div className="rating-summary">
      <div className="rating-summary-score">
        <b aria-hidden="true">{average.toFixed(1)}</b>
        <span>
          <Stars
            rating={average}
            size={20}
            label={t('stores.rated', { average: average.toFixed(1), count })}
          />
          <span className="text-caption" aria-hidden="true">
            {t('reviews.ratings', { count })}
          </span>
        </span>
      </div>
      {all === count && (
        <ul className="rating-summary-bars">
          {[5, 4, 3, 2, 1].map((stars) => {
            const share = `${Math.round(((ratings[stars - 1] ?? 0) / all) * 100)}%`;
            return (
              <li key={stars}>
                <span className="sr-only">{t('reviews.share', { stars, share })}</span>
                <span aria-hidden="true">{stars}</span>
                <i aria-hidden="true" style={{ '--share': share } as CSSProperties} />
                <bdi dir="ltr" aria-hidden="true">
                  {share}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
