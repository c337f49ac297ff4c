import type { ParsedInput } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { checkPhoneOnly } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { findByPhone } from '../accounts/customers.queries.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import type { CodeDeps, SignInDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { requestCode, requireCode } from '../codes/codes.ts';
import { insertIdentity } from '../social/identities.queries.ts';
import { offerExistingAccount, resolveExistingAccount } from './existing-account.service.ts';
import { findGuestId, finishSignIn } from './finish-sign-in.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { type SignIn, toPendingResponse } from './sign-in.serializer.ts';

type LoginBody = ParsedInput<typeof login>['body'];

/**
 * Signs in with a code by SMS: first with the phone alone, whose response is the same for known and unknown numbers,
 * then with the code, or with the answer (`verified`) to the existing-account question.
 */
export async function loginByCode(
  ctx: RequestContext & SignInDeps,
  body: LoginBody,
): Promise<SignInResponse> {
  const { centralize_login } = await ctx.settings();
  if (!isOn(centralize_login.otp_login_status)) throw new AppError('method_off');
  const guestId = await findGuestId(ctx, body.guest_id);
  if (body.verified && !body.otp) return resolveExistingAccount(ctx, guestId, body.verified);
  const phone = await requirePhone(ctx, body.phone ?? body.email_or_phone);
  if (body.otp === undefined) return sendSignInCode(ctx, phone, 'otp');
  await requireCode(ctx, 'sign_in', phone, body.otp);
  return verifySignInPhone(ctx, phone, { guestId, loginType: 'otp', remember: body.remember }, null);
}

/** Sends a sign-in code to a phone, known or not. With Firebase the browser requests the code there. */
export async function sendSignInCode(
  ctx: RequestContext & CodeDeps,
  phone: string,
  loginType: 'otp' | 'social',
): Promise<SignInResponse> {
  const { sms, firebase } = await getCodeChannels(ctx);
  if (!sms && !firebase) throw new AppError('method_off');
  if (sms)
    await requestCode(ctx, { purpose: 'sign_in', channel: 'sms', to: phone, customerId: null, send: true });
  return toPendingResponse('verify_phone', loginType, { phone });
}

/** The phone in E.164. Throws `phone_required`, `phone_short` or `phone_invalid` at the field `phone`. */
export async function requirePhone(ctx: RequestContext<'settings'>, typed: string): Promise<string> {
  const { country } = await ctx.settings();
  const problem = checkPhoneOnly({ phone: typed, fitsCountry: fitsCountry(typed, country) }).phone;
  if (problem === 'phone_required' || problem === 'phone_short')
    throw new AppError(problem, undefined, 'phone');
  const phone = toE164(typed, country);
  if (phone === null) throw new AppError('phone_invalid', undefined, 'phone');
  return phone;
}

/** Continues with a proven phone: signs in the account that has verified it, else offers the one that lists it. */
export async function verifySignInPhone(
  ctx: RequestContext & SignInDeps,
  phone: string,
  signIn: SignIn,
  begun: PendingSignIn | null,
): Promise<SignInResponse> {
  const pending: PendingSignIn = {
    loginType: signIn.loginType === 'social' ? 'social' : 'otp',
    social: begun?.social ?? null,
    tokenHash: begun?.tokenHash ?? null,
    existing: null,
    phone,
    remember: signIn.remember,
  };
  const customer = await findByPhone(ctx.db, phone);
  if (customer?.phoneVerified) {
    if (pending.social) {
      const { provider, subject, email } = pending.social;
      await insertIdentity(ctx.db, { provider, subject, email, customerId: customer.id });
    }
    return finishSignIn(ctx, customer, signIn);
  }
  return offerExistingAccount(ctx, signIn.guestId, pending, customer?.emailVerified ? null : customer);
}
