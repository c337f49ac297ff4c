import { deleteExpiredFormerUses } from './features/auth/accounts/index.ts';
import { deleteUnusedGuests } from './features/auth/session/guests.ts';
import { deleteExpiredSignIns } from './features/auth/session/sessions.queries.ts';
import { listCartOwners } from './features/cart/cart.queries.ts';
import { deleteExpiredImports, listImportFileKeys } from './features/imports/console/import-runs.queries.ts';
import { deleteExpiredMessages } from './features/messaging/messages.queries.ts';
import { deleteUnconfirmed } from './features/newsletter/subscribers.queries.ts';
import { deleteExpiredNotifications } from './features/notifications/notifications.queries.ts';
import {
  deleteAttachmentsBefore,
  listAttachmentKeys,
} from './features/orders/attachments/attachments.queries.ts';
import { listOrderOwners } from './features/orders/orders.queries.ts';
import { listReceiptKeys } from './features/payments/offline/offline.queries.ts';
import { listShownVideos } from './features/promotions/offers.queries.ts';
import { listPaperKeys } from './features/registration/papers.queries.ts';
import { listRentalCartOwners } from './features/rental/rental-cart.queries.ts';
import type { Deps } from './platform/deps.ts';
import { deleteOrphanedFiles, deleteOrphanedVideos } from './platform/files/index.ts';
import { deleteExpiredResponses } from './platform/http/index.ts';
import { jobName, type NoPayload } from './platform/jobs/index.ts';
import { demoInbox } from './platform/messages/index.ts';
import { deliveryLog } from './platform/messages/reach/index.ts';

/**
 * The name stays `housekeeping`: pg-boss stores schedules by queue name, and a renamed queue would leave the old
 * schedule queuing jobs that no process handles.
 */
export const CLEANUP_JOB = jobName<NoPayload>('housekeeping');

const DAY_MS = 86_400_000;

/** Deletes expired data and unused guests nightly. */
export function registerCleanupJobs(deps: Pick<Deps, 'db' | 'files' | 'jobs' | 'now' | 'settings'>): void {
  deps.jobs.every(CLEANUP_JOB, '17 3 * * *', async () => {
    await deleteExpiredSignIns(deps.db, deps.now());
    const owners = [listCartOwners, listRentalCartOwners, listOrderOwners];
    await deleteUnusedGuests(deps.db, deps.now(), owners);
    await deleteExpiredResponses(deps.db, deps.now());
    await deleteExpiredNotifications(deps.db, deps.now());
    await deleteExpiredMessages(deps.db, deps.now());
    await deleteUnconfirmed(deps.db, deps.now());
    await demoInbox.deleteExpired(deps.db, deps.now());
    await deliveryLog.deleteExpired(deps.db, deps.now());
    await deleteExpiredFormerUses(deps.db, deps.now());
    await deleteExpiredImports(deps.db, deps.now());
    const { prescription_keep_days: days } = await deps.settings();
    await deleteAttachmentsBefore(deps.db, new Date(deps.now() - days * DAY_MS));
    const files = [listAttachmentKeys, listPaperKeys, listImportFileKeys, listReceiptKeys];
    await deleteOrphanedFiles(deps, files);
    await deleteOrphanedVideos(deps, [listShownVideos]);
  });
}
