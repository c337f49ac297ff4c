import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffChallenges, staffPasskeys, staffRecoveryCodes, staffTotp } from '../staff.tables.ts';

export type TotpRow = typeof staffTotp.$inferSelect;
export type PasskeyRow = typeof staffPasskeys.$inferSelect;

export async function findTotp(q: Queryable, staffId: number): Promise<TotpRow | null> {
  const [row] = await q.select().from(staffTotp).where(eq(staffTotp.staffId, staffId));
  return row ?? null;
}

/** Stores an unconfirmed secret in place of an earlier unconfirmed one. */
export async function saveTotp(q: Queryable, staffId: number, secret: string): Promise<void> {
  await q
    .insert(staffTotp)
    .values({ staffId, secret })
    .onConflictDoUpdate({
      target: staffTotp.staffId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(staffTotp.confirmedAt),
    });
}

/** Consumes a time step. Returns false if a code of this step or a later one was accepted before. */
export async function consumeStep(q: Queryable, staffId: number, step: number): Promise<boolean> {
  const rows = await q
    .update(staffTotp)
    .set({ lastStep: step })
    .where(and(eq(staffTotp.staffId, staffId), lt(staffTotp.lastStep, step)))
    .returning({ staffId: staffTotp.staffId });
  return rows.length > 0;
}

export async function confirmTotpRow(q: Queryable, staffId: number, at: Date): Promise<void> {
  await q.update(staffTotp).set({ confirmedAt: at }).where(eq(staffTotp.staffId, staffId));
}

/** Deletes a confirmed authenticator app. Returns false if there was none. */
export async function deleteTotp(q: Queryable, staffId: number): Promise<boolean> {
  const rows = await q
    .delete(staffTotp)
    .where(and(eq(staffTotp.staffId, staffId), isNotNull(staffTotp.confirmedAt)))
    .returning({ staffId: staffTotp.staffId });
  return rows.length > 0;
}

export function listPasskeys(q: Queryable, staffId: number): Promise<PasskeyRow[]> {
  return q.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(staffPasskeys.id);
}

export async function findPasskey(q: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await q.select().from(staffPasskeys).where(eq(staffPasskeys.credentialId, credentialId));
  return row ?? null;
}

/** False if the passkey is registered already. */
export async function insertPasskey(q: Queryable, row: typeof staffPasskeys.$inferInsert): Promise<boolean> {
  const rows = await q
    .insert(staffPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

export async function updatePasskey(q: Queryable, id: number, counter: number, at: Date): Promise<void> {
  await q.update(staffPasskeys).set({ counter, lastUsedAt: at }).where(eq(staffPasskeys.id, id));
}

export async function deletePasskey(q: Queryable, staffId: number, id: number): Promise<boolean> {
  const rows = await q
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

/** Removes all second factors of a member. */
export async function deleteFactors(q: Queryable, staffId: number): Promise<void> {
  await q.delete(staffTotp).where(eq(staffTotp.staffId, staffId));
  await q.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await q.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

export async function replaceRecoveryCodes(q: Queryable, staffId: number, hashes: Buffer[]): Promise<void> {
  await q.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await q.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Consumes a recovery code. Returns false if the member has none with this hash. */
export async function consumeRecoveryCode(
  q: Queryable,
  staffId: number,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const rows = await q
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(q: Queryable, staffId: number): Promise<number> {
  return q.$count(
    staffRecoveryCodes,
    and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)),
  );
}

type Challenge = typeof staffChallenges.$inferInsert;

export async function insertChallenge(q: Queryable, row: Challenge, at: Date): Promise<void> {
  await q.delete(staffChallenges).where(lte(staffChallenges.expiresAt, at));
  await q.insert(staffChallenges).values(row);
}

/** Consumes a challenge that was issued for this purpose and member. */
export async function consumeChallenge(
  q: Queryable,
  { challenge, purpose, staffId = null }: Omit<Challenge, 'expiresAt'>,
  at: Date,
): Promise<boolean> {
  const rows = await q
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        sql`${staffChallenges.staffId} is not distinct from ${staffId}`,
        gt(staffChallenges.expiresAt, at),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return rows.length > 0;
}
