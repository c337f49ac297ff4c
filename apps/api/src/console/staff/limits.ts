import { createHash } from 'node:crypto';
import {
  decrementAttempts,
  deleteAttempts,
  type RateLimit,
  requireAttempt,
} from '../../features/auth/attempts/index.ts';
import type { AnonymousContext } from '../console-context.ts';

/** Per account, over all addresses: staff accounts are few and worth guessing. */
const ACCOUNT_LIMIT: RateLimit = {
  allowance: 10,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 86_400,
};

/** Per network address, over all accounts. An office shares one. */
const ADDRESS_LIMIT: RateLimit = {
  allowance: 60,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

/** The secret that a caller may guess. */
export type GuessKind = 'password' | 'code' | 'invitation' | 'passkey';

/**
 * Counts a guess before it is made, outside of the transaction of the call, so that a failure counts too. Throws
 * `too_many_requests`.
 */
export async function requireGuess(ctx: AnonymousContext, kind: GuessKind, account?: string): Promise<void> {
  await requireAttempt(ctx, addressKey(ctx, kind), ADDRESS_LIMIT);
  if (account !== undefined) await requireAttempt(ctx, accountKey(kind, account), ACCOUNT_LIMIT);
}

/** After a success, resets the account's count and gives the attempt back to the address. */
export async function resetGuesses(ctx: AnonymousContext, kind: GuessKind, account?: string): Promise<void> {
  await decrementAttempts(ctx.db, addressKey(ctx, kind));
  if (account !== undefined) await deleteAttempts(ctx.db, accountKey(kind, account));
}

function addressKey({ address }: AnonymousContext, kind: GuessKind): string {
  return `console-${kind}-address:${address}`;
}

/** Hashed, so that the table holds no mail addresses of staff. */
function accountKey(kind: GuessKind, account: string): string {
  return `console-${kind}:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`;
}
