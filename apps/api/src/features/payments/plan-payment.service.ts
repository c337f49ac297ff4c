import { randomBytes } from 'node:crypto';
import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/registration';
import { payableAt } from '@errand/domain/payments';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { applications, markPlanPaid } from '../registration/index.ts';
import { withOutcome } from './handle-return.ts';
import { callbackOf, openPage } from './open-page.ts';
import { findUnsettledPlan, insertPayment, type Payment } from './payments.queries.ts';
import { findProvider, type PaymentDeps } from './providers.ts';
import { closePayment } from './reconcile.ts';

type Body = ParsedInput<typeof contract.payStorePlan>['body'];

/** Lifetime of the provider's page. */
const OPEN_MS = 30 * 60_000;
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
  const attempt = await ctx.db.transaction((tx) => claimAttempt(ctx, tx, body, provider));
  if ('redirect' in attempt) return { redirect_link: attempt.redirect };
  const { payment, isReplaced } = attempt;
  if (isReplaced) {
    await closePayment(ctx, payment);
    return payStorePlan(ctx, body);
  }
  return { redirect_link: payment.redirectUrl ?? (await openPage(ctx, provider, payment)) };
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

type Attempt = { payment: Payment; isReplaced: boolean } | { redirect: string };

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
    return { redirect: withOutcome(callback, 'paid') };
  }
  const payment = await insertPayment(tx, {
    id: randomBytes(18).toString('base64url'),
    applicationId: application.id,
    planId: plan.id,
    owner: `application:${application.id}`,
    provider: provider.name,
    amountMinor: payableAt(plan.priceMinor, provider.stepMinor((await ctx.settings()).currency_code))
      .payableMinor,
    callback,
    expiresAt: new Date(now + OPEN_MS),
    createdAt: new Date(now),
  });
  return { payment, isReplaced: false };
}
