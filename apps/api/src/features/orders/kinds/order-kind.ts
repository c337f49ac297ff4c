import type { ResponseOf } from '@errand/contract';
import type { getOrderTax } from '@errand/contract/checkout';
import type { Quote } from '@errand/contract/orders-place';
import type { OrderType } from '@errand/domain/delivery';
import type { OrderActor } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { MessageCode } from '../../../platform/texts/index.ts';
import type { Attachment, CheckoutBody } from '../../checkout/index.ts';
import type { OrderDeps } from '../events/order-events.ts';
import type { StoredOrder } from '../orders.queries.ts';
import type { Placed, RequestedAccount, WrittenOrder } from '../place/commit-order.ts';

export type PlaceContext = RequestContext<'files' | 'log' | 'maps' | 'payments' | 'pool'> & OrderDeps;

/** What is known of an order before its transaction, which must not wait for another connection or a provider. */
export type PlaceInput = {
  owner: string;
  body: CheckoutBody;
  settings: Settings;
  files: Attachment[];
  account: RequestedAccount | null;
};

/**
 * How a kind of order is placed. `place-as.ts` runs the steps in this order inside one transaction, with the locks of
 * coupon and wallet after `lock`.
 */
export type PlacingSteps<Input extends PlaceInput, Locked, Checkout> = {
  endpoint: 'placeOrder' | 'bookTrip';
  /** The response's text. */
  message: MessageCode;
  /** Locks the cart and what a coupon must not precede. */
  lock: (ctx: PlaceContext, tx: Tx, input: Input) => Promise<Locked>;
  /** Computes amounts and problems from the server's data. */
  build: (ctx: PlaceContext, tx: Tx, input: Input, locked: Locked) => Promise<Checkout>;
  /** Throws the problems, and `price_changed` unless the amounts are those that the customer saw. */
  agree: (ctx: PlaceContext, checkout: Checkout, input: Input) => void;
  /** Takes stock, counts, and returns the rows to write. */
  write: (
    ctx: PlaceContext,
    tx: Tx,
    checkout: Checkout,
    input: Input,
    locked: Locked,
  ) => Promise<WrittenOrder>;
};

export type Cancellation = {
  actor: OrderActor;
  reasons: string[];
  note?: string | null | undefined;
  /** How the customer has agreed to cancel a parcel; undefined for everybody else. */
  agreedType?: string | null | undefined;
  /** The part of the payment of an order from a store that staff keep; 0 without it. */
  feeMinor?: number | undefined;
  settings: Settings;
};

/** What `orders` asks of a kind of order that it does not know: cancellation by the kind's own terms. */
export type OrderKind = {
  /** Cancels a locked order. Returns the text of the response. */
  cancel: (
    deps: OrderDeps,
    tx: Tx,
    order: StoredOrder,
    cancellation: Cancellation,
  ) => Promise<'order_canceled' | 'parcel_comes_back'>;
};

/** A kind that the endpoints of orders quote and place. Trips have endpoints of their own. */
export type PlacedKind = OrderKind & {
  quote: (ctx: PlaceContext, body: CheckoutBody) => Promise<Quote>;
  quoteTax: (ctx: PlaceContext, body: CheckoutBody) => Promise<ResponseOf<typeof getOrderTax>>;
  place: (ctx: PlaceContext, body: CheckoutBody) => Promise<Placed>;
};

/** The kind of each type of order; `order-kinds.ts` of the API names them. Deliveries and take-aways are of one kind. */
export type OrderKinds = Record<Exclude<OrderType, 'trip'>, PlacedKind> & { trip: OrderKind };
