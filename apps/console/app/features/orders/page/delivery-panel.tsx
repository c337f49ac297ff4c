import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { isActive } from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { CourierDialog } from '../courier/courier-dialog.tsx';
import { isolatedText } from '../isolated-text.tsx';
import '../map/delivery-map.css';

/** Time, destination and courier of the order. */
export function DeliveryPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { courier, destination, origin, courier_notes: notes } = order;
  const isPickup = order.type === 'take_away';
  const canAssign = may('dispatch.assign') && !isPickup && isActive(order.status);
  const window =
    order.expected_from && order.expected_to
      ? `${dates.dateTime(order.expected_from)} – ${dates.clock(order.expected_to)}`
      : null;
  return (
    <Panel
      title={t(isPickup ? 'orders.pickup' : 'orders.delivery')}
      actions={
        canAssign && (
          <Button size="sm" variant={courier ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
            {t(courier ? 'orders.reassign' : 'orders.assign')}
          </Button>
        )
      }
    >
      <DeliveryMap order={order} />
      <Facts
        facts={[
          [t('orders.scheduled'), order.scheduled_for && dates.dateTime(order.scheduled_for)],
          [t('orders.expected'), window],
          [t('orders.payBy'), order.pay_by && dates.dateTime(order.pay_by)],
          [t('orders.transferBy'), order.transfer_by && dates.dateTime(order.transfer_by)],
          [t('orders.from'), origin && <Place key="from" place={origin} />],
          [t(origin ? 'orders.to' : 'orders.address'), destination && <Place key="to" place={destination} />],
          [t('orders.distance'), order.distance_km && t('orders.km', { km: order.distance_km.toFixed(1) })],
          [t('orders.instruction'), isolatedText(order.delivery_instruction)],
          [
            t('orders.preparation'),
            order.processing_minutes && t('orders.minutesShort', { minutes: order.processing_minutes }),
          ],
          [
            t('orders.courier'),
            isPickup ? null : (
              <span key="courier">
                {courier ? courier.name : t('orders.noCourier')}
                {order.courier_phone && (
                  <>
                    {' '}
                    <a className="text-link" href={`tel:${order.courier_phone}`}>
                      <bdi dir="ltr">{order.courier_phone}</bdi>
                    </a>
                  </>
                )}
              </span>
            ),
          ],
          [t('orders.courierHere'), notes?.at_store_at && dates.dateTime(notes.at_store_at)],
          [t('orders.customerAbsent'), notes?.absent_at && dates.dateTime(notes.absent_at)],
          [
            t('orders.doorPhoto'),
            notes?.proof && (
              <a key="proof" className="text-link" href={notes.proof} target="_blank" rel="noreferrer">
                {t('orders.doorPhoto')}
              </a>
            ),
          ],
          [t('orders.canceledBecause'), isolatedText(order.cancel_reason)],
          [t('orders.cancellationFee'), positiveAmount(order.cancellation_fee_minor)],
        ]}
      />
      {canAssign && <CourierDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

const OrderMap = lazy(() => import('../map/order-map.tsx'));

/** Pickup, destination and courier on the map, which is loaded only for orders that have a destination. */
function DeliveryMap({ order }: { order: OrderDetails }) {
  if (!order.destination) return null;
  return (
    <div className="delivery-map">
      <Suspense fallback={<Skeleton width="100%" height="100%" />}>
        <OrderMap order={order} />
      </Suspense>
    </div>
  );
}

function Place({ place }: { place: NonNullable<OrderDetails['destination']> }) {
  return (
    <>
      <bdi>{place.address}</bdi>
      {place.details && (
        <>
          {' '}
          <bdi className="text-caption">{place.details}</bdi>
        </>
      )}
    </>
  );
}
