import { useText } from '@errand/client/i18n.tsx';
import { RENTAL_TYPES } from '@errand/domain/rental';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { ALL_VEHICLES } from '../rental-links.ts';
import { hasFilters, NO_FILTER, searchHref, type VehicleFilter } from '../vehicles/vehicle-filter.ts';
import { daysLater, rentedBy } from './trip-address.ts';

/** A search without results, with alternatives: without filters, at another time, or with another rental type. */
export function NothingFound(props: {
  filter: VehicleFilter;
  /** The pickup place is in no zone. */
  outside: boolean;
  timeZone: string;
}) {
  const { filter, outside, timeZone } = props;
  const t = useText();
  const { trip } = filter;
  const filtered = hasFilters(filter);
  if (!trip)
    return (
      <EmptyState
        level={2}
        picture="sport-utility-vehicle"
        title={t('rental.noneTitle')}
        text={t('rental.noMatch')}
      >
        <ButtonLink variant="soft" to={ALL_VEHICLES}>
          {t('rental.seeAll')}
        </ButtonLink>
      </EmptyState>
    );
  if (outside)
    return (
      <EmptyState
        level={2}
        picture="compass"
        title={t('rental-search.outsideTitle')}
        text={t('rental-search.outsideText')}
      />
    );
  const first = { ...filter, page: 1, maxPrice: null };
  return (
    <EmptyState
      level={2}
      picture="sport-utility-vehicle"
      title={t('rental-search.noneTitle')}
      text={t(filtered ? 'rental-search.noneFilterText' : 'rental-search.noneText')}
    >
      <div className="nothing-found-options chip-list">
        {filtered && (
          <Link className="chip" to={searchHref({ ...NO_FILTER, trip })} preventScrollReset>
            {t('rental-search.withoutFilters')}
          </Link>
        )}
        <Link
          className="chip"
          to={searchHref({ ...filter, page: 1, trip: daysLater(trip, 1, timeZone) })}
          preventScrollReset
        >
          {t('rental-search.nextDay')}
        </Link>
        <Link
          className="chip"
          to={searchHref({ ...filter, page: 1, trip: daysLater(trip, 7, timeZone) })}
          preventScrollReset
        >
          {t('rental-search.nextWeek')}
        </Link>
        {RENTAL_TYPES.filter((type) => type !== trip.type).map((type) => (
          <Link
            key={type}
            className="chip"
            to={searchHref({ ...first, trip: rentedBy(trip, type) })}
            preventScrollReset
          >
            {t(`rental.mode.${type}`)}
          </Link>
        ))}
      </div>
    </EmptyState>
  );
}
