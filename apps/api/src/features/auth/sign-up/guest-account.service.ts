import { isErrorCode } from '@errand/contract';
import { checkSignUp } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type Rejection, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { hashPassword } from '../accounts/password.ts';
import { namesOf } from '../accounts/person-name.ts';
import { storedPhone } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/rate-limit.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';
import { createCustomer, type NewCustomer } from './sign-up.service.ts';

type Sent = { name: string; email: string; phone: string; password: string };

/** Where a guest's order says what the form of sign-up asks. */
const FIELDS: Record<string, string> = {
  name: 'contact_person_name',
  email: 'contact_person_email',
  phone: 'contact_person_number',
};

/**
 * The account that a guest asks for with an order, checked as at sign-up; every broken field is named in one refusal.
 * Nothing is made yet. Counts as a try to sign up.
 */
export async function guestAccount(ctx: RequestContext, sent: Sent): Promise<NewCustomer> {
  const settings = await settingsOf(ctx);
  if (settings.centralize_login.manual_login_status !== 1) throw new AppError('method_off');
  const phone = storedPhone(sent.phone, settings.country);
  const email = sent.email.trim().toLowerCase();
  const problems = checkSignUp({ ...sent, email, confirmPassword: sent.password, terms: true });
  const refusals: Rejection[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field: FIELDS[field] ?? field,
  }));
  if (!problems.phone && phone === null) refusals.push({ code: 'phone_invalid', field: FIELDS.phone });
  if (refusals.length > 0) throw AppError.ofFields(refusals);
  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const passwordHash = await hashPassword(sent.password);
  return { ...namesOf(sent.name), email, phone, passwordHash, loginMedium: 'manual' };
}

/** Makes it, with the order or not at all. Throws `email_taken` and `phone_taken`. */
export async function createGuestAccount(ctx: RequestContext, tx: Tx, account: NewCustomer): Promise<void> {
  await createCustomer(ctx, tx, account, null);
}
