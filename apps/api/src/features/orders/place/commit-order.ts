import type { ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-place';
import { toMajor } from '@errand/domain/money';
import type { OrderActor } from '@errand/domain/orders';
import { slotMinutes } from '@errand/domain/time';
import type { Tx } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { type MessageCode, textOf } from '../../../platform/texts/index.ts';
import { guestAccounts } from '../../auth/index.ts';
import type { CheckoutBody } from '../../checkout/index.ts';
import { cashback, toOrderCashbackResponse } from '../../promotions/index.ts';
import { payFromWallet } from '../../wallet/index.ts';
import { type OrderDeps, publishOrderChanged } from '../events/order-events.ts';
import { notifyOrderConfirmed } from '../order-payment.ts';
import { insertOrder } from '../orders.queries.ts';
import type { orderLines } from '../orders.tables.ts';
import { requireBringChange } from './agreed-amounts.ts';
import { type AgreedOrder, orderValuesOf } from './order-values.ts';
import { takePlanPlace } from './plan-place.ts';

export type Placed = ResponseInput<typeof contract.placeOrder>;
export type RequestedAccount = Awaited<ReturnType<typeof guestAccounts.check>>;

/** The rows of an order, which the steps of its kind return. */
export type WrittenOrder = {
  agreed: AgreedOrder;
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[];
  /** Writes further rows of the order before its events are published. */
  complete: (orderId: number) => Promise<unknown>;
  /** The actor in the history; the customer by default. */
  placedBy?: OrderActor;
};

type OrderToCommit = WrittenOrder & {
  body: CheckoutBody;
  settings: Settings;
  account: RequestedAccount | null;
  message: MessageCode;
};

/**
 * Writes a valid order whose coupon, cashback and wallet are locked: the row with lines and history, the wallet's
 * payment, a requested account, and the events, all in the given transaction.
 */
export async function commitOrder(
  ctx: RequestContext & OrderDeps,
  tx: Tx,
  { agreed, body, settings, account, message, lines, complete, placedBy = 'customer' }: OrderToCommit,
): Promise<Placed> {
  const { language } = ctx;
  const { owner, payment } = agreed;
  const at = new Date(ctx.now());
  const slotLength = slotMinutes(settings.schedule_order_slot_duration);
  const bringChangeMinor = requireBringChange(agreed, body, settings);
  const values = { ...orderValuesOf(agreed, body, slotLength, ctx.now()), bringChangeMinor, language };
  const orderId = await insertOrder(tx, values, lines, { at, actor: placedBy });
  await payFromWallet(tx, {
    owner,
    orderId,
    amountMinor: payment.walletMinor,
    isWhole: payment.dueMinor === 0,
    at,
  });
  if (agreed.storeId != null) await takePlanPlace(ctx, tx, agreed.storeId);
  if (agreed.cashback) await cashback.promise(tx, { id: orderId, owner }, agreed.cashback);
  if (account) await guestAccounts.create(ctx, tx, account);
  await complete(orderId);
  await publishOrderChanged(ctx, tx, { id: orderId, zoneId: agreed.zoneId, storeId: agreed.storeId ?? null });
  if (!values.payBy) await notifyOrderConfirmed(ctx, tx, { id: orderId });
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    order_id: orderId,
    user_id: owner.slice(owner.indexOf(':') + 1),
    total_ammount: major(agreed.quote.totalMinor),
    cashback: toOrderCashbackResponse(agreed.cashback, language, major),
    status: 'pending',
    message: textOf(`messages.${message}`, language),
    created_at: at.toISOString(),
  };
}

/** The account that a guest requests with the order; null for customers and for guests who request none. */
export async function requestedAccount(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  body: CheckoutBody,
): Promise<RequestedAccount | null> {
  if (ctx.viewer.kind !== 'guest' || body.create_new_user !== 1) return null;
  return guestAccounts.check(ctx, {
    name: body.contact_person_name ?? '',
    email: body.contact_person_email ?? '',
    phone: body.contact_person_number ?? '',
    password: body.password ?? '',
  });
}

/** Whether placing the order locks the wallet. Lock it before stock, as a cancellation does, to avoid deadlocks. */
export function usesWallet(ctx: RequestContext, body: CheckoutBody): boolean {
  return ctx.viewer.kind === 'customer' && (body.payment_method === 'wallet' || body.partial_payment === 1);
}
