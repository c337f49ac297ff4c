import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { guests } from '../auth.tables.ts';

/** When a guest was last seen, to the day; null for an unknown id. */
export async function findGuestSeenAt(pool: pg.Pool, id: string): Promise<Date | null> {
  const rows = await prepared<{ seen_at: Date }>(pool, 'guest', GUEST, [id]);
  return rows[0]?.seen_at ?? null;
}

const GUEST = 'select coalesce(last_seen_at, created_at) as seen_at from guests where id = $1';

export async function touchGuest(pool: pg.Pool, id: string, at: Date): Promise<void> {
  await prepared(pool, 'guest-touch', 'update guests set last_seen_at = $2 where id = $1', [id, at]);
}

export async function insertGuest(q: Queryable, id: string, createdAt: Date): Promise<void> {
  await q.insert(guests).values({ id, createdAt, lastSeenAt: createdAt });
}

const seenBefore = (before: Date) => sql`coalesce(${guests.lastSeenAt}, ${guests.createdAt}) < ${before}`;

/** A page of ids, in ascending order, of guests without a push token who were not seen since `before`. */
export async function listUnseenGuests(
  q: Queryable,
  before: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await q
    .select({ id: guests.id })
    .from(guests)
    .where(and(gt(guests.id, after), sql`${guests.pushToken} is null`, seenBefore(before)))
    .orderBy(asc(guests.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes guests, except those who were seen meanwhile. */
export async function deleteUnseenGuests(q: Queryable, ids: string[], before: Date): Promise<void> {
  await q.delete(guests).where(and(inArray(guests.id, ids), seenBefore(before)));
}
