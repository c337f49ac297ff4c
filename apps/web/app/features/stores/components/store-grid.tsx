import type * as contract from '@errand/contract/stores';
import type { ModuleType } from '@errand/domain/modules';
import { Heart } from '#features/wishlist/index.ts';
import { StoreCard } from './store-card.tsx';

/** A grid of store cards; with `rail`, a scrolling row below 1180 px. */
export function StoreGrid({
  stores,
  module,
  rail = false,
  eager = false,
  heading,
}: {
  stores: contract.StoreCard[];
  /** The module of all the stores, if they are of one. */
  module?: ModuleType | undefined;
  rail?: boolean | undefined;
  /** Whether the first card's cover is the largest picture of the page's first screen. */
  eager?: boolean | undefined;
  /** The level of the names' headings. */
  heading?: 'h2' | 'h3' | undefined;
}) {
  return (
    <div className={rail ? 'layout-grid layout-grid-4 layout-rail' : 'layout-grid layout-grid-4'}>
      {stores.map((store, index) => (
        <StoreCard
          key={store.id}
          store={store}
          module={module}
          eager={eager && index === 0}
          heading={heading}
          heart={<Heart kind={module === 'rental' ? 'provider' : 'store'} id={store.id} name={store.name} />}
        />
      ))}
    </div>
  );
}
