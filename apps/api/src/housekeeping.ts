import { forgetOldSignIns } from './features/auth/index.ts';
import { forgetStrayAttachments } from './features/orders/index.ts';
import type { Deps } from './platform/deps.ts';
import { forgetOldAnswers } from './platform/http/index.ts';
import { emptyOldInbox } from './platform/messages/index.ts';

export const HOUSEKEEPING = 'housekeeping';

/**
 * Once a night, what nobody can ask for any more is thrown away. Guests stay: their id is the only key to a cart and
 * to orders, and it may come back after a year.
 */
export function keepHouse(deps: Deps): void {
  deps.jobs.every(HOUSEKEEPING, '17 3 * * *', async () => {
    await forgetOldSignIns(deps.db, deps.now());
    await forgetOldAnswers(deps.db, deps.now());
    await emptyOldInbox(deps.db, deps.now());
    await forgetStrayAttachments(deps);
  });
}
