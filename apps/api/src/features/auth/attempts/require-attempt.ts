import { createHash } from 'node:crypto';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { sha256 } from '../codes/sha256.ts';
import {
  countAttempt,
  countUses,
  decrementAttempts,
  deleteAttempts,
  lockAttempts,
} from './attempts.queries.ts';
import { nextAttempt, type RateLimit } from './rate-limit.ts';

/**
 * Counts an attempt before it is made, so that concurrent attempts count too. Throws `too_many_requests` with the seconds
 * to wait (Retry-After) beyond the limit.
 */
export async function requireAttempt(
  ctx: RequestContext<'db' | 'now'>,
  key: string,
  rule: RateLimit,
): Promise<void> {
  const secondsToWait = await ctx.db.transaction(async (tx) => {
    const row = await lockAttempts(tx, key, new Date(ctx.now()));
    const state = row.count === 0 ? null : { count: row.count, lastAtMs: row.lastAt.getTime() };
    const next = nextAttempt(rule, state, ctx.now());
    if (!next.ok) return next.seconds;
    await countAttempt(tx, key, next.count, new Date(ctx.now()));
    return null;
  });
  if (secondsToWait !== null) throw new AppError('too_many_requests', { seconds: secondsToWait });
}

/** After a success: clears the account's count at this address, and gives account and address one attempt back. */
export async function clearAttempts(ctx: RequestContext<'db'>, identifier: string): Promise<void> {
  await deleteAttempts(ctx.db, accountKey(ctx, identifier));
  await decrementAttempts(ctx.db, identifierKey(identifier));
  await decrementAttempts(ctx.db, addressKey(ctx));
}

/** The key of an account at one network address. It is hashed, so that the table holds no contacts. */
export function accountKey(ctx: RequestContext, identifier: string): string {
  const hash = createHash('sha256').update(`${identifier}\n${ctx.address}`).digest('base64url');
  return `login:${hash}`;
}

/** The key of an account over all network addresses. */
export function identifierKey(identifier: string): string {
  return `login-account:${createHash('sha256').update(identifier).digest('base64url')}`;
}

export function addressKey(ctx: RequestContext): string {
  return `login-address:${ctx.address}`;
}

export function signUpKey(ctx: RequestContext): string {
  return `sign-up-address:${ctx.address}`;
}

/** Calls within a window that begins with the first one. */
export type Quota = { allowance: number; seconds: number };

/** A use of a quota by a customer, guest or network address (`of`), which is stored as a hash. */
type Use = { name: string; of: string; quota: Quota };

const keyOf = ({ name, of }: Use) => `${name}:${sha256(of)}`;

/**
 * Counts a call towards quotas that all processes share, in one statement. Throws `slow_down` with the seconds until the
 * window ends (Retry-After) when one is used up.
 */
export async function requireQuota(ctx: RequestContext<'db' | 'now'>, ...uses: Use[]): Promise<void> {
  const windows = uses.map((use) => ({ key: keyOf(use), seconds: use.quota.seconds }));
  const counted = await countUses(ctx.db, windows, new Date(ctx.now()));
  const waits = uses.map((use) => {
    const used = counted.get(keyOf(use));
    if (!used || used.count <= use.quota.allowance) return 0;
    return Math.ceil((used.since.getTime() + use.quota.seconds * 1000 - ctx.now()) / 1000);
  });
  const seconds = Math.max(0, ...waits);
  if (seconds > 0) throw new AppError('slow_down', { seconds });
}

/**
 * Runs a call that counts towards a quota. A call that the server could not serve is not counted: its client repeats it, and
 * would have no allowance left after an outage. Throws `slow_down` like `requireQuota`, and what `run` throws.
 */
export async function withinQuota<Result>(
  ctx: RequestContext<'db' | 'now'>,
  use: Use,
  run: () => Promise<Result>,
): Promise<Result> {
  await requireQuota(ctx, use);
  try {
    return await run();
  } catch (error) {
    const isRejected = error instanceof AppError && error.status < 500;
    // The database may still be away, which must not hide the error.
    if (!isRejected) await decrementAttempts(ctx.db, keyOf(use)).catch(() => {});
    throw error;
  }
}
