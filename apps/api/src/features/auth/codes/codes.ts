import { CODE_ATTEMPTS, CODE_EXPIRY_MINUTES, checkCode, RESEND_COOLDOWN_SECONDS } from '@errand/domain/auth';
import type { LanguageCode } from '@errand/domain/language';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { audienceOf } from '../../../platform/messages/index.ts';
import { unreachableList } from '../../../platform/messages/reach/index.ts';
import { verifyPassword } from '../accounts/password.ts';
import {
  ATTEMPT_ADDRESS_LIMIT,
  CODE_ADDRESS_LIMIT,
  CODE_DEVICE_LIMIT,
  RECIPIENT_LIMIT,
} from '../attempts/limits.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import {
  type CodeRow,
  consumeAttempt,
  consumeCode,
  findCode,
  refundAttempt,
  upsertCode,
} from './codes.queries.ts';
import { sha256 } from './sha256.ts';

/** A code is valid only for the purpose for which it was requested. */
export type CodePurpose = 'sign_in' | 'verify' | 'reset' | `profile:${number}` | `confirm:${number}`;

export type CodeJob = {
  key: string;
  /** When the code was requested. The name must stay, because jobs that are already queued have it. */
  askedAt: string;
  channel: 'sms' | 'mail';
  to: string;
  purpose: 'sign_in' | 'verify' | 'reset' | 'profile' | 'confirm';
  language: LanguageCode;
  name: string;
  /** `audienceOf` the visitor who requested the code, for the inbox of the demo. */
  audience?: string | null;
  /** Whether the visitor had already proven to own the account. */
  proven?: boolean;
};
export const CODE_JOB = jobName<CodeJob>('auth-code');

export type CodeRequest = {
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  /** E.164 or a lower-case email. */
  to: string;
  customerId: number | null;
  name?: string | undefined;
  /** Whether the caller has already proven to own the account, by a password or a session. */
  proven?: boolean;
  /** The guest id of the caller's device, if a token in the request hides it. */
  guestId?: string | null;
  /** False for an unknown account: the same steps run, but nothing is sent. */
  send: boolean;
};

/**
 * Requests a new code. A job generates, stores and sends it, so the response time does not reveal whether the account
 * exists. Throws `too_many_requests` within 60 s of the last request and beyond the limits of recipient, network address
 * and device, which all processes share.
 */
export async function requestCode(
  ctx: RequestContext<'db' | 'jobs' | 'now'>,
  request: CodeRequest,
): Promise<void> {
  const key = codeKey(request.purpose, request.to);
  rejectEarly(ctx, await findCode(ctx.db, key));
  await requireAttempt(ctx, `code-to:${sha256(request.to)}`, RECIPIENT_LIMIT);
  await requireAttempt(ctx, `code-address:${ctx.address}`, CODE_ADDRESS_LIMIT);
  if (ctx.viewer.kind === 'guest')
    await requireAttempt(ctx, `code-device:${sha256(ctx.viewer.guestId)}`, CODE_DEVICE_LIMIT);
  const requestedAt = new Date(ctx.now());
  const opened = await ctx.db.transaction(async (tx) => {
    const row = { key, customerId: request.customerId, requestedAt, expiresAt: minutesAfter(requestedAt) };
    if (!(await upsertCode(tx, row, new Date(ctx.now() - RESEND_COOLDOWN_SECONDS * 1000)))) return false;
    const job = toJob(ctx, request, key, requestedAt);
    await ctx.jobs.send(tx, request.send ? CODE_JOB : NO_CODE_JOB, job, { deleteAfterSeconds: 3600 });
    return true;
  });
  if (!opened) rejectEarly(ctx, await findCode(ctx.db, key));
}

/**
 * Requests a code of an account that the caller has proven to own. A second request within a minute, such as after a way
 * back, uses the code that was already sent. Throws `too_many_requests` if none is valid.
 */
export async function requestCodeUnlessRecent(
  ctx: RequestContext<'db' | 'jobs' | 'now'>,
  request: CodeRequest & { proven: true },
): Promise<void> {
  await requestCode(ctx, request).catch(async (error: unknown) => {
    const isTooEarly = error instanceof AppError && error.code === 'too_many_requests';
    const sent = isTooEarly ? await findCode(ctx.db, codeKey(request.purpose, request.to)) : null;
    if (!sent || sent.expiresAt.getTime() <= ctx.now()) throw error;
  });
}

