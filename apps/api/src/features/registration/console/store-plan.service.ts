import type { StorePlan } from '@errand/contract/console/stores/plan';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { setPlan } from '../../stores/console/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { listPlanRows } from '../registration.queries.ts';
import { findPlan, type PlanRow, planTerms } from './plan-terms.queries.ts';

/** The plan of a store, even if it is no longer offered, and the plans to choose from. */
export async function readStorePlan(ctx: ConsoleContext, storeId: number): Promise<StorePlan> {
  const store = requireFound(await storeRecords.find(ctx.db, storeId));
  const plan = store.planId === null ? null : await findPlan(ctx.db, store.planId);
  const offered = (await listPlanRows(ctx.db)).filter(({ id }) => id !== plan?.id);
  const toPlan = ({ id, name, priceMinor, validityDays }: PlanRow) => ({
    id,
    name: translated(name, ctx.language),
    price_minor: priceMinor,
    validity_days: validityDays,
  });
  return {
    plan: plan && toPlan(plan),
    plans: [...(plan ? [plan] : []), ...offered].map(toPlan),
    version: store.version,
  };
}

/** Throws `plan_unknown` for a plan that is not offered, and `changed_meanwhile`. */
export async function changeStorePlan(
  ctx: ConsoleContext,
  storeId: number,
  { plan_id: planId, version }: { plan_id: number | null; version: string },
): Promise<StorePlan> {
  const { plans } = await readStorePlan(ctx, storeId);
  if (planId !== null && !plans.some(({ id }) => id === planId))
    throw new AppError('plan_unknown', undefined, 'plan_id');
  const plan = planId === null ? null : { planId, ...(await planTerms(ctx.db, planId)) };
  await setPlan(ctx, storeId, version, plan);
  return readStorePlan(ctx, storeId);
}
