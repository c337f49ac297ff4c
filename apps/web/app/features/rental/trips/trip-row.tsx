import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import type { Trip } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { providerHref } from '../rental-links.ts';
import './trip-row.css';

const LOOKS: Partial<Record<Trip['trip_status'], string>> = {
  completed: 'ok',
  canceled: 'bad',
  payment_failed: 'bad',
};

/** A trip in the list: vehicles, provider, time and duration. */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const [first] = trip.trip_details;
  const days = trip.trip_type === 'day_wise';
  const length = days ? Math.ceil(trip.estimated_hours / 24) : trip.estimated_hours;
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
            {trip.trip_details.map((one) => one.vehicle_details.name).join(t('auth.separator'))}
          </h2>
          <span className={cx('tag', LOOKS[trip.trip_status] ?? 'accent')}>
            {t(`rental.status.${trip.trip_status}`)}
          </span>
        </div>
        <p className="text-meta text-clip">
          {trip.provider.name} · {trip.pickup_location.location_name}
        </p>
        <p className="text-caption">
          {dates.day(trip.pickup_time)} <bdi dir="ltr">{dates.clock(trip.pickup_time)}</bdi>
          <span className="text-separator" />
          {t(days ? 'rental.days' : 'rental.hours', { count: length })}
          <span className="text-separator" />
          <bdi dir="ltr">#{trip.id}</bdi>
        </p>
      </div>
      <div className="trip-row-end">
        <span className="price">
          <b>
            <bdi dir="ltr">{money.exact(trip.trip_amount)}</bdi>
          </b>
        </span>
        <ButtonLink
          variant="quiet"
          size="sm"
          to={providerHref(trip.provider.slug)}
          aria-label={t('rental.toProvider', { name: trip.provider.name })}
        >
          {t('rental.provider')}
        </ButtonLink>
      </div>
    </article>
  );
}
