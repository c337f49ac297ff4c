import type { BuiltInRole } from '@errand/contract/console/permissions';
import type { ConsoleContext } from '../console.types.ts';
import { createInvitation } from './invitations.service.ts';
import { findStaffByMail, insertStaff, listGrants, replaceGrants } from './staff.queries.ts';

type Person = { mail: string; name: string; language: 'en' | 'ar' };
type NewGrant = { role: BuiltInRole; scopeKind: 'store' | 'zone'; scopeId: number };

/**
 * Gives a person a role in one place and returns the link of their invitation, which the caller sends. An account in use
 * gets the role besides its own ones and needs no invitation: null.
 */
export async function inviteToRole(
  ctx: ConsoleContext,
  person: Person,
  grant: NewGrant,
): Promise<string | null> {
  const mail = person.mail.toLowerCase();
  const known = await findStaffByMail(ctx.db, mail);
  const id = known?.id ?? (await insertStaff(ctx.db, { ...person, mail, createdAt: new Date(ctx.now()) }));
  if (id === null) throw new Error('The account was created meanwhile.');
  const held = await listGrants(ctx.db, [id]);
  const rows = held.map(({ role, scopeKind, scopeId }) => ({ role, scopeKind, scopeId }));
  await ctx.db.transaction((tx) => replaceGrants(tx, id, [...rows, grant]));
  const hasPassword = known !== null && known.passwordHash !== null;
  return hasPassword ? null : createInvitation(ctx, ctx.consoleOrigin, id);
}
