import type { EndpointScope } from '@errand/contract/console/console-endpoint';
import type { Permission } from '@errand/contract/console/permissions';
import { isInScope, type Place, scopeOf } from '../../../console/index.ts';
import { listGrantsOfMembers, listMemberGrants } from '../../../console/staff/member-grants.ts';
import { findStaff, listActiveStaffIds } from '../../../console/staff/staff.queries.ts';
import { listStoreManagers } from '../../../console/staff/team/team.queries.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { courierRows } from '../../couriers/index.ts';
import type { Recipient, StaffRecipient } from '../messaging.tables.ts';

/** The managers of a store who have an account in use, or the store itself while it has none. */
async function managersOf(q: Queryable, storeId: number): Promise<StaffRecipient[]> {
  const managers = await listStoreManagers(q, storeId);
  return managers.length > 0 ? managers.map(({ id }) => `staff:${id}` as const) : [`store:${storeId}`];
}

/** Whether a recipient still reads what concerns a store: its address, or one of its managers. */
async function isOfStore(q: Queryable, recipient: Recipient, storeId: number): Promise<boolean> {
  if (recipient === `store:${storeId}`) return true;
  return (await managersOf(q, storeId)).some((one) => one === recipient);
}

/** The member of a courier; nobody for a courier who works without the console. */
async function memberOf(q: Queryable, courierId: number): Promise<StaffRecipient[]> {
  const id = await courierRows.findMember(q, courierId);
  const member = id === null ? null : await findStaff(q, id);
  return member && member.disabledAt === null ? [`staff:${member.id}`] : [];
}

/** A right of members of the office or of a store, and the place where they need it; null for the whole shop. */
export type Right = { permission: Permission; scope: EndpointScope; place: Place | null };

/** The members who have a right in a place. */
async function membersWith(q: Queryable, right: Right): Promise<StaffRecipient[]> {
  const grants = await listGrantsOfMembers(q, await listActiveStaffIds(q));
  return [...grants].filter(([, held]) => isAllowed(held, right)).map(([id]) => `staff:${id}` as const);
}

/** Whether a recipient still has a right. */
async function hasRight(q: Queryable, recipient: Recipient, right: Right): Promise<boolean> {
  const [kind, id] = recipient.split(':');
  return kind === 'staff' && isAllowed(await listMemberGrants(q, Number(id)), right);
}

function isAllowed(
  grants: Parameters<typeof scopeOf>[0],
  { permission, scope: reach, place }: Right,
): boolean {
  const scope = scopeOf(grants, permission, reach);
  return scope !== null && (scope.all || (place !== null && isInScope(scope, place)));
}

/** Whom of the staff an event concerns. */
export const staffRecipients = { managersOf, isOfStore, memberOf, membersWith, hasRight };
