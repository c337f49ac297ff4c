import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { ReadContent } from '../../messaging/index.ts';
import { type Right, staffContent, staffRecipients, tellStaff } from '../../messaging/staff/index.ts';
import { storeNamesOf } from '../../stores/stores.views.ts';
import { findLateOrder, type LateOrder, listNewlyLate } from '../list-orders.queries.ts';

export const LATE_ORDERS_JOB = jobName<NoPayload>('order.late');

/** Orders that became late earlier are not told: the shop was off, or the operator has just updated it. */
const TOLD_WITHIN_MINUTES = 15;

type LateDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'now' | 'pool' | 'settings'>;

/** Tells the managers of the store and the office's dispatch of orders that become late, once per order. */
export function registerLateOrderJobs(deps: LateDeps): void {
  deps.jobs.every(LATE_ORDERS_JOB, '* * * * *', async () => {
    const since = new Date(deps.now() - TOLD_WITHIN_MINUTES * 60_000);
    for (const order of await listNewlyLate(deps.pool, { since, now: new Date(deps.now()) }))
      await tellLate(deps, order);
  });
}

async function tellLate(deps: LateDeps, order: LateOrder): Promise<void> {
  const subject = `order:${order.id}`;
  await deps.db.transaction(async (tx) => {
    if (order.store_id !== null) {
      const managers = await staffRecipients.managersOf(tx, order.store_id);
      await tellStaff(deps, tx, managers, { event: 'order_late', subject });
    }
    const office = await staffRecipients.membersWith(tx, rightOf(order));
    await tellStaff(deps, tx, office, { event: 'order_late_office', subject });
  });
}

function rightOf({ zone_id: zoneId, store_id: storeId }: LateOrder): Right {
  return { permission: 'dispatch.read', scope: 'zone', place: { zoneIds: [zoneId], storeId } };
}

/** What tells of an order that is still late. */
function lateContent(reader: 'office' | 'store'): ReadContent {
  return async (deps, { subject, recipient }, { language }) => {
    const id = Number(subject.split(':')[1]);
    const order = await findLateOrder(deps.pool, id, new Date(deps.now()));
    if (!order) return null;
    const { store_id: storeId } = order;
    const isConcerned =
      reader === 'office'
        ? await staffRecipients.hasRight(deps.db, recipient, rightOf(order))
        : storeId !== null && (await staffRecipients.isOfStore(deps.db, recipient, storeId));
    if (!isConcerned) return null;
    const names = await storeNamesOf(deps.db, storeId === null ? [] : [storeId]);
    const store = storeId === null ? '' : translated(names.get(storeId), language);
    const isPending = order.status === 'pending';
    const text =
      storeId === null
        ? (`staff.order_late.${isPending ? 'parcelPending' : 'parcel'}` as const)
        : (`staff.order_late.${isPending ? 'pending' : 'promised'}` as const);
    return staffContent(
      deps,
      { language },
      {
        title: textOf('staff.order_late.title', language, { id }),
        description: textOf(text, language, { store }),
        path: reader === 'office' ? `/orders/${id}` : `/kitchen?store=${storeId}`,
        tag: `late-${id}`,
      },
    );
  };
}

/** What tells of late orders. */
export const LATE_ORDER_CONTENTS = {
  order_late: lateContent('store'),
  order_late_office: lateContent('office'),
};
