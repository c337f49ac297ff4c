import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Trip } from '@errand/contract/rental-trips';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useOrderTimes } from '#features/orders/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { tripHref } from '../rental-links.ts';
import { tripLength } from './trip-length.ts';
import { TripStatusTag } from './trip-status-tag.tsx';
import './trip-row.css';

/** A trip in the list: vehicles, provider, pickup in the zone's clock, and length. */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(trip.time_zone);
  const [first] = trip.trip_details;
  const href = tripHref({ orderId: trip.id });
  return (
    <article className="trip-row">
      <Tile
        name={first?.vehicle_details.name ?? ''}
        className="size-88 mirror-ltr"
        src={first?.vehicle_details.thumbnail_full_url ?? null}
        art={first?.vehicle_details.art ?? null}
        width={88}
      />
      <div className="trip-row-main">
        <div className="trip-row-name">
          <h2 className="text-title">
            <Link to={href}>
              {trip.trip_details.map((one) => one.vehicle_details.name).join(t('auth.separator'))}
            </Link>
          </h2>
          <TripStatusTag status={trip.trip_status} />
        </div>
        <p className="text-meta text-clip">
          <bdi>{trip.provider.name}</bdi> · <bdi>{trip.pickup_location.location_name}</bdi>
        </p>
        <p className="text-caption">
          {times.day(trip.pickup_time)} <bdi dir="ltr">{times.clock(trip.pickup_time)}</bdi>
          <span className="text-separator" /> {tripLength(trip, t)}
          <span className="text-separator" /> <bdi dir="ltr">#{trip.id}</bdi>
        </p>
      </div>
      <div className="trip-row-end">
        <span className="price">
          <b>
            <bdi dir="ltr">{money.exact(trip.trip_amount)}</bdi>
          </b>
        </span>
        <ButtonLink
          variant={trip.payable ? 'primary' : 'quiet'}
          size="sm"
          to={href}
          aria-label={`${t(trip.payable ? 'rental-trip.payNow' : 'rental-trip.open')} #${trip.id}`}
        >
          {t(trip.payable ? 'rental-trip.payNow' : 'rental-trip.open')}
        </ButtonLink>
      </div>
    </article>
  );
}
