import type { ParsedInput } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { findByEmail } from '../accounts/customers.queries.ts';
import { SIGN_UP_LIMIT } from '../attempts/limits.ts';
import { requireAttempt } from '../attempts/require-attempt.ts';
import type { CodeDeps, SignInDeps } from '../auth.types.ts';
import { sha256 } from '../codes/sha256.ts';
import { offerExistingAccount, resolveExistingAccount } from '../sign-in/existing-account.service.ts';
import { findGuestId, finishSignIn } from '../sign-in/finish-sign-in.ts';
import { requirePhone, sendSignInCode } from '../sign-in/otp.service.ts';
import {
  createNonce,
  type PendingSignIn,
  requirePendingSignIn,
  savePendingSignIn,
} from '../sign-in/pending-sign-in.ts';
import { findByIdentity } from './identities.queries.ts';
import { verifySocialToken } from './verify-social-token.ts';

export type SocialBody = Pick<
  ParsedInput<typeof login>['body'],
  'token' | 'unique_id' | 'medium' | 'phone' | 'verified' | 'guest_id'
> & { remember?: boolean };

/** Issues the nonce of this browser's next ID token. */
export async function issueNonce(ctx: RequestContext<'db' | 'now'>): Promise<{ nonce: string }> {
  await requireAttempt(ctx, `nonce-address:${ctx.address}`, SIGN_UP_LIMIT);
  return { nonce: await createNonce(ctx) };
}

/**
 * Signs in by a social account. The token is verified once; later steps (existing account, missing phone) send the same
 * token from the same device. A profile without an email throws `email`, which opens the phone step.
 */
export async function loginSocial(
  ctx: RequestContext & SignInDeps,
  body: SocialBody,
): Promise<SignInResponse> {
  const { medium, token } = body;
  await requireSocialEnabled(ctx, medium);
  if (!medium || !token) throw new AppError('social_invalid');
  const guestId = await findGuestId(ctx, body.guest_id);
  const signIn = { guestId, loginType: 'social', remember: body.remember ?? true } as const;
  const tokenHash = sha256(token);
  const begun = await requirePendingSignIn(ctx, guestId).catch(() => null);
  if (begun?.tokenHash === tokenHash) {
    if (body.verified) return resolveExistingAccount(ctx, guestId, body.verified);
    if (body.phone) return sendSignInCode(ctx, await requirePhone(ctx, body.phone), 'social');
  }
  const social = await verifySocialToken(ctx, medium, token, body.unique_id);
  if (!social) throw new AppError('social_invalid');
  const linked = await findByIdentity(ctx.db, medium, social.subject);
  if (linked) return finishSignIn(ctx, linked, signIn);
  const pending: PendingSignIn = {
    loginType: 'social',
    social,
    tokenHash,
    phone: null,
    existing: null,
    remember: signIn.remember,
  };
  if (social.email === null) return continueWithPhone(ctx, guestId, pending, body.phone);
  const customer = await findByEmail(ctx.db, social.email);
  // An account with a verified phone but an unverified email is not revealed to the owner of that email.
  const hidden = customer && !customer.emailVerified && customer.phoneVerified;
  return offerExistingAccount(ctx, guestId, pending, hidden ? null : customer);
}

async function continueWithPhone(
  ctx: RequestContext & CodeDeps,
  guestId: string | null,
  pending: PendingSignIn,
  phone: string | undefined,
) {
  await savePendingSignIn(ctx, guestId, pending);
  if (!phone) throw new AppError('email');
  return sendSignInCode(ctx, await requirePhone(ctx, phone), 'social');
}

async function requireSocialEnabled(
  ctx: RequestContext<'settings'>,
  medium: SocialBody['medium'],
): Promise<void> {
  const { centralize_login: methods } = await ctx.settings();
  if (!isOn(methods.social_login_status)) throw new AppError('method_off');
  if (medium && methods[`${medium}_login_status`] !== 1) throw new AppError('method_off');
}
