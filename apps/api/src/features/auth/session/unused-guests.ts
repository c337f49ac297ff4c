import type { Queryable } from '../../../platform/db/index.ts';
import { deleteUnseenGuests, listUnseenGuests } from './guests.queries.ts';

/** Returns those of the owners (`guest:<id>`) that have data in a feature, such as a cart or an order. */
export type ListOwners = (q: Queryable, owners: string[]) => Promise<string[]>;

const UNUSED_DAYS = 60;
const BATCH_SIZE = 1000;

/**
 * Deletes guests who were not seen for 60 days and have no data. A guest with a cart or an order stays, because the id
 * is the only key to it and the visitor may return after a year.
 */
export async function deleteUnusedGuests(
  q: Queryable,
  nowMs: number,
  features: readonly ListOwners[],
): Promise<void> {
  const before = new Date(nowMs - UNUSED_DAYS * 86_400_000);
  let after = '';
  for (;;) {
    const ids = await listUnseenGuests(q, before, { after, limit: BATCH_SIZE });
    const last = ids.at(-1);
    if (last === undefined) return;
    const owners = ids.map((id) => `guest:${id}`);
    const used = new Set<string>();
    for (const listOwners of features) for (const owner of await listOwners(q, owners)) used.add(owner);
    await deleteUnseenGuests(
      q,
      ids.filter((id) => !used.has(`guest:${id}`)),
      before,
    );
    after = last;
  }
}
