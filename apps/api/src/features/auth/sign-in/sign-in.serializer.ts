import type { SignInResponse } from '@errand/contract/auth';
import { resultOf, type Step } from '@errand/domain/auth';

export type LoginType = 'manual' | 'otp' | 'social';
/** How somebody signs in: on which device, by what, and whether it is to be remembered. */
export type SignIn = { guestId: string | null; loginType: LoginType; remember: boolean };

/** The wire form of a step that is still open; the table of the domain leads its reader there. */
export function openStepResponse(
  step: Exclude<Step, 'finish'>,
  loginType: LoginType,
  about: { email?: string | null; phone?: string | null; existing?: SignInResponse['is_exist_user'] } = {},
): SignInResponse {
  const says = resultOf(step);
  return {
    token: null,
    is_phone_verified: says.phoneVerified ? 1 : 0,
    is_email_verified: says.emailVerified ? 1 : 0,
    is_personal_info: says.hasPersonalInfo ? 1 : 0,
    is_exist_user: about.existing ?? null,
    login_type: loginType,
    email: about.email ?? null,
    phone: about.phone ?? null,
    dropped_cart_lines: [],
  };
}
