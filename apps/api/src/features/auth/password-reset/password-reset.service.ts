import { isErrorCode, messageText, type ParsedInput } from '@errand/contract';
import type {
  firebaseResetPassword,
  forgotPassword,
  resetPassword,
  verifyToken,
} from '@errand/contract/auth';
import { checkForgot, checkReset, forgotMethods } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { deleteOtherSessions, findByEmail, findByPhone, setPassword } from '../accounts/customers.queries.ts';
import { hashPassword } from '../accounts/password.ts';
import { storedPhone } from '../accounts/phone.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import { sendersOf } from '../codes/code-channels.ts';
import { RECIPIENT_LIMIT } from '../codes/code-limits.ts';
import { type CodePurpose, hashed, requestCode, requireCode } from '../codes/codes.ts';
import { requireToolkitPhone } from '../firebase/firebase.service.ts';
import { allowReset, consumeReset } from './reset-proof.ts';

type Contact = Pick<ParsedInput<typeof forgotPassword>['body'], 'phone' | 'email' | 'verification_method'>;
type Message = Promise<{ message: string }>;
const PURPOSE: CodePurpose = 'reset';

/** Step 0. A code goes out only to an account; nothing in the answer or its time says whether there is one. */
export async function requestPasswordReset(
  ctx: RequestContext,
  body: ParsedInput<typeof forgotPassword>['body'],
): Message {
  const { method, to } = await contactOf(ctx, body);
  const senders = await sendersOf(ctx);
  if (!forgotMethods(senders).includes(method)) throw new AppError('method_off');
  const customer = await (method === 'email' ? findByEmail : findByPhone)(ctx.db, to);
  const known = customer !== null && !customer.blocked && customer.removedAt === null;
  await requestCode(ctx, {
    purpose: PURPOSE,
    channel: method === 'email' ? 'mail' : 'sms',
    to,
    customerId: known ? customer.id : null,
    name: customer?.firstName,
    send: known && !(method === 'phone' && senders.firebase),
  });
  return { message: messageText('code_sent', ctx.language) };
}

/** Step 1. The code stays good for the reset. */
export async function checkResetCode(
  ctx: RequestContext,
  body: ParsedInput<typeof verifyToken>['body'],
): Message {
  const { to } = await contactOf(ctx, body);
  await requireCode(ctx, PURPOSE, to, body.reset_token, { field: 'reset_token', look: true });
  return { message: messageText('code_right', ctx.language) };
}

/** Step 1 with the identity provider: what it proves is kept for the reset under its code. */
export async function checkToolkitReset(
  ctx: RequestContext,
  body: ParsedInput<typeof firebaseResetPassword>['body'],
): Message {
  const phone = storedPhone(body.phoneNumber, (await settingsOf(ctx)).country);
  if (phone === null) throw new AppError('code_invalid', undefined, 'code');
  await requireToolkitPhone(ctx, body.sessionInfo, body.code, phone);
  await allowReset(ctx, phone, body.code);
  return { message: messageText('code_right', ctx.language) };
}

/** Step 2. Ends every session: whoever knew the old password is out. */
export async function setNewPassword(
  ctx: RequestContext,
  body: ParsedInput<typeof resetPassword>['body'],
): Message {
  const problems = checkReset({ password: body.password, confirmPassword: body.confirm_password });
  const refusals = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : ('validation' as const),
    field: field === 'confirmPassword' ? 'confirm_password' : field,
  }));
  if (refusals.length > 0) throw AppError.ofFields(refusals);
  const { method, to } = await contactOf(ctx, body);
  const byToolkit = method === 'phone' && (await provenByToolkit(ctx, to, body.reset_token));
  if (!byToolkit) await requireCode(ctx, PURPOSE, to, body.reset_token, { field: 'reset_token' });
  const customer = await (method === 'email' ? findByEmail : findByPhone)(ctx.db, to);
  if (!customer || customer.blocked) throw new AppError('code_invalid', undefined, 'reset_token');
  const passwordHash = await hashPassword(body.password);
  await ctx.db.transaction(async (tx) => {
    await setPassword(tx, customer.id, passwordHash, new Date(ctx.now()));
    await deleteOtherSessions(tx, customer.id, null);
  });
  return { message: messageText('password_reset', ctx.language) };
}

/** Its code is 6 digits too, so that guessing at it is slowed as well. */
async function provenByToolkit(ctx: RequestContext, phone: string, code: string): Promise<boolean> {
  if (!(await sendersOf(ctx)).firebase) return false;
  await requireAttempt(ctx, `reset-try:${hashed(phone)}`, RECIPIENT_LIMIT);
  return consumeReset(ctx, phone, code);
}

/** A phone is exactly 10 digits (000 §5); the storefront, which knows the country, may send it in E.164. */
async function contactOf(
  ctx: RequestContext,
  body: Contact,
): Promise<{ method: 'phone' | 'email'; to: string }> {
  const method = body.verification_method ?? (body.email ? 'email' : 'phone');
  const typed = (body[method] ?? '').trim();
  const { country } = await settingsOf(ctx);
  const international = method === 'phone' && typed.startsWith('+') && storedPhone(typed, country) !== null;
  const problem = international
    ? undefined
    : method === 'phone'
      ? checkForgot({ method, phone: typed }).phone
      : checkForgot({ method, email: typed }).email;
  if (problem) throw new AppError(isErrorCode(problem) ? problem : 'validation', undefined, method);
  if (method === 'email') return { method, to: typed.toLowerCase() };
  return { method, to: storedPhone(typed, country) ?? typed };
}
