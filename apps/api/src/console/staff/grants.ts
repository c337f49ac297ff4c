import { isBuiltInRole, type Permission } from '@errand/contract/console/permissions';
import type { Grant } from '@errand/contract/console/staff/grants';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { listZoneNames } from '../../features/location/index.ts';
import { namesOfStores } from '../../features/stores/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { permissionsOf } from './resolve-member.ts';
import { listRoleRows, lockRolesForShare, ownRoleId } from './roles.queries.ts';

/**
 * Throws `role_unknown` or `scope_unknown` for a grant that names nothing, and `grant_beyond_own` for one above the
 * caller's own permissions.
 */
export async function requireGrantable(ctx: ConsoleContext, grants: readonly Grant[]): Promise<void> {
  const roles = grants.map(({ role }) => role);
  // A role must not be deleted or get more permissions between this check and the commit.
  const ownIds = roles.map(ownRoleId).filter((id) => id !== null);
  await lockRolesForShare(ctx.db, ownIds);
  requirePermissions(ctx, await permissionsOfRoles(ctx, roles));
  const idsOf = (kind: 'zone' | 'store') => [
    ...new Set(grants.flatMap(({ scope }) => (scope.kind === kind ? [scope.id] : []))),
  ];
  const [zones, stores] = [idsOf('zone'), idsOf('store')];
  const known = [
    ...(await listZoneNames(ctx.db, zones, DEFAULT_LANGUAGE)),
    ...(await namesOfStores.list(ctx.db, stores, DEFAULT_LANGUAGE)),
  ];
  if (known.length < zones.length + stores.length) throw new AppError('scope_unknown', {}, 'grants');
}

/** The permissions that a member gets by roles. Throws `role_unknown`. */
export async function permissionsOfRoles(
  ctx: Pick<ConsoleContext, 'db'>,
  roles: readonly string[],
): Promise<Permission[]> {
  const own = roles.some((role) => ownRoleId(role) !== null) ? await listRoleRows(ctx.db) : [];
  return roles.flatMap((role) => {
    if (isBuiltInRole(role)) return permissionsOf(role, null);
    const found = own.find(({ id }) => id === ownRoleId(role));
    if (!found) throw new AppError('role_unknown', {}, 'grants');
    return permissionsOf(role, found.permissions);
  });
}

/**
 * Throws `grant_beyond_own` unless the caller has all of the permissions everywhere. This prevents privilege
 * escalation, and changes to the account of a member with more permissions.
 */
export function requirePermissions(ctx: ConsoleContext, permissions: readonly Permission[]): void {
  const own = new Set(
    ctx.member.grants.flatMap((grant) => (grant.scope.kind === 'all' ? grant.permissions : [])),
  );
  if (permissions.some((permission) => !own.has(permission))) throw new AppError('grant_beyond_own');
}
