import type { ParsedInput } from '@errand/contract';
import type { login, SignInAnswer } from '@errand/contract/auth';
import { checkPhoneOnly } from '@errand/domain/auth';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { settingsOf } from '../settings/index.ts';
import { findByPhone, insertIdentity } from './auth.queries.ts';
import { finishSignIn, guestWhoSignsIn } from './auth.service.ts';
import { askForCode, requireCode } from './codes.ts';
import { answerQuestion, askAbout } from './existing.service.ts';
import type { OpenStep } from './open-step.ts';
import { storedPhone } from './phone.ts';
import { sendersOf } from './senders.ts';
import { openAnswer, type SignIn } from './sign-in-answer.ts';

type LoginBody = ParsedInput<typeof login>['body'];

/**
 * Signing in with a code by SMS: first with the phone alone, which answers alike for known and unknown numbers, then
 * with the code, or with the answer (`verified`) to the existing-user question.
 */
export async function loginByCode(ctx: Ctx, body: LoginBody): Promise<SignInAnswer> {
  const { centralize_login } = await settingsOf(ctx);
  if (centralize_login.otp_login_status !== 1) throw new AppError('method_off');
  const guestId = await guestWhoSignsIn(ctx, body.guest_id);
  if (body.verified && !body.otp) return answerQuestion(ctx, guestId, body.verified);
  const phone = await requirePhone(ctx, body.phone ?? body.email_or_phone);
  if (body.otp === undefined) return sendSignInCode(ctx, phone, 'otp');
  await requireCode(ctx, 'sign_in', phone, body.otp);
  return provePhone(ctx, phone, { guestId, loginType: 'otp', remember: body.remember }, null);
}

/** Sends a code to a phone, whoever it belongs to. With the identity provider the browser asks for it there. */
export async function sendSignInCode(
  ctx: Ctx,
  phone: string,
  loginType: 'otp' | 'social',
): Promise<SignInAnswer> {
  const { sms, firebase } = await sendersOf(ctx);
  if (!sms && !firebase) throw new AppError('method_off');
  if (sms)
    await askForCode(ctx, { purpose: 'sign_in', channel: 'sms', to: phone, customerId: null, send: true });
  return openAnswer('verify_phone', loginType, { phone });
}

/** E.164, or refused at the field `phone`. */
export async function requirePhone(ctx: Ctx, typed: string): Promise<string> {
  const problem = checkPhoneOnly({ phone: typed }).phone;
  if (problem === 'phone_required' || problem === 'phone_short')
    throw new AppError(problem, undefined, 'phone');
  const phone = storedPhone(typed, (await settingsOf(ctx)).country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  return phone;
}

/** Somebody holds this phone. Theirs is the account that proved it before; one that did not is asked about. */
export async function provePhone(
  ctx: Ctx,
  phone: string,
  how: SignIn,
  begun: OpenStep | null,
): Promise<SignInAnswer> {
  const step: OpenStep = {
    loginType: how.loginType === 'social' ? 'social' : 'otp',
    social: begun?.social ?? null,
    tokenHash: begun?.tokenHash ?? null,
    existing: null,
    phone,
    remember: how.remember,
  };
  const customer = await findByPhone(ctx.db, phone);
  if (customer?.phoneVerified) {
    if (step.social) {
      const { provider, subject, email } = step.social;
      await insertIdentity(ctx.db, { provider, subject, email, customerId: customer.id });
    }
    return finishSignIn(ctx, customer, how);
  }
  return askAbout(ctx, how.guestId, step, customer?.emailVerified ? null : customer);
}
