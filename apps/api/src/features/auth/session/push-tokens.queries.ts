import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { customerIdOf } from '../../../platform/http/index.ts';
import { guests, sessions } from '../auth.tables.ts';

/** The device of a viewer: a session or a guest. */
export type PushDevice = { sessionHash: Buffer } | { guestId: string };

/** Stores a device's token and removes it from all others; null deletes it. Calls with one token are serialized. */
export async function savePushToken(tx: Tx, device: PushDevice, token: string | null): Promise<void> {
  const session = 'sessionHash' in device ? device.sessionHash : null;
  const guestId = 'guestId' in device ? device.guestId : null;
  if (token !== null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push token ${token}`}, 0))`);
    const others = session === null ? undefined : ne(sessions.tokenHash, session);
    await tx
      .update(sessions)
      .set({ pushToken: null })
      .where(and(eq(sessions.pushToken, token), others));
    const otherGuests = guestId === null ? undefined : ne(guests.id, guestId);
    await tx
      .update(guests)
      .set({ pushToken: null })
      .where(and(eq(guests.pushToken, token), otherGuests));
  }
  if (session) await tx.update(sessions).set({ pushToken: token }).where(eq(sessions.tokenHash, session));
  if (guestId) await tx.update(guests).set({ pushToken: token }).where(eq(guests.id, guestId));
}

/**
 * The push tokens of an owner (`customer:12`, `guest:…`): those of a customer's sessions, or the one of a guest, also where the guest
 * has signed in since.
 */
export async function listPushTokens(q: Queryable, owner: string, at: Date): Promise<string[]> {
  const customerId = customerIdOf(owner);
  const guestId = owner.slice('guest:'.length);
  const ofSessions = await q
    .select({ token: sessions.pushToken })
    .from(sessions)
    .where(
      and(
        customerId === null ? eq(sessions.guestId, guestId) : eq(sessions.customerId, customerId),
        isNotNull(sessions.pushToken),
        isNull(sessions.impersonationId),
        gt(sessions.expiresAt, at),
      ),
    );
  const ofGuest =
    customerId === null
      ? await q
          .select({ token: guests.pushToken })
          .from(guests)
          .where(and(eq(guests.id, guestId), isNotNull(guests.pushToken)))
      : [];
  return [...ofGuest, ...ofSessions].flatMap(({ token }) => token ?? []);
}

/** Deletes a token that its push service no longer knows. */
export async function deletePushToken(q: Queryable, token: string): Promise<void> {
  await q.update(sessions).set({ pushToken: null }).where(eq(sessions.pushToken, token));
  await q.update(guests).set({ pushToken: null }).where(eq(guests.pushToken, token));
}
