import type { ModuleType } from '../modules/index.ts';

export type LoginMode =
  | 'all'
  | 'otp_manual'
  | 'otp_social'
  | 'manual_social'
  | 'otp'
  | 'manual'
  | 'social'
  | '';

/** The sign-in modes from the three flags of `centralize_login`; none gives the empty mode. */
export function loginMode(on: { otp: boolean; manual: boolean; social: boolean }): LoginMode {
  if (on.otp && on.manual && on.social) return 'all';
  const names = (['otp', 'manual', 'social'] as const).filter((name) => on[name]);
  return names.join('_') as LoginMode;
}

/** What the steps read of a sign-in answer. */
export type LoginAnswer = {
  hasToken: boolean;
  hasPersonalInfo: boolean;
  hasExistingUser: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
};

export type LoginStep = 'is_exist_user' | 'user_info' | 'verify_phone' | 'verify_email' | 'finish';

/** What comes after an answer of sign-in or sign-up; the phone is verified before the e-mail. */
export function nextLoginStep(answer: LoginAnswer): LoginStep {
  if (!answer.hasToken && answer.hasExistingUser) return 'is_exist_user';
  if (!answer.hasPersonalInfo) return 'user_info';
  if (!answer.phoneVerified) return 'verify_phone';
  return answer.emailVerified ? 'finish' : 'verify_email';
}

/** What comes after an answer of a social sign-in (001 §4). */
export function nextSocialStep(
  answer: Pick<LoginAnswer, 'hasToken' | 'hasPersonalInfo' | 'hasExistingUser'>,
): 'finish' | 'phone_modal' | 'user_info' | 'is_exist_user' {
  if (!answer.hasPersonalInfo) return 'user_info';
  if (answer.hasExistingUser) return 'is_exist_user';
  return answer.hasToken ? 'finish' : 'phone_modal';
}

/** Where a finished login leads. */
export function afterLogin(where: {
  hasZone: boolean;
  moduleType: ModuleType | null;
  onForgotPassword: boolean;
}): '/home' | '/interest' {
  if (where.onForgotPassword || !where.hasZone) return '/home';
  return where.moduleType === 'parcel' ? '/home' : '/interest';
}
