import type { namedGrant } from '@errand/contract/console/staff/grants';
import type { z } from 'zod';
import { listZoneNames } from '../../features/location/index.ts';
import { namesOfStores } from '../../features/stores/index.ts';
import type { AnonymousContext, MemberGrant } from '../console-context.ts';
import { listRoleRows, ownRoleId } from './roles.queries.ts';

type NamedGrant = z.output<typeof namedGrant>;

/** Grants with the names of own roles, zones and stores. */
export async function nameGrants(
  ctx: Pick<AnonymousContext, 'db' | 'language'>,
  grants: readonly Pick<MemberGrant, 'role' | 'scope'>[],
): Promise<NamedGrant[]> {
  const idsOf = (kind: 'zone' | 'store') =>
    grants.flatMap(({ scope }) => (scope.kind === kind ? [scope.id] : []));
  const hasOwnRole = grants.some(({ role }) => ownRoleId(role) !== null);
  const [zones, stores, roles] = [
    await listZoneNames(ctx.db, idsOf('zone'), ctx.language),
    await namesOfStores.list(ctx.db, idsOf('store'), ctx.language),
    hasOwnRole ? await listRoleRows(ctx.db) : [],
  ];
  const nameOf = ({ scope }: Pick<MemberGrant, 'scope'>) => {
    if (scope.kind !== 'zone' && scope.kind !== 'store') return null;
    const names = scope.kind === 'zone' ? zones : stores;
    return names.find(({ id }) => id === scope.id)?.name ?? null;
  };
  return grants.map((grant) => ({
    role: grant.role,
    scope: grant.scope,
    role_name: roles.find(({ id }) => id === ownRoleId(grant.role))?.name ?? null,
    scope_name: nameOf(grant),
  }));
}
