import { planEnd, planState } from '@errand/domain/stores';
import { lockNames, type Tx } from '../../../../platform/db/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../../platform/jobs/index.ts';
import { publishCatalogChanged } from '../../../catalog/writes/index.ts';
import { countLiveOrders } from '../../../orders/orders.views.ts';
import { noticeStore, type StoreNotice } from '../../../stores/console/index.ts';
import { storeRecords } from '../../../stores/records/index.ts';
import { hasStorePlan } from '../../../stores/stores.views.ts';
import { listPlanTerms, type PlanTermRow, planLock, updatePlanTerm } from '../../plan-terms.queries.ts';
import { findPlan } from '../plan-terms.queries.ts';
import { listStoresWithOpenTerms } from './store-plan.queries.ts';

export const PLAN_JOB = jobName<NoPayload>('stores.plans');

type JobDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'log' | 'messages' | 'now' | 'pool' | 'settings'>;

/** Warns stores whose plan ends soon, mails those whose plan has ended or is used up, and opens those with orders left. */
export function registerPlanJobs(deps: JobDeps): void {
  deps.jobs.every(PLAN_JOB, '*/5 * * * *', async () => {
    for (const storeId of await listStoresWithOpenTerms(deps.db)) {
      try {
        await deps.db.transaction((tx) => followPlan(deps, tx, storeId));
      } catch (error) {
        deps.log.warn({ err: error }, 'following the plan of a store failed');
      }
    }
  });
}

async function followPlan(deps: JobDeps, tx: Tx, storeId: number): Promise<void> {
  await lockNames(tx, [planLock(storeId)]);
  const terms = await listPlanTerms(tx, storeId);
  const last = terms.at(-1);
  if (!last) return;
  const now = new Date(deps.now());
  const settings = await deps.settings();
  const state = planState(terms, deps.now(), settings.subscription_deadline_warning_days);
  await reopen(deps, tx, terms, now);
  for (const term of terms) await mailUsedUp(deps, tx, term, now);
  if (state === 'ending' && last.warnedAt === null) {
    await mail(deps, tx, last, {
      kind: 'plan_ending',
      subject: `plan_term:${last.id}`,
      note: settings.subscription_deadline_warning_message,
    });
    await updatePlanTerm(tx, last.id, { warnedAt: now });
  }
  for (const term of terms) {
    if (term.endMailedAt !== null || term.endsAt > now) continue;
    // A term that was renewed goes over into the next one.
    if (term === last) {
      await mail(deps, tx, term, { kind: 'plan_ended', subject: `plan_term:${term.id}`, note: null });
      await publishCatalogChanged(deps, tx);
    }
    await updatePlanTerm(tx, term.id, { endMailedAt: now });
  }
}

/** Opens a store again that was used up: an order was canceled since, or the next term has begun. */
async function reopen(deps: JobDeps, tx: Tx, terms: PlanTermRow[], now: Date): Promise<void> {
  const endMs = planEnd(terms);
  const usedUp = terms.filter(({ usedUpAt }) => usedUpAt !== null);
  const [first] = usedUp;
  if (!first || endMs === null || !(await hasStorePlan(tx, first.storeId))) return;
  for (const term of usedUp) {
    const isOver = term.endsAt <= now;
    const isFull =
      !isOver &&
      (await countLiveOrders(tx, term.storeId, term.startsAt)) >=
        (term.mostOrders ?? Number.POSITIVE_INFINITY);
    if (isFull) continue;
    await updatePlanTerm(tx, term.id, { usedUpAt: null, usedUpMailedAt: null });
    term.usedUpAt = null;
    await storeRecords.closeFrom(tx, term.storeId, new Date(endMs));
    await publishCatalogChanged(deps, tx);
  }
}

async function mailUsedUp(deps: JobDeps, tx: Tx, term: PlanTermRow, now: Date): Promise<void> {
  if (term.usedUpAt === null || term.usedUpMailedAt !== null) return;
  const subject = `plan_term:${term.id}:${term.usedUpAt.toISOString()}`;
  await mail(deps, tx, term, { kind: 'plan_used_up', subject, note: null });
  await updatePlanTerm(tx, term.id, { usedUpMailedAt: now });
}

async function mail(
  deps: JobDeps,
  tx: Tx,
  term: PlanTermRow,
  notice: Pick<StoreNotice, 'kind' | 'note' | 'subject'>,
): Promise<void> {
  const plan = await findPlan(tx, term.planId);
  if (!plan) return;
  await noticeStore({ ...deps, db: tx }, term.storeId, { ...notice, title: plan.name, until: term.endsAt });
}
