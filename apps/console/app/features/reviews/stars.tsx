import { useText } from '@errand/client/i18n.tsx';

/** A rating of 1 to 5 stars. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <span>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
    </span>
  );
}
