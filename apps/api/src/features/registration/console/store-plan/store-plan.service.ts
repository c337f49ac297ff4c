import type { PlanTerm, StorePlan } from '@errand/contract/console/stores/plan';
import { isOn } from '@errand/contract/flag';
import { storeFeeTaxPercent } from '@errand/domain/books';
import { nextTerm, planState, TRIAL_UNITS, termAt, trialEnd } from '@errand/domain/stores';
import type { ConsoleContext } from '../../../../console/index.ts';
import { lockNames, type Tx, translated } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import type { Settings } from '../../../../platform/settings.ts';
import { countItemsOfStore } from '../../../catalog/catalog.views.ts';
import { countLiveOrders } from '../../../orders/orders.views.ts';
import { setPlan } from '../../../stores/console/index.ts';
import { storeRecords } from '../../../stores/records/index.ts';
import { hasReverseCharge } from '../../../stores/stores.views.ts';
import {
  deletePlanTerm,
  insertPlanTerm,
  listPlanTerms,
  type PlanTermRow,
  planLock,
  updatePlanTerm,
} from '../../plan-terms.queries.ts';
import { listPlanRows } from '../../registration.queries.ts';
import { findPlan, type PlanRow, planFeatures } from '../plan-terms.queries.ts';
import { chargeTerm, returnTerm } from './plan-charges.ts';

/** The plan of a store, even if it is no longer offered, with its terms, and the plans to choose from. */
export async function readStorePlan(ctx: ConsoleContext, storeId: number): Promise<StorePlan> {
  const store = requireFound(await storeRecords.find(ctx.db, storeId));
  const settings = await ctx.settings();
  const terms = await listPlanTerms(ctx.db, storeId);
  const plan = store.planId === null ? null : await findPlan(ctx.db, store.planId);
  const offered = (await listPlanRows(ctx.db)).filter(({ id }) => id !== plan?.id);
  const toPlan = ({ id, name, priceMinor, validityDays, mostOrders, mostItems }: PlanRow) => ({
    id,
    name: translated(name, ctx.language),
    price_minor: priceMinor,
    validity_days: validityDays,
    most_orders: mostOrders,
    most_items: mostItems,
  });
  const trial = trialOf(settings, terms);
  const now = new Date(ctx.now());
  return {
    plan: plan && toPlan(plan),
    state: plan ? planState(terms, ctx.now(), settings.subscription_deadline_warning_days) : 'none',
    warning: translated(settings.subscription_deadline_warning_message, ctx.language),
    terms: plan ? await toTerms(ctx, shownTerms(terms, ctx.now())) : [],
    items: await countItemsOfStore(ctx.db, storeId),
    plans: [...(plan ? [plan] : []), ...offered].map(toPlan),
    commission: isOn(settings.commission_business_model),
    trial_until: trial && trialEnd(now, trial.count, trial.unit).toISOString(),
    version: store.version,
  };
}

/** Throws `plan_unknown` for a plan that does not exist, `plan_renewed`, and `changed_meanwhile`. */
export async function changeStorePlan(ctx: ConsoleContext, storeId: number, change: Change) {
  return choose(ctx, storeId, change);
}

/**
 * Throws what `changeStorePlan` throws, and `plan_unknown` for a plan that is not offered, and for a commission where the
 * shop has none.
 */
export async function takeStorePlan(ctx: ConsoleContext, storeId: number, change: Change) {
  const settings = await ctx.settings();
  const offered = isOn(settings.subscription_business_model) ? await listPlanRows(ctx.db) : [];
  const isOffered =
    change.plan_id === null
      ? isOn(settings.commission_business_model)
      : offered.some(({ id }) => id === change.plan_id);
  if (!isOffered) throw unknownPlan();
  return choose(ctx, storeId, change);
}

type Change = { plan_id: number | null; version: string };

function unknownPlan(): AppError {
  return new AppError('plan_unknown', undefined, 'plan_id');
}

async function choose(
  ctx: ConsoleContext,
  storeId: number,
  { plan_id: planId, version }: Change,
): Promise<StorePlan> {
  await ctx.db.transaction(async (tx) => {
    await lockNames(tx, [planLock(storeId)]);
    const terms = await listPlanTerms(tx, storeId);
    if (planId === null) {
      await endTerms(tx, terms, new Date(ctx.now()));
      await setPlan(ctx, storeId, version, null);
      return;
    }
    const plan = await findPlan(tx, planId);
    if (!plan) throw unknownPlan();
    const { closedFrom, isRenewal } = await writeTerm(ctx, tx, { storeId, plan, terms, paid: null });
    await setPlan(ctx, storeId, version, {
      planId,
      closedFrom,
      ...(isRenewal ? {} : await planFeatures(tx, planId)),
    });
  });
  return readStorePlan(ctx, storeId);
}

