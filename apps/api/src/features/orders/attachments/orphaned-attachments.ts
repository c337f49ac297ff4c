import { inArray } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { orderAttachments } from '../orders.tables.ts';

const HOUR = 3_600_000;
const AT_ONCE = 1000;

/**
 * Forgets files that came with orders which never were: the process was killed, or the transaction failed, between
 * writing them and the commit. After an hour no transaction is still on its way to its commit.
 */
export async function deleteOrphanedAttachments({
  db,
  files,
  now,
}: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const keys = await files.listPrivate(now() - HOUR);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    const { key } = orderAttachments;
    const rows = await db.select({ key }).from(orderAttachments).where(inArray(key, some));
    const tied = new Set(rows.map((row) => row.key));
    for (const stray of some.filter((one) => !tied.has(one))) await files.dropPrivate(stray);
  }
}
