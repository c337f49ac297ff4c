import { randomBytes } from 'node:crypto';
import type { SocialProvider } from '@errand/domain/auth';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { sha256 } from '../codes/sha256.ts';
import { consumeSignInStep, findSignInStep, upsertSignInStep } from './sign-in-steps.queries.ts';

/** A person as an identity provider describes them. */
export type SocialProfile = {
  provider: SocialProvider;
  subject: string;
  /** Only an address the provider has verified. */
  email: string | null;
  name: string;
};

/** The verified identity of a device in an unfinished sign-in. */
export type PendingSignIn = {
  loginType: 'otp' | 'social';
  /** A phone proven by a code. */
  phone: string | null;
  social: SocialProfile | null;
  /** Hash of the social token it began with: only the sender of the same token may continue. */
  tokenHash: string | null;
  /** The account of the existing-account question. */
  existing: number | null;
  remember: boolean;
};

const PENDING_MINUTES = 20;
const NONCE_MINUTES = 10;

/** Stored under the guest id, which is unguessable and part of every call of a sign-in. */
export async function savePendingSignIn(
  ctx: RequestContext<'db' | 'now'>,
  guestId: string | null,
  pending: PendingSignIn,
): Promise<void> {
  if (guestId === null) throw new AppError('guest_required');
  await upsertSignInStep(ctx.db, pendingKey(guestId), pending, minutesFromNow(ctx, PENDING_MINUTES));
}

/** Throws `step_gone` when the device has no pending sign-in, or an expired one. */
export async function requirePendingSignIn(
  ctx: RequestContext<'db' | 'now'>,
  guestId: string | null,
): Promise<PendingSignIn> {
  const pending =
    guestId === null ? null : await findSignInStep(ctx.db, pendingKey(guestId), new Date(ctx.now()));
  if (!pending) throw new AppError('step_gone');
  return pending as PendingSignIn;
}

/** Deletes the pending sign-in within a transaction. Throws `step_gone` when another call did so first. */
export async function consumePendingSignIn(
  ctx: RequestContext<'now'>,
  q: Queryable,
  guestId: string | null,
): Promise<void> {
  const pending =
    guestId === null ? null : await consumeSignInStep(q, pendingKey(guestId), new Date(ctx.now()));
  if (!pending) throw new AppError('step_gone');
}

/** A nonce for one ID token. */
export async function createNonce(ctx: RequestContext<'db' | 'now'>): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  await upsertSignInStep(ctx.db, nonceKey(nonce), {}, minutesFromNow(ctx, NONCE_MINUTES));
  return nonce;
}

/** False for a nonce that is unknown, expired or already consumed. */
export async function consumeNonce(ctx: RequestContext<'db' | 'now'>, nonce: string): Promise<boolean> {
  return (await consumeSignInStep(ctx.db, nonceKey(nonce), new Date(ctx.now()))) !== null;
}

function pendingKey(guestId: string): string {
  return `guest:${sha256(guestId)}`;
}

function nonceKey(nonce: string): string {
  return `nonce:${sha256(nonce)}`;
}

function minutesFromNow(ctx: RequestContext<'now'>, minutes: number): Date {
  return new Date(ctx.now() + minutes * 60_000);
}
