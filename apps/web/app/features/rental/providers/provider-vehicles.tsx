import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle, VehicleCategory } from '@errand/contract/rental';
import { cx } from '@errand/ui/cx.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useState } from 'react';
import type { SearchedTrip } from '../search/trip-address.ts';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import './provider-vehicles.css';

/** A provider's vehicles by category, with a trip only the free ones. A chip filters by category. */
export function ProviderVehicles(props: {
  vehicles: Vehicle[];
  categories: VehicleCategory[];
  trip: SearchedTrip | null;
}) {
  const { vehicles, categories, trip } = props;
  const t = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  if (vehicles.length === 0) {
    return (
      <EmptyState
        level={2}
        picture={<StaticPicture name="sport-utility-vehicle" />}
        title={t(trip ? 'rental-search.noneTitle' : 'rental.noneTitle')}
        text={t(trip ? 'rental-search.noneHereThen' : 'rental.noneHere')}
      />
    );
  }
  const kinds = categories.filter(({ id }) => vehicles.some((vehicle) => vehicle.category_id === id));
  const shown = kinds
    .filter(({ id }) => chosen === null || id === chosen)
    .flatMap(({ id }) => vehicles.filter((vehicle) => vehicle.category_id === id));
  return (
    <section className="provider-vehicles" aria-labelledby="fleet">
      <h2 className="text-h2" id="fleet">
        {t(trip ? 'rental-search.freeVehicles' : 'rental.vehicles')}
      </h2>
      {kinds.length > 1 && (
        <div className="chip-list scroll" role="group" aria-label={t('rental.type')}>
          {[null, ...kinds].map((kind) => (
            <button
              type="button"
              key={kind?.id ?? 0}
              className={cx('chip', (kind?.id ?? null) === chosen && 'on')}
              aria-pressed={(kind?.id ?? null) === chosen}
              onClick={() => setChosen(kind?.id ?? null)}
            >
              {kind?.name ?? t('rental.all')}
            </button>
          ))}
        </div>
      )}
      <div className="layout-grid layout-grid-4">
        {shown.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} trip={trip} />
        ))}
      </div>
    </section>
  );
}
