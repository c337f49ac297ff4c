import { awaitsCourierFirst } from '@errand/domain/orders';
import type {
  ContentDeps,
  ReadContent,
  StaffRecipient,
  TellDeps,
} from '../../../features/messaging/index.ts';
import { type Right, staffRecipients, tellStaff } from '../../../features/messaging/staff/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../../../features/orders/events/index.ts';
import { isUnpriced, type StoredOrder, storedOrders } from '../../../features/orders/index.ts';
import { namesOfStores, requireStore } from '../../../features/stores/index.ts';
import { findStorePlace } from '../../../features/stores/stores.views.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { deleteSubscriptions, listSubscriptions } from '../../staff/push/push-subscriptions.queries.ts';

/** A late message of a new order is useless. */
const TTL_SECONDS = 600;

type PushDeps = Pick<Deps, 'db'> & TellDeps;

/** Tells the browsers at a store's board of its new orders. */
export function registerNewOrderJobs(deps: PushDeps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_PLACED, 'push', ({ orderId }) => ringBoard(deps, orderId));
  // Where couriers confirm first, the store can accept the order only now.
  jobs.subscribe(ORDER_STATUS_CHANGED, 'push', async ({ orderId, to }) => {
    if (to === 'accepted') await ringBoard(deps, orderId);
  });
}

async function ringBoard(deps: PushDeps, orderId: number): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  if (order?.storeId == null || !(await canAccept(deps, order))) return;
  const { storeId } = order;
  await deps.db.transaction(async (tx) =>
    tellStaff(deps, tx, await listReaders(tx, storeId), {
      event: 'order_new',
      subject: subjectOf(order),
      board: storeId,
    }),
  );
}

/** An order by prescription rings twice: when it was sent, and when its offer is accepted. */
function subjectOf(order: StoredOrder): string {
  return `order:${order.id}:${isUnpriced(order) ? 'prescription' : order.status}`;
}

/** The members with a browser at the board. Subscriptions of those who may no longer see its orders end. */
async function listReaders(tx: Tx, storeId: number) {
  const right = await rightAt(tx, storeId);
  const rows = await listSubscriptions(tx, { storeId });
  const readers: StaffRecipient[] = [];
  for (const staffId of new Set(rows.map((row) => row.staffId))) {
    const recipient = `staff:${staffId}` as const;
    if (await staffRecipients.hasRight(tx, recipient, right)) readers.push(recipient);
    else
      await deleteSubscriptions(
        tx,
        rows.filter((row) => row.staffId === staffId).map(({ id }) => id),
      );
  }
  return readers;
}

async function rightAt(q: Queryable, storeId: number): Promise<Right> {
  return { permission: 'kitchen.read', scope: 'store', place: await findStorePlace(q, storeId) };
}

/** Whether the order waits for its store, and not for a courier first. */
async function canAccept(deps: Pick<ContentDeps, 'db' | 'settings'>, order: StoredOrder): Promise<boolean> {
  const { storeId, status, type, scheduledFor, courierId } = order;
  if (status === 'accepted') return true;
  if (status !== 'pending' || storeId === null) return false;
  const { order_confirmation_model: model } = await deps.settings();
  return !awaitsCourierFirst({
    model,
    type,
    status,
    isScheduled: scheduledFor !== null,
    hasCourier: courierId !== null,
    deliversItself: (await requireStore(deps.db, storeId)).self_delivery,
  });
}

/** What the board shows of an order that still waits for its store. It has no personal data. */
export const NEW_ORDER_CONTENT: ReadContent = async (deps, { subject, recipient }, { language }) => {
  const order = await storedOrders.find(deps.db, Number(subject.split(':')[1]));
  if (order?.storeId == null || !(await canAccept(deps, order))) return null;
  const { id, storeId } = order;
  if (!(await staffRecipients.hasRight(deps.db, recipient, await rightAt(deps.db, storeId)))) return null;
  const [store] = await namesOfStores.list(deps.db, [storeId], language);
  return {
    title: textOf('mails.push.title', language, { id }),
    description: textOf('mails.push.body', language, { store: store?.name ?? '' }),
    path: `/kitchen?store=${storeId}`,
    tag: `order-${id}`,
    ttlSeconds: TTL_SECONDS,
    about: null,
    values: {},
    mail: async () => null,
  };
};
