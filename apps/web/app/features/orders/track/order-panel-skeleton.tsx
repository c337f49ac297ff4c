import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './order-panel.css';

export function OrderPanelSkeleton() {
  return (
    <div className="order-panel" aria-hidden="true">
      <div className="layout-row layout-between">
        <Skeleton width="92px" height="26px" />
        <Skeleton width="84px" />
      </div>
      <div>
        <Skeleton width="80%" height="36px" />
        <Skeleton width="60%" className="order-panel-skeleton-gap" />
      </div>
      <Skeleton height="6px" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width="70%" height="20px" />
      ))}
      <Skeleton height="48px" radius="14px" />
    </div>
  );
}
