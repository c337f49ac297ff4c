import { halfStars } from './half-stars.ts';
import { STAR_PATH } from './rating.tsx';

/** Five stars, filled in half steps. `label` says it in words. */
export function Stars({ average, label, size = 16 }: { average: number; label: string; size?: number }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {halfStars(average).map((fill, index) => (
        <svg key={index} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" data-fill={fill}>
          <path className="star-none" d={STAR_PATH} />
          {fill > 0 && <path className={fill === 1 ? 'star-on' : 'star-on half'} d={STAR_PATH} />}
        </svg>
      ))}
    </span>
  );
}
