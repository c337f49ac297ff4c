import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-place';
import type { OrderActor } from '@errand/domain/orders';
import type { Tx } from '../../../platform/db/index.ts';
import { hashOf } from '../../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { directCart, lockCart, type StoredCart, saveCart } from '../../cart/index.ts';
import { countItemOrders } from '../../catalog/index.ts';
import {
  type Attachment,
  type Buyer,
  buildCheckout,
  type CheckoutBody,
  destinationOf,
  lockCouponUse,
  type RouteFromStore,
  readAttachments,
  requireAddress,
  requireBuyer,
  requirePrescriptionBuyer,
  routeToAddress,
} from '../../checkout/index.ts';
import { lockCashback } from '../../promotions/index.ts';
import { type Settings, settingsOf } from '../../settings/index.ts';
import { countStoreOrder } from '../../stores/index.ts';
import { lockWallet } from '../../wallet/index.ts';
import { attachToOrder } from '../attachments/attachments.ts';
import { takeCartStock } from '../stock/order-stock.ts';
import { assertQuoteUnchanged } from './agreed-amounts.ts';
import {
  commitOrder,
  type Placed,
  type RequestedAccount,
  requestedAccount,
  usesWallet,
} from './commit-order.ts';
import { placeOf } from './order-place.ts';
import { lineValuesOf } from './order-values.ts';
import { placeIdempotently } from './place-idempotently.ts';

type PlaceContext = RequestContext<
  'db' | 'events' | 'files' | 'jobs' | 'log' | 'maps' | 'now' | 'payments' | 'pool'
>;

type PrescriptionBody = ParsedInput<typeof contract.placePrescriptionOrder>['body'];

/**
 * Places the viewer's cart, or a buy-now line, as an order in one transaction, once per Idempotency-Key. Two concurrent
 * requests without a key wait for each other at the cart, and the second finds it empty.
 */
export async function placeOrder(ctx: PlaceContext, body: CheckoutBody): Promise<Placed> {
  return placeOrderFor(ctx, requireBuyer(ctx, body), body);
}

/** Places a prescription order: no lines and no coupon, paid in cash after the store has added the items. */
export async function placePrescriptionOrder(ctx: PlaceContext, sent: PrescriptionBody): Promise<Placed> {
  const body: CheckoutBody = { ...sent, is_buy_now: 0 };
  return placeOrderFor(ctx, requirePrescriptionBuyer(ctx, sent.store_id), body);
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
  // Read before the transaction, which must not wait for another database connection.
  const settings = await settingsOf(ctx);
  const route = known === undefined ? await routeToAddress(ctx, buyer, body) : known;
  const files = await readAttachments(ctx);
  const account = await requestedAccount(ctx, body);
  const { moduleId, prescriptionOf, direct } = buyer;
  const request = {
    ...body,
    ...(placedBy === 'customer' ? {} : { direct, placedBy }),
    password: undefined,
    moduleId,
    prescriptionOf,
    files: files.map(({ bytes }) => hashOf(bytes)),
  };
  return placeIdempotently(ctx, 'placeOrder', buyer.owner, request, (tx) =>
    placeInTransaction(ctx, tx, buyer, body, { route, settings, files, account, placedBy, contactAsSent }),
  );
}

type PlaceInput = {
  route: RouteFromStore | null;
  settings: Settings;
  files: Attachment[];
  account: RequestedAccount | null;
  placedBy: OrderActor;
  contactAsSent: boolean;
};

async function placeInTransaction(
  ctx: RequestContext<'db' | 'events' | 'files' | 'jobs' | 'log' | 'now' | 'payments'>,
  tx: Tx,
  buyer: Buyer,
  body: CheckoutBody,
  { route, settings, files, account, placedBy, contactAsSent }: PlaceInput,
): Promise<Placed> {
  const { cart, empty } = await cartToPlace(ctx, tx, buyer);
  await lockCouponUse(ctx, tx, buyer.owner, body, settings.country);
  await lockCashback(tx, buyer.owner, new Date(ctx.now()));
  if (usesWallet(ctx, body)) await lockWallet(tx, buyer.owner);
  const checkout = await buildCheckout(ctx, tx, cart, body, { route, settings, contactAsSent });
  const [problem] = checkout.problems;
  if (problem) throw new AppError(problem.code, problem.details, problem.field);
  const { store, contact } = checkout;
  assertQuoteUnchanged(ctx, checkout, store.id, body, settings);
  if (!contact) throw new Error('An order needs a contact');

  await takeCartStock(ctx, tx, cart, ctx.language);
  await countItemOrders(tx, [...cart.items.keys()]);
  await countStoreOrder(tx, store.id);
  const agreed = {
    ...checkout,
    owner: cart.owner,
    moduleId: store.module_id,
    storeId: store.id,
    zoneId: store.zone_id,
    taxRate: store.tax_rate,
    place: placeOf(body, contact, destinationOf(body)),
    prescription: cart.prescriptionOf !== undefined,
  };
  const lines = lineValuesOf(cart, checkout);
  const message = 'order_placed' as const;
  const order = { agreed, body, settings, account, message, lines, complete: empty, placedBy };
  const placed = await commitOrder(ctx, tx, order);
  await attachToOrder(ctx, tx, placed.order_id, files);
  return placed;
}

/** The purchased lines: the viewer's cart, locked and emptied afterwards, or the transient cart of a buy-now line. */
async function cartToPlace(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now'>,
  tx: Tx,
  { owner, moduleId, direct, prescriptionOf }: Buyer,
): Promise<{ cart: StoredCart; empty: () => Promise<unknown> }> {
  if (prescriptionOf !== null) {
    const none = { cart: { moduleId, lines: [] }, items: new Map(), records: new Map() };
    return { cart: { owner, prescriptionOf, ...none }, empty: async () => {} };
  }
  if (direct) return { cart: await directCart(ctx, tx, owner, direct), empty: async () => {} };
  const cart = await lockCart(ctx, tx, owner, moduleId);
  return { cart, empty: () => saveCart(ctx, tx, cart, { ...cart.cart, lines: [] }) };
}
