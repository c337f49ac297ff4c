import { messageText, type ParsedInput, type ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders';
import { availableStock } from '@errand/domain/catalog';
import { toMajor, toMinor } from '@errand/domain/money';
import { slotMinutes } from '@errand/domain/time';
import { type Tx, translated } from '../../platform/db/index.ts';
import { hashOf } from '../../platform/files/index.ts';
import { AppError, type RequestContext, withIdempotencyKey } from '../../platform/http/index.ts';
import { createGuestAccount, guestAccount } from '../auth/index.ts';
import { directCart, lockCart, type StoredCart, saveCart } from '../cart/index.ts';
import { publishCatalogChanged } from '../catalog/index.ts';
import {
  type Attachment,
  type Buyer,
  buildCheckout,
  type Checkout,
  type CheckoutBody,
  lockCouponUse,
  type RouteFromStore,
  readAttachments,
  requireAddress,
  requireBuyer,
  requirePrescriptionBuyer,
  routeToAddress,
  toQuoteResponse,
} from '../checkout/index.ts';
import { type Settings, settingsOf } from '../settings/index.ts';
import { lockWallet, payFromWallet } from '../wallet/index.ts';
import { attachToOrder } from './attachments.ts';
import { inSaleOrder, takeFlashPieces } from './flash-pieces.queries.ts';
import { orderTopic } from './order-transitions.ts';
import { lineValuesOf, orderValuesOf } from './order-values.ts';
import { notifyOrderConfirmed } from './payment-confirmation.ts';
import { insertOrder } from './place.queries.ts';
import { ConflictError, retryOnce } from './retry-once.ts';
import { countOrder, inLockOrder, type Taken, takeStock } from './stock.queries.ts';

type Placed = ResponseInput<typeof contract.placeOrder>;
type Account = Awaited<ReturnType<typeof guestAccount>>;
type PrescriptionBody = ParsedInput<typeof contract.placePrescriptionOrder>['body'];

/**
 * Places the visitor's cart, or the one line that passes it by, as an order: everything or nothing, once per Idempotency-Key. Two requests at once without
 * a key wait for each other at the cart, and the second finds it empty.
 */
export async function placeOrder(ctx: RequestContext, body: CheckoutBody): Promise<Placed> {
  return placeOrderFor(ctx, requireBuyer(ctx, body), body);
}

/** Orders what a prescription says: no lines, no coupon, paid in cash when the store has put the items in. */
export async function placePrescriptionOrder(ctx: RequestContext, sent: PrescriptionBody): Promise<Placed> {
  const body: CheckoutBody = { ...sent, is_buy_now: 0 };
  return placeOrderFor(ctx, requirePrescriptionBuyer(ctx, sent.store_id), body);
}

async function placeOrderFor(ctx: RequestContext, buyer: Buyer, body: CheckoutBody): Promise<Placed> {
  requireAddress(body);
  // All before the transaction: inside of it no other connection may be waited for.
  const settings = await settingsOf(ctx);
  const route = await routeToAddress(ctx, buyer, body);
  const files = await readAttachments(ctx);
  const account = await accountOf(ctx, body);
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
  ctx: RequestContext,
  tx: Tx,
  buyer: Buyer,
  body: CheckoutBody,
  { route, settings, files, account }: PlaceInput,
): Promise<Placed> {
  const { cart, empty } = await cartToPlace(ctx, tx, buyer);
  await lockCouponUse(ctx, tx, buyer.owner, body, settings.country);
  if (usesWallet(ctx, body)) await lockWallet(tx, buyer.owner);
  const checkout = await buildCheckout(ctx, tx, cart, body, { route, settings });
  const [problem] = checkout.problems;
  if (problem) throw new AppError(problem.code, problem.details, problem.field);
  assertQuoteUnchanged(ctx, checkout, body, settings);

  if (await takeAllStock(ctx, tx, cart)) await publishCatalogChanged(ctx, tx);
  await countOrder(tx, checkout.store.id, [...cart.items.keys()]);
  const slotLength = slotMinutes(settings.schedule_order_slot_duration);
  const bringChangeMinor = changeToBring(checkout, body, settings);
  const values = { ...orderValuesOf(cart, checkout, body, slotLength, ctx.now()), bringChangeMinor };
  const at = new Date(ctx.now());
  const { language } = ctx;
  const orderId = await insertOrder(tx, { ...values, language }, lineValuesOf(cart, checkout), at);
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
    message: messageText('order_placed', ctx.language),
    created_at: at.toISOString(),
  };
}