/** A job without effect, so that both cases take the same time. */
export const NO_CODE_JOB = jobName<CodeJob>('auth-no-code');

/** Deletes queued and sent jobs with codes for the contacts of a deleted account. */
export async function discardCodesTo(ctx: RequestContext<'jobs'>, tx: Tx, contacts: string[]): Promise<void> {
  for (const to of contacts)
    for (const name of [CODE_JOB, NO_CODE_JOB]) await ctx.jobs.discard(tx, name, { to });
}

function toJob(ctx: RequestContext, request: CodeRequest, key: string, requestedAt: Date): CodeJob {
  const { channel, to, purpose, name = '', proven = false, guestId } = request;
  const [kind] = purpose.split(':') as [CodeJob['purpose']];
  const reader = ownerOf(ctx.viewer) ?? (guestId ? `guest:${guestId}` : null);
  return {
    key,
    askedAt: requestedAt.toISOString(),
    channel,
    to,
    purpose: kind,
    language: ctx.language,
    name,
    audience: reader === null ? null : audienceOf(reader),
    proven,
  };
}

function rejectEarly(ctx: RequestContext<'now'>, row: CodeRow | null): void {
  const until = row ? row.requestedAt.getTime() + RESEND_COOLDOWN_SECONDS * 1000 : 0;
  if (ctx.now() < until)
    throw new AppError('too_many_requests', { seconds: Math.ceil((until - ctx.now()) / 1000) });
}

/**
 * Verifies a code and returns the customer it was requested for. The code is consumed unless `consume` is false. Throws
 * `code_required`, `code_length`, `code_invalid` (wrong, used, expired and never sent alike) or `code_spent` after five
 * wrong attempts.
 */
export async function requireCode(
  ctx: RequestContext<'db' | 'now'>,
  purpose: CodePurpose,
  recipient: string,
  code: string,
  { field = 'otp', consume = true } = {},
): Promise<{ customerId: number | null }> {
  const problem = checkCode(code);
  if (problem === 'code_required' || problem === 'code_length') throw new AppError(problem, undefined, field);
  await requireAttempt(ctx, `code-try:${ctx.address}`, ATTEMPT_ADDRESS_LIMIT);
  const key = codeKey(purpose, recipient);
  const row = await consumeAttempt(ctx.db, key, new Date(ctx.now()), CODE_ATTEMPTS);
  const matches = await verifyPassword(code, row?.codeHash ?? null);
  if (row && matches) {
    // The code has arrived.
    await unreachableList.delete(ctx.db, [recipient]);
    if (!consume) await refundAttempt(ctx.db, key);
    if (!consume || (await consumeCode(ctx.db, key, row.codeHash))) return { customerId: row.customerId };
  }
  const left = row ?? (await findCode(ctx.db, key));
  const spent = left && left.tries >= CODE_ATTEMPTS && left.expiresAt.getTime() > ctx.now();
  throw new AppError(spent ? 'code_spent' : 'code_invalid', undefined, field);
}

/** Consumes an open code without comparing it, after Firebase has proven the contact. Null if none is open. */
export async function consumeOpenCode(
  ctx: RequestContext<'db' | 'now'>,
  purpose: CodePurpose,
  recipient: string,
): Promise<number | null> {
  const key = codeKey(purpose, recipient);
  const row = await findCode(ctx.db, key);
  if (!row || row.expiresAt.getTime() <= ctx.now()) return null;
  await unreachableList.delete(ctx.db, [recipient]);
  return (await consumeCode(ctx.db, key, null)) ? row.customerId : null;
}

export async function findOpenCode(
  ctx: RequestContext<'db' | 'now'>,
  purpose: CodePurpose,
  recipient: string,
): Promise<CodeRow | null> {
  const row = await findCode(ctx.db, codeKey(purpose, recipient));
  return row && row.requestedAt.getTime() > ctx.now() - RESENDABLE_MS ? row : null;
}

/** A verification may be resumed this long after its last code. */
const RESENDABLE_MS = 30 * 60_000;

function minutesAfter(at: Date): Date {
  return new Date(at.getTime() + CODE_EXPIRY_MINUTES * 60_000);
}

function codeKey(purpose: CodePurpose, recipient: string): string {
  return `${purpose}:${sha256(recipient)}`;
}
