import { randomBytes } from 'node:crypto';
import { messageText, type ParsedInput } from '@errand/contract';
import { PAYMENT_RETURN_PATH, type startPayment } from '@errand/contract/payments';
import { checkCashOnDelivery } from '@errand/domain/checkout';
import { toMajor } from '@errand/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { findZoneTerms, isMethodOffered } from '../checkout/index.ts';
import { awaitsPayment, endWaiting, moveOrder, type StoredOrder } from '../orders/index.ts';
import { settingsOf } from '../settings/index.ts';
import { requireOwn } from './own-order.ts';
import { findUnsettled, insertPayment, notePage, type Payment } from './payments.queries.ts';
import { findProvider } from './providers.ts';
import { abandon } from './reconcile.ts';

type Body = ParsedInput<typeof startPayment>['body'];

/**
 * Opens the provider's page for one of the viewer's orders. Two tabs share one attempt; another gateway closes the
 * page of the first. Throws `not_found`, `order_not_payable`, `payment_method_off` and `unavailable`.
 */
export async function startVisitorPayment(ctx: Ctx, body: Body): Promise<{ redirect_link: string }> {
  const provider = findProvider(ctx, body.payment_method);
  if (!provider) throw new AppError('payment_method_off');
  const { payment, replaced } = await ctx.db.transaction((tx) => claimAttempt(ctx, tx, body, provider));
  if (replaced) {
    await abandon(ctx, replaced);
    return startVisitorPayment(ctx, body);
  }
  if (payment.redirectUrl) return { redirect_link: payment.redirectUrl };
  return { redirect_link: await openPage(ctx, provider, payment) };
}

type Attempt = { payment: Payment; replaced: Payment | null };

async function claimAttempt(ctx: Ctx, tx: Tx, body: Body, provider: PaymentProvider): Promise<Attempt> {
  const order = await requireAwaiting(ctx, tx, body.order_id);
  const open = await findUnsettled(tx, order.id);
  if (open) return { payment: open, replaced: open.provider === provider.name ? null : open };
  if (order.status === 'failed') await moveOrder(ctx, tx, order.id, 'pending', { actor: 'customer' });
  const payment = await insertPayment(tx, {
    id: randomBytes(18).toString('base64url'),
    orderId: order.id,
    owner: order.owner,
    provider: provider.name,
    amountMinor: order.totalMinor,
    callback: callbackOf(body),
    expiresAt: order.payBy ?? new Date(ctx.now()),
    createdAt: new Date(ctx.now()),
  });
  return { payment, replaced: null };
}

async function openPage(ctx: Ctx, provider: PaymentProvider, payment: Payment): Promise<string> {
  const settings = await settingsOf(ctx);
  const page = await provider
    .create({
      id: payment.id,
      amountMinor: payment.amountMinor,
      currency: settings.currency_code.toLowerCase(),
      description: `${settings.business_name} · ${payment.orderId}`,
      language: ctx.language,
      returnUrl: `${ctx.publicUrl}${PAYMENT_RETURN_PATH}/${payment.id}`,
      expiresAt: payment.expiresAt,
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.name }, 'no payment page');
      throw new AppError('unavailable');
    });
  await notePage(ctx.db, payment.id, page);
  return page.redirectUrl;
}

/** A path of the shop, never another site. */
function callbackOf({ callback, order_id }: Body): string {
  const isPath = callback?.startsWith('/') && !/^\/[/\\]/.test(callback);
  return isPath ? (callback as string) : `/track-order?order_id=${order_id}`;
}

async function requireAwaiting(ctx: Ctx, tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await requireOwn(ctx, tx, orderId);
  const isOver = (order.payBy?.getTime() ?? 0) <= ctx.now();
  if (!awaitsPayment(order) || isOver) throw new AppError('order_not_payable');
  return order;
}

/** Pays at the door instead, if the rules would have let the order be placed so. What is open at a provider is closed. */
export async function switchToCash(ctx: Ctx, orderId: number): Promise<{ message: string }> {
  const settings = await settingsOf(ctx);
  const open = await ctx.db.transaction(async (tx) => {
    const order = await requireAwaiting(ctx, tx, orderId);
    const terms = await findZoneTerms(tx, order.zoneId, order.moduleId);
    if (!isMethodOffered(ctx, 'cash_on_delivery', settings, terms)) throw new AppError('payment_method_off');
    if (!checkCashOnDelivery(order.totalMinor, terms.cash_limit_minor).ok) throw new AppError('cash_limit');
    await endWaiting(ctx, tx, order, { paymentMethod: 'cash_on_delivery' });
    return findUnsettled(tx, orderId);
  });
  if (open) await abandon(ctx, open);
  return { message: messageText('order_cash', ctx.language) };
}

/** What a page needs to let somebody try again. */
export async function getUnpaidOrder(ctx: Ctx, orderId: number) {
  const settings = await settingsOf(ctx);
  const { order, terms } = await ctx.db.transaction(async (tx) => {
    const own = await requireOwn(ctx, tx, orderId);
    return { order: own, terms: await findZoneTerms(tx, own.zoneId, own.moduleId) };
  });
  const payable = awaitsPayment(order) && (order.payBy?.getTime() ?? 0) > ctx.now();
  const isCashOffered = isMethodOffered(ctx, 'cash_on_delivery', settings, terms);
  return {
    order_id: order.id,
    order_amount: toMajor(order.totalMinor, settings.digit_after_decimal_point),
    payment_method: order.paymentMethod,
    pay_by: order.payBy?.toISOString() ?? null,
    payable,
    cash: payable && isCashOffered && checkCashOnDelivery(order.totalMinor, terms.cash_limit_minor).ok,
    methods: ctx.payments.map(({ name, title }) => ({ gateway: name, gateway_title: title })),
  };
}
