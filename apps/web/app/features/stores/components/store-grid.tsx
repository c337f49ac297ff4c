import type { Store } from '@errand/contract/stores';
import { Heart } from '#features/wishlist/index.ts';
import { StoreCard } from './store-card.tsx';

/** Store cards four across; a rail below 1180 where `rail`. The first row is part of the first screen. */
export function StoreGrid({
  stores,
  rail = false,
  eager = 0,
}: {
  stores: Store[];
  rail?: boolean | undefined;
  eager?: number | undefined;
}) {
  return (
    <div className={rail ? 'layout-grid layout-grid-4 layout-rail' : 'layout-grid layout-grid-4'}>
      {stores.map((store, index) => (
        <StoreCard
          key={store.id}
          store={store}
          eager={index < eager}
          heart={<Heart kind="store" id={store.id} name={store.name} />}
        />
      ))}
    </div>
  );
}
