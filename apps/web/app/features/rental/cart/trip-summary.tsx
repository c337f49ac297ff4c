import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import { CalendarClock, MapPin, Timer } from 'lucide-react';
import { lengthText } from '../vehicle-labels.ts';
import type { CartTrip } from './use-rental-cart.ts';
import './trip-summary.css';

const ICON = { className: 'icon', size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pickup time and location of the cart, with duration or distance. */
export function TripSummary({ trip, provider }: { trip: CartTrip; provider: string }) {
  const t = useText();
  const dates = useDates();
  return (
    <section className="trip-summary" aria-label={t('rental.cartTrip')}>
      <b className="text-title">{provider}</b>
      <p>
        <MapPin {...ICON} />
        <span>
          <span className="sr-only">{t('rental.pickupAt')} </span>
          <bdi>{trip.pickup_location.location_name}</bdi>
        </span>
      </p>
      <p>
        <CalendarClock {...ICON} />
        <span>
          <span className="sr-only">{t('rental.pickupTime')} </span>
          {dates.day(trip.pickup_time)} <bdi dir="ltr">{dates.clock(trip.pickup_time)}</bdi>
        </span>
      </p>
      <p>
        <Timer {...ICON} />
        <span>
          {t(`rental.mode.${trip.rental_type}`)}
          <span className="text-separator" />
          {lengthText(trip, t)}
        </span>
      </p>
    </section>
  );
}
