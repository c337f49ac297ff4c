import type { StaffSort, StaffState } from '@errand/contract/console/staff/staff';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { containsWords } from '../../platform/search/index.ts';
import { rowVersion } from '../versioned-rows.ts';
import { staff, staffGrants, staffPasskeys, staffSessions, staffTotp } from './staff.tables.ts';

export type StaffRecord = typeof staff.$inferSelect & { version: string };
export type GrantRecord = typeof staffGrants.$inferSelect;

const RECORD = { ...getTableColumns(staff), version: rowVersion(staff.id) };

export async function findStaff(q: Queryable, id: number): Promise<StaffRecord | null> {
  const [row] = await q.select(RECORD).from(staff).where(eq(staff.id, id));
  return row ?? null;
}

export async function lockStaff(tx: Tx, id: number): Promise<StaffRecord | null> {
  const [row] = await tx.select(RECORD).from(staff).where(eq(staff.id, id)).for('update');
  return row ?? null;
}

export async function findStaffByMail(q: Queryable, mail: string): Promise<StaffRecord | null> {
  const [row] = await q.select(RECORD).from(staff).where(eq(staff.mail, mail.toLowerCase()));
  return row ?? null;
}

/** Inserts a member; null if the address is taken. */
export async function insertStaff(q: Queryable, row: typeof staff.$inferInsert): Promise<number | null> {
  const [made] = await q
    .insert(staff)
    .values({ ...row, mail: row.mail.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  return made?.id ?? null;
}

export async function updateStaffRow(
  q: Queryable,
  id: number,
  change: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await q.update(staff).set(change).where(eq(staff.id, id));
}

export async function replaceGrants(
  tx: Tx,
  staffId: number,
  grants: Pick<GrantRecord, 'role' | 'scopeKind' | 'scopeId'>[],
): Promise<void> {
  await tx.delete(staffGrants).where(eq(staffGrants.staffId, staffId));
  if (grants.length > 0)
    await tx
      .insert(staffGrants)
      .values(grants.map((grant) => ({ staffId, ...grant })))
      .onConflictDoNothing();
}

export function listGrants(q: Queryable, staffIds: number[]): Promise<GrantRecord[]> {
  if (staffIds.length === 0) return Promise.resolve([]);
  return q.select().from(staffGrants).where(inArray(staffGrants.staffId, staffIds)).orderBy(staffGrants.id);
}

/** The ids of the members whose account is in use. */
export async function listActiveStaffIds(q: Queryable): Promise<number[]> {
  const rows = await q
    .select({ id: staff.id })
    .from(staff)
    .where(and(isNull(staff.disabledAt), isNotNull(staff.passwordHash)))
    .orderBy(staff.id);
  return rows.map(({ id }) => id);
}

/** Members who may sign in and are operators of everything, locked until the transaction ends. */
export async function lockOperators(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffGrants, eq(staffGrants.staffId, staff.id))
    .where(
      and(
        eq(staffGrants.role, 'operator'),
        eq(staffGrants.scopeKind, 'all'),
        isNull(staff.disabledAt),
        isNotNull(staff.passwordHash),
      ),
    )
    .orderBy(staff.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export type StaffFilter = {
  search?: string | undefined;
  state?: StaffState | undefined;
  role?: string | undefined;
};

/**
 * Drizzle omits the table name in queries on one table. Inside a subquery such a column would be one of the subquery.
 */
const STAFF_ID = sql.raw('staff.id');
const LAST_SEEN =
  sql<Date | null>`(select max(s.last_seen_at) from ${staffSessions} s where s.staff_id = ${STAFF_ID})`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  );
const HAS_FACTOR = sql<boolean>`(exists (select from ${staffTotp} t where t.staff_id = ${STAFF_ID} and t.confirmed_at is not null)
  or exists (select from ${staffPasskeys} p where p.staff_id = ${STAFF_ID}))`;
const SORTS = { name: staff.name, mail: staff.mail, created_at: staff.createdAt, last_seen_at: LAST_SEEN };

function matching({ search, state, role }: StaffFilter): SQL | undefined {
  return and(
    search ? or(containsWords(staff.name, search), containsWords(staff.mail, search)) : undefined,
    state === 'disabled' ? isNotNull(staff.disabledAt) : undefined,
    state === 'active' ? and(isNull(staff.disabledAt), isNotNull(staff.passwordHash)) : undefined,
    state === 'invited' ? and(isNull(staff.disabledAt), isNull(staff.passwordHash)) : undefined,
    role === undefined
      ? undefined
      : sql`exists (select from ${staffGrants} g where g.staff_id = ${STAFF_ID} and g.role = ${role})`,
  );
}

export function listStaffRows(
  q: Queryable,
  filter: StaffFilter & { id?: number },
  page: { sort: StaffSort; descending: boolean; limit: number; offset: number },
) {
  const by = SORTS[page.sort];
  return q
    .select({ ...RECORD, lastSeenAt: LAST_SEEN, hasSecondFactor: HAS_FACTOR })
    .from(staff)
    .where(and(matching(filter), filter.id === undefined ? undefined : eq(staff.id, filter.id)))
    .orderBy(page.descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, asc(staff.id))
    .limit(page.limit)
    .offset(page.offset);
}
export type StaffListRow = Awaited<ReturnType<typeof listStaffRows>>[number];

export async function countStaff(q: Queryable, filter: StaffFilter): Promise<number> {
  return q.$count(staff, matching(filter));
}

/** Names by id, for logs and lists. */
export async function listStaffNames(
  q: Queryable,
  ids: (number | null)[],
): Promise<Map<number, { id: number; name: string }>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await q.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

export function listAllStaff(q: Queryable) {
  return q
    .select({ id: staff.id, name: staff.name, mail: staff.mail })
    .from(staff)
    .orderBy(desc(isNull(staff.disabledAt)), staff.name)
    .limit(500);
}
