import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { isolate } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { useOrderTimes, ZoneNote } from '#features/orders/index.ts';
import { TripStatusTag } from '../trip-status-tag.tsx';

/** The state of the trip, announced on every change, and in a sentence. */
export function TripHead({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  return (
    <div className="trip-head">
      <p className="layout-row trip-head-tags">
        <Announced as="span">
          <TripStatusTag status={trip.trip_status} />
        </Announced>
        <span className="text-caption">
          {t('rental-trip.number')} <bdi dir="ltr">#{trip.id}</bdi>
        </span>
      </p>
      <h1 className="text-h1">
        <Headline trip={trip} nowMs={nowMs} />
      </h1>
      {trip.pay_by && <Deadline trip={trip} payBy={trip.pay_by} nowMs={nowMs} />}
      <ZoneNote timeZone={trip.time_zone} at={trip.pickup_time} />
    </div>
  );
}

function Headline({ trip, nowMs }: { trip: Trip; nowMs: number }) {
  const t = useText();
  const times = useOrderTimes(trip.time_zone);
  const moment = (at: string) => `${times.day(at, nowMs)}${t('ui.comma')} ${isolate(times.clock(at))}`;
  if (trip.pay_by) return t('orders.pay.waiting');
  switch (trip.trip_status) {
    case 'confirmed':
      return t('rental-trip.head.confirmed', { when: moment(trip.pickup_time) });
    case 'ongoing':
      return t('rental-trip.head.ongoing', { when: moment(trip.estimated_trip_end_time) });
    default:
      return t(`rental-trip.head.${trip.trip_status}`);
  }
}

function Deadline({ trip, payBy, nowMs }: { trip: Trip; payBy: string; nowMs: number }) {
  const t = useText();
  const { clock } = useOrderTimes(trip.time_zone);
  const minutes = Math.ceil((Date.parse(payBy) - nowMs) / 60_000);
  if (minutes <= 0) return <p className="text-muted">{t('orders.pay.over')}</p>;
  return (
    <p className="text-muted">
      {t('rental-trip.pay.left', { minutes })} <bdi dir="ltr">{clock(payBy)}</bdi>
    </p>
  );
}
