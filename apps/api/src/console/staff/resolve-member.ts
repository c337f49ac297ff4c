import {
  BUILT_IN_ROLES,
  isBuiltInRole,
  PERMISSIONS,
  type Permission,
} from '@errand/contract/console/permissions';
import { type GrantScope, grantScope } from '@errand/contract/console/staff/grants';
import { hashToken } from '../../features/auth/index.ts';
import type { Member } from '../console-context.ts';
import type { ResolveMember } from '../route.ts';
import { findMemberRow, type MemberRow, touchSession } from './sessions.queries.ts';

const TOUCH_INTERVAL_MS = 60_000;

/**
 * The member of a session. Grants and accounts are read with every call, so changes of them take effect immediately.
 */
export const resolveMember: ResolveMember = async (deps, token) => {
  const tokenHash = hashToken(token);
  const row = await findMemberRow(deps.pool, tokenHash);
  if (!row || row.expires_at.getTime() <= deps.now()) return null;
  if (deps.now() - row.last_seen_at.getTime() >= TOUCH_INTERVAL_MS)
    await touchSession(deps.db, row.session_id, new Date(deps.now()));
  return toMember(row, tokenHash);
};

export function toMember(row: MemberRow, tokenHash: Buffer): Member {
  return {
    id: row.id,
    name: row.name,
    mail: row.mail,
    language: row.language,
    isDemo: row.is_demo,
    grants: row.grants.map(({ role, kind, id, permissions }) => ({
      role,
      scope: toScope(kind, id),
      permissions: permissionsOf(role, permissions),
    })),
    factors: { totp: row.totp, passkeys: row.passkeys, recoveryCodes: row.recovery_codes },
    session: {
      id: row.session_id,
      tokenHash,
      expiresAt: row.expires_at,
      completedAt: row.completed_at,
      stepUpAt: row.step_up_at,
    },
  };
}

export function toScope(kind: string, id: number | null): GrantScope {
  return grantScope.parse(id === null ? { kind } : { kind, id });
}

/** The permissions of a role. Those of an own role are the stored ones that this version knows. */
export function permissionsOf(role: string, stored: readonly string[] | null): readonly Permission[] {
  if (isBuiltInRole(role)) return BUILT_IN_ROLES[role];
  return PERMISSIONS.filter((permission) => stored?.includes(permission));
}
