import type { ParsedInput } from '@errand/contract';
import type { signUp } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { checkSignUp } from '@errand/domain/auth';
import { AppError, type Rejection, type RequestContext, toRejections } from '../../../platform/http/index.ts';
import { rejectCommonPassword } from '../accounts/common-passwords.ts';
import { createCustomer } from '../accounts/create-customer.ts';
import { hashPassword } from '../accounts/password.ts';
import { cleanName, splitName } from '../accounts/person-name.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/limits.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';
import type { SignInDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { findGuestId, finishSignIn } from '../sign-in/finish-sign-in.ts';
import { findReferrer } from './referrals.ts';
import { repeatSignUp } from './repeated-sign-up.ts';

type SignUpBody = ParsedInput<typeof signUp>['body'];

/**
 * Creates an account and signs it in, unless a contact must be verified first. Until then the person can sign up again
 * with a corrected contact. Rejects all invalid fields at once.
 */
export async function signUpCustomer(
  ctx: RequestContext & SignInDeps,
  body: SignUpBody,
): Promise<SignInResponse> {
  const settings = await ctx.settings();
  if (!isOn(settings.centralize_login.manual_login_status)) throw new AppError('method_off');
  const name = readName(body);
  const email = (body.email ?? '').trim().toLowerCase();
  const phone = toE164(body.phone ?? '', settings.country);
  const password = body.password ?? '';
  const referrer = await findReferrer(ctx, body.ref_code);
  const rejections = validate(body, `${name.firstName}${name.lastName}`, phone, settings.country);
  if (referrer === 'unknown') rejections.push({ code: 'ref_code_unknown', field: 'ref_code' });
  if (rejections.length > 0 || phone === null) throw AppError.ofFields(rejections);

  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const passwordHash = await hashPassword(password);
  const guestId = await findGuestId(ctx, body.guest_id);
  const contacts = { ...name, email, phone };
  const { required } = await getCodeChannels(ctx);
  const customer = await ctx.db.transaction(
    async (tx) =>
      (await repeatSignUp(tx, { ...contacts, password }, required, new Date(ctx.now()))) ??
      createCustomer(ctx, tx, { ...contacts, passwordHash, loginMedium: 'manual' }, referrer),
  );
  return finishSignIn(ctx, customer, { guestId, loginType: 'manual', remember: true });
}

/** Older clients send first and last name apart. */
function readName(body: SignUpBody): { firstName: string; lastName: string } {
  const separate = `${body.f_name ?? ''}${body.l_name ?? ''}`.trim() !== '';
  if (!body.name?.trim() && separate) {
    return { firstName: cleanName(body.f_name ?? ''), lastName: cleanName(body.l_name ?? '') };
  }
  return splitName(body.name ?? '');
}

const FIELDS = { confirmPassword: 'confirm_password', terms: 'tandc' };

function validate(body: SignUpBody, name: string, phone: string | null, country: string): Rejection[] {
  const problems = checkSignUp({
    name,
    email: body.email ?? '',
    phone: body.phone ?? '',
    fitsCountry: fitsCountry(body.phone ?? '', country),
    password: body.password ?? '',
    confirmPassword: body.confirm_password ?? '',
    // The form checks the box itself and does not send it.
    terms: true,
  });
  const rejections = toRejections(problems, FIELDS);
  if (!problems.password) rejections.push(...rejectCommonPassword(body.password ?? ''));
  if (!problems.phone && phone === null) rejections.push({ code: 'phone_invalid', field: 'phone' });
  return rejections;
}
