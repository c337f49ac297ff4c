import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { isolate } from '@errand/ui/isolate.ts';
import type { ReactNode } from 'react';
import { useOrderTimes } from '#features/orders/index.ts';
import { tripLength } from '../trip-length.ts';
import './trip-facts.css';

/** Where and when the trip begins and ends in the zone's clock, and who drives. */
export function TripFacts({ trip }: { trip: Trip }) {
  const t = useText();
  const times = useOrderTimes(trip.time_zone);
  const moment = (at: string) => (
    <time dateTime={at}>
      {times.weekday(at)}
      {t('ui.comma')} <bdi dir="ltr">{times.clock(at)}</bdi>
    </time>
  );
  const { driver } = trip;
  return (
    <dl className="trip-facts">
      <Fact name={t('rental-trip.pickup')}>
        {moment(trip.pickup_time)}
        <bdi className="text-caption">{trip.pickup_location.location_name}</bdi>
        <span className="text-caption text-muted">
          {t('rental-trip.handOver', {
            provider: isolate(trip.provider.name),
            address: isolate(trip.provider.address),
          })}
        </span>
      </Fact>
      <Fact name={t('rental-trip.return')}>
        {moment(trip.estimated_trip_end_time)}
        <span className="text-caption">
          {t(`rental.mode.${trip.trip_type}`)}
          <span className="text-separator" /> {tripLength(trip, t)}
        </span>
      </Fact>
      {trip.destination_location && (
        <Fact name={t('rental-booking.destination')}>
          <bdi>{trip.destination_location.location_name}</bdi>
        </Fact>
      )}
      {driver && (
        <Fact name={t('rental-booking.driver')}>
          <bdi>{driver.name}</bdi>
          <span className="text-caption">
            <bdi dir="ltr">{driver.phone}</bdi>
            {driver.license && (
              <>
                <br />
                {t('rental-trip.license', { number: isolate(driver.license) })}
              </>
            )}
          </span>
        </Fact>
      )}
      {trip.trip_note && (
        <Fact name={t('rental-booking.note')}>
          <bdi>{trip.trip_note}</bdi>
        </Fact>
      )}
      {trip.document_full_url.length > 0 && (
        <Fact name={t('rental-booking.documents')}>
          {trip.document_full_url.map((src, index) => (
            <a key={src} className="text-link" href={src} target="_blank" rel="noreferrer">
              {t('rental-trip.document', { number: index + 1 })}
            </a>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
