import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { shareAddress } from '@errand/ui/share.ts';
import { Printer, Share2, Star } from 'lucide-react';
import { useState } from 'react';
import { RateTrip } from '../review/rate-trip.tsx';
import './trip-actions.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Further actions on the trip, one per row; most are only for its owner. */
export function TripActions({ trip }: { trip: Trip }) {
  const t = useText();
  const [rating, setRating] = useState(false);
  const { tracking_link: link } = trip;
  return (
    <div className="trip-actions">
      {trip.reviewable && (
        <button type="button" onClick={() => setRating(true)}>
          <Star {...ICON} />
          {t('rental-trip.rate')}
        </button>
      )}
      <button type="button" onClick={() => window.print()}>
        <Printer {...ICON} />
        {t('rental-trip.receipt')}
      </button>
      {link && (
        <button
          type="button"
          onClick={() =>
            shareAddress(
              new URL(link, window.location.origin).href,
              t('rental-trip.shareTitle', { id: `#${trip.id}`, provider: trip.provider.name }),
              t('rental-trip.shareCopied'),
            )
          }
        >
          <Share2 {...ICON} />
          {t('rental-trip.share')}
        </button>
      )}
      <RateTrip trip={trip} open={rating} onClose={() => setRating(false)} />
    </div>
  );
}
