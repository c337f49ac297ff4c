import { createHash } from 'node:crypto';
import { CODE_ATTEMPTS, CODE_MINUTES, checkCode, RESEND_WAIT_SECONDS } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { verifyPassword } from '../accounts/password.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import {
  ATTEMPT_ADDRESS_LIMIT,
  CODE_ADDRESS_LIMIT,
  CODE_DEVICE_LIMIT,
  RECIPIENT_LIMIT,
} from './code-limits.ts';
import {
  type CodeRow,
  consumeAttempt,
  consumeCode,
  findCode,
  openCode,
  refundAttempt,
} from './codes.queries.ts';

/** What a code is good for; it proves nothing for another purpose. */
export type CodePurpose = 'sign_in' | 'verify' | 'reset' | `profile:${number}`;

export type CodeJob = {
  key: string;
  askedAt: string;
  channel: 'sms' | 'mail';
  to: string;
  purpose: 'sign_in' | 'verify' | 'reset' | 'profile';
  language: 'en' | 'ar';
  name: string;
};
export const CODE_JOB = jobName<CodeJob>('auth-code');

export type CodeRequest = {
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  /** E.164 or a lower-case e-mail. */
  to: string;
  customerId: number | null;
  name?: string | undefined;
  /** False for an unknown account: everything happens as for a known one, but nothing is sent. */
  send: boolean;
};

/**
 * Asks for a new code; a job makes it up, keeps its hash and sends it, so that the answer takes as long whether anybody
 * is there or not. Refused with `too_many_requests` within 60 s of the last one and beyond the limits of the recipient,
 * the network address and the device, which all processes share.
 */
export async function requestCode(ctx: RequestContext, asked: CodeRequest): Promise<void> {
  const key = codeKey(asked.purpose, asked.to);
  rejectEarly(ctx, await findCode(ctx.db, key));
  await requireAttempt(ctx, `code-to:${hashed(asked.to)}`, RECIPIENT_LIMIT);
  await requireAttempt(ctx, `code-address:${ctx.address}`, CODE_ADDRESS_LIMIT);
  if (ctx.viewer.kind === 'guest')
    await requireAttempt(ctx, `code-device:${hashed(ctx.viewer.guestId)}`, CODE_DEVICE_LIMIT);
  const askedAt = new Date(ctx.now());
  const opened = await ctx.db.transaction(async (tx) => {
    const row = { key, customerId: asked.customerId, askedAt, expiresAt: minutesAfter(askedAt) };
    if (!(await openCode(tx, row, new Date(ctx.now() - RESEND_WAIT_SECONDS * 1000)))) return false;
    await ctx.jobs.send(tx, asked.send ? CODE_JOB : NO_CODE_JOB, jobOf(ctx, asked, key, askedAt));
    return true;
  });
  if (!opened) rejectEarly(ctx, await findCode(ctx.db, key));
}

/** Does nothing, in as much time as queueing the other one takes. */
export const NO_CODE_JOB = jobName<CodeJob>('auth-no-code');

function jobOf(ctx: RequestContext, asked: CodeRequest, key: string, askedAt: Date): CodeJob {
  const { channel, to, purpose, name = '' } = asked;
  const kind = purpose.startsWith('profile') ? 'profile' : (purpose as CodeJob['purpose']);
  return { key, askedAt: askedAt.toISOString(), channel, to, purpose: kind, language: ctx.language, name };
}

function rejectEarly(ctx: RequestContext, row: CodeRow | null): void {
  const until = row ? row.askedAt.getTime() + RESEND_WAIT_SECONDS * 1000 : 0;
  if (ctx.now() < until)
    throw new AppError('too_many_requests', { seconds: Math.ceil((until - ctx.now()) / 1000) });
}

/**
 * Whose code it is (`customerId` where the purpose knows it). A right code counts once, unless it is only looked at.
 * Refused with `code_required`, `code_length`, `code_invalid` (wrong, used, run out, never sent: all alike) or
 * `code_spent` after five wrong ones.
 */
export async function requireCode(
  ctx: RequestContext,
  purpose: CodePurpose,
  recipient: string,
  code: string,
  { field = 'otp', look = false } = {},
): Promise<{ customerId: number | null }> {
  const problem = checkCode(code);
  if (problem === 'code_required' || problem === 'code_length') throw new AppError(problem, undefined, field);
  await requireAttempt(ctx, `code-try:${ctx.address}`, ATTEMPT_ADDRESS_LIMIT);
  const key = codeKey(purpose, recipient);
  const row = await consumeAttempt(ctx.db, key, new Date(ctx.now()), CODE_ATTEMPTS);
  const fits = await verifyPassword(code, row?.codeHash ?? null);
  if (row && fits) {
    if (look) await refundAttempt(ctx.db, key);
    if (look || (await consumeCode(ctx.db, key, row.codeHash))) return { customerId: row.customerId };
  }
  const left = row ?? (await findCode(ctx.db, key));
  const spent = left && left.tries >= CODE_ATTEMPTS && left.expiresAt.getTime() > ctx.now();
  throw new AppError(spent ? 'code_spent' : 'code_invalid', undefined, field);
}

/** Whose verification an open code belongs to; the identity provider proves the rest. Null when none is open. */
export async function consumeOpenCode(
  ctx: RequestContext,
  purpose: CodePurpose,
  recipient: string,
): Promise<number | null> {
  const key = codeKey(purpose, recipient);
  const row = await findCode(ctx.db, key);
  if (!row || row.expiresAt.getTime() <= ctx.now()) return null;
  return (await consumeCode(ctx.db, key, null)) ? row.customerId : null;
}

export async function findOpenCode(
  ctx: RequestContext,
  purpose: CodePurpose,
  recipient: string,
): Promise<CodeRow | null> {
  const row = await findCode(ctx.db, codeKey(purpose, recipient));
  return row && row.askedAt.getTime() > ctx.now() - RESENDABLE_MS ? row : null;
}

/** How long after the last code a verification is still the same one. */
const RESENDABLE_MS = 30 * 60_000;

function minutesAfter(at: Date): Date {
  return new Date(at.getTime() + CODE_MINUTES * 60_000);
}

function codeKey(purpose: CodePurpose, recipient: string): string {
  return `${purpose}:${hashed(recipient)}`;
}

export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
