import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-prescription';
import { toMajor, toMinor } from '@errand/domain/money';
import { checkAnswer } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { textOf } from '../../platform/texts/index.ts';
import { paymentOf } from '../checkout/index.ts';
import { getZoneTerms } from '../location/index.ts';
import { orderRows } from '../order-pages/index.ts';
import type { OrderDeps } from '../orders/events/index.ts';
import { awaitsPayment, orderChanges, ownOrders, prescriptionOf, type StoredOrder } from '../orders/index.ts';
import { moneyStyleOf } from '../settings/index.ts';
import { lockWallet, walletOf } from '../wallet/index.ts';

type AnswerContext = RequestContext<'payments'> & OrderDeps;
type Body = ParsedInput<typeof contract.answerPrescription>['body'];

/**
 * Answers the pharmacy's offer for one of the viewer's own orders, once. An accepted order is paid by the chosen method
 * and goes to its store like any other; a declined one is canceled, which returns its stock. Throws `not_found`,
 * `prescription_unpriced`, `prescription_answered`, `price_changed`, and what the method rejects.
 */
export async function answerPrescription(
  ctx: AnswerContext,
  body: Body,
): Promise<ResponseInput<typeof contract.answerPrescription>> {
  const settings = await ctx.settings();
  const digits = settings.digit_after_decimal_point;
  const answered = await ctx.db.transaction(async (tx) => {
    const order = await ownOrders.require(ctx, tx, body.order_id);
    const checked = checkAnswer(
      body.answer,
      {
        ...prescriptionOf(order),
        lineCount: (await orderRows.listLines(tx, order.id)).length,
        totalMinor: order.totalMinor,
        answerByMs: order.answerBy?.getTime() ?? null,
      },
      { seenMinor: toMinor(body.order_amount, digits), nowMs: ctx.now() },
    );
    if (!checked.ok) {
      const current = { order_amount: toMajor(order.totalMinor, digits) };
      throw new AppError(checked.code, checked.code === 'price_changed' ? current : undefined);
    }
    if (body.answer === 'accept') return accept(ctx, tx, order, body, settings);
    return orderChanges.transition(ctx, tx, order.id, 'canceled', {
      actor: 'customer',
      cancelReason: 'prescription_declined',
    });
  });
  const done = body.answer === 'accept' ? 'prescription_accepted' : 'order_canceled';
  return {
    message: textOf(`messages.${done}`, ctx.language),
    order_status: answered.status,
    awaits_payment: awaitsPayment(answered),
  };
}

async function accept(
  ctx: AnswerContext,
  tx: Tx,
  order: StoredOrder,
  { payment_method }: Body,
  settings: Settings,
): Promise<StoredOrder> {
  const offer = order.prescriptionOffer;
  if (!offer) throw new Error('An accepted order has an offer');
  if (payment_method === 'wallet' && ctx.viewer.kind === 'customer') await lockWallet(tx, order.owner);
  const terms = await getZoneTerms(tx, order.zoneId, order.moduleId);
  const payment = paymentOf(
    ctx,
    { payment_method, partial_payment: 0 },
    order.totalMinor,
    { settings, terms, money: moneyStyleOf(settings) },
    await walletOf(ctx, tx, settings),
  );
  const [problem] = payment.problems;
  if (problem) throw new AppError(problem.code, problem.details, 'payment_method');
  return orderChanges.acceptOffer(ctx, tx, { order, offer, payment });
}
