import type { ParsedInput } from '@errand/contract';
import type { login, SignInResponse } from '@errand/contract/auth';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { findByEmail, findByIdentity } from '../accounts/customers.queries.ts';
import { SIGN_UP_LIMIT } from '../attempts/rate-limit.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import { hashed } from '../codes/codes.ts';
import { answerExistingUser, askExistingUser } from '../sign-in/existing-user.service.ts';
import { finishSignIn, guestSigningIn } from '../sign-in/finish-sign-in.ts';
import { requirePhone, sendSignInCode } from '../sign-in/otp.service.ts';
import { createNonce, type OpenStep, requireStep, saveStep } from '../sign-in/pending-sign-in.ts';
import { personOf } from './social-person.ts';

export type SocialBody = Pick<
  ParsedInput<typeof login>['body'],
  'token' | 'unique_id' | 'medium' | 'phone' | 'verified' | 'guest_id'
> & { remember?: boolean };

/** A number for the next ID token of this browser. */
export async function issueNonce(ctx: RequestContext): Promise<{ nonce: string }> {
  await requireAttempt(ctx, `nonce-address:${ctx.address}`, SIGN_UP_LIMIT);
  return { nonce: await createNonce(ctx) };
}

/**
 * Signing in by a social account. The token is checked once; what follows it (the existing-user question, the missing
 * phone) comes with the same token from the same device. A provider that names no e-mail is refused with `email`,
 * which opens the phone step.
 */
export async function loginSocial(ctx: RequestContext, body: SocialBody): Promise<SignInResponse> {
  const { medium, token } = body;
  await requireOffered(ctx, medium);
  if (!medium || !token) throw new AppError('social_invalid');
  const guestId = await guestSigningIn(ctx, body.guest_id);
  const how = { guestId, loginType: 'social', remember: body.remember ?? true } as const;
  const tokenHash = hashed(token);
  const begun = await requireStep(ctx, guestId).catch(() => null);
  if (begun?.tokenHash === tokenHash) {
    if (body.verified) return answerExistingUser(ctx, guestId, body.verified);
    if (body.phone) return sendSignInCode(ctx, await requirePhone(ctx, body.phone), 'social');
  }
  const social = await personOf(ctx, medium, token, body.unique_id);
  if (!social) throw new AppError('social_invalid');
  const linked = await findByIdentity(ctx.db, medium, social.subject);
  if (linked) return finishSignIn(ctx, linked, how);
  const step: OpenStep = {
    loginType: 'social',
    social,
    tokenHash,
    phone: null,
    existing: null,
    remember: how.remember,
  };
  if (social.email === null) return askForPhone(ctx, guestId, step, body.phone);
  const customer = await findByEmail(ctx.db, social.email);
  // An account whose phone is proven but whose e-mail is not does not give itself away to that e-mail.
  const asked = customer && !customer.emailVerified && customer.phoneVerified ? null : customer;
  return askExistingUser(ctx, guestId, step, asked);
}

async function askForPhone(
  ctx: RequestContext,
  guestId: string | null,
  step: OpenStep,
  phone: string | undefined,
) {
  await saveStep(ctx, guestId, step);
  if (!phone) throw new AppError('email');
  return sendSignInCode(ctx, await requirePhone(ctx, phone), 'social');
}

async function requireOffered(ctx: RequestContext, medium: SocialBody['medium']): Promise<void> {
  const { centralize_login: on } = await settingsOf(ctx);
  if (on.social_login_status !== 1) throw new AppError('method_off');
  if (medium && on[`${medium}_login_status`] !== 1) throw new AppError('method_off');
}
