import { Skeleton } from '@errand/ui/skeleton.tsx';

export function OrderPanelSkeleton() {
  return (
    <div className="tpanel" aria-hidden="true">
      <div className="row between">
        <Skeleton width="92px" height="26px" />
        <Skeleton width="84px" />
      </div>
      <div>
        <Skeleton width="80%" height="36px" />
        <Skeleton width="60%" className="sk-gap" />
      </div>
      <Skeleton height="6px" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width="70%" height="20px" />
      ))}
      <Skeleton height="48px" radius="14px" />
    </div>
  );
}
