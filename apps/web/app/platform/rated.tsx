import { useText } from '@errand/client/i18n.tsx';
import { Rating } from '@errand/ui/rating.tsx';

type Props = { average: number; count: number; five?: boolean; withWord?: boolean };

/** A rating that is read as one sentence; nothing without ratings. `withWord` adds "reviews" to their number. */
export function Rated({ average, count, five, withWord }: Props) {
  const t = useText();
  return (
    <Rating
      average={average}
      count={count}
      label={t('stores.rated', { average: average.toFixed(1), count })}
      suffix={withWord ? ` ${t('stores.reviews')}` : undefined}
      five={five}
    />
  );
}
