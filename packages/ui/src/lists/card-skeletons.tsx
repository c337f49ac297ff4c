import { Skeleton } from './skeleton.tsx';
import './card-skeletons.css';

/** Skeleton of a row of store cards. */
export function StoreSkeletons({ count = 4 }: { count?: number | undefined }) {
  return (
    <div className="layout-grid layout-grid-4" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card-skeletons-store">
          <Skeleton className="card-skeletons-cover" height="auto" radius="22px" />
          <Skeleton width="62%" height="1.1em" />
          <Skeleton width="84%" height=".9em" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a row of item cards. */
export function ItemSkeletons({ count = 6 }: { count?: number | undefined }) {
  return (
    <div className="layout-grid layout-grid-6" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="item-card">
          <Skeleton className="card-skeletons-tile" height="auto" radius="18px" />
          <Skeleton width="78%" height="1.1em" />
          <Skeleton width="40%" height=".9em" />
        </div>
      ))}
    </div>
  );
}
