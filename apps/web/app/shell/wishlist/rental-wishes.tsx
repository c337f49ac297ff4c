import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle } from '@errand/contract/rental';
import { rentalWishList } from '@errand/contract/rental-wishlist';
import type { Store } from '@errand/contract/stores';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { AddVehicle, providerHref, VehicleDeal, VehiclePrice, vehicleHref } from '#features/rental/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import { type LoadWishes, useWishPages } from './use-wish-pages.ts';
import { WishTabs } from './wish-tabs.tsx';
import { WishedStore } from './wished-store.tsx';
import './wished-row.css';

/** The rental wishlist: vehicles and providers. */
export function RentalWishes() {
  const vehicles = useWishPages('vehicle', loadVehicles);
  const providers = useWishPages('provider', loadProviders);
  return (
    <WishTabs
      items={{
        ...vehicles,
        children: vehicles.rows.map((vehicle) => <WishedVehicle key={vehicle.id} vehicle={vehicle} />),
      }}
      sellers={{
        ...providers,
        children: providers.rows.map((provider) => (
          <WishedStore key={provider.id} store={provider} kind="provider" to={providerHref(provider.slug)} />
        )),
      }}
    />
  );
}

const loadVehicles: LoadWishes<Vehicle> = async (paging, signal) => {
  const page = await api.call(rentalWishList, { query: { kind: 'vehicle', ...paging } }, { signal });
  return { ...page, rows: page.vehicles, total: page.total_vehicles };
};

const loadProviders: LoadWishes<Store> = async (paging, signal) => {
  const page = await api.call(rentalWishList, { query: { kind: 'provider', ...paging } }, { signal });
  return { ...page, rows: page.providers, total: page.total_providers };
};

/** A wished vehicle: a link to its page and an add button of the rental cart. */
function WishedVehicle({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const { avg_rating: average, total_reviews: count } = vehicle;
  return (
    <li className="wished-row">
      <Tile
        name={vehicle.name}
        src={vehicle.thumbnail_full_url}
        art={vehicle.art}
        width={88}
        className="size-88 mirror-ltr"
      />
      <div className="wished-row-main">
        <h3 className="text-title wished-row-title">
          <Link className="card-link text-clamp" to={vehicleHref(vehicle)} prefetch="intent">
            {vehicle.name}
          </Link>
        </h3>
        <p className="text-meta">
          <span className="text-clip">{vehicle.provider.name}</span>
          {count > 0 && <span className="text-separator" />} <Rated average={average} count={count} />
        </p>
        <div className="layout-row wished-row-price">
          <VehiclePrice vehicle={vehicle} />
          <VehicleDeal vehicle={vehicle} />
        </div>
      </div>
      <div className="wished-row-actions">
        <Heart kind="vehicle" id={vehicle.id} name={vehicle.name} look="plain" />
        <AddVehicle vehicle={vehicle}>{t('wishlist.add')}</AddVehicle>
      </div>
    </li>
  );
}
