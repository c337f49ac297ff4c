import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
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
