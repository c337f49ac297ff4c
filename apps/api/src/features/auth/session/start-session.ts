import type { Tx } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { deleteExpiredSessions, insertSession } from './sessions.queries.ts';
import { createToken, hashToken } from './token.ts';

const SESSION_DAYS = 90;
/** Without "Remember me". */
const SHORT_SESSION_DAYS = 1;
const DAY = 86_400_000;

/** Inserts a session and returns its token. */
export async function startSession(
  ctx: RequestContext<'now'>,
  tx: Tx,
  customerId: number,
  remember: boolean,
): Promise<string> {
  const token = createToken();
  const now = ctx.now();
  await deleteExpiredSessions(tx, customerId, new Date(now));
  await insertSession(tx, {
    tokenHash: hashToken(token),
    customerId,
    device: ctx.userAgent,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + (remember ? SESSION_DAYS : SHORT_SESSION_DAYS) * DAY),
  });
  return token;
}
