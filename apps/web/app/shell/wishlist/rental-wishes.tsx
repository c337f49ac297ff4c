import type { Vehicle } from '@errand/contract/rental';
import { rentalWishList } from '@errand/contract/rental-wishlist';
import type { Store } from '@errand/contract/stores';
import { providerHref } from '#features/rental/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { type LoadWishes, useWishPages } from './use-wish-pages.ts';
import { WishTabs } from './wish-tabs.tsx';
import { WishedStore } from './wished-store.tsx';
import { WishedVehicle } from './wished-vehicle.tsx';

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
