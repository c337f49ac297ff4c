import { termsOfOrder } from '../books/order-terms.ts';
import { placeAs } from '../kinds/place-as.ts';
import { placeOrderFor } from '../kinds/store-order.ts';
import { assertAgreed, assertQuoteUnchanged } from './agreed-amounts.ts';
import { requestedAccount } from './commit-order.ts';
import { orderAddressOf } from './order-address.ts';
import { lineValueOf } from './order-values.ts';
import { retryOnce, withinOrderQuota } from './place-idempotently.ts';

export {
  type Cancellation,
  type OrderKind,
  type PlaceContext,
  type PlacedKind,
  type PlaceInput,
  type PlacingSteps,
} from '../kinds/order-kind.ts';
export { storeOrder } from '../kinds/store-order.ts';
export type { Placed } from './commit-order.ts';

/** How an order is placed. */
export const placing = {
  placeAs,
  placeFor: placeOrderFor,
  requestedAccount,
  withinQuota: withinOrderQuota,
  retryOnce,
  assertAgreed,
  assertQuoteUnchanged,
};

/** Values that an order stores. */
export const orderValues = {
  address: orderAddressOf,
  line: lineValueOf,
  terms: termsOfOrder,
};
