import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/registration';
import { payableAt } from '@errand/domain/payments';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { applications, markPlanPaid } from '../registration/index.ts';
import { withOutcome } from './handle-return.ts';
import { type Attempt, callbackOf, newAttempt, openAttempt } from './open-page.ts';
import { findUnsettledPlan, insertPayment } from './payments.queries.ts';
import { findProvider, type PaymentDeps } from './providers.ts';

type Body = ParsedInput<typeof contract.payStorePlan>['body'];

const REGISTRATION_PAGE = '/store-registration';

/**
 * Opens the provider's page for the plan of a pending store application. Two tabs share one attempt; another plan or
 * gateway closes the page of the first. The plan is set when the payment is settled (`settle`). Throws `not_found`,
 * `plan_unknown`, `plan_paid`, `pay_method_required`, `payment_method_off` and `unavailable`.
 */
export async function payStorePlan(
  ctx: RequestContext & PaymentDeps,
  body: Body,
): Promise<{ redirect_link: string }> {
  const provider = await requireGateway(ctx, body.payment_gateway ?? body.payment_method);
  const page = await openAttempt(ctx, provider, (tx) => claimAttempt(ctx, tx, body, provider));
  return { redirect_link: page };
}

async function requireGateway(
  ctx: RequestContext<'payments' | 'settings'>,
  name: string | undefined,
): Promise<PaymentProvider> {
  if (!name) throw new AppError('pay_method_required', undefined, 'payment_gateway');
  const settings = await ctx.settings();
  const provider = settings.digital_payment ? findProvider(ctx, name) : null;
  if (!provider) throw new AppError('payment_method_off', undefined, 'payment_gateway');
  return provider;
}

async function claimAttempt(
  ctx: RequestContext<'now' | 'settings'>,
  tx: Tx,
  body: Body,
  provider: PaymentProvider,
): Promise<Attempt> {
  const application = requireFound(await applications.lockPending(tx, body.store_id));
  if (application.planPaidAt !== null) throw new AppError('plan_paid');
  const plan = await applications.requireOfferedPlan(ctx, tx, body.package_id ?? application.planId);
  const callback = callbackOf(body.callback, REGISTRATION_PAGE);
  const now = ctx.now();
  const open = await findUnsettledPlan(tx, application.id);
  if (open) {
    const isSame = open.provider === provider.name && open.planId === plan.id;
    return { payment: open, isReplaced: !isSame || open.expiresAt.getTime() <= now };
  }
  if (plan.priceMinor === 0) {
    await markPlanPaid(tx, application.id, plan.id, new Date(now));
    return { page: withOutcome(callback, 'paid') };
  }
  const payment = await insertPayment(tx, {
    ...newAttempt(provider, now),
    applicationId: application.id,
    planId: plan.id,
    owner: `application:${application.id}`,
    amountMinor: payableAt(plan.priceMinor, provider.stepMinor((await ctx.settings()).currency_code))
      .payableMinor,
    callback,
  });
  return { payment, isReplaced: false };
}