/** What was paid for a plan with the application of its store. */
export type PaidAhead = { applicationId: number; at: Date; amountMinor: number };

type NewTerm = { storeId: number; plan: PlanRow; terms: PlanTermRow[]; paid: PaidAhead | null };

/**
 * Writes the term of a chosen plan and charges it: to what was paid ahead, else to the balance of the store. Throws
 * `plan_renewed` for a renewal of a renewal.
 */
export async function writeTerm(
  ctx: Pick<ConsoleContext, 'now' | 'settings'>,
  tx: Tx,
  { storeId, plan, terms, paid }: NewTerm,
): Promise<{ closedFrom: Date; isRenewal: boolean }> {
  const nowMs = ctx.now();
  // A plan that is used up is renewed at once.
  const lasting = terms.filter(({ usedUpAt }) => usedUpAt === null);
  const settings = await ctx.settings();
  const trial = paid === null ? trialOf(settings, terms) : null;
  const { id: planId, validityDays } = plan;
  const next = nextTerm(lasting, { planId, validityDays, trial }, nowMs);
  if (!next) throw new AppError('plan_renewed');
  const { startsAt, endsAt, isTrial, isRenewal } = next;
  const at = new Date(nowMs);
  if (!isRenewal) await endTerms(tx, terms, at);
  const agreed = {
    storeId,
    // A plan that was paid ahead costs what was paid, whatever its price is now.
    priceMinor: isTrial ? 0 : (paid?.amountMinor ?? plan.priceMinor),
    taxPercent: storeFeeTaxPercent(settings.store_fee_tax_percent, await hasReverseCharge(tx, storeId)),
  };
  await insertPlanTerm(tx, {
    ...agreed,
    planId,
    startsAt,
    endsAt,
    isTrial,
    paidAt: paid?.at ?? null,
    chargedAt: isTrial ? null : at,
    mostOrders: plan.mostOrders,
    mostItems: plan.mostItems,
  });
  await chargeTerm(tx, agreed, at, paid && `application:${paid.applicationId}`);
  return { closedFrom: endsAt, isRenewal };
}

/** Ends the current term, and drops those that have not begun, whose price goes back to the balance. */
async function endTerms(tx: Tx, terms: PlanTermRow[], at: Date): Promise<void> {
  for (const term of terms) {
    const { id, startsAt, endsAt } = term;
    if (startsAt > at) {
      await deletePlanTerm(tx, id);
      if (term.chargedAt !== null) await returnTerm(tx, term, at);
      // It was replaced, so its store is not mailed an end.
    } else if (endsAt > at) await updatePlanTerm(tx, id, { endsAt: at, endMailedAt: at });
  }
}

/** The trial that a store without earlier terms begins with; null without one. */
function trialOf(settings: Settings, terms: PlanTermRow[]) {
  const {
    subscription_free_trial_status: status,
    subscription_free_trial_days: count,
    subscription_free_trial_type: type,
  } = settings;
  const unit = TRIAL_UNITS.find((known) => known === type) ?? TRIAL_UNITS[0];
  return isOn(status) && count > 0 && terms.length === 0 ? { count, unit } : null;
}

/** The current and the coming term; the last one if none is left. */
function shownTerms(terms: PlanTermRow[], nowMs: number): PlanTermRow[] {
  const left = terms.filter(({ endsAt }) => endsAt.getTime() > nowMs);
  return left.length > 0 ? left : terms.slice(-1);
}

async function toTerms(ctx: ConsoleContext, terms: PlanTermRow[]): Promise<PlanTerm[]> {
  const rows: PlanTerm[] = [];
  for (const term of terms) {
    const plan = await findPlan(ctx.db, term.planId);
    const isCurrent = termAt([term], ctx.now()) !== null;
    rows.push({
      id: term.id,
      plan: translated(plan?.name, ctx.language),
      starts_at: term.startsAt.toISOString(),
      ends_at: term.endsAt.toISOString(),
      is_trial: term.isTrial,
      price_minor: term.priceMinor,
      charged_at: term.chargedAt?.toISOString() ?? null,
      paid_at: term.paidAt?.toISOString() ?? null,
      most_orders: term.mostOrders,
      most_items: term.mostItems,
      orders: isCurrent ? await countLiveOrders(ctx.db, term.storeId, term.startsAt) : 0,
      used_up: term.usedUpAt !== null,
    });
  }
  return rows;
}
