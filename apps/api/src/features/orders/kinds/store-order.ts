import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-place';
import { type OrderActor, paidParts, refundAfterFee } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { hashOf } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { directCart, lockCart, type StoredCart, saveCart } from '../../cart/index.ts';
import { itemCounts } from '../../catalog/index.ts';
import {
  attachments,
  type Buyer,
  buildCheckout,
  buyers,
  type Checkout,
  type CheckoutBody,
  destinationOf,
  quotes,
  type RouteFromStore,
  requireAddress,
  routeToAddress,
} from '../../checkout/index.ts';
import { lockCashback } from '../../promotions/index.ts';
import { storeCounts } from '../../stores/index.ts';
import { termsOfOrder } from '../books/order-terms.ts';
import { assertQuoteUnchanged } from '../place/agreed-amounts.ts';
import { type Placed, requestedAccount } from '../place/commit-order.ts';
import { orderAddressOf } from '../place/order-address.ts';
import { lineValuesOf } from '../place/order-values.ts';
import { takeCartStock } from '../stock/order-stock.ts';
import { transitionOrder } from '../transition/order-transitions.ts';
import type { PlaceContext, PlacedKind, PlaceInput, PlacingSteps } from './order-kind.ts';
import { placeAs } from './place-as.ts';

/** An order from a store, delivered or taken away. */
export const storeOrder: PlacedKind = {
  quote: quotes.order,
  quoteTax: quotes.tax,
  place: placeOrder,
  cancel: async (deps, tx, order, { actor, reasons, note, feeMinor = 0 }) => {
    await transitionOrder(deps, tx, order.id, 'canceled', {
      actor,
      ...(feeMinor > 0 && {
        cancellationFeeMinor: feeMinor,
        refund: refundAfterFee(paidParts(order), feeMinor),
      }),
      cancelReason: reasons.join('; ') || null,
      cancelNote: note?.trim() || null,
    });
    return 'order_canceled';
  },
};

/**
 * Places the viewer's cart, or a buy-now line, as an order in one transaction, once per Idempotency-Key. Two concurrent
 * requests without a key wait for each other at the cart, and the second finds it empty.
 */
export async function placeOrder(ctx: PlaceContext, body: CheckoutBody): Promise<Placed> {
  return placeOrderFor(ctx, buyers.require(ctx, body), body);
}

type PrescriptionBody = ParsedInput<typeof contract.placePrescriptionOrder>['body'];

/** Places an order by prescription: no lines, no coupon and no payment before the customer accepts the store's offer. */
export async function placePrescriptionOrder(ctx: PlaceContext, sent: PrescriptionBody): Promise<Placed> {
  const body: CheckoutBody = { ...sent, is_buy_now: 0 };
  return placeOrderFor(ctx, buyers.requireForPrescription(ctx, sent.store_id), body);
}

type PlaceOptions = {
  /** Found unless it is given. */
  route?: RouteFromStore | null;
  /** The actor in the order's history. */
  placedBy?: OrderActor;
  /** Does not complete the posted contact by the customer's own. */
  contactAsSent?: boolean;
};

/** Places the lines of a buyer. */
export async function placeOrderFor(
  ctx: PlaceContext,
  buyer: Buyer,
  body: CheckoutBody,
  { route: known, placedBy = 'customer', contactAsSent = false }: PlaceOptions = {},
): Promise<Placed> {
  requireAddress(body);
  const settings = await ctx.settings();
  const route = known === undefined ? await routeToAddress(ctx, buyer, body) : known;
  const files = await attachments.read(ctx);
  const account = await requestedAccount(ctx, body);
  const { owner, moduleId, prescriptionOf, direct } = buyer;
  const request = {
    ...body,
    ...(placedBy === 'customer' ? {} : { direct, placedBy }),
    password: undefined,
    moduleId,
    prescriptionOf,
    files: files.map(({ bytes }) => hashOf(bytes)),
  };
  const input = { owner, buyer, body, route, settings, files, account, placedBy, contactAsSent };
  return placeAs(ctx, STEPS, input, request);
}

type StoreInput = PlaceInput & Required<PlaceOptions> & { buyer: Buyer };
type CartToPlace = { cart: StoredCart; empty: () => Promise<unknown> };

const STEPS: PlacingSteps<StoreInput, CartToPlace, Checkout> = {
  endpoint: 'placeOrder',
  message: 'order_placed',
  lock: async (ctx, tx, { owner, buyer }) => {
    const toPlace = await cartToPlace(ctx, tx, buyer);
    await lockCashback(tx, owner, new Date(ctx.now()));
    return toPlace;
  },
  build: (ctx, tx, { body, route, settings, contactAsSent }, { cart }) =>
    buildCheckout(ctx, tx, cart, body, { route, settings, contactAsSent, tx }),
  agree: (ctx, checkout, { body, settings }) => {
    const [problem] = checkout.problems;
    if (problem) throw new AppError(problem.code, problem.details, problem.field);
    assertQuoteUnchanged(ctx, checkout, checkout.store.id, body, settings);
  },
  write: async (ctx, tx, checkout, { body, settings, placedBy }, { cart, empty }) => {
    const { store, contact, quote } = checkout;
    if (!contact) throw new Error('An order needs a contact');
    await takeCartStock(ctx, tx, cart, ctx.language);
    await itemCounts.countOrders(tx, [...cart.items.keys()]);
    await storeCounts.countOrder(tx, store.id);
    const agreed = {
      ...checkout,
      owner: cart.owner,
      moduleId: store.module_id,
      storeId: store.id,
      zoneId: store.zone_id,
      taxRate: store.tax_rate,
      terms: termsOfOrder(settings, store, {
        coupon: checkout.couponTerms,
        freeDelivery: quote.delivery.freeBecause,
      }),
      place: orderAddressOf(body, contact, destinationOf(body)),
      prescription: cart.prescriptionOf !== undefined,
    };
    return { agreed, lines: lineValuesOf(cart, checkout), complete: empty, placedBy };
  },
};

/** The purchased lines: the viewer's cart, locked and emptied afterwards, or the transient cart of a buy-now line. */
async function cartToPlace(
  ctx: PlaceContext,
  tx: Tx,
  { owner, moduleId, direct, prescriptionOf }: Buyer,
): Promise<CartToPlace> {
  if (prescriptionOf !== null) {
    const none = { cart: { moduleId, lines: [] }, items: new Map(), records: new Map() };
    return { cart: { owner, prescriptionOf, ...none }, empty: async () => {} };
  }
  if (direct) return { cart: await directCart(ctx, tx, owner, direct), empty: async () => {} };
  const cart = await lockCart(ctx, tx, owner, moduleId);
  return { cart, empty: () => saveCart(ctx, tx, cart, { ...cart.cart, lines: [] }) };
}
