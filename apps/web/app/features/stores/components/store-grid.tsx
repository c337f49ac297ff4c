import type { Store } from '@errand/contract/stores';
import type { ReactNode } from 'react';
import { StoreCard } from './store-card.tsx';

/** Store cards four across; a rail below 1180 where `rail`. The first row is part of the first screen. */
export function StoreGrid({
  stores,
  rail = false,
  eager = 0,
  heart,
}: {
  stores: Store[];
  rail?: boolean;
  eager?: number;
  /** Stands on the upper end of each cover. */
  heart?: (store: Store) => ReactNode;
}) {
  return (
    <div className={rail ? 'grid g4 rail' : 'grid g4'}>
      {stores.map((store, index) => (
        <StoreCard key={store.id} store={store} heart={heart?.(store)} eager={index < eager} />
      ))}
    </div>
  );
}
