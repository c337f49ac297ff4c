import type { Queryable } from '../db/index.ts';
import type { Files } from './files.ts';

/** Lists the keys of private files that a feature refers to. */
export type ListReferenced = (q: Queryable, keys: string[]) => Promise<string[]>;

const HOUR = 3_600_000;
const BATCH_SIZE = 1000;

/**
 * Deletes private files that no feature refers to, left by a crash or a failed transaction. Files younger than an hour
 * stay, because they may belong to a transaction in progress.
 */
export async function deleteOrphanedFiles(
  { db, files, now }: { db: Queryable; files: Pick<Files, 'dropPrivate' | 'listPrivate'>; now: () => number },
  features: readonly ListReferenced[],
): Promise<void> {
  const keys = await files.listPrivate(now() - HOUR);
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    const referenced = new Set<string>();
    for (const list of features) for (const key of await list(db, some)) referenced.add(key);
    for (const orphan of some.filter((one) => !referenced.has(one))) await files.dropPrivate(orphan);
  }
}
