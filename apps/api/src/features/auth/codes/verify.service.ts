import type { ParsedInput } from '@errand/contract';
import type { firebaseVerifyToken, verifyPhone } from '@errand/contract/auth-codes';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { checkCode, classifyIdentifier } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { findById, setVerified } from '../accounts/customers.queries.ts';
import { toE164 } from '../accounts/phone.ts';
import type { CodeDeps, SignInDeps } from '../auth.types.ts';
import { findGuestId, finishSignIn } from '../sign-in/finish-sign-in.ts';
import { requireFirebasePhone } from '../sign-in/firebase.service.ts';
import { verifySignInPhone } from '../sign-in/otp.service.ts';
import { type PendingSignIn, requirePendingSignIn } from '../sign-in/pending-sign-in.ts';
import type { SignIn } from '../sign-in/sign-in.serializer.ts';
import { getCodeChannels } from './code-channels.ts';
import { consumeOpenCode, findOpenCode, requestCode, requireCode } from './codes.ts';

type VerifyContext = RequestContext & SignInDeps;

type VerifyResponse = SignInResponse & { message: string };
type VerifyBody = ParsedInput<typeof verifyPhone>['body'];

/** Verifies the code of a sign-in, sign-up or profile step. Returns the token or the next open step. */
export async function verifyContact(ctx: VerifyContext, body: VerifyBody): Promise<VerifyResponse> {
  const guestId = await findGuestId(ctx, body.guest_id);
  const signIn = { guestId, loginType: body.login_type, remember: body.remember };
  const channel = body.verification_type;
  const contact = await requireContact(ctx, channel, body[channel]);
  if (channel === 'phone' && signIn.loginType !== 'manual') {
    const response = await signInByCode(ctx, contact, body.otp, signIn);
    if (response) return withMessage(ctx, response);
  }
  const { customerId } = await requireCode(ctx, 'verify', contact, body.otp);
  return withMessage(ctx, await confirm(ctx, channel, contact, customerId, signIn));
}

/**
 * Verifies a sign-in code. Null if the code may belong to an open verification instead. Both can be pending for one
 * phone, and requesting one must not block the other.
 */
async function signInByCode(
  ctx: RequestContext & SignInDeps,
  phone: string,
  otp: string,
  signIn: SignIn,
): Promise<SignInResponse | null> {
  if (!(await findOpenCode(ctx, 'sign_in', phone))) return null;
  const pending =
    signIn.loginType === 'social' ? await requirePendingSignIn(ctx, signIn.guestId).catch(() => null) : null;
  if (signIn.loginType === 'social' && !pending) return null;
  try {
    await requireCode(ctx, 'sign_in', phone, otp);
  } catch (error) {
    const verifying = await findOpenCode(ctx, 'verify', phone);
    if (verifying?.customerId == null) throw error;
    return null;
  }
  return verifySignInPhone(ctx, phone, signIn, pending);
}

/** Like `verifyContact`, for a code that Firebase sends and checks. */
export async function verifyFirebaseContact(
  ctx: VerifyContext,
  body: ParsedInput<typeof firebaseVerifyToken>['body'],
): Promise<VerifyResponse> {
  const guestId = await findGuestId(ctx, body.guest_id);
  const signIn = { guestId, loginType: body.login_type, remember: body.remember };
  const problem = checkCode(body.otp);
  if (problem) throw new AppError(problem === 'code_required' ? problem : 'code_length', undefined, 'otp');
  const contact = await requireContact(ctx, 'phone', body.phone);
  await requireFirebasePhone(ctx, body.session_info, body.otp, contact);
  const customerId = await consumeOpenCode(ctx, 'verify', contact);
  if (customerId !== null) return withMessage(ctx, await confirm(ctx, 'phone', contact, customerId, signIn));
  if (signIn.loginType === 'manual') throw new AppError('step_gone');
  const { centralize_login } = await ctx.settings();
  if (signIn.loginType === 'otp' && !isOn(centralize_login.otp_login_status))
    throw new AppError('method_off');
  return withMessage(
    ctx,
    await verifySignInPhone(ctx, contact, signIn, await findPendingSocial(ctx, signIn)),
  );
}

async function findPendingSocial(
  ctx: RequestContext<'db' | 'now'>,
  signIn: SignIn,
): Promise<PendingSignIn | null> {
  return signIn.loginType === 'social' ? requirePendingSignIn(ctx, signIn.guestId) : null;
}

async function confirm(
  ctx: RequestContext & SignInDeps,
  channel: 'phone' | 'email',
  contact: string,
  customerId: number | null,
  signIn: SignIn,
): Promise<SignInResponse> {
  const customer = customerId === null ? null : await findById(ctx.db, customerId);
  if (!customer || customer[channel] !== contact) throw new AppError('code_invalid', undefined, 'otp');
  const change = channel === 'phone' ? { phoneVerified: true as const } : { emailVerified: true as const };
  const confirmed = await setVerified(ctx.db, customer.id, change, new Date(ctx.now()));
  return finishSignIn(ctx, confirmed ?? customer, signIn);
}

/** Resends the code of an open verification. Without one nothing is sent, and the response is the same. */
export async function resendOpenCode(
  ctx: RequestContext & CodeDeps,
  channel: 'phone' | 'email',
  input: string | undefined,
): Promise<{ message: string }> {
  const contact = await requireContact(ctx, channel, input);
  const open = await findOpenCode(ctx, 'verify', contact);
  const { firebase } = await getCodeChannels(ctx);
  await requestCode(ctx, {
    purpose: 'verify',
    channel: channel === 'phone' ? 'sms' : 'mail',
    to: contact,
    customerId: open?.customerId ?? null,
    send: open?.customerId != null && !(firebase && channel === 'phone'),
  });
  return { message: textOf('messages.code_on_its_way', ctx.language) };
}

async function requireContact(
  ctx: RequestContext<'settings'>,
  channel: 'phone' | 'email',
  input: string | undefined,
): Promise<string> {
  const text = (input ?? '').trim();
  if (text === '') throw new AppError('identifier_required', undefined, channel);
  if (channel === 'phone') {
    const phone = toE164(text, (await ctx.settings()).country);
    if (phone === null) throw new AppError('identifier_invalid', undefined, channel);
    return phone;
  }
  if (classifyIdentifier(text) !== 'email') throw new AppError('identifier_invalid', undefined, channel);
  return text.toLowerCase();
}

function withMessage(ctx: RequestContext, response: SignInResponse): VerifyResponse {
  return { ...response, message: textOf('messages.code_verified', ctx.language) };
}
