import { isErrorCode, type ParsedInput } from '@errand/contract';
import type {
  firebaseResetPassword,
  forgotPassword,
  resetPassword,
  verifyToken,
} from '@errand/contract/auth-password';
import { checkNewPassword, checkPasswordResetRequest, passwordResetMethods } from '@errand/domain/auth';
import { AppError, type RequestContext, toRejections } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { rejectCommonPassword } from '../accounts/common-passwords.ts';
import { findByEmail, findByPhone, setPasswordHash } from '../accounts/customers.queries.ts';
import { hashPassword } from '../accounts/password.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import { RECIPIENT_LIMIT } from '../attempts/limits.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import type { CodeDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { type CodePurpose, requestCode, requireCode } from '../codes/codes.ts';
import { sha256 } from '../codes/sha256.ts';
import { sendNotice } from '../notices/notices.ts';
import { deleteOtherSessions } from '../session/sessions.queries.ts';
import { requireFirebasePhone } from '../sign-in/firebase.service.ts';
import { consumeSignInStep, upsertSignInStep } from '../sign-in/sign-in-steps.queries.ts';

type PasswordResetContext = RequestContext & CodeDeps;

type Contact = Pick<ParsedInput<typeof forgotPassword>['body'], 'phone' | 'email' | 'verification_method'>;
type Message = Promise<{ message: string }>;
const PURPOSE: CodePurpose = 'reset';

/** Step 0. Sends a code only to an existing account; response and response time do not reveal whether it exists. */
export async function requestPasswordReset(
  ctx: RequestContext & CodeDeps,
  body: ParsedInput<typeof forgotPassword>['body'],
): Message {
  const { method, to } = await requireContact(ctx, body);
  const channels = await getCodeChannels(ctx);
  if (!passwordResetMethods(channels).includes(method)) throw new AppError('method_off');
  const customer = await (method === 'email' ? findByEmail : findByPhone)(ctx.db, to);
  const active = customer !== null && !customer.blocked && customer.removedAt === null;
  await requestCode(ctx, {
    purpose: PURPOSE,
    channel: method === 'email' ? 'mail' : 'sms',
    to,
    customerId: active ? customer.id : null,
    name: customer?.firstName,
    send: active && !(method === 'phone' && channels.firebase),
  });
  return { message: textOf('messages.code_sent', ctx.language) };
}

/** Step 1. Checks the code without consuming it; step 2 consumes it. */
export async function checkResetCode(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  body: ParsedInput<typeof verifyToken>['body'],
): Message {
  const { to } = await requireContact(ctx, body);
  await requireCode(ctx, PURPOSE, to, body.reset_token, { field: 'reset_token', consume: false });
  return { message: textOf('messages.code_verified', ctx.language) };
}

/** Step 1 with Firebase. Its proof is stored under the code for step 2. */
export async function verifyFirebaseReset(
  ctx: PasswordResetContext,
  body: ParsedInput<typeof firebaseResetPassword>['body'],
): Message {
  const phone = toE164(body.phoneNumber, (await ctx.settings()).country);
  if (phone === null) throw new AppError('code_invalid', undefined, 'code');
  await requireFirebasePhone(ctx, body.sessionInfo, body.code, phone);
  await saveResetProof(ctx, phone, body.code);
  return { message: textOf('messages.code_verified', ctx.language) };
}

/** Step 2. Sets the password and ends every session, because another person may know the old password. */
export async function setNewPassword(
  ctx: PasswordResetContext & RequestContext,
  body: ParsedInput<typeof resetPassword>['body'],
): Message {
  const problems = checkNewPassword({ password: body.password, confirmPassword: body.confirm_password });
  const rejections = toRejections(problems, { confirmPassword: 'confirm_password' });
  if (!problems.password) rejections.push(...rejectCommonPassword(body.password));
  if (rejections.length > 0) throw AppError.ofFields(rejections);
  const { method, to } = await requireContact(ctx, body);
  const byFirebase = method === 'phone' && (await isProvenByFirebase(ctx, to, body.reset_token));
  if (!byFirebase) await requireCode(ctx, PURPOSE, to, body.reset_token, { field: 'reset_token' });
  const customer = await (method === 'email' ? findByEmail : findByPhone)(ctx.db, to);
  if (!customer || customer.blocked) throw new AppError('code_invalid', undefined, 'reset_token');
  const passwordHash = await hashPassword(body.password);
  await ctx.db.transaction(async (tx) => {
    await setPasswordHash(tx, customer.id, passwordHash, new Date(ctx.now()));
    await deleteOtherSessions(tx, customer.id, null);
    await sendNotice(ctx, tx, customer, 'password');
  });
  return { message: textOf('messages.password_reset', ctx.language) };
}

/** Firebase codes have 6 digits too, so attempts are limited here as well. */
async function isProvenByFirebase(ctx: PasswordResetContext, phone: string, code: string): Promise<boolean> {
  if (!(await getCodeChannels(ctx)).firebase) return false;
  await requireAttempt(ctx, `reset-try:${sha256(phone)}`, RECIPIENT_LIMIT);
  return consumeResetProof(ctx, phone, code);
}

const MINUTES = 5;

/** Stores that Firebase has proven a phone with this code, for one reset within five minutes. */
async function saveResetProof(ctx: RequestContext<'db' | 'now'>, phone: string, code: string): Promise<void> {
  await upsertSignInStep(ctx.db, resetKey(phone, code), {}, new Date(ctx.now() + MINUTES * 60_000));
}

async function consumeResetProof(
  ctx: RequestContext<'db' | 'now'>,
  phone: string,
  code: string,
): Promise<boolean> {
  return (await consumeSignInStep(ctx.db, resetKey(phone, code), new Date(ctx.now()))) !== null;
}

function resetKey(phone: string, code: string): string {
  return `reset:${sha256(`${phone}\n${code}`)}`;
}

/** The form takes a phone of exactly 10 digits, or one that fits its country. */
async function requireContact(
  ctx: RequestContext<'settings'>,
  body: Contact,
): Promise<{ method: 'phone' | 'email'; to: string }> {
  const method = body.verification_method ?? (body.email ? 'email' : 'phone');
  const typed = (body[method] ?? '').trim();
  const { country } = await ctx.settings();
  // An international number may be newer than the plan of its country.
  const fits = fitsCountry(typed, country) || (typed.startsWith('+') && toE164(typed, country) !== null);
  const problem =
    method === 'phone'
      ? checkPasswordResetRequest({ method, phone: typed, fitsCountry: fits }).phone
      : checkPasswordResetRequest({ method, email: typed }).email;
  if (problem) throw new AppError(isErrorCode(problem) ? problem : 'validation', undefined, method);
  if (method === 'email') return { method, to: typed.toLowerCase() };
  return { method, to: toE164(typed, country) ?? typed };
}
