import type { Queryable } from '../db/index.ts';
import type { Files } from './files.ts';

/** Lists those of the keys to which a feature refers. */
export type ListReferenced = (q: Queryable, keys: string[]) => Promise<string[]>;

const HOUR = 3_600_000;
const BATCH_SIZE = 1000;

type Parts<Methods extends keyof Files> = { db: Queryable; files: Pick<Files, Methods>; now: () => number };

/**
 * Deletes private files that no feature refers to, left by a crash or a failed transaction. Files younger than an hour
 * stay, because they may belong to a transaction in progress.
 */
export async function deleteOrphanedFiles(
  { db, files, now }: Parts<'dropPrivate' | 'listPrivate'>,
  features: readonly ListReferenced[],
): Promise<void> {
  await deleteUnreferenced(db, await files.listPrivate(now() - HOUR), features, files.dropPrivate);
}

/** Deletes videos that no feature refers to: replaced ones, and those of a failed transaction. The last hour's stay. */
export async function deleteOrphanedVideos(
  { db, files, now }: Parts<'dropVideo' | 'listVideos'>,
  features: readonly ListReferenced[],
): Promise<void> {
  await deleteUnreferenced(db, await files.listVideos(now() - HOUR), features, files.dropVideo);
}

async function deleteUnreferenced(
  db: Queryable,
  keys: readonly string[],
  features: readonly ListReferenced[],
  drop: (key: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    const referenced = new Set<string>();
    for (const list of features) for (const key of await list(db, some)) referenced.add(key);
    for (const orphan of some.filter((one) => !referenced.has(one))) await drop(orphan);
  }
}
