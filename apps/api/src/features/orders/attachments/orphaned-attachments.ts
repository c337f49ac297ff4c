import { inArray } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { orderAttachments } from '../orders.tables.ts';

const HOUR = 3_600_000;
const BATCH_SIZE = 1000;

/**
 * Deletes orphaned order attachments: files that were written before a crash or a failed transaction. Younger files than
 * an hour may belong to a transaction in progress.
 */
export async function deleteOrphanedAttachments({
  db,
  files,
  now,
}: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const keys = await files.listPrivate(now() - HOUR);
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    const { key } = orderAttachments;
    const rows = await db.select({ key }).from(orderAttachments).where(inArray(key, some));
    const referenced = new Set(rows.map((row) => row.key));
    for (const orphan of some.filter((one) => !referenced.has(one))) await files.dropPrivate(orphan);
  }
}
