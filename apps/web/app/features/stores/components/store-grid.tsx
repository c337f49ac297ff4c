import type * as contract from '@errand/contract/stores';
import { Heart } from '#features/wishlist/index.ts';
import { StoreCard } from './store-card.tsx';

/** A grid of store cards; with `rail`, a scrolling row below 1180 px. */
export function StoreGrid({
  stores,
  providerPath,
  rail = false,
  eager = false,
  heading,
}: {
  stores: contract.StoreCard[];
  /** The page of a provider by its slug; given if the stores are providers of rental. */
  providerPath?: ((slug: string) => string) | undefined;
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
          providerPath={providerPath?.(store.slug)}
          eager={eager && index === 0}
          heading={heading}
          heart={<Heart kind={providerPath ? 'provider' : 'store'} id={store.id} name={store.name} />}
        />
      ))}
    </div>
  );
}
