import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { itemLists } from '../../catalog/index.ts';
import { followOpenBoards, LEAVE_MS } from '../../demo/index.ts';
import { ORDER_PLACED } from '../../orders/events/index.ts';
import { isUnpriced, type StoredOrder, storedOrders } from '../../orders/index.ts';
import { makeOffer } from '../../prescriptions/index.ts';
import { applyPlan } from '../edit/apply-edit.ts';
import type { LineChanges } from '../edit/edit-types.ts';
import { planEdit } from '../edit/plan-edit.ts';

type OfferJob = { orderId: number; sentMs: number };
const DEMO_OFFER_JOB = jobName<OfferJob>('demo.prescription-offer');

/** How long a simulated pharmacist reads a prescription, in seconds of real time. */
const READING_SECONDS = 240;

/**
 * Lets a simulated pharmacist make an offer for the prescriptions of visitors, `speed` times faster than in reality. A
 * member who has the store's board open is asked first.
 */
export function registerDemoPharmacyJobs(deps: Deps, { speed }: { speed: number }): void {
  const isBoardOpen = followOpenBoards(deps);
  const startAfterSeconds = READING_SECONDS / speed;
  deps.jobs.subscribe(ORDER_PLACED, 'demo-pharmacy', async ({ orderId }) => {
    const order = await storedOrders.find(deps.db, orderId);
    if (!order || !isUnpriced(order)) return;
    await deps.jobs.send(deps.db, DEMO_OFFER_JOB, { orderId, sentMs: deps.now() }, { startAfterSeconds });
  });
  deps.jobs.work(DEMO_OFFER_JOB, async (job) => {
    const order = await storedOrders.find(deps.db, job.orderId);
    if (!order || !isUnread(order)) return;
    if (isBoardOpen(order.storeId) && deps.now() - job.sentMs < LEAVE_MS)
      await deps.jobs.send(deps.db, DEMO_OFFER_JOB, job, { startAfterSeconds });
    else await offer(deps, order);
  });
}

function isUnread(order: StoredOrder): boolean {
  return isUnpriced(order) && order.prescriptionOffer === null;
}

/** Offers two items of the store; nothing if it sells none that can be chosen without options. */
async function offer(deps: Deps, { id, storeId, language }: StoredOrder): Promise<void> {
  const ctx = { ...systemContext(deps), language };
  const { products } = await itemLists.list(ctx, 'latest', {
    type: 'all',
    category_id: 0,
    store_id: storeId ?? undefined,
    limit: 50,
    offset: 1,
  });
  const plain = products.filter(
    (item) => item.variations.length === 0 && item.food_variations.length === 0 && item.stock !== 0,
  );
  const [first, second] = plain.toSorted((a, b) => rank(b) - rank(a));
  if (!first) return;
  const prescribed = textOf('demo.prescription.prescribed', language);
  const added = [line(first.id, null), ...(second ? [line(second.id, prescribed)] : [])];
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, id);
    if (!order || !isUnread(order)) return;
    await applyPlan(ctx, tx, order, await planEdit(ctx, tx, order, [], { kept: [], added }, 'offer'));
    await makeOffer(ctx, tx, id, {
      pharmacist: textOf('demo.prescription.pharmacist', language),
      note: textOf('demo.prescription.note', language),
    });
  });
}

function line(itemId: number, substituteFor: string | null): LineChanges['added'][number] {
  return { itemId, quantity: 1, groups: [], variation: null, addOns: [], substituteFor };
}

/** Medicines first. */
function rank(item: { is_prescription_required: unknown }): number {
  return item.is_prescription_required ? 1 : 0;
}
