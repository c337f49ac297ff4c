import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle, VehicleCategory } from '@errand/contract/rental';
import { ChevronRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import type { SearchedTrip } from '../search/trip-address.ts';
import { NO_FILTER, searchHref } from './vehicle-filter.ts';
import './vehicle-breadcrumbs.css';

/** Breadcrumbs of a vehicle: the search with the same trip, then its category. */
export function VehicleBreadcrumbs(props: {
  vehicle: Vehicle;
  category: VehicleCategory | null;
  trip: SearchedTrip | null;
}) {
  const { vehicle, category, trip } = props;
  const t = useText();
  return (
    <nav className="vehicle-breadcrumbs text-caption" aria-label={t('rental-search.trail')}>
      <ol>
        <li>
          <Link to={searchHref({ ...NO_FILTER, trip })} className="tap-target">
            {t('rental.allVehicles')}
          </Link>
          <Step />
        </li>
        {category && (
          <li>
            <Link to={searchHref({ ...NO_FILTER, categoryIds: [category.id], trip })} className="tap-target">
              {category.name}
            </Link>
            <Step />
          </li>
        )}
        <li aria-current="page">{vehicle.name}</li>
      </ol>
    </nav>
  );
}

function Step() {
  return <ChevronRight className="icon mirror-rtl" size={14} />;
}
