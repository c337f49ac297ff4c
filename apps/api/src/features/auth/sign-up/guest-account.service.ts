import { isOn } from '@errand/contract/flag';
import { checkSignUp } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext, toRejections } from '../../../platform/http/index.ts';
import { rejectCommonPassword } from '../accounts/common-passwords.ts';
import { createCustomer, type NewCustomer } from '../accounts/create-customer.ts';
import { hashPassword } from '../accounts/password.ts';
import { splitName } from '../accounts/person-name.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import { SIGN_UP_LIMIT } from '../attempts/limits.ts';
import { requireAttempt, signUpKey } from '../attempts/require-attempt.ts';

type AccountRequest = { name: string; email: string; phone: string; password: string };

/** The order's fields that hold the values of a sign-up form. */
const FIELDS = {
  name: 'contact_person_name',
  email: 'contact_person_email',
  phone: 'contact_person_number',
};

/**
 * Validates the account a guest requests with an order, as at sign-up, and rejects all invalid fields at once. Inserts
 * nothing yet. Counts as a sign-up attempt.
 */
export async function guestAccount(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  sent: AccountRequest,
): Promise<NewCustomer> {
  const settings = await ctx.settings();
  if (!isOn(settings.centralize_login.manual_login_status)) throw new AppError('method_off');
  const phone = toE164(sent.phone, settings.country);
  const email = sent.email.trim().toLowerCase();
  const problems = checkSignUp({
    ...sent,
    email,
    fitsCountry: fitsCountry(sent.phone, settings.country),
    confirmPassword: sent.password,
    terms: true,
  });
  const rejections = toRejections(problems, FIELDS);
  if (!problems.password) rejections.push(...rejectCommonPassword(sent.password));
  if (!problems.phone && phone === null) rejections.push({ code: 'phone_invalid', field: FIELDS.phone });
  if (rejections.length > 0) throw AppError.ofFields(rejections);
  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_LIMIT);
  const passwordHash = await hashPassword(sent.password);
  return { ...splitName(sent.name), email, phone, passwordHash, loginMedium: 'manual' };
}

/** Inserts the account in the order's transaction. Throws `email_taken` and `phone_taken`. */
export async function createGuestAccount(
  ctx: RequestContext<'now'>,
  tx: Tx,
  account: NewCustomer,
): Promise<void> {
  await createCustomer(ctx, tx, account, null);
}
