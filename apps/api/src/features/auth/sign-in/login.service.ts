import type { ParsedInput } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { isOn } from '@errand/contract/flag';
import { checkSignIn, classifyIdentifier } from '@errand/domain/auth';
import { AppError, type RequestContext, toRejections } from '../../../platform/http/index.ts';
import { findByEmail, findByPhone } from '../accounts/customers.queries.ts';
import { DEMO_CUSTOMER } from '../accounts/demo-customer.ts';
import { verifyPassword } from '../accounts/password.ts';
import { fitsCountry, toE164 } from '../accounts/phone.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, PASSWORD_LIMIT } from '../attempts/limits.ts';
import {
  accountKey,
  addressKey,
  clearAttempts,
  identifierKey,
  requireAttempt,
} from '../attempts/require-attempt.ts';
import type { SignInDeps } from '../auth.types.ts';
import { loginSocial } from '../social/social.service.ts';
import { findGuestId, finishSignIn } from './finish-sign-in.ts';
import { loginByCode } from './otp.service.ts';

type LoginBody = ParsedInput<typeof login>['body'];

/** Signs in by password, code or social account. Throws `method_off` for a method the operator has switched off. */
export function loginCustomer(
  ctx: RequestContext<'demo'> & SignInDeps,
  body: LoginBody,
): Promise<SignInResponse> {
  if (body.login_type === 'otp') return loginByCode(ctx, body);
  if (body.login_type === 'social') return loginSocial(ctx, body);
  return loginByPassword(ctx, body);
}

/**
 * Signs in by email or phone and password. An unknown account and a wrong password are indistinguishable (`auth-001`),
 * also by response time; a blocked account is reported (`auth-003`) only with the right password.
 */
async function loginByPassword(
  ctx: RequestContext<'demo'> & SignInDeps,
  body: LoginBody,
): Promise<SignInResponse> {
  const { country, centralize_login } = await ctx.settings();
  validate(body, country);
  if (!isOn(centralize_login.manual_login_status)) throw new AppError('method_off');
  const identifier = parseIdentifier(body.email_or_phone, country);
  await requireAttempt(ctx, addressKey(ctx), ADDRESS_LIMIT);
  await requireAttempt(ctx, accountKey(ctx, identifier.value), PASSWORD_LIMIT);
  await requireAttempt(ctx, identifierKey(identifier.value), ACCOUNT_LIMIT);

  const find = identifier.kind === 'email' ? findByEmail : findByPhone;
  const customer = await find(ctx.db, identifier.value);
  const matches = await verifyPassword(body.password, customer?.passwordHash ?? null);
  // A database that was once the demo's may still hold its account.
  if (!ctx.demo && body.password === DEMO_CUSTOMER.password) throw new AppError('auth-001');
  if (!customer || !matches) throw new AppError('auth-001');

  const guestId = await findGuestId(ctx, body.guest_id);
  const signIn = { guestId, loginType: 'manual', remember: body.remember } as const;
  const response = await finishSignIn(ctx, customer, signIn);
  await clearAttempts(ctx, identifier.value);
  return response;
}

/** A number as its country writes it, with a leading 0, is an identifier too. */
function validate(body: LoginBody, country: string): void {
  const typed = body.email_or_phone;
  const identifier = fitsCountry(typed, country) ? (toE164(typed, country) ?? typed) : typed;
  const problems = checkSignIn({ identifier, password: body.password });
  const rejections = toRejections(problems, { identifier: 'email_or_phone' });
  if (rejections.length > 0) throw AppError.ofFields(rejections);
}

function parseIdentifier(text: string, country: string): { kind: 'email' | 'phone'; value: string } {
  const trimmed = text.trim();
  if (classifyIdentifier(trimmed) === 'email') return { kind: 'email', value: trimmed.toLowerCase() };
  return { kind: 'phone', value: toE164(trimmed, country) ?? trimmed };
}
