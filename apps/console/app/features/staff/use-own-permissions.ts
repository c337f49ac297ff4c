import type { Permission } from '@errand/contract/console/permissions';
import { listRoles } from '@errand/contract/console/staff/roles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';

/** The permissions that the member holds everywhere. Only these may be put into a role. */
export function useOwnPermissions(): ReadonlySet<Permission> {
  const { grants } = useSession();
  const { data } = useSuspenseQuery(consoleQuery('roles', listRoles, {}));
  const roles = new Set(grants.flatMap(({ role, scope }) => (scope.kind === 'all' ? [role] : [])));
  return new Set(data.rows.flatMap(({ role, permissions }) => (roles.has(role) ? permissions : [])));
}
