import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { consumeStep, findStep, upsertStep } from '../codes/codes.queries.ts';
import { hashed } from '../codes/codes.ts';

/** A person as a provider vouches for them. */
export type SocialPerson = {
  provider: 'google' | 'facebook' | 'apple';
  subject: string;
  /** Only an address the provider has verified. */
  email: string | null;
  name: string;
};

/** What a device has proven of a sign-in that is not finished. */
export type OpenStep = {
  loginType: 'otp' | 'social';
  /** A phone that a code proved. */
  phone: string | null;
  social: SocialPerson | null;
  /** The social token it began with: only its sender goes on. */
  tokenHash: string | null;
  /** The account the existing-user question is about. */
  existing: number | null;
  remember: boolean;
};

const STEP_MINUTES = 20;
const NONCE_MINUTES = 10;

/** Kept under the guest id: it is unguessable, and the specification sends it with every call of a sign-in. */
export async function saveStep(ctx: RequestContext, guestId: string | null, step: OpenStep): Promise<void> {
  if (guestId === null) throw new AppError('guest_required');
  await upsertStep(ctx.db, stepKey(guestId), step, later(ctx, STEP_MINUTES));
}

/** Refused with `step_gone` when this device has begun nothing, or too long ago. */
export async function requireStep(ctx: RequestContext, guestId: string | null): Promise<OpenStep> {
  const step = guestId === null ? null : await findStep(ctx.db, stepKey(guestId), new Date(ctx.now()));
  if (!step) throw new AppError('step_gone');
  return step as OpenStep;
}

/** Ends a step as part of a transaction; refused when another call ended it first. */
export async function endStep(ctx: RequestContext, q: Queryable, guestId: string | null): Promise<void> {
  const step = guestId === null ? null : await consumeStep(q, stepKey(guestId), new Date(ctx.now()));
  if (!step) throw new AppError('step_gone');
}

/** A number for one ID token. */
export async function createNonce(ctx: RequestContext): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  await upsertStep(ctx.db, nonceKey(nonce), {}, later(ctx, NONCE_MINUTES));
  return nonce;
}

/** False when it was never given out, has run out or was used before. */
export async function consumeNonce(ctx: RequestContext, nonce: string): Promise<boolean> {
  return (await consumeStep(ctx.db, nonceKey(nonce), new Date(ctx.now()))) !== null;
}

function stepKey(guestId: string): string {
  return `guest:${hashed(guestId)}`;
}

function nonceKey(nonce: string): string {
  return `nonce:${hashed(nonce)}`;
}

function later(ctx: RequestContext, minutes: number): Date {
  return new Date(ctx.now() + minutes * 60_000);
}
