import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { decodePolyline, type Point } from '@errand/domain/location';
import { isActive } from '@errand/domain/orders';
import { cx } from '@errand/ui/cx.ts';
import { StreetMap } from '@errand/ui/map/index.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { House, Store } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { labelFor } from '../../kind-labels.ts';
import { orderBadge, orderDestination, orderOrigin } from '../../order-ends.ts';
import type { Position } from '../order-stream.ts';
import { splitRoute } from './split-route.ts';
import { useRouteToDoor } from './use-route-to-door.ts';
import './order-map.css';

/** The map's initial center. */
const ZOOM = 10;

/**
 * The route of an order: dotted behind the courier, solid ahead, with markers for store and door. Without a route, only
 * the courier's marker. A parcel's map also shows the courier on the way to the sender, and until the pickup the
 * planned route, dotted.
 */
export function OrderMap({ order, position }: { order: Order; position: Position | null }) {
  const t = useText();
  const sender = orderOrigin(order);
  const origin = useMemo(() => pointOf(sender), [sender]);
  const { picture } = orderBadge(order);
  const destination = orderDestination(order);
  const door = useMemo(() => pointOf(destination), [destination]);
  const route = useMemo(() => (order.route ? decodePolyline(order.route) : []), [order.route]);
  const courier = useMemo(() => courierPoint(order, position), [order, position]);
  const isFetching = isOnWayToSender(order);
  const underway = order.order_status === 'picked_up' || isFetching ? courier : null;
  const routeToDoor = useRouteToDoor(underway, isFetching ? origin : door);
  const planned = useMemo(() => plannedRoute(order), [order]);
  const { behind } = splitRoute(route, order.order_status === 'delivered' ? null : courier);
  const seen = useFirstSeen(order.parcel ? underway : null);
  const ahead = routeToDoor && underway ? splitRoute(routeToDoor, underway).ahead : [];
  const shop = picture ? <Picture src={picture} width={37} eager /> : <Store size={24} />;
  const pins = [
    { id: 'store', point: origin, content: <Pin disc="order-map-disc">{shop}</Pin> },
    { id: 'door', point: door, content: <Pin disc="order-map-disc ink">{<House size={24} />}</Pin> },
    {
      id: 'courier',
      point: underway,
      content: (
        <Pin disc="order-map-disc big" isNow>
          <StaticPicture name="motor-scooter" width={50} className="mirrored" eager />
        </Pin>
      ),
    },
  ];
  const places = [origin, door, seen, underway, ...route].filter((point) => point !== null);
  // Followers of an order that is over see none of its places.
  if (places.length === 0) return <div className="order-map nowhere" />;
  return (
    <div className="order-map">
      <StreetMap
        label={t(door ? labelFor(order, 'orders.map') : 'orders.mapStore')}
        fit={[origin, door, seen, ...route].filter((point) => point !== null)}
        zoom={ZOOM}
        padding="panel"
        lines={[
          {
            id: 'behind',
            points: planned ?? (underway && !routeToDoor ? [] : behind),
            look: 'done',
          },
          { id: 'ahead', points: ahead, look: 'route' },
        ]}
        markers={pins.flatMap(({ point, ...pin }) => (point ? { ...pin, point } : []))}
      />
    </div>
  );
}

function Pin({ disc, isNow, children }: { disc: string; isNow?: boolean; children: ReactNode }) {
  return (
    <span className={cx('order-map-pin', isNow && 'now')}>
      {isNow && <span className="order-map-halo" />}
      <span className={disc}>{children}</span>
    </span>
  );
}

/** Whether the courier of a parcel is on the way to its sender. */
function isOnWayToSender({ parcel, order_status: status }: Order): boolean {
  return Boolean(parcel) && (status === 'confirmed' || status === 'handover');
}

/** The planned route of a parcel until it is picked up; null afterwards, and for other orders. */
function plannedRoute({ parcel, order_status: status }: Order): Point[] | null {
  if (!parcel?.polyline || !isActive(status) || status === 'picked_up') return null;
  return decodePolyline(parcel.polyline);
}

function pointOf(place: { latitude: string; longitude: string } | null) {
  return place && { latitude: Number(place.latitude), longitude: Number(place.longitude) };
}

function courierPoint(order: Order, position: Position | null) {
  if (position) return { latitude: position.lat, longitude: position.lng };
  const { lat, lng } = order.delivery_man ?? {};
  return lat && lng ? { latitude: Number(lat), longitude: Number(lng) } : null;
}

/** The first point that is not null: a camera that fits it does not move with every later one. */
function useFirstSeen(point: Point | null): Point | null {
  const [first, setFirst] = useState(point);
  if (!first && point) setFirst(point);
  return first;
}
