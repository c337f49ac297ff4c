import { type OrderKinds, storeOrder } from './features/orders/index.ts';
import { parcelOrder } from './features/parcel/index.ts';
import { tripOrder } from './features/rental/index.ts';

/** The kinds of order. `orders` gets them from above, because it knows neither parcels nor trips. */
export const ORDER_KINDS: OrderKinds = { order: storeOrder, parcel: parcelOrder, trip: tripOrder };
