import type { ParsedInput } from '@errand/contract';
import { isErrorCode } from '@errand/contract';
import type { SignInResponse, signUp } from '@errand/contract/auth';
import { checkSignUp } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { findByRefCode, findTaken, insertCustomer } from '../accounts/customers.queries.ts';
import { hashPassword } from '../accounts/password.ts';
import { cleanName, namesOf } from '../accounts/person-name.ts';
import { storedPhone } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/rate-limit.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';
import { createRefCode } from '../session/token.ts';
import { finishSignIn, guestSigningIn } from '../sign-in/finish-sign-in.ts';

type SignUpBody = ParsedInput<typeof signUp>['body'];
export type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  emailVerified?: boolean;
  phoneVerified?: boolean;
  loginMedium: string;
};

/** A refer code is random; more collisions in a row than this do not happen. */
const MAX_TRIES = 5;

/** A new account, signed in at once unless a contact must be verified first. Every broken field is named in one refusal. */
export async function signUpCustomer(ctx: RequestContext, body: SignUpBody): Promise<SignInResponse> {
  const settings = await settingsOf(ctx);
  if (settings.centralize_login.manual_login_status !== 1) throw new AppError('method_off');
  const name = nameOf(body);
  const email = (body.email ?? '').trim().toLowerCase();
  const phone = storedPhone(body.phone ?? '', settings.country);
  const password = body.password ?? '';
  const referral = await referralOf(ctx, body.ref_code);
  const refusals = rejectionsOf(body, `${name.firstName}${name.lastName}`, phone);
  if (referral === 'unknown') refusals.push({ code: 'ref_code_unknown', field: 'ref_code' });
  if (refusals.length > 0 || phone === null) throw AppError.ofFields(refusals);

  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const passwordHash = await hashPassword(password);
  const guestId = await guestSigningIn(ctx, body.guest_id);
  const person = { ...name, email, phone, passwordHash, loginMedium: 'manual' };
  const customer = await ctx.db.transaction((tx) => createCustomer(ctx, tx, person, referral));
  return finishSignIn(ctx, customer, { guestId, loginType: 'manual', remember: true });
}

/** Whose refer code was given: null for none, or where referrals are off. */
export async function referralOf(
  ctx: RequestContext,
  code: string | null | undefined,
): Promise<number | null | 'unknown'> {
  const settings = await settingsOf(ctx);
  const refCode = settings.customer_wallet_status && settings.ref_earning_status ? code?.trim() : '';
  if (!refCode) return null;
  return (await findByRefCode(ctx.db, refCode.toUpperCase())) ?? 'unknown';
}

/** Refused with `email_taken` and `phone_taken`, each at its field. */
export async function createCustomer(
  ctx: RequestContext,
  tx: Tx,
  row: NewCustomer,
  referral: number | null | 'unknown',
) {
  const referredBy = referral === 'unknown' ? null : referral;
  const at = new Date(ctx.now());
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const values = { ...row, referredBy, refCode: createRefCode(), createdAt: at, updatedAt: at };
    const customer = await insertCustomer(tx, values);
    if (customer) return customer;
    const taken = await findTaken(tx, row.email, row.phone);
    const refusals: Rejection[] = [];
    if (taken.email) refusals.push({ code: 'email_taken', field: 'email', details: {} });
    if (taken.phone) refusals.push({ code: 'phone_taken', field: 'phone', details: {} });
    if (refusals.length > 0) throw AppError.ofFields(refusals);
  }
  throw new Error('no free refer code was found');
}

function nameOf(body: SignUpBody): { firstName: string; lastName: string } {
  const parted = `${body.f_name ?? ''}${body.l_name ?? ''}`.trim() !== '';
  if (!body.name?.trim() && parted) {
    return { firstName: cleanName(body.f_name ?? ''), lastName: cleanName(body.l_name ?? '') };
  }
  return namesOf(body.name ?? '');
}

const FIELDS = { confirmPassword: 'confirm_password', terms: 'tandc' } as Record<string, string>;

function rejectionsOf(body: SignUpBody, name: string, phone: string | null): Rejection[] {
  const problems = checkSignUp({
    name,
    email: body.email ?? '',
    phone: body.phone ?? '',
    password: body.password ?? '',
    confirmPassword: body.confirm_password ?? '',
    terms: true, // the box is the form's own: its tick is not sent (specification 001 §3)
  });
  const refusals: Rejection[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field: FIELDS[field] ?? field,
  }));
  if (!problems.phone && phone === null) refusals.push({ code: 'phone_invalid', field: 'phone' });
  return refusals;
}
