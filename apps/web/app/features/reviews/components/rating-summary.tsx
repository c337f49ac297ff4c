import { useText } from '@errand/client/i18n.tsx';
import type { RatingSummary as Summary } from '@errand/contract/reviews';
import { Stars } from '@errand/ui/rating.tsx';
import type { CSSProperties } from 'react';
import './rating-summary.css';

/** The average with stars, and the distribution of ratings if all of them are known. */
export function RatingSummary({ summary }: { summary: Summary }) {
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
