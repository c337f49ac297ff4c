import type { LanguageCode } from '@errand/domain/language';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../platform/db/index.ts';
import { staffSessions } from './staff.tables.ts';

export type MemberRow = {
  session_id: number;
  expires_at: Date;
  completed_at: Date | null;
  step_up_at: Date | null;
  last_seen_at: Date;
  id: number;
  name: string;
  mail: string;
  language: LanguageCode;
  is_demo: boolean;
  grants: { role: string; kind: string; id: number | null; permissions: string[] | null }[];
  totp: boolean;
  passkeys: number;
  recovery_codes: number;
};

/** The member of a session with everything that determines their permissions; null for a disabled account. */
export async function findMemberRow(pool: pg.Pool, tokenHash: Buffer): Promise<MemberRow | null> {
  const [row] = await prepared<MemberRow>(pool, 'console-member', MEMBER, [tokenHash]);
  return row ?? null;
}

const MEMBER = `
  select s.id as session_id, s.expires_at, s.completed_at, s.step_up_at, s.last_seen_at,
    m.id, m.name, m.mail, m.language, m.is_demo,
    (select coalesce(json_agg(json_build_object('role', g.role, 'kind', g.scope_kind, 'id', g.scope_id,
        'permissions', r.permissions) order by g.id), '[]')
      from staff_grants g left join staff_roles r on g.role = 'own:' || r.id where g.staff_id = m.id) as grants,
    exists (select from staff_totp t where t.staff_id = m.id and t.confirmed_at is not null) as totp,
    (select count(*)::int from staff_passkeys p where p.staff_id = m.id) as passkeys,
    (select count(*)::int from staff_recovery_codes c where c.staff_id = m.id and c.used_at is null) as recovery_codes
  from staff_sessions s join staff m on m.id = s.staff_id
  where s.token_hash = $1 and m.disabled_at is null`;

export async function insertSession(q: Queryable, row: typeof staffSessions.$inferInsert): Promise<void> {
  await q.insert(staffSessions).values(row);
}

export async function touchSession(q: Queryable, id: number, at: Date): Promise<void> {
  await q.update(staffSessions).set({ lastSeenAt: at }).where(eq(staffSessions.id, id));
}

/** Records a proof of the second factor. */
export async function completeSession(q: Queryable, id: number, at: Date): Promise<void> {
  await q
    .update(staffSessions)
    .set({ completedAt: sql`coalesce(${staffSessions.completedAt}, ${at.toISOString()})`, stepUpAt: at })
    .where(eq(staffSessions.id, id));
}

export function listSessionRows(q: Queryable, staffId: number, at: Date) {
  return q
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, at)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
}

/** Deletes a session of the member. Returns false if the member has no such session. */
export async function deleteSession(q: Queryable, staffId: number, id: number): Promise<boolean> {
  const rows = await q
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a member, except one. */
export async function deleteSessions(q: Queryable, staffId: number, exceptId?: number): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(staffSessions.id, exceptId);
  await q.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others));
}

export async function deleteExpiredSessions(q: Queryable, at: Date): Promise<void> {
  await q.delete(staffSessions).where(lte(staffSessions.expiresAt, at));
}
