import type { StaffEvent } from '@errand/domain/notifications';
import type { Queryable } from '../../../platform/db/index.ts';
import type { StaffRecipient } from '../messaging.tables.ts';
import { type TellDeps, type Told, tell } from '../tell.ts';

/** Tells members of the staff, or a store, of an event. */
export async function tellStaff(
  deps: TellDeps,
  tx: Queryable,
  recipients: readonly StaffRecipient[],
  told: Omit<Told, 'order' | 'recipient'> & { event: StaffEvent },
): Promise<void> {
  for (const recipient of recipients) await tell(deps, tx, { ...told, recipient, order: null });
}
