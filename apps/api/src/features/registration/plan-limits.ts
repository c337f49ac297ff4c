import { termAt } from '@errand/domain/stores';
import { lockNames, type Tx } from '../../platform/db/index.ts';
import { hasStorePlan } from '../stores/stores.views.ts';
import { listPlanTerms, type PlanTermRow, planLock, updatePlanTerm } from './plan-terms.queries.ts';

/**
 * The current term of a store, locked if it limits what is counted next, so that two at once cannot take the last place.
 * `none` for a store that pays a commission, `ended` for one whose plan has ended.
 */
export async function lockLimitedTerm(
  tx: Tx,
  storeId: number,
  atMs: number,
  limit: 'mostItems' | 'mostOrders',
): Promise<PlanTermRow | 'ended' | 'none'> {
  const terms = await listPlanTerms(tx, storeId);
  if (terms.length === 0) return 'none';
  const term = termAt(terms, atMs);
  if (!term) return (await hasStorePlan(tx, storeId)) ? 'ended' : 'none';
  if (term[limit] !== null) await lockNames(tx, [planLock(storeId)]);
  return term;
}

/** Records that the last order of a term was placed. */
export async function markUsedUp(tx: Tx, { id }: PlanTermRow, at: Date): Promise<void> {
  await updatePlanTerm(tx, id, { usedUpAt: at });
}
