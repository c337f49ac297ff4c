import type { ParsedInput } from '@errand/contract';
import { isErrorCode } from '@errand/contract';
import type { SignInAnswer, signUp } from '@errand/contract/auth';
import { checkSignUp } from '@errand/domain/auth';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type Ctx, type Refusal } from '../../platform/http/index.ts';
import { settingsOf } from '../settings/index.ts';
import { SIGN_UP_RULE } from './attempt-rule.ts';
import { requireAttempt, signUpKey } from './attempts.ts';
import { findByRefCode, findTaken, insertCustomer } from './auth.queries.ts';
import { guestWhoSignsIn, startSession } from './auth.service.ts';
import { namesOf } from './names.ts';
import { hashPassword } from './password.ts';
import { storedPhone } from './phone.ts';
import { createRefCode } from './token.ts';

type SignUpBody = ParsedInput<typeof signUp>['body'];
type NewCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  passwordHash: string;
};

/** A refer code is random; more collisions in a row than this do not happen. */
const MOST_TRIES = 5;

/** A new account, signed in at once. Every broken field is named in one refusal. */
export async function signUpCustomer(ctx: Ctx, body: SignUpBody): Promise<SignInAnswer> {
  const settings = await settingsOf(ctx);
  const name = nameOf(body);
  const email = (body.email ?? '').trim().toLowerCase();
  const phone = storedPhone(body.phone ?? '', settings.country);
  const password = body.password ?? '';
  const refCode = settings.customer_wallet_status && settings.ref_earning_status ? body.ref_code?.trim() : '';
  const referredBy = refCode ? await findByRefCode(ctx.db, refCode.toUpperCase()) : null;
  const refusals = refusalsOf(body, `${name.firstName}${name.lastName}`, phone);
  if (refCode && referredBy === null) refusals.push({ code: 'ref_code_unknown', field: 'ref_code' });
  if (refusals.length > 0 || phone === null) throw AppError.ofFields(refusals);

  await requireAttempt(ctx, signUpKey(ctx), SIGN_UP_RULE);
  const passwordHash = await hashPassword(password);
  const guestId = await guestWhoSignsIn(ctx, body.guest_id);
  return ctx.db.transaction(async (tx) => {
    const customer = await createCustomer(ctx, tx, { ...name, email, phone, passwordHash }, referredBy);
    return startSession(ctx, tx, customer, guestId);
  });
}

async function createCustomer(ctx: Ctx, tx: Tx, row: NewCustomer, referredBy: number | null) {
  const at = new Date(ctx.now());
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const values = { ...row, referredBy, refCode: createRefCode(), createdAt: at, updatedAt: at };
    const customer = await insertCustomer(tx, values);
    if (customer) return customer;
    const taken = await findTaken(tx, row.email, row.phone);
    const refusals: Refusal[] = [];
    if (taken.email) refusals.push({ code: 'email_taken', field: 'email', details: {} });
    if (taken.phone) refusals.push({ code: 'phone_taken', field: 'phone', details: {} });
    if (refusals.length > 0) throw AppError.ofFields(refusals);
  }
  throw new Error('no free refer code was found');
}

function nameOf(body: SignUpBody): { firstName: string; lastName: string } {
  const parted = `${body.f_name ?? ''}${body.l_name ?? ''}`.trim() !== '';
  if (!body.name?.trim() && parted) {
    return { firstName: (body.f_name ?? '').trim(), lastName: (body.l_name ?? '').trim() };
  }
  return namesOf(body.name ?? '');
}

const FIELDS = { confirmPassword: 'confirm_password', terms: 'tandc' } as Record<string, string>;

function refusalsOf(body: SignUpBody, name: string, phone: string | null): Refusal[] {
  const problems = checkSignUp({
    name,
    email: body.email ?? '',
    phone: body.phone ?? '',
    password: body.password ?? '',
    confirmPassword: body.confirm_password ?? '',
    terms: true, // the box is the form's own: its tick is not sent (specification 001 §3)
  });
  const refusals: Refusal[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field: FIELDS[field] ?? field,
  }));
  if (!problems.phone && phone === null) refusals.push({ code: 'phone_invalid', field: 'phone' });
  return refusals;
}
