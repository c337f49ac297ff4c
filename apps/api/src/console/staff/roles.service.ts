import { BUILT_IN_ROLES, type Permission } from '@errand/contract/console/permissions';
import type { RoleRow } from '@errand/contract/console/staff/roles';
import { type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import type { Translations } from '../../platform/db/index.ts';
import { AppError, requireFound } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { requireVersion } from '../versioned-rows.ts';
import { requirePermissions } from './grants.ts';
import { permissionsOf } from './resolve-member.ts';
import { countMembers, listRoleRows, type RoleRecord, roleRows } from './roles.queries.ts';

type RoleInput = { name: LooseTranslations; permissions: Permission[] };

export async function listRoles(ctx: ConsoleContext): Promise<{ rows: RoleRow[] }> {
  const members = await countMembers(ctx.db);
  const builtIn = Object.entries(BUILT_IN_ROLES).map(([role, permissions]) => ({
    id: null,
    role,
    name: null,
    permissions: [...permissions],
    members: members.get(role) ?? 0,
    version: null,
  }));
  const own = await listRoleRows(ctx.db);
  return { rows: [...builtIn, ...own.map((row) => toRoleResponse(row, members))] };
}

export async function createRole(ctx: ConsoleContext, input: RoleInput): Promise<RoleRow> {
  requirePermissions(ctx, input.permissions);
  const id = await roleRows.insert(ctx.db, toRow(input));
  ctx.setTarget(id);
  return readRole(ctx, id);
}

export async function updateRole(
  ctx: ConsoleContext,
  id: number,
  { version, ...input }: RoleInput & { version: string },
): Promise<RoleRow> {
  const row = await lockOwnRole(ctx, id);
  if (row.version !== version) requireVersion(version, row.version, await readRole(ctx, id));
  requirePermissions(ctx, [...row.permissions, ...input.permissions]);
  await roleRows.update(ctx.db, id, toRow(input));
  return readRole(ctx, id);
}

export async function deleteRole(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  const row = await lockOwnRole(ctx, id);
  requirePermissions(ctx, row.permissions);
  if ((await countMembers(ctx.db)).has(`own:${id}`)) throw new AppError('role_in_use');
  await roleRows.remove(ctx.db, id);
  return { done: true };
}

async function lockOwnRole(ctx: ConsoleContext, id: number): Promise<RoleRecord> {
  return requireFound(await ctx.db.transaction((tx) => roleRows.lock(tx, id)));
}

async function readRole(ctx: ConsoleContext, id: number): Promise<RoleRow> {
  const row = requireFound(await roleRows.find(ctx.db, id));
  return toRoleResponse(row, await countMembers(ctx.db));
}

function toRow({ name, permissions }: RoleInput): {
  name: Translations;
  permissions: Permission[];
} {
  return { name: withoutEmpty(name), permissions: [...new Set(permissions)] };
}

function toRoleResponse(row: RoleRecord, members: Map<string, number>): RoleRow {
  const role = `own:${row.id}`;
  return {
    id: row.id,
    role,
    name: row.name,
    permissions: [...permissionsOf(role, row.permissions)],
    members: members.get(role) ?? 0,
    version: row.version,
  };
}
