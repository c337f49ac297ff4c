import { lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { ADDRESS_LIMIT, PASSWORD_LIMIT, SIGN_UP_LIMIT } from './attempts/rate-limit.ts';
import { attempts, codes, sessions, signInSteps } from './auth.tables.ts';
import { RECIPIENT_LIMIT } from './codes/code-limits.ts';

/** Deletes attempts older than every rate limit, and expired sessions, codes and pending sign-ins. */
export async function deleteExpiredSignIns(q: Queryable, nowMs: number): Promise<void> {
  const longest = Math.max(
    ...[PASSWORD_LIMIT, ADDRESS_LIMIT, SIGN_UP_LIMIT, RECIPIENT_LIMIT].map((r) => r.resetAfterSeconds),
  );
  await q.delete(attempts).where(lt(attempts.lastAt, new Date(nowMs - longest * 1000)));
  await q.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
  await q.delete(codes).where(lt(codes.expiresAt, new Date(nowMs)));
  await q.delete(signInSteps).where(lt(signInSteps.expiresAt, new Date(nowMs)));
}
