import type { ResolveViewer } from '../../../platform/http/index.ts';
import { setLanguage } from '../accounts/customers.queries.ts';
import { isKnownGuest } from './guests.ts';
import { findSession, touchSession } from './sessions.queries.ts';
import { hashToken } from './token.ts';

/** How often the last use of a session is stored, and the language in it. */
const TOUCH_INTERVAL_MS = 3_600_000;

/** Resolves the viewer. A token takes precedence over a guest id; one that is ended, expired or blocked is `stale`. */
export const resolveViewer: ResolveViewer = async (deps, token, guestId, language) => {
  if (token) {
    const sessionHash = hashToken(token);
    const session = await findSession(deps.pool, sessionHash);
    if (!session || session.blocked || session.expires_at.getTime() <= deps.now()) return 'stale';
    if (deps.now() - session.last_used_at.getTime() >= TOUCH_INTERVAL_MS) {
      await touchSession(deps.db, sessionHash, new Date(deps.now()));
      if (language && session.impersonation_id === null)
        await setLanguage(deps.db, session.customer_id, language);
    }
    const customer = { kind: 'customer', customerId: session.customer_id, sessionHash } as const;
    return session.impersonation_id === null ? customer : { ...customer, isReadOnly: true };
  }
  if (guestId && (await isKnownGuest(deps, guestId))) return { kind: 'guest', guestId };
  return { kind: 'nobody' };
};
