import type { PrescriptionOffer } from '@errand/contract/orders-prescription';
import { toMajor } from '@errand/domain/money';
import { PAYMENT_METHODS } from '@errand/domain/payments';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { paymentOf } from '../checkout/index.ts';
import { getZoneTerms } from '../location/index.ts';
import { ownOrders, prescriptionOf } from '../orders/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { walletOf } from '../wallet/index.ts';

/** The pharmacy's offer for one of the viewer's own orders, with the methods that can pay it. Throws `not_found`. */
export async function readOffer(
  ctx: RequestContext<'db' | 'payments' | 'settings'>,
  orderId: number,
): Promise<PrescriptionOffer> {
  const [settings, order] = await Promise.all([ctx.settings(), ownOrders.read(ctx, orderId)]);
  const { step } = prescriptionOf(order);
  if (step === null) throw new AppError('not_found');
  const [terms, balance] = await Promise.all([
    getZoneTerms(ctx.db, order.zoneId, order.moduleId),
    walletOf(ctx, ctx.db, settings),
  ]);
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  const money = moneyStyleOf(settings);
  const isPayable = (method: (typeof PAYMENT_METHODS)[number]) => {
    const body = { payment_method: method, partial_payment: 0 as const };
    return paymentOf(ctx, body, order.totalMinor, { settings, terms, money }, balance).problems.length === 0;
  };
  return {
    order_id: order.id,
    step,
    pharmacist: order.prescriptionOffer?.pharmacist ?? null,
    note: order.prescriptionOffer?.note ?? null,
    answer_by: order.answerBy?.toISOString() ?? null,
    order_amount: major(order.totalMinor),
    payment_methods: step === 'offered' ? PAYMENT_METHODS.filter(isPayable) : [],
    wallet_balance: balance === null ? null : major(balance),
  };
}
