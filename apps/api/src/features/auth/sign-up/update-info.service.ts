import { isErrorCode, type ParsedInput } from '@errand/contract';
import type { SignInResponse, updateInfo } from '@errand/contract/auth';
import { checkUserInfo } from '@errand/domain/auth';
import { AppError, type Rejection, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { insertIdentity, releaseEmail, releasePhone } from '../accounts/customers.queries.ts';
import { namesOf } from '../accounts/person-name.ts';
import { storedPhone } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/rate-limit.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';
import { finishSignIn, guestSigningIn } from '../sign-in/finish-sign-in.ts';
import { endStep, type OpenStep, requireStep } from '../sign-in/pending-sign-in.ts';
import { createCustomer, referralOf } from './sign-up.service.ts';

type InfoBody = ParsedInput<typeof updateInfo>['body'];

/**
 * The last step of a first sign-in by code or social account: name, refer code and the contact that is missing. The
 * contact this device has proven is taken from the open step, never from what was posted.
 */
export async function completeInfo(ctx: RequestContext, body: InfoBody): Promise<SignInResponse> {
  const guestId = await guestSigningIn(ctx, body.guest_id);
  const step = await requireStep(ctx, guestId);
  if (step.existing !== null) throw new AppError('step_gone');
  const email = step.social?.email ?? (body.email ?? '').trim().toLowerCase();
  const phone = step.phone ?? storedPhone(body.phone ?? '', (await settingsOf(ctx)).country);
  const referral = await referralOf(ctx, body.ref_code);
  const refusals = rejectionsOf(body, step, phone);
  if (referral === 'unknown') refusals.push({ code: 'ref_code_unknown', field: 'ref_code' });
  if (refusals.length > 0) throw AppError.ofFields(refusals);

  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const provenEmail = step.social?.email ?? null;
  const person = {
    ...namesOf(body.name),
    email: email || null,
    phone,
    passwordHash: null,
    emailVerified: provenEmail !== null,
    phoneVerified: step.phone !== null,
    loginMedium: step.social?.provider ?? 'otp',
  };
  const customer = await ctx.db.transaction(async (tx) => {
    await endStep(ctx, tx, guestId);
    if (step.phone) await releasePhone(tx, step.phone);
    if (provenEmail) await releaseEmail(tx, provenEmail);
    const created = await createCustomer(ctx, tx, person, referral);
    if (step.social) {
      const { provider, subject } = step.social;
      await insertIdentity(tx, { provider, subject, email: provenEmail, customerId: created.id });
    }
    return created;
  });
  return finishSignIn(ctx, customer, { guestId, loginType: step.loginType, remember: step.remember });
}

/** The phone is asked for when the sign-in was by e-mail, else the e-mail. */
function rejectionsOf(body: InfoBody, step: OpenStep, phone: string | null): Rejection[] {
  const byEmail = step.social?.email != null;
  const asked = byEmail ? { phone: step.phone ?? body.phone ?? '' } : { email: body.email ?? '' };
  const problems = checkUserInfo({ name: body.name, ...asked });
  const refusals: Rejection[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field,
  }));
  if (byEmail && !problems.phone && phone === null) refusals.push({ code: 'phone_invalid', field: 'phone' });
  return refusals;
}
