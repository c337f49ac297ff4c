import type { SignInResponse } from '@errand/contract/auth-fields';
import { type LoginType, loginResultForStep, type Step } from '@errand/domain/auth';

/** The device, method and duration of a sign-in. */
export type SignIn = { guestId: string | null; loginType: LoginType; remember: boolean };

/** The response of a sign-in with an open step. */
export function toPendingResponse(
  step: Exclude<Step, 'finish'>,
  loginType: LoginType,
  about: { email?: string | null; phone?: string | null; existing?: SignInResponse['is_exist_user'] } = {},
): SignInResponse {
  const flags = loginResultForStep(step);
  return {
    token: null,
    is_phone_verified: flags.phoneVerified ? 1 : 0,
    is_email_verified: flags.emailVerified ? 1 : 0,
    is_personal_info: flags.hasPersonalInfo ? 1 : 0,
    is_exist_user: about.existing ?? null,
    login_type: loginType,
    email: about.email ?? null,
    phone: about.phone ?? null,
    dropped_cart_lines: [],
  };
}
