import type pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import type { ResolveViewer } from '../../../platform/http/index.ts';
import { findSession, isGuest, touchSession } from '../accounts/customers.queries.ts';
import { hashToken } from './token.ts';

const HOUR = 3_600_000;
const LONGEST_GUEST_ID = 100;
const MAX_KNOWN_GUESTS = 20_000;

/** Who looks. A token counts before a guest id; an ended, expired or blocked one is `stale` even beside a guest id. */
export const resolveViewer: ResolveViewer = async (deps, token, guestId) => {
  if (token) {
    const sessionHash = hashToken(token);
    const session = await findSession(deps.pool, sessionHash);
    if (!session || session.blocked || session.expires_at.getTime() <= deps.now()) return 'stale';
    if (deps.now() - session.last_used_at.getTime() >= HOUR) {
      await touchSession(deps.db, sessionHash, new Date(deps.now()));
    }
    return { kind: 'customer', customerId: session.customer_id, sessionHash };
  }
  if (guestId && (await isKnownGuest(deps, guestId))) return { kind: 'guest', guestId };
  return { kind: 'nobody' };
};

/** Guest ids are never taken back, so one that was seen need not be asked for again. Oldest out first. */
const known = new WeakMap<pg.Pool, Set<string>>();

/** Whether the server gave this guest id out. */
export async function isKnownGuest({ pool }: Pick<Deps, 'pool'>, id: string): Promise<boolean> {
  let ids = known.get(pool);
  if (!ids) known.set(pool, (ids = new Set()));
  if (ids.has(id)) return true;
  if (id.length > LONGEST_GUEST_ID || id.includes('\0') || !(await isGuest(pool, id))) return false;
  if (ids.size >= MAX_KNOWN_GUESTS) ids.delete(ids.values().next().value as string);
  ids.add(id);
  return true;
}
