import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, ownerOf, type Viewer } from '../../../platform/http/index.ts';
import { MOST_ANONYMOUS_STREAMS, MOST_STREAMS } from '../attempts/limits.ts';
import { openStreams } from '../auth.tables.ts';

export type StreamSlot = { renew(): void; release(): void };

/** Longer than the minute after which an open stream renews its slot. */
const SLOT_MS = 180_000;
const RETRY_SECONDS = 60;

/**
 * Takes one of a viewer's open streams, which all processes share. Throws `slow_down` when all are taken; slots of a
 * killed process are free after three minutes.
 */
export async function acquireStreamSlot(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  viewer: Viewer,
  address: string,
): Promise<StreamSlot> {
  const owner = ownerOf(viewer);
  const key = createHash('sha256')
    .update(owner ?? `address:${address}`)
    .digest('hex');
  const most = owner === null ? MOST_ANONYMOUS_STREAMS : MOST_STREAMS;
  const id = randomUUID();
  const expiresAt = () => new Date(now() + SLOT_MS);
  const ofViewer = eq(openStreams.viewer, key);
  const isTaken = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`streams ${key}`}, 0))`);
    await tx.delete(openStreams).where(and(ofViewer, lte(openStreams.expiresAt, new Date(now()))));
    const [open] = await tx.select({ count: count() }).from(openStreams).where(ofViewer);
    if ((open?.count ?? 0) >= most) return false;
    await tx.insert(openStreams).values({ id, viewer: key, expiresAt: expiresAt() });
    return true;
  });
  if (!isTaken) throw new AppError('slow_down', { seconds: RETRY_SECONDS });

  const own = eq(openStreams.id, id);
  const fail = (error: unknown) => log.warn({ err: error }, 'counting event streams failed');
  return {
    renew: () => void db.update(openStreams).set({ expiresAt: expiresAt() }).where(own).catch(fail),
    release: () => void db.delete(openStreams).where(own).catch(fail),
  };
}
