import { shiftMonth } from '@errand/domain/books';
import type { Deps } from '../../platform/deps.ts';
import { ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { CHARGE_EVENTS } from '../rental/index.ts';
import { findShopDay } from '../settings/index.ts';
import { listUndocumented, listWaitingSubjects } from './documents.queries.ts';
import { listBilledStores } from './issue/bill.queries.ts';
import { issueOrderDocuments } from './issue/order-documents.ts';
import { billStore } from './issue/store-bills.ts';
import type { IssueDeps } from './issue/write-document.ts';
import {
  BILL_MONTH_JOB,
  BILL_STORES_JOB,
  CATCH_UP_JOB,
  ISSUE_WAITING_JOB,
  STORE_BILL_JOB,
} from './job-names.ts';

type JobDeps = IssueDeps & Pick<Deps, 'jobs'>;

/** Earnings of this time are looked through for orders whose event no process has handled, as during a rollout. */
const CATCH_UP_MS = 6 * 3_600_000;
/** The statuses with which an order is earned, or keeps a fee. */
const ENDS = ['delivered', 'returned', 'canceled'];

/**
 * Registers the jobs that issue documents. Events of orders, refunds and charges are published in the transactions that
 * cause them, which therefore never wait for a number.
 */
export function registerDocumentJobs(deps: JobDeps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_STATUS_CHANGED, 'documents', async ({ orderId, to }) => {
    if (ENDS.includes(to)) await issueOrderDocuments(deps, orderId, { isNew: true });
    if (to === 'refunded') await issueOrderDocuments(deps, orderId, { isNew: false });
  });
  jobs.subscribe(REFUND_EVENTS.approved, 'documents', ({ orderId }) =>
    issueOrderDocuments(deps, orderId, { isNew: false }),
  );
  jobs.subscribe(CHARGE_EVENTS.settled, 'documents', ({ orderId }) =>
    issueOrderDocuments(deps, orderId, { isNew: false }),
  );
  jobs.work(STORE_BILL_JOB, ({ storeId, month }) => billStore(deps, storeId, month));
  jobs.work(BILL_STORES_JOB, ({ month }) => billStores(deps, month));
  jobs.work(ISSUE_WAITING_JOB, ({ issuer }) => issueWaiting(deps, issuer));
  jobs.every(BILL_MONTH_JOB, '20 3 * * *', async () => billStores(deps, await lastMonth(deps)));
  jobs.every(CATCH_UP_JOB, '*/10 * * * *', async () => {
    await issueWaiting(deps, null);
    for (const orderId of await listUndocumented(deps.db, new Date(deps.now() - CATCH_UP_MS)))
      await issueOrderDocuments(deps, orderId, { isNew: true });
  });
}

/** The latest month that has ended in the shop's time zone, `YYYY-MM`. */
async function lastMonth({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string> {
  const today = await findShopDay(db, now());
  return shiftMonth(today.slice(0, 7), -1);
}

/** Queues a job for each store that was charged something in the month. */
async function billStores(deps: JobDeps, month: string): Promise<void> {
  const bills = (await listBilledStores(deps.db, month)).map((storeId) => ({ storeId, month }));
  await deps.db.transaction((tx) => deps.jobs.sendAll(tx, STORE_BILL_JOB, bills));
}

/** Issues the waiting documents of one issuer or of all. Documents that still lack data keep waiting. */
async function issueWaiting(deps: JobDeps, issuer: string | null): Promise<void> {
  for (const subject of await listWaitingSubjects(deps.db, issuer)) {
    const [kind, id, month] = subject.split(':');
    if (kind === 'store' && month !== undefined) await billStore(deps, Number(id), month);
    if (kind === 'order') await issueOrderDocuments(deps, Number(id), { isNew: false });
  }
}
