import { messageText, type ParsedInput } from '@errand/contract';
import type { chooseStorePlan } from '@errand/contract/registration';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { settingsOf } from '../settings/index.ts';
import { listPlanRows, updatePlan } from './registration.queries.ts';

type PlansContext = RequestContext<'db' | 'events' | 'log' | 'now'>;

/** Monthly plans; empty while the operator offers only commission. */
export async function listPlans(ctx: PlansContext) {
  const settings = await settingsOf(ctx);
  const rows = settings.subscription_business_model === 1 ? await listPlanRows(ctx.db) : [];
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

/** The id of an offered plan, null for commission. Throws `plan_unknown` otherwise. */
export async function requirePlan(
  ctx: PlansContext,
  plan: 'commission' | 'subscription',
  packageId: number | undefined,
): Promise<number | null> {
  const settings = await settingsOf(ctx);
  if (plan === 'commission') {
    if (settings.commission_business_model === 1) return null;
    throw new AppError('plan_unknown', undefined, 'business_plan');
  }
  const { packages } = await listPlans(ctx);
  const chosen = packages.find(({ id }) => id === packageId);
  if (!chosen) throw new AppError('plan_unknown', undefined, 'package_id');
  return chosen.id;
}

/** Sets the plan of a pending application. A monthly plan is billed once the store is approved. */
export async function choosePlan(ctx: PlansContext, body: ParsedInput<typeof chooseStorePlan>['body']) {
  const planId = await requirePlan(ctx, body.business_plan, body.package_id);
  if (!(await updatePlan(ctx.db, body.store_id, body.business_plan, planId, new Date(ctx.now()))))
    throw new AppError('not_found');
  return { message: messageText('plan_chosen', ctx.language) };
}

function limit(most: number | null): string {
  return most === null ? 'unlimited' : String(most);
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}
