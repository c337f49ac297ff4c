import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { isolateAny } from '@errand/ui/isolate.ts';
import { labelFor } from '../kind-labels.ts';
import { statusLabel } from '../status-labels.ts';
import { arrivalOf } from './arrival.ts';
import { useOrderTimes } from './use-order-times.ts';

/**
 * When an order arrives or is ready, in a few words: "Arriving in 12 minutes", "Tomorrow, 10:00 to 10:30". The slot of a
 * parcel is that of its pickup.
 */
export function ArrivalText({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useText();
  const times = useOrderTimes(order.time_zone);
  const arrival = arrivalOf(order, nowMs);
  const isCollected = order.order_type === 'take_away';
  const isPickup =
    order.order_type === 'parcel' && order.scheduled === 1 && order.order_status !== 'picked_up';
  switch (arrival.kind) {
    case 'slot':
      return times.window(arrival.from, arrival.to, nowMs);
    case 'minutes':
      return t(isCollected ? 'orders.readyIn' : 'orders.arrivingIn', { minutes: arrival.minutes });
    case 'now':
      return t(isCollected ? 'orders.readyNow' : 'orders.arrivingNow');
    case 'by':
      return t(isPickup ? 'parcel-order.pickupBy' : 'orders.arrivingBy', {
        time: isolateAny(times.clock(arrival.to)),
      });
    case 'longer':
      return t(labelFor(order, 'orders.takesLonger'));
    default:
      return t(statusLabel(order));
  }
}
