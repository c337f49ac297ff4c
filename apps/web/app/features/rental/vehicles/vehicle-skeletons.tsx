import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './vehicle-card.css';

/** Skeleton of a row of vehicle cards. */
export function VehicleSkeletons() {
  return (
    <div className="layout-grid layout-grid-3" aria-hidden="true">
      {[0, 1, 2].map((card) => (
        <div key={card} className="vehicle-card">
          <Skeleton className="cover" height="auto" radius="22px" />
          <Skeleton width="62%" height="1.1em" />
          <Skeleton width="84%" height=".9em" />
        </div>
      ))}
    </div>
  );
}
