import { useText } from '@errand/client/i18n.tsx';
import { CalendarClock, Flag, MapPin, Timer, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrderTimes, ZoneNote } from '#features/orders/index.ts';
import { lengthText } from '../vehicle-labels.ts';
import type { CartTrip } from './use-rental-cart.ts';
import './trip-summary.css';

/** Pickup and return of the cart's trip in the clock of its zone, with its destination and duration or distance. */
export function TripSummary({ trip, provider }: { trip: CartTrip; provider: string }) {
  const t = useText();
  const times = useOrderTimes(trip.time_zone);
  const moment = (at: string) => (
    <>
      {times.day(at)}
      {t('ui.comma')} <bdi dir="ltr">{times.clock(at)}</bdi>
    </>
  );
  return (
    <section className="trip-summary" aria-label={t('rental.cartTrip')}>
      <b className="text-title">{provider}</b>
      <Fact icon={<MapPin className="icon" size={20} />} name={t('rental.pickupAt')}>
        <bdi>{trip.pickup_location.location_name}</bdi>
      </Fact>
      {trip.destination_location && (
        <Fact icon={<Flag className="icon" size={20} />} name={t('rental-booking.destination')}>
          <bdi>{trip.destination_location.location_name}</bdi>
        </Fact>
      )}
      <Fact icon={<CalendarClock className="icon" size={20} />} name={t('rental.pickupTime')}>
        {moment(trip.pickup_time)}
      </Fact>
      <Fact icon={<Undo2 size={20} className="icon mirror-rtl" />} name={t('rental-booking.returnTime')}>
        {moment(trip.destination_time)}
      </Fact>
      <Fact icon={<Timer className="icon" size={20} />} name={t('rental.tripMode')}>
        {t(`rental.mode.${trip.rental_type}`)}
        <span className="text-separator" /> {lengthText(trip, t)}
      </Fact>
      <ZoneNote timeZone={trip.time_zone} at={trip.pickup_time} />
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <p>
      {icon}
      <span>
        <span className="sr-only">{name} </span>
        {children}
      </span>
    </p>
  );
}
