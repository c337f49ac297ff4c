import { type EndpointScope, STEP_UP_MINUTES } from '@errand/contract/console/console-endpoint';
import type { Permission } from '@errand/contract/console/permissions';
import type { Member, MemberGrant, Place, Scope } from './console-context.ts';

const NOWHERE: Scope = { all: false, zoneIds: [], storeIds: [] };

/**
 * The scope in which grants allow an endpoint; null if they allow it nowhere. A grant that is narrower than the
 * endpoint's scope does not count. With a permission of null every member is allowed.
 */
export function scopeOf(
  grants: readonly MemberGrant[],
  permission: Permission | null,
  reach: EndpointScope,
): Scope | null {
  const held = permission === null ? grants : grants.filter((g) => g.permissions.includes(permission));
  if (held.some(({ scope }) => scope.kind === 'all')) return { all: true };
  if (reach === 'self') return permission === null || held.length > 0 ? NOWHERE : null;
  const idsOf = (kind: 'zone' | 'store') =>
    held.flatMap(({ scope }) => (scope.kind === kind ? [scope.id] : []));
  const zoneIds = reach === 'all' ? [] : idsOf('zone');
  const storeIds = reach === 'store' ? idsOf('store') : [];
  return zoneIds.length + storeIds.length > 0 ? { all: false, zoneIds, storeIds } : null;
}

/** Whether an object is in a scope: by one of its zones, or by its store. */
export function isInScope(scope: Scope, { zoneIds, storeId }: Place): boolean {
  if (scope.all) return true;
  return (
    zoneIds.some((id) => scope.zoneIds.includes(id)) || (storeId !== null && scope.storeIds.includes(storeId))
  );
}

/** Whether a member has set up a second factor. */
export function hasSecondFactor({ factors }: Member): boolean {
  return factors.totp || factors.passkeys > 0;
}

/** Demo accounts need no second factor in the demo until they set one up. */
export function isWaived(member: Member, demo: boolean): boolean {
  return demo && member.isDemo && !hasSecondFactor(member);
}

/** The time until which calls with `stepUp` need no further proof of the second factor; null if they need one now. */
export function steppedUpUntil(member: Member, demo: boolean, nowMs: number): Date | null {
  const { stepUpAt, expiresAt } = member.session;
  if (isWaived(member, demo)) return expiresAt;
  if (!stepUpAt) return null;
  const until = stepUpAt.getTime() + STEP_UP_MINUTES * 60_000;
  return until > nowMs ? new Date(Math.min(until, expiresAt.getTime())) : null;
}