/** The account that a guest asks for with the order; null for customers and for who does not. */
async function accountOf(ctx: RequestContext, body: CheckoutBody): Promise<Account | null> {
  if (ctx.viewer.kind !== 'guest' || body.create_new_user !== 1) return null;
  return guestAccount(ctx, {
    name: body.contact_person_name ?? '',
    email: body.contact_person_email ?? '',
    phone: body.contact_person_number ?? '',
    password: body.password ?? '',
  });
}

/** What is bought: the visitor's cart, locked and empty afterwards, or the line that passes it by. */
async function cartToPlace(
  ctx: RequestContext,
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

/** Before stock: who gives back takes both in the same order. */
function usesWallet(ctx: RequestContext, body: CheckoutBody): boolean {
  return ctx.viewer.kind === 'customer' && (body.payment_method === 'wallet' || body.partial_payment === 1);
}

/**
 * What the customer agreed to pay must be what the order costs now, at the store that was shown, and from the wallet
 * no more and no less than they saw.
 */
function assertQuoteUnchanged(
  ctx: RequestContext,
  checkout: Checkout,
  body: CheckoutBody,
  settings: Settings,
): void {
  const digits = settings.digit_after_decimal_point;
  const current = toMajor(checkout.quote.totalMinor, digits);
  const seen = body.order_amount ?? current;
  const wallet = toMajor(checkout.payment.walletMinor, digits);
  const isSame = (a: number, b: number) => Math.abs(a - b) * 10 ** digits < 0.5;
  const isAgreed = isSame(seen, current) && isSame(body.partially_paid_amount ?? wallet, wallet);
  if (isAgreed && (body.store_id ?? checkout.store.id) === checkout.store.id) return;
  throw new AppError('price_changed', {
    order_amount: current,
    quote: toQuoteResponse(ctx, checkout, settings),
  });
}

/** What a cash order is paid with, in minor units; less than the total is refused, other ways of paying need none. */
function changeToBring({ payment }: Checkout, body: CheckoutBody, settings: Settings): number | null {
  const { bring_change_amount: amount } = body;
  if (payment.method !== 'cash_on_delivery' || !amount) return null;
  const minor = toMinor(amount, settings.digit_after_decimal_point);
  if (minor < payment.dueMinor) throw new AppError('validation', undefined, 'bring_change_amount');
  return minor;
}

/** Takes what the cart holds off stock and off the flash sales; true when something ran out by it. */
async function takeAllStock(ctx: RequestContext, tx: Tx, { cart, items }: StoredCart): Promise<boolean> {
  const counted = cart.lines.filter((line) => availableStock(line.item, line.selection) !== null);
  const pieces = counted.map(({ item, selection, quantity }) => ({
    itemId: item.id,
    variation: selection.variation,
    quantity,
  }));
  const taken: Taken[] = [];
  const named = (itemId: number) => ({
    item_id: itemId,
    item: translated(items.get(itemId)?.row.name, ctx.language),
  });
  for (const piece of inLockOrder(pieces)) {
    const outcome = await takeStock(tx, piece);
    if (outcome === 'short') throw new AppError('out_of_stock', named(piece.itemId));
    taken.push(outcome);
  }
  const onSale = cart.lines.flatMap(({ item, quantity }) => {
    const flashSaleId = items.get(item.id)?.flashSaleId ?? null;
    return flashSaleId === null ? [] : [{ flashSaleId, itemId: item.id, quantity }];
  });
  for (const piece of inSaleOrder(onSale)) {
    const outcome = await takeFlashPieces(tx, piece);
    if (outcome === 'short') throw new ConflictError('out_of_limits', named(piece.itemId));
    taken.push(outcome);
  }
  return taken.includes('last');
}
