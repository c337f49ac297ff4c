import { useText } from '@errand/client/i18n.tsx';
import type { Review } from '@errand/contract/reviews';
import { Button } from '@errand/ui/forms/button.tsx';
import { type ReactNode, useId } from 'react';
import { REVIEWS_ID, type ReviewPage, type Subject, sellerOf } from '../review-page.ts';
import { useReviews } from '../use-reviews.ts';
import { RatingSummary } from './rating-summary.tsx';
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
  const { summary, reviews, more, loading, failed, showMore } = useReviews(subject, first);
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
            {more && (
              <Button variant="soft" className="reviews-more" loading={loading} onClick={showMore}>
                {failed ? t('ui.retry') : t('reviews.more')}
              </Button>
            )}
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
