import { messageText, type ParsedInput, type ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-place';
import { toMajor } from '@errand/domain/money';
import { slotMinutes } from '@errand/domain/time';
import type { Tx } from '../../../platform/db/index.ts';
import { hashOf } from '../../../platform/files/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../../platform/http/index.ts';
import { createGuestAccount, guestAccount } from '../../auth/index.ts';
import { directCart, lockCart, type StoredCart, saveCart } from '../../cart/index.ts';
import { countItemOrders } from '../../catalog/index.ts';
import {
  type Attachment,
  type Buyer,
  buildCheckout,
  type CheckoutBody,
  lockCouponUse,
  type RouteFromStore,
  readAttachments,
  requireAddress,
  requireBuyer,
  requirePrescriptionBuyer,
  routeToAddress,
} from '../../checkout/index.ts';
import { type Settings, settingsOf } from '../../settings/index.ts';
import { countStoreOrder } from '../../stores/index.ts';
import { lockWallet, payFromWallet } from '../../wallet/index.ts';
import { attachToOrder } from '../attachments/attachments.ts';
import { notifyOrderConfirmed } from '../confirm/payment-confirmation.ts';
import { orderTopic } from '../order-events.ts';
import { takeCartStock } from '../stock/order-stock.ts';
import { assertQuoteUnchanged, requireBringChange } from './agreed-amounts.ts';
import { lineValuesOf, orderValuesOf } from './order-values.ts';
import { insertOrder } from './place.queries.ts';
import { retryOnce } from './retry-once.ts';

type PlaceContext = RequestContext<
  'db' | 'events' | 'files' | 'jobs' | 'log' | 'maps' | 'now' | 'payments' | 'pool'
>;

type Placed = ResponseInput<typeof contract.placeOrder>;
type Account = Awaited<ReturnType<typeof guestAccount>>;
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

async function placeOrderFor(ctx: PlaceContext, buyer: Buyer, body: CheckoutBody): Promise<Placed> {
  requireAddress(body);
  // Before the transaction, which must not wait for another database connection.
  const settings = await settingsOf(ctx);
  const route = await routeToAddress(ctx, buyer, body);
  const files = await readAttachments(ctx);
  const account = await requestedAccount(ctx, body);
  const { moduleId, prescriptionOf } = buyer;
  const request = {
    ...body,
    password: undefined,
    moduleId,
    prescriptionOf,
    files: files.map(({ bytes }) => hashOf(bytes)),
  };
  return retryOnce(() =>
    withIdempotencyKey(ctx, 'placeOrder', request, (tx) =>
      placeInTransaction(ctx, tx, buyer, body, { route, settings, files, account }),
    ),
  );
}

type PlaceInput = {
  route: RouteFromStore | null;
  settings: Settings;
  files: Attachment[];
  account: Account | null;
};

async function placeInTransaction(
  ctx: RequestContext<'db' | 'events' | 'files' | 'jobs' | 'log' | 'now' | 'payments'>,
  tx: Tx,
  buyer: Buyer,
  body: CheckoutBody,
  { route, settings, files, account }: PlaceInput,
): Promise<Placed> {
  const { cart, empty } = await cartToPlace(ctx, tx, buyer);
  await lockCouponUse(ctx, tx, buyer.owner, body, settings.country);
  // Wallet before stock: a cancellation locks both in the same order.
  if (usesWallet(ctx, body)) await lockWallet(tx, buyer.owner);
  const checkout = await buildCheckout(ctx, tx, cart, body, { route, settings });
  const [problem] = checkout.problems;
  if (problem) throw new AppError(problem.code, problem.details, problem.field);
  assertQuoteUnchanged(ctx, checkout, body, settings);

  const { language } = ctx;
  const at = new Date(ctx.now());
  await takeCartStock(ctx, tx, cart, language);
  await countItemOrders(tx, [...cart.items.keys()]);
  await countStoreOrder(tx, checkout.store.id);
  const slotLength = slotMinutes(settings.schedule_order_slot_duration);
  const bringChangeMinor = requireBringChange(checkout, body, settings);
  const values = {
    ...orderValuesOf(cart, checkout, body, slotLength, ctx.now()),
    bringChangeMinor,
    language,
  };
  const orderId = await insertOrder(tx, values, lineValuesOf(cart, checkout), at);
  await payFromWallet(tx, {
    owner: buyer.owner,
    orderId,
    amountMinor: checkout.payment.walletMinor,
    isWhole: checkout.payment.dueMinor === 0,
    at,
  });
  if (account) await createGuestAccount(ctx, tx, account);
  await empty();
  await ctx.events.publish(tx, orderTopic(orderId), {});
  if (!values.payBy) await notifyOrderConfirmed(ctx, tx, { id: orderId, contact: values.contact });
  await attachToOrder(ctx, tx, orderId, files);
  return {
    order_id: orderId,
    user_id: buyer.owner.slice(buyer.owner.indexOf(':') + 1),
    total_ammount: toMajor(checkout.quote.totalMinor, settings.digit_after_decimal_point),
    status: 'pending',
    message: messageText('order_placed', language),
    created_at: at.toISOString(),
  };
}

/** The account that a guest requests with the order; null for customers and for guests who request none. */
async function requestedAccount(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now'>,
  body: CheckoutBody,
): Promise<Account | null> {
  if (ctx.viewer.kind !== 'guest' || body.create_new_user !== 1) return null;
  return guestAccount(ctx, {
    name: body.contact_person_name ?? '',
    email: body.contact_person_email ?? '',
    phone: body.contact_person_number ?? '',
    password: body.password ?? '',
  });
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

function usesWallet(ctx: RequestContext, body: CheckoutBody): boolean {
  return ctx.viewer.kind === 'customer' && (body.payment_method === 'wallet' || body.partial_payment === 1);
}
