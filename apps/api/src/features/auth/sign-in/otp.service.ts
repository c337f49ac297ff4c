import type { ParsedInput } from '@errand/contract';
import type { login, SignInResponse } from '@errand/contract/auth';
import { checkPhoneOnly } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { findByPhone, insertIdentity } from '../accounts/customers.queries.ts';
import { storedPhone } from '../accounts/phone.ts';
import { sendersOf } from '../codes/code-channels.ts';
import { requestCode, requireCode } from '../codes/codes.ts';
import { answerExistingUser, askExistingUser } from './existing-user.service.ts';
import { finishSignIn, guestSigningIn } from './finish-sign-in.ts';
import type { OpenStep } from './pending-sign-in.ts';
import { openStepResponse, type SignIn } from './sign-in.serializer.ts';

type LoginBody = ParsedInput<typeof login>['body'];

/**
 * Signing in with a code by SMS: first with the phone alone, which answers alike for known and unknown numbers, then
 * with the code, or with the answer (`verified`) to the existing-user question.
 */
export async function loginByCode(ctx: RequestContext, body: LoginBody): Promise<SignInResponse> {
  const { centralize_login } = await settingsOf(ctx);
  if (centralize_login.otp_login_status !== 1) throw new AppError('method_off');
  const guestId = await guestSigningIn(ctx, body.guest_id);
  if (body.verified && !body.otp) return answerExistingUser(ctx, guestId, body.verified);
  const phone = await requirePhone(ctx, body.phone ?? body.email_or_phone);
  if (body.otp === undefined) return sendSignInCode(ctx, phone, 'otp');
  await requireCode(ctx, 'sign_in', phone, body.otp);
  return verifySignInPhone(ctx, phone, { guestId, loginType: 'otp', remember: body.remember }, null);
}

/** Sends a code to a phone, whoever it belongs to. With the identity provider the browser asks for it there. */
export async function sendSignInCode(
  ctx: RequestContext,
  phone: string,
  loginType: 'otp' | 'social',
): Promise<SignInResponse> {
  const { sms, firebase } = await sendersOf(ctx);
  if (!sms && !firebase) throw new AppError('method_off');
  if (sms)
    await requestCode(ctx, { purpose: 'sign_in', channel: 'sms', to: phone, customerId: null, send: true });
  return openStepResponse('verify_phone', loginType, { phone });
}

/** E.164, or refused at the field `phone`. */
export async function requirePhone(ctx: RequestContext, typed: string): Promise<string> {
  const problem = checkPhoneOnly({ phone: typed }).phone;
  if (problem === 'phone_required' || problem === 'phone_short')
    throw new AppError(problem, undefined, 'phone');
  const phone = storedPhone(typed, (await settingsOf(ctx)).country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  return phone;
}

/** Somebody holds this phone. Theirs is the account that proved it before; one that did not is asked about. */
export async function verifySignInPhone(
  ctx: RequestContext,
  phone: string,
  how: SignIn,
  begun: OpenStep | null,
): Promise<SignInResponse> {
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
  return askExistingUser(ctx, how.guestId, step, customer?.emailVerified ? null : customer);
}
