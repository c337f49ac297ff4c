import type { OrderKinds } from './features/orders/kinds/order-kind.ts';
import { storeOrder } from './features/orders/kinds/store-order.ts';
import { parcelOrder } from './features/parcel/parcel-order.ts';
import { tripOrder } from './features/rental/trip/trip-order.ts';

/** The kinds of order. `orders` gets them from above, because it knows neither parcels nor trips. */
export const ORDER_KINDS: OrderKinds = {
  delivery: storeOrder,
  take_away: storeOrder,
  parcel: parcelOrder,
  trip: tripOrder,
};
