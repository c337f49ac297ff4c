import { normalizeText } from '../text/index.ts';
import { classifyIdentifier, isEmail } from './identifier.ts';
import { PERSON_LIMITS } from './person-limits.ts';

/** Stable codes of field errors; the texts are in the translations. */
export type FieldErrorCode =
  | 'identifier_required'
  | 'identifier_invalid'
  | 'name_required'
  | 'email_required'
  | 'email_invalid'
  | 'email_long'
  | 'phone_required'
  | 'phone_short'
  | 'phone_length'
  | 'phone_digits'
  | 'password_required'
  | 'password_short'
  | 'password_long'
  | 'passwords_differ'
  | 'terms_required'
  | 'code_required'
  | 'code_length'
  | 'forgot_phone_required'
  | 'forgot_email_required'
  | 'forgot_email_invalid'
  | 'reset_password_required'
  | 'reset_confirm_required'
  | 'info_name_required'
  | 'info_phone_required';

/** Only fields with an error are present; empty when the form is valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldErrorCode>>;

const PASSWORD_MINIMUM = 6;
const PASSWORD_MAXIMUM = 256;
const PHONE_MINIMUM = 10;
const FORGOT_PHONE_DIGITS = 10;
export const CODE_LENGTH = 6;
export const RESEND_COOLDOWN_SECONDS = 60;
export const CODE_EXPIRY_MINUTES = 5;
export const CODE_ATTEMPTS = 5;

/** A typed phone. `fitsCountry` if it is a valid number of its country, whose length then counts. */
type PhoneForm = { phone: string; fitsCountry?: boolean };

export type SignUpForm = PhoneForm & {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

export function checkSignIn(form: {
  identifier: string;
  password: string;
}): FieldErrors<'identifier' | 'password'> {
  const unknown = classifyIdentifier(form.identifier) === 'invalid' ? 'identifier_invalid' : null;
  return problems({
    identifier: normalizeText(form.identifier, 'identifier') === '' ? 'identifier_required' : unknown,
    password: checkPassword(form.password),
  });
}

export function checkSignUp(form: SignUpForm): FieldErrors<Exclude<keyof SignUpForm, 'fitsCountry'>> {
  return problems({
    name: normalizeText(form.name) === '' ? 'name_required' : null,
    email: checkEmail(form.email),
    phone: phoneProblem(form),
    password: checkPassword(form.password),
    confirmPassword: confirmProblem(form.password, form.confirmPassword),
    terms: form.terms ? null : 'terms_required',
  });
}

/** Sign-in by code and the phone-only form. */
export function checkPhoneOnly(form: PhoneForm): FieldErrors<'phone'> {
  return problems({ phone: phoneProblem(form) });
}

/** The profile step after a first social or code sign-in. Checks only the contact that the step asks for. */
export function checkUserInfo(form: {
  name: string;
  email?: string;
  phone?: string;
  fitsCountry?: boolean;
}): FieldErrors<'name' | 'email' | 'phone'> {
  const { phone, fitsCountry = false } = form;
  return problems({
    name: normalizeText(form.name) === '' ? 'info_name_required' : null,
    email: form.email === undefined ? null : checkEmail(form.email),
    phone: phone === undefined ? null : phoneProblem({ phone, fitsCountry }, 'info_phone_required'),
  });
}

/**
 * The request of a password reset. Its phone field takes exactly 10 digits, unlike every other one [CONST-12], or a number
 * that fits its country.
 */
export function checkPasswordResetRequest(
  form: (PhoneForm & { method: 'phone' }) | { method: 'email'; email: string },
): FieldErrors<'phone' | 'email'> {
  if (form.method === 'email') {
    const problem = checkEmail(form.email);
    if (problem === null) return {};
    return { email: problem === 'email_required' ? 'forgot_email_required' : 'forgot_email_invalid' };
  }
  const phone = normalizeText(form.phone, 'identifier');
  if (phone === '') return { phone: 'forgot_phone_required' };
  if (form.fitsCountry) return {};
  return new RegExp(`^\\d{${FORGOT_PHONE_DIGITS}}$`).test(phone) ? {} : { phone: 'phone_length' };
}

export function checkNewPassword(form: {
  password: string;
  confirmPassword: string;
}): FieldErrors<'password' | 'confirmPassword'> {
  return problems({
    password: form.password === '' ? 'reset_password_required' : checkPassword(form.password),
    confirmPassword:
      form.confirmPassword === ''
        ? 'reset_confirm_required'
        : confirmProblem(form.password, form.confirmPassword),
  });
}

/** The profile form [PROFILE-19, PROFILE-22]. Email, phone and password are optional. */
export function checkProfile(
  form: Omit<SignUpForm, 'terms'>,
): FieldErrors<'name' | 'email' | 'phone' | 'password' | 'confirmPassword'> {
  const phone = normalizeText(form.phone, 'identifier');
  const untouched = form.password === '' && form.confirmPassword === '';
  return problems({
    name: normalizeText(form.name) === '' ? 'name_required' : null,
    email: normalizeText(form.email, 'identifier') === '' ? null : checkEmail(form.email),
    phone: phone === '' ? null : isProfilePhone(phone) ? phoneProblem(form) : 'phone_digits',
    password: untouched ? null : checkPassword(form.password),
    confirmPassword: untouched ? null : confirmProblem(form.password, form.confirmPassword),
  });
}

/** Whether the profile's phone field accepts the text: digits with an optional leading plus [PROFILE-19]. */
export function isProfilePhone(text: string): boolean {
  return /^\+?\d*$/.test(normalizeText(text, 'identifier'));
}

export function checkCode(typed: string): FieldErrorCode | null {
  const code = normalizeText(typed, 'identifier');
  if (code === '') return 'code_required';
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code) ? null : 'code_length';
}

export function checkEmail(text: string): FieldErrorCode | null {
  const email = normalizeText(text, 'identifier');
  if (email === '') return 'email_required';
  if (email.length > PERSON_LIMITS.mailCharacters) return 'email_long';
  return isEmail(email) ? null : 'email_invalid';
}

export function checkPassword(password: string): FieldErrorCode | null {
  if (password === '') return 'password_required';
  if (password.length < PASSWORD_MINIMUM) return 'password_short';
  return password.length > PASSWORD_MAXIMUM ? 'password_long' : null;
}

/** At least 10 characters, not counting whitespace and punctuation between digits, unless the number fits its country. */
function phoneProblem(
  { phone: typed, fitsCountry = false }: PhoneForm,
  missing: FieldErrorCode = 'phone_required',
): FieldErrorCode | null {
  const phone = normalizeText(typed, 'identifier').replace(/[\s().-]/g, '');
  if (phone === '') return missing;
  return !fitsCountry && phone.length < PHONE_MINIMUM ? 'phone_short' : null;
}

/** An empty confirmation is rejected even beside an empty password [AUTH-29]. */
function confirmProblem(password: string, confirmation: string): FieldErrorCode | null {
  return confirmation !== '' && password === confirmation ? null : 'passwords_differ';
}

function problems<Field extends string>(checked: Record<Field, FieldErrorCode | null>): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const field in checked) {
    const code = checked[field];
    if (code) found[field] = code;
  }
  return found;
}
