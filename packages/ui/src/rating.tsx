import { roundToHalfStars, STARS } from '@errand/domain/rating';

const STAR =
  'M8 1.4c.3 0 .6.2.7.4l1.7 3.6 3.9.5c.7.1 1 .9.5 1.4L12 10l.7 3.9c.1.7-.6 1.2-1.2.9L8 12.9l-3.5 1.9c-.6.3-1.3-.2-1.2-.9L4 10 1.2 7.3c-.5-.5-.2-1.3.5-1.4l3.9-.5 1.7-3.6c.1-.2.4-.4.7-.4Z';

/** The filled star; decorative beside its number. */
export function Star({ size = 16 }: { size?: number | undefined }) {
  return (
    <svg className="rating-star" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={STAR} fill="currentColor" />
    </svg>
  );
}

/**
 * Five stars in half steps [CONST-08]. Without a `label` they are decorative, because the number beside them is
 * announced.
 */
export function Stars({ rating, size = 16, label }: { rating: number; size?: number; label?: string }) {
  const shown = roundToHalfStars(rating);
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className="rating-stars" {...spoken} data-shown={shown}>
      {Array.from({ length: STARS }, (_, index) => index).map((index) => {
        const part = Math.min(1, Math.max(0, shown - index));
        const fill = part === 1 ? 'full' : part > 0 ? 'half' : 'none';
        return (
          <svg key={index} className={`rating-star ${fill}`} width={size} height={size} viewBox="0 0 16 16">
            <path className="rating-star-rest" d={STAR} />
            <path className="rating-star-fill" d={STAR} />
          </svg>
        );
      })}
    </span>
  );
}

/**
 * "4.8 (1.2k)" after one star, or after five in half steps if there is space. Renders nothing without ratings. `label`
 * is the whole rating as one sentence.
 */
export function Rating(props: {
  average: number;
  count: number;
  label: string;
  suffix?: string | undefined;
  five?: boolean | undefined;
}) {
  const { average, count, label, suffix, five } = props;
  if (count === 0) return null;
  return (
    <span className="rating">
      {five ? <Stars rating={average} /> : <Star />}
      <span className="sr-only">{label}</span>
      <b aria-hidden="true">{average.toFixed(1)}</b>
      <i aria-hidden="true">
        ({shortCount(count)}
        {suffix})
      </i>
    </span>
  );
}

/** 860 → "860", 1240 → "1.2k". */
export function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1).replace(/\.0$/, '')}k`;
}
