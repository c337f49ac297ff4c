import { type AnswerInput, messageText } from '@errand/contract';
import type { placeOrder } from '@errand/contract/orders';
import { availableStock } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { type Tx, translated } from '../../platform/db/index.ts';
import { AppError, type Ctx, once } from '../../platform/http/index.ts';
import { directCart, lockCart, type StoredCart, saveCart } from '../cart/index.ts';
import { tellCatalogue } from '../catalog/index.ts';
import {
  type Buyer,
  type Checkout,
  type CheckoutBody,
  lockCouponUse,
  prepare,
  quoteShapeOf,
  requireAddress,
  requireBuyer,
  type WayFromStore,
  wayToAddress,
} from '../checkout/index.ts';
import { type Settings, settingsOf } from '../settings/index.ts';
import { tellStore } from './awaited-payment.ts';
import { inSaleOrder, takeFlashPieces } from './flash-pieces.queries.ts';
import { orderTopic } from './move.ts';
import { lineValuesOf, orderValuesOf } from './order-values.ts';
import { insertOrder } from './place.queries.ts';
import { OvertakenError, retryOnce } from './retry-once.ts';
import { countOrder, inLockOrder, type Taken, takeStock } from './stock.queries.ts';

type Placed = AnswerInput<typeof placeOrder>;

/**
 * Places the visitor's cart, or the one line that passes it by, as an order: everything or nothing, once per Idempotency-Key. Two requests at once without
 * a key wait for each other at the cart, and the second finds it empty.
 */
export async function placeVisitorOrder(ctx: Ctx, body: CheckoutBody): Promise<Placed> {
  const buyer = requireBuyer(ctx, body);
  requireAddress(body);
  // Both before the transaction: inside of it no other connection may be waited for.
  const settings = await settingsOf(ctx);
  const way = await wayToAddress(ctx, buyer, body);
  return retryOnce(() =>
    once(ctx, 'placeOrder', { ...body, moduleId: buyer.moduleId }, (tx) =>
      placeIn(ctx, tx, buyer, body, way, settings),
    ),
  );
}

async function placeIn(
  ctx: Ctx,
  tx: Tx,
  buyer: Buyer,
  body: CheckoutBody,
  way: WayFromStore | null,
  settings: Settings,
): Promise<Placed> {
  const { cart, empty } = await cartToPlace(ctx, tx, buyer);
  if (body.coupon_code) await lockCouponUse(tx, buyer.owner);
  const checkout = await prepare(ctx, tx, cart, body, way);
  const [problem] = checkout.problems;
  if (problem) throw new AppError(problem.code, problem.details, problem.field);
  requireSeenTotal(ctx, checkout, body, settings);

  if (await takeAllStock(ctx, tx, cart)) await tellCatalogue(ctx, tx);
  await countOrder(tx, checkout.store.id, [...cart.items.keys()]);
  const values = orderValuesOf(cart, checkout, body, settings.schedule_order_slot_duration, ctx.now());
  const at = new Date(ctx.now());
  const orderId = await insertOrder(tx, values, lineValuesOf(cart, checkout), at);
  await empty();
  await ctx.events.publish(tx, orderTopic(orderId), {});
  if (!values.payBy) await tellStore(ctx, tx, orderId);
  return {
    order_id: orderId,
    user_id: buyer.owner.slice(buyer.owner.indexOf(':') + 1),
    total_ammount: toMajor(checkout.quote.totalMinor, settings.digit_after_decimal_point),
    status: 'pending',
    message: messageText('order_placed', ctx.language),
    created_at: at.toISOString(),
  };
}

/** What is bought: the visitor's cart, locked and empty afterwards, or the line that passes it by. */
async function cartToPlace(
  ctx: Ctx,
  tx: Tx,
  { owner, moduleId, direct }: Buyer,
): Promise<{ cart: StoredCart; empty: () => Promise<unknown> }> {
  if (direct) return { cart: await directCart(ctx, tx, owner, direct), empty: async () => {} };
  const cart = await lockCart(ctx, tx, owner, moduleId);
  return { cart, empty: () => saveCart(ctx, tx, cart, { ...cart.cart, lines: [] }) };
}

/** What the customer agreed to pay must be what the order costs now, at the store that was shown. */
function requireSeenTotal(ctx: Ctx, checkout: Checkout, body: CheckoutBody, settings: Settings): void {
  const digits = settings.digit_after_decimal_point;
  const current = toMajor(checkout.quote.totalMinor, digits);
  const seen = body.order_amount ?? current;
  const isSame = Math.abs(seen - current) * 10 ** digits < 0.5;
  if (isSame && (body.store_id ?? checkout.store.id) === checkout.store.id) return;
  throw new AppError('price_changed', {
    order_amount: current,
    quote: quoteShapeOf(ctx, checkout, settings),
  });
}

/** Takes what the cart holds off stock and off the flash sales; true when something ran out by it. */
async function takeAllStock(ctx: Ctx, tx: Tx, { cart, items }: StoredCart): Promise<boolean> {
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
    if (outcome === 'short') throw new OvertakenError('out_of_limits', named(piece.itemId));
    taken.push(outcome);
  }
  return taken.includes('last');
}
