import { isErrorCode, type ParsedInput } from '@errand/contract';
import type { login, SignInResponse } from '@errand/contract/auth';
import { checkSignIn, classifyIdentifier } from '@errand/domain/auth';
import { AppError, type Rejection, type RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { findByEmail, findByPhone } from '../accounts/customers.queries.ts';
import { verifyPassword } from '../accounts/password.ts';
import { storedPhone } from '../accounts/phone.ts';
import { ADDRESS_LIMIT, PASSWORD_LIMIT } from '../attempts/rate-limit.ts';
import { accountKey, addressKey, requireAttempt, settleAttempts } from '../attempts/require-attempt.ts';
import { loginSocial } from '../social/social.service.ts';
import { finishSignIn, guestSigningIn } from './finish-sign-in.ts';
import { loginByCode } from './otp.service.ts';

type LoginBody = ParsedInput<typeof login>['body'];

/** The three ways in; one the operator has switched off is refused with `method_off`. */
export function loginCustomer(ctx: RequestContext, body: LoginBody): Promise<SignInResponse> {
  if (body.login_type === 'otp') return loginByCode(ctx, body);
  if (body.login_type === 'social') return loginSocial(ctx, body);
  return loginByPassword(ctx, body);
}

/**
 * Signs in by e-mail or phone and password. An unknown account and a wrong password look alike (`auth-001`), in their
 * time too; that an account is closed (`auth-003`) is told only to whoever knows its password.
 */
async function loginByPassword(ctx: RequestContext, body: LoginBody): Promise<SignInResponse> {
  requireForm(body);
  const { country, centralize_login } = await settingsOf(ctx);
  if (centralize_login.manual_login_status !== 1) throw new AppError('method_off');
  const identifier = identifierOf(body.email_or_phone, country);
  await requireAttempt(ctx, addressKey(ctx), ADDRESS_LIMIT);
  await requireAttempt(ctx, accountKey(ctx, identifier.value), PASSWORD_LIMIT);

  const find = identifier.kind === 'email' ? findByEmail : findByPhone;
  const customer = await find(ctx.db, identifier.value);
  const fits = await verifyPassword(body.password, customer?.passwordHash ?? null);
  if (!customer || !fits) throw new AppError('auth-001');

  const guestId = await guestSigningIn(ctx, body.guest_id);
  const answer = await finishSignIn(ctx, customer, {
    guestId,
    loginType: 'manual',
    remember: body.remember,
  });
  await settleAttempts(ctx, identifier.value);
  return answer;
}

function requireForm(body: LoginBody): void {
  const problems = checkSignIn({ identifier: body.email_or_phone, password: body.password });
  const refusals: Rejection[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field: field === 'identifier' ? 'email_or_phone' : field,
  }));
  if (refusals.length > 0) throw AppError.ofFields(refusals);
}

function identifierOf(text: string, country: string): { kind: 'email' | 'phone'; value: string } {
  const written = text.trim();
  if (classifyIdentifier(written) === 'email') return { kind: 'email', value: written.toLowerCase() };
  return { kind: 'phone', value: storedPhone(written, country) ?? written };
}
