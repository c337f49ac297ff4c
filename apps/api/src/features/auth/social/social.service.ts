import type { ParsedInput } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { isEmail } from '@errand/domain/auth';
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
  consumeNonce,
  createNonce,
  type PendingSignIn,
  requirePendingSignIn,
  type SocialProfile,
  savePendingSignIn,
} from '../sign-in/pending-sign-in.ts';
import { findByIdentity } from './identities.queries.ts';

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

/**
 * The profile behind a provider's token. Null for every invalid token: wrong key, issuer, audience or time, an unknown
 * or consumed nonce, an id other than the posted one. An unverified email is dropped.
 */
async function verifySocialToken(
  ctx: RequestContext & CodeDeps,
  provider: SocialProfile['provider'],
  token: string,
  uniqueId: string | undefined,
): Promise<SocialProfile | null> {
  const clientIds = await listClientIds(ctx, provider);
  if (clientIds.length === 0) return null;
  if (provider === 'facebook') {
    const person = await ctx.identity.facebook(clientIds[0] ?? '', token, ctx.now()).catch(() => null);
    if (!person || (uniqueId && uniqueId !== person.id)) return null;
    return { provider, subject: person.id, email: toEmail(person.email), name: person.name };
  }
  const claims = await ctx.identity.idToken(provider, token, clientIds, ctx.now()).catch((error: Error) => {
    ctx.log.info({ reason: error.message, provider }, 'an ID token was rejected');
    return null;
  });
  if (!claims?.sub || (uniqueId && uniqueId !== claims.sub)) return null;
  if (typeof claims.nonce !== 'string' || !(await consumeNonce(ctx, claims.nonce))) return null;
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    provider,
    subject: claims.sub,
    email: verified ? toEmail(claims.email) : null,
    name: typeof claims.name === 'string' ? claims.name : '',
  };
}

/** The operator's client ids at a provider. */
async function listClientIds(
  ctx: RequestContext<'settings'>,
  provider: SocialProfile['provider'],
): Promise<string[]> {
  const { social_login, apple_login } = await ctx.settings();
  const ids =
    provider === 'apple'
      ? apple_login.filter(({ status }) => status).flatMap((app) => [app.client_id, app.client_id_app])
      : social_login
          .filter(({ login_medium, status }) => login_medium === provider && status)
          .map(({ client_id }) => client_id);
  return ids.filter((id) => id !== '');
}

function toEmail(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 255 && isEmail(value) ? value.toLowerCase() : null;
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
