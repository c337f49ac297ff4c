import { messageText, type ParsedInput } from '@errand/contract';
import type { firebaseVerifyToken, SignInResponse, verifyPhone } from '@errand/contract/auth';
import { checkCode, classifyIdentifier } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { findById, setVerified } from '../accounts/customers.queries.ts';
import { storedPhone } from '../accounts/phone.ts';
import { requireToolkitPhone } from '../firebase/firebase.service.ts';
import { finishSignIn, guestSigningIn } from '../sign-in/finish-sign-in.ts';
import { verifySignInPhone } from '../sign-in/otp.service.ts';
import { type OpenStep, requireStep } from '../sign-in/pending-sign-in.ts';
import type { SignIn } from '../sign-in/sign-in.serializer.ts';
import { sendersOf } from './code-channels.ts';
import { consumeOpenCode, findOpenCode, requestCode, requireCode } from './codes.ts';

type Answer = SignInResponse & { message: string };
type VerifyBody = ParsedInput<typeof verifyPhone>['body'];

/** The code of a sign-in, sign-up or profile step, entered. Gives the token, or what is still open. */
export async function verifyContact(ctx: RequestContext, body: VerifyBody): Promise<Answer> {
  const guestId = await guestSigningIn(ctx, body.guest_id);
  const how = { guestId, loginType: body.login_type, remember: body.remember };
  const channel = body.verification_type;
  const contact = await contactOf(ctx, channel, body[channel]);
  if (channel === 'phone' && how.loginType !== 'manual') {
    const answer = await signInByCode(ctx, contact, body.otp, how);
    if (answer) return said(ctx, answer);
  }
  const { customerId } = await requireCode(ctx, 'verify', contact, body.otp);
  return said(ctx, await confirm(ctx, channel, contact, customerId, how));
}

/**
 * The code of a sign-in. Null when it is rather that of an open verification: both may be on their way to one phone,
 * and somebody who asks for the one must not get in the way of who was sent the other.
 */
async function signInByCode(
  ctx: RequestContext,
  phone: string,
  otp: string,
  how: SignIn,
): Promise<SignInResponse | null> {
  if (!(await findOpenCode(ctx, 'sign_in', phone))) return null;
  const begun = how.loginType === 'social' ? await requireStep(ctx, how.guestId).catch(() => null) : null;
  if (how.loginType === 'social' && !begun) return null;
  try {
    await requireCode(ctx, 'sign_in', phone, otp);
  } catch (error) {
    const verifying = await findOpenCode(ctx, 'verify', phone);
    if (verifying?.customerId == null) throw error;
    return null;
  }
  return verifySignInPhone(ctx, phone, how, begun);
}

/** The same with a code of the identity provider: it proves the phone, the rest is as above. */
export async function verifyByToolkit(
  ctx: RequestContext,
  body: ParsedInput<typeof firebaseVerifyToken>['body'],
): Promise<Answer> {
  const guestId = await guestSigningIn(ctx, body.guest_id);
  const how = { guestId, loginType: body.login_type, remember: body.remember };
  const problem = checkCode(body.otp);
  if (problem) throw new AppError(problem === 'code_required' ? problem : 'code_length', undefined, 'otp');
  const contact = await contactOf(ctx, 'phone', body.phone);
  await requireToolkitPhone(ctx, body.session_info, body.otp, contact);
  const customerId = await consumeOpenCode(ctx, 'verify', contact);
  if (customerId !== null) return said(ctx, await confirm(ctx, 'phone', contact, customerId, how));
  if (how.loginType === 'manual') throw new AppError('step_gone');
  const { centralize_login } = await settingsOf(ctx);
  if (how.loginType === 'otp' && centralize_login.otp_login_status !== 1) throw new AppError('method_off');
  return said(ctx, await verifySignInPhone(ctx, contact, how, await begunOf(ctx, how)));
}

async function begunOf(ctx: RequestContext, how: SignIn): Promise<OpenStep | null> {
  return how.loginType === 'social' ? requireStep(ctx, how.guestId) : null;
}

async function confirm(
  ctx: RequestContext,
  channel: 'phone' | 'email',
  contact: string,
  customerId: number | null,
  how: SignIn,
): Promise<SignInResponse> {
  const customer = customerId === null ? null : await findById(ctx.db, customerId);
  if (!customer || customer[channel] !== contact) throw new AppError('code_invalid', undefined, 'otp');
  const change = channel === 'phone' ? { phoneVerified: true as const } : { emailVerified: true as const };
  const confirmed = await setVerified(ctx.db, customer.id, change, new Date(ctx.now()));
  return finishSignIn(ctx, confirmed ?? customer, how);
}

/** Sends an open verification's code once more. Where none is open nothing is sent, and nothing tells. */
export async function resendOpenCode(
  ctx: RequestContext,
  channel: 'phone' | 'email',
  typed: string | undefined,
): Promise<{ message: string }> {
  const contact = await contactOf(ctx, channel, typed);
  const open = await findOpenCode(ctx, 'verify', contact);
  const { firebase } = await sendersOf(ctx);
  await requestCode(ctx, {
    purpose: 'verify',
    channel: channel === 'phone' ? 'sms' : 'mail',
    to: contact,
    customerId: open?.customerId ?? null,
    send: open?.customerId != null && !(firebase && channel === 'phone'),
  });
  return { message: messageText('code_on_its_way', ctx.language) };
}

async function contactOf(
  ctx: RequestContext,
  channel: 'phone' | 'email',
  typed: string | undefined,
): Promise<string> {
  const text = (typed ?? '').trim();
  if (text === '') throw new AppError('identifier_required', undefined, channel);
  if (channel === 'phone') {
    const phone = storedPhone(text, (await settingsOf(ctx)).country);
    if (phone === null) throw new AppError('identifier_invalid', undefined, channel);
    return phone;
  }
  if (classifyIdentifier(text) !== 'email') throw new AppError('identifier_invalid', undefined, channel);
  return text.toLowerCase();
}

function said(ctx: RequestContext, answer: SignInResponse): Answer {
  return { ...answer, message: messageText('code_right', ctx.language) };
}
