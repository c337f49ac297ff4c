import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { isMethodOffered, walletLow } from '../checkout/index.ts';
import { getZoneTerms } from '../location/index.ts';
import { orderChanges } from '../orders/index.ts';
import { lockCashback } from '../promotions/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { lockWallet, payFromWallet } from '../wallet/index.ts';
import { findUnsettled } from './payments.queries.ts';
import { requireAwaiting } from './payments.service.ts';
import type { PaymentDeps } from './providers.ts';
import { closePayment } from './reconcile.ts';

/**
 * Pays the due amount of an order from the customer's wallet. An open payment at a provider is closed; a concurrent
 * one is refunded. Throws `not_found`, `order_not_payable`, `payment_method_off`, `wallet_low`.
 */
export async function payOrderFromWallet(
  ctx: RequestContext & PaymentDeps,
  orderId: number,
): Promise<{ message: string }> {
  const settings = await ctx.settings();
  const money = moneyStyleOf(settings);
  const open = await ctx.db.transaction(async (tx) => {
    const order = await requireAwaiting(ctx, tx, orderId);
    const terms = await getZoneTerms(tx, order.zoneId, order.moduleId);
    if (!isMethodOffered(ctx, 'wallet', settings, terms)) throw new AppError('payment_method_off');
    const dueMinor = order.totalMinor - order.walletMinor;
    // Cashback of a failed payment is promised again. It is locked before the wallet, as in placing an order.
    await lockCashback(tx, order.owner, new Date(ctx.now()));
    const balanceMinor = await lockWallet(tx, order.owner);
    const low = walletLow(balanceMinor, dueMinor, money);
    if (balanceMinor < dueMinor) throw new AppError(low.code, low.details);
    const isWhole = order.walletMinor === 0;
    const at = new Date(ctx.now());
    await payFromWallet(tx, { owner: order.owner, orderId, amountMinor: dueMinor, isWhole, at });
    const paid = { paymentStatus: 'paid', paymentMethod: 'wallet', walletMinor: order.totalMinor } as const;
    await orderChanges.confirmPayment(ctx, tx, order, paid);
    return findUnsettled(tx, orderId);
  });
  if (open) await closePayment(ctx, open);
  return { message: textOf('messages.order_wallet', ctx.language) };
}
