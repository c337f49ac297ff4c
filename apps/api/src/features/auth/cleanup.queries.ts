import { lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { LONGEST_LIMIT_SECONDS } from './attempts/limits.ts';
import { attempts, codes, openStreams, sessions, signInSteps } from './auth.tables.ts';

/** Deletes attempts older than every rate limit, and expired sessions, streams, codes and pending sign-ins. */
export async function deleteExpiredSignIns(q: Queryable, nowMs: number): Promise<void> {
  await q.delete(attempts).where(lt(attempts.lastAt, new Date(nowMs - LONGEST_LIMIT_SECONDS * 1000)));
  await q.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
  await q.delete(openStreams).where(lt(openStreams.expiresAt, new Date(nowMs)));
  await q.delete(codes).where(lt(codes.expiresAt, new Date(nowMs)));
  await q.delete(signInSteps).where(lt(signInSteps.expiresAt, new Date(nowMs)));
}
