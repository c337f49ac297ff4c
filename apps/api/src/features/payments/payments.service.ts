import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/payments';
import { checkCashOnDelivery } from '@errand/domain/checkout';
import { toMajor } from '@errand/domain/money';
import { payableAt, remainderMethods } from '@errand/domain/payments';
import { type Tx, translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { textOf } from '../../platform/texts/index.ts';
import { isMethodOffered } from '../checkout/index.ts';
import { getZoneTerms, type ZoneTerms } from '../location/index.ts';
import { awaitsPayment, orderChanges, ownOrders, type StoredOrder } from '../orders/index.ts';
import { walletOf } from '../wallet/index.ts';
import { type Attempt, callbackOf, newAttempt, openAttempt } from './open-page.ts';
import { findUnsettled, insertPayment } from './payments.queries.ts';
import { findProvider, type PaymentDeps } from './providers.ts';
import { closePayment } from './reconcile.ts';

type PaymentsContext = RequestContext & PaymentDeps;

type Body = ParsedInput<typeof contract.startPayment>['body'];

/**
 * Opens the provider's page for one of the viewer's orders. Two tabs share one attempt; another gateway closes the
 * page of the first. Throws `not_found`, `order_not_payable`, `payment_method_off` and `unavailable`.
 */
export async function startPayment(
  ctx: RequestContext & PaymentDeps,
  body: Body,
): Promise<{ redirect_link: string }> {
  const provider = findProvider(ctx, body.payment_method);
  if (!provider) throw new AppError('payment_method_off');
  const settings = await ctx.settings();
  const page = await openAttempt(ctx, provider, (tx) => claimAttempt(ctx, tx, body, provider, settings));
  return { redirect_link: page };
}

async function claimAttempt(
  ctx: PaymentsContext,
  tx: Tx,
  body: Body,
  provider: PaymentProvider,
  settings: Settings,
): Promise<Attempt> {
  const order = await requireAwaiting(ctx, tx, body.order_id);
  const open = await findUnsettled(tx, order.id);
  if (open?.provider === provider.name) return { payment: open, isReplaced: false };
  const terms = await getZoneTerms(tx, order.zoneId, order.moduleId);
  if (!isRestOffered(ctx, 'digital_payment', order, settings, terms))
    throw new AppError('payment_method_off');
  if (open) return { payment: open, isReplaced: true };
  if (order.status === 'failed')
    await orderChanges.transition(ctx, tx, order.id, 'pending', { actor: 'customer' });
  const payment = await insertPayment(tx, {
    ...newAttempt(provider, ctx.now()),
    orderId: order.id,
    owner: order.owner,
    amountMinor: payableAt(order.totalMinor - order.walletMinor, provider.stepMinor(settings.currency_code))
      .payableMinor,
    callback: callbackOf(body.callback, `/track-order?order_id=${body.order_id}`),
    expiresAt: order.payBy ?? new Date(ctx.now()),
  });
  return { payment, isReplaced: false };
}

/** One of the viewer's own orders that can still be paid, locked. */
export async function requireAwaiting(
  ctx: RequestContext<'now'>,
  tx: Tx,
  orderId: number,
): Promise<StoredOrder> {
  const order = await ownOrders.require(ctx, tx, orderId);
  const isOver = (order.payBy?.getTime() ?? 0) <= ctx.now();
  if (!awaitsPayment(order) || isOver) throw new AppError('order_not_payable');
  return order;
}

/** Switches to cash on delivery if the rules allow it for the order, and closes an open attempt at a provider. */
export async function switchToCash(ctx: PaymentsContext, orderId: number): Promise<{ message: string }> {
  const settings = await ctx.settings();
  const open = await ctx.db.transaction(async (tx) => {
    const order = await requireAwaiting(ctx, tx, orderId);
    const terms = await getZoneTerms(tx, order.zoneId, order.moduleId);
    if (!isRestOffered(ctx, 'cash_on_delivery', order, settings, terms))
      throw new AppError('payment_method_off');
    if (!checkCashOnDelivery(order.totalMinor, terms.cash_limit_minor).ok) throw new AppError('cash_limit');
    await orderChanges.confirmPayment(ctx, tx, order, { paymentMethod: 'cash_on_delivery' });
    return findUnsettled(tx, orderId);
  });
  if (open) await closePayment(ctx, open);
  return { message: textOf('messages.order_cash', ctx.language) };
}

/** Whether a method is offered for the amount due. After a wallet part, the operator's rule for the rest applies too. */
function isRestOffered(
  ctx: RequestContext<'payments'>,
  method: 'cash_on_delivery' | 'digital_payment',
  order: StoredOrder,
  settings: Settings,
  terms: ZoneTerms,
): boolean {
  const seconds = remainderMethods(order.walletMinor > 0, settings.partial_payment_method);
  const isRule = order.walletMinor === 0 || seconds.includes(method);
  return isRule && isMethodOffered(ctx, method, settings, terms);
}

/** The data of the page on which a payment can be retried. */
export async function getUnpaidOrder(
  ctx: RequestContext<'db' | 'now' | 'payments' | 'settings'>,
  orderId: number,
) {
  const [settings, order] = await Promise.all([ctx.settings(), ownOrders.read(ctx, orderId)]);
  const [terms, balance] = await Promise.all([
    getZoneTerms(ctx.db, order.zoneId, order.moduleId),
    walletOf(ctx, ctx.db, settings),
  ]);
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const payable = awaitsPayment(order) && (order.payBy?.getTime() ?? 0) > ctx.now();
  const dueMinor = order.totalMinor - order.walletMinor;
  const isUnderLimit = checkCashOnDelivery(order.totalMinor, terms.cash_limit_minor).ok;
  const isBankOffered = isRestOffered(ctx, 'digital_payment', order, settings, terms);
  return {
    order_id: order.id,
    order_amount: major(order.totalMinor),
    due_amount: major(dueMinor),
    payment_method: order.paymentMethod,
    pay_by: order.payBy?.toISOString() ?? null,
    payable,
    cash: payable && isUnderLimit && isRestOffered(ctx, 'cash_on_delivery', order, settings, terms),
    wallet: payable && balance !== null && balance >= dueMinor,
    methods: (isBankOffered ? ctx.payments : []).map(({ name, title }) => ({
      gateway: name,
      gateway_title: translated(title, ctx.language),
    })),
  };
}
