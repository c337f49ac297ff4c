import type { ParsedInput } from '@errand/contract';
import type { updateInfo } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { checkUserInfo } from '@errand/domain/auth';
import { AppError, type Rejection, type RequestContext, toRejections } from '../../../platform/http/index.ts';
import { createCustomer } from '../accounts/create-customer.ts';
import { releaseEmail, releasePhone } from '../accounts/customers.queries.ts';
import { splitName } from '../accounts/person-name.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/limits.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';
import type { SignInDeps } from '../auth.types.ts';
import { findGuestId, finishSignIn } from '../sign-in/finish-sign-in.ts';
import {
  consumePendingSignIn,
  type PendingSignIn,
  requirePendingSignIn,
} from '../sign-in/pending-sign-in.ts';
import { insertIdentity } from '../social/identities.queries.ts';
import { findReferrer } from './referrals.ts';

type InfoBody = ParsedInput<typeof updateInfo>['body'];

/**
 * Last step of a first sign-in by code or social account: name, refer code and the missing contact. The proven contact
 * comes from the pending sign-in, never from the body.
 */
export async function completeSignUp(
  ctx: RequestContext & SignInDeps,
  body: InfoBody,
): Promise<SignInResponse> {
  const guestId = await findGuestId(ctx, body.guest_id);
  const pending = await requirePendingSignIn(ctx, guestId);
  if (pending.existing !== null) throw new AppError('step_gone');
  const provenEmail = pending.social?.email ?? null;
  const email = provenEmail ?? (body.email ?? '').trim().toLowerCase();
  const { country } = await ctx.settings();
  const phone = pending.phone ?? toE164(body.phone ?? '', country);
  const referrer = await findReferrer(ctx, body.ref_code);
  const rejections = validate(body, pending, phone, country);
  if (referrer === 'unknown') rejections.push({ code: 'ref_code_unknown', field: 'ref_code' });
  if (rejections.length > 0) throw AppError.ofFields(rejections);

  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const account = {
    ...splitName(body.name),
    email: email || null,
    phone,
    passwordHash: null,
    emailVerified: provenEmail !== null,
    phoneVerified: pending.phone !== null,
    loginMedium: pending.social?.provider ?? ('otp' as const),
  };
  const customer = await ctx.db.transaction(async (tx) => {
    await consumePendingSignIn(ctx, tx, guestId);
    if (pending.phone) await releasePhone(tx, pending.phone);
    if (provenEmail) await releaseEmail(tx, provenEmail);
    const created = await createCustomer(ctx, tx, account, referrer);
    if (pending.social) {
      const { provider, subject } = pending.social;
      await insertIdentity(tx, { provider, subject, email: provenEmail, customerId: created.id });
    }
    return created;
  });
  return finishSignIn(ctx, customer, { guestId, loginType: pending.loginType, remember: pending.remember });
}

/** A sign-in by email requires the phone, any other the email. */
function validate(
  body: InfoBody,
  pending: PendingSignIn,
  phone: string | null,
  country: string,
): Rejection[] {
  const byEmail = pending.social?.email != null;
  const typed = pending.phone ?? body.phone ?? '';
  const missing = byEmail
    ? { phone: typed, fitsCountry: fitsCountry(typed, country) }
    : { email: body.email ?? '' };
  const problems = checkUserInfo({ name: body.name, ...missing });
  const rejections = toRejections(problems);
  if (byEmail && !problems.phone && phone === null)
    rejections.push({ code: 'phone_invalid', field: 'phone' });
  return rejections;
}
