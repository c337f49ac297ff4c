import type { Store } from '@errand/contract/stores';
import { Skeleton } from '#ui/skeleton.tsx';
import { StoreCard } from './store-card.tsx';

/** Store cards four across; a rail below 1180 where `rail`. The first row is part of the first screen. */
export function StoreGrid({
  stores,
  rail = false,
  eager = 0,
}: {
  stores: Store[];
  rail?: boolean;
  eager?: number;
}) {
  return (
    <div className={rail ? 'grid g4 rail' : 'grid g4'}>
      {stores.map((store, index) => (
        <StoreCard key={store.id} store={store} eager={index < eager} />
      ))}
    </div>
  );
}

export function StoreGridSkeleton({ count }: { count: number }) {
  return (
    <div className="grid g4">
      {Array.from({ length: count }, (_, index) => (
        <div className="store" key={index}>
          <Skeleton className="art" height="auto" radius="var(--r-card)" />
          <Skeleton width="62%" height="1.2em" />
          <Skeleton width="84%" height="1em" />
        </div>
      ))}
    </div>
  );
}
