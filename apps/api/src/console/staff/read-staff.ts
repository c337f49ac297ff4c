import type { StaffRow, StaffSort, StaffState } from '@errand/contract/console/staff/staff';
import { requireFound } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { nameGrants } from './grant-names.ts';
import { permissionsOfRoles, requirePermissions } from './grants.ts';
import { toScope } from './resolve-member.ts';
import {
  countStaff,
  listGrants,
  listStaffRows,
  lockStaff,
  type StaffListRow,
  type StaffRecord,
} from './staff.queries.ts';

type Query = {
  search?: string | undefined;
  state?: StaffState | undefined;
  role?: string | undefined;
  sort?: StaffSort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** A page of the staff. Its cursor is the number of rows before it: a staff is small. */
export async function listStaff(ctx: ConsoleContext, query: Query) {
  const offset = Number(query.cursor) || 0;
  const sort = query.sort ?? 'name';
  const rows = await listStaffRows(ctx.db, query, {
    sort,
    descending: query.direction === 'desc',
    limit: query.limit,
    offset,
  });
  const total = await countStaff(ctx.db, query);
  const end = offset + rows.length;
  return {
    rows: await toStaffResponses(ctx, rows),
    total,
    total_is_bound: false,
    next: end < total && rows.length > 0 ? String(end) : null,
  };
}

/** A member. Throws `not_found`. */
export async function readStaff(ctx: ConsoleContext, id: number): Promise<StaffRow> {
  const rows = await listStaffRows(ctx.db, { id }, { sort: 'name', descending: false, limit: 1, offset: 0 });
  const [response] = await toStaffResponses(ctx, rows);
  return requireFound(response);
}

/** A member, locked until the call's transaction ends. Throws `not_found`. */
export async function lockMember(ctx: ConsoleContext, id: number): Promise<StaffRecord> {
  return requireFound(await ctx.db.transaction((tx) => lockStaff(tx, id)));
}

/** Throws `grant_beyond_own` for the account of a member who may do more than the caller. */
export async function requireReach(ctx: ConsoleContext, id: number): Promise<void> {
  const grants = await listGrants(ctx.db, [id]);
  requirePermissions(
    ctx,
    await permissionsOfRoles(
      ctx,
      grants.map(({ role }) => role),
    ),
  );
}

async function toStaffResponses(ctx: ConsoleContext, rows: StaffListRow[]): Promise<StaffRow[]> {
  const grants = await listGrants(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const named = await nameGrants(
    ctx,
    grants.map(({ role, scopeKind, scopeId }) => ({ role, scope: toScope(scopeKind, scopeId) })),
  );
  return rows.map((row) => ({
    id: row.id,
    mail: row.mail,
    name: row.name,
    language: row.language,
    state: row.disabledAt ? 'disabled' : row.passwordHash === null ? 'invited' : 'active',
    has_second_factor: row.hasSecondFactor,
    grants: named.filter((_, index) => grants[index]?.staffId === row.id),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  }));
}
