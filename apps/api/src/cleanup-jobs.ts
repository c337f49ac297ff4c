import { deleteExpiredSignIns } from './features/auth/index.ts';
import { deleteOrphanedAttachments } from './features/orders/index.ts';
import type { Deps } from './platform/deps.ts';
import { deleteExpiredResponses } from './platform/http/index.ts';
import { deleteExpiredInboxMessages } from './platform/messages/index.ts';

export const CLEANUP_JOBS = 'housekeeping';

/**
 * Once a night, what nobody can ask for any more is thrown away. Guests stay: their id is the only key to a cart and
 * to orders, and it may come back after a year.
 */
export function registerCleanupJobs(deps: Deps): void {
  deps.jobs.every(CLEANUP_JOBS, '17 3 * * *', async () => {
    await deleteExpiredSignIns(deps.db, deps.now());
    await deleteExpiredResponses(deps.db, deps.now());
    await deleteExpiredInboxMessages(deps.db, deps.now());
    await deleteOrphanedAttachments(deps);
  });
}
