import type { ParsedInput } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type { chooseStorePlan } from '@errand/contract/registration';
import { toMajor } from '@errand/domain/money';
import { type Queryable, type Tx, translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { lockPending, type StoreApplication, updateApplication } from './applications.queries.ts';
import { listPlanRows } from './registration.queries.ts';

type PlansContext = RequestContext<'db' | 'now' | 'settings'>;

/** Monthly plans; empty while the operator offers only commission. */
export async function listPlans(ctx: PlansContext) {
  const settings = await ctx.settings();
  const rows = isOn(settings.subscription_business_model) ? await listPlanRows(ctx.db) : [];
  return {
    packages: rows.map((row) => ({
      id: row.id,
      package_name: translated(row.name, ctx.language),
      price: toMajor(row.priceMinor, settings.digit_after_decimal_point),
      validity: row.validityDays,
      max_order: limit(row.mostOrders),
      max_product: limit(row.mostItems),
      pos: flag(row.pos),
      mobile_app: flag(row.mobileApp),
      chat: flag(row.chat),
      review: flag(row.reviews),
      self_delivery: flag(row.ownDelivery),
      status: 1 as const,
      default: flag(row.recommended),
      text: translated(row.description, ctx.language),
    })),
  };
}

/** A monthly plan that is offered. Throws `plan_unknown`. */
export async function requireOfferedPlan(
  ctx: RequestContext<'settings'>,
  q: Queryable,
  planId: number | null,
) {
  const settings = await ctx.settings();
  const rows = isOn(settings.subscription_business_model) ? await listPlanRows(q) : [];
  const plan = rows.find(({ id }) => id === planId);
  if (!plan) throw new AppError('plan_unknown', undefined, 'package_id');
  return plan;
}

/** The id of an offered plan, null for commission. Throws `plan_unknown` otherwise. */
export async function requirePlan(
  ctx: PlansContext,
  plan: 'commission' | 'subscription',
  packageId: number | undefined,
): Promise<number | null> {
  const settings = await ctx.settings();
  if (plan === 'commission') {
    if (isOn(settings.commission_business_model)) return null;
    throw new AppError('plan_unknown', undefined, 'business_plan');
  }
  return (await requireOfferedPlan(ctx, ctx.db, packageId ?? null)).id;
}

/**
 * Sets the plan of a pending application. A monthly plan is paid by `payStorePlan`, or billed once the store is approved.
 * Throws `plan_paid` after the payment.
 */
export async function choosePlan(ctx: PlansContext, body: ParsedInput<typeof chooseStorePlan>['body']) {
  const planId = await requirePlan(ctx, body.business_plan, body.package_id);
  await ctx.db.transaction(async (tx) => {
    const application = requireFound(await lockPending(tx, body.store_id));
    if (application.planPaidAt !== null) throw new AppError('plan_paid');
    const change = { plan: body.business_plan, planId, updatedAt: new Date(ctx.now()) };
    await updateApplication(tx, application.id, change);
  });
  return { message: textOf('messages.plan_chosen', ctx.language) };
}

function limit(most: number | null): string {
  return most === null ? 'unlimited' : String(most);
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

/** Whether a payment for the plan of an application is accepted. A second payment is refunded. */
export function awaitsPlanPayment({ status, planPaidAt }: StoreApplication): boolean {
  return status !== 'rejected' && planPaidAt === null;
}

/** Records the paid plan, even if the applicant has chosen another one meanwhile. Lock the application first. */
export async function markPlanPaid(tx: Tx, applicationId: number, planId: number, at: Date): Promise<void> {
  await updateApplication(tx, applicationId, {
    plan: 'subscription',
    planId,
    planPaidAt: at,
    updatedAt: at,
  });
}
