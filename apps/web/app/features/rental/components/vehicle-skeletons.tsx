import { Skeleton } from '@errand/ui/skeleton.tsx';

/** Boxes where a row of vehicle cards will be. */
export function VehicleSkeletons() {
  return (
    <div className="grid g3" aria-hidden="true">
      {[0, 1, 2].map((card) => (
        <div key={card} className="veh">
          <Skeleton className="art" height="auto" radius="22px" />
          <Skeleton width="62%" height="1.1em" />
          <Skeleton width="84%" height=".9em" />
        </div>
      ))}
    </div>
  );
}
