import type { OrderDetails } from '@errand/contract/console/orders';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense } from 'react';
import './delivery-map.css';

const OrderMap = lazy(() => import('./order-map.tsx'));

/** Pickup, destination and courier on the map, which is loaded only for orders that have a destination. */
export function DeliveryMap({ order }: { order: OrderDetails }) {
  if (!order.destination) return null;
  return (
    <div className="delivery-map">
      <Suspense fallback={<Skeleton width="100%" height="100%" />}>
        <OrderMap order={order} />
      </Suspense>
    </div>
  );
}
