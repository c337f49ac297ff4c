import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { staff, staffInvitations } from './staff.tables.ts';

/** Replaces the open invitations of a member. */
export async function replaceInvitation(
  q: Queryable,
  row: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await deleteOpenInvitations(q, row.staffId);
  await q.insert(staffInvitations).values(row);
}

export async function deleteOpenInvitations(q: Queryable, staffId: number): Promise<void> {
  await q
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.staffId, staffId), isNull(staffInvitations.usedAt)));
}

/** Until when the open invitation of a member is valid; null for none. */
export async function findOpenUntil(q: Queryable, staffId: number, at: Date): Promise<Date | null> {
  const { expiresAt, usedAt } = staffInvitations;
  const [row] = await q
    .select({ expiresAt })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.staffId, staffId), isNull(usedAt), gt(expiresAt, at)));
  return row?.expiresAt ?? null;
}

const OPEN = {
  id: staffInvitations.id,
  staffId: staff.id,
  mail: staff.mail,
  name: staff.name,
  language: staff.language,
  expiresAt: staffInvitations.expiresAt,
};

function isOpen(tokenHash: Buffer, at: Date) {
  return and(
    eq(staffInvitations.tokenHash, tokenHash),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, at),
    isNull(staff.disabledAt),
  );
}

export async function findOpenInvitation(q: Queryable, tokenHash: Buffer, at: Date) {
  const [row] = await q
    .select(OPEN)
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(isOpen(tokenHash, at));
  return row ?? null;
}

/** The open invitation, locked until the transaction ends: of two acceptances one finds it used. */
export async function lockOpenInvitation(tx: Tx, tokenHash: Buffer, at: Date) {
  const [row] = await tx
    .select(OPEN)
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(isOpen(tokenHash, at))
    .for('update');
  return row ?? null;
}

export async function markInvitationUsed(q: Queryable, id: number, at: Date): Promise<void> {
  await q.update(staffInvitations).set({ usedAt: at }).where(eq(staffInvitations.id, id));
}
