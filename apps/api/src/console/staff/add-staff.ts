import { type BuiltInRole, isBuiltInRole } from '@errand/contract/console/permissions';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Deps } from '../../platform/deps.ts';
import { createInvitation } from './invitations.service.ts';
import { findStaffByMail, insertStaff, replaceGrants } from './staff.queries.ts';

export { isBuiltInRole };

/**
 * Adds a member from the command line, with a role that holds everywhere, and returns the link of their invitation. A
 * member with an open invitation gets a new link. Returns null for an account in use.
 */
export async function addStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  { mail, role, consoleOrigin }: { mail: string; role: BuiltInRole; consoleOrigin: string },
): Promise<string | null> {
  const known = await findStaffByMail(deps.db, mail);
  if (known && (known.passwordHash !== null || known.disabledAt)) return null;
  const id =
    known?.id ??
    (await insertStaff(deps.db, {
      mail,
      name: mail.split('@')[0] ?? mail,
      language: DEFAULT_LANGUAGE,
      createdAt: new Date(deps.now()),
    }));
  if (id === null) return null;
  await deps.db.transaction((tx) => replaceGrants(tx, id, [{ role, scopeKind: 'all', scopeId: null }]));
  return createInvitation(deps, consoleOrigin, id);
}
