import type { ModuleType } from '../modules/index.ts';
import { LOGIN_TYPES } from './login-types.ts';

const LOGIN_MODES = [
  'all',
  'otp_manual',
  'otp_social',
  'manual_social',
  'otp',
  'manual',
  'social',
  '',
] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

/** The sign-in mode of the three flags of `centralize_login`; empty when all are off [AUTH-46 to AUTH-53]. */
export function loginMode(on: { otp: boolean; manual: boolean; social: boolean }): LoginMode {
  if (on.otp && on.manual && on.social) return 'all';
  const name = LOGIN_TYPES.filter((method) => on[method]).join('_');
  return LOGIN_MODES.find((mode) => mode === name) ?? '';
}

/** The sign-in methods of a mode. */
export function signInMethods(mode: LoginMode): { manual: boolean; otp: boolean; social: boolean } {
  const has = (name: string) => mode === 'all' || mode.split('_').includes(name);
  return { manual: has('manual'), otp: has('otp'), social: has('social') };
}

/** The fields of a sign-in response that determine the next step. */
export type LoginResult = {
  hasToken: boolean;
  hasPersonalInfo: boolean;
  hasExistingUser: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
};

const RESULT_FIELDS = [
  'hasToken',
  'hasPersonalInfo',
  'hasExistingUser',
  'phoneVerified',
  'emailVerified',
] as const satisfies readonly (keyof LoginResult)[];

export type LoginStep = 'is_exist_user' | 'user_info' | 'verify_phone' | 'verify_email' | 'finish';
export type SocialStep = 'finish' | 'phone_modal' | 'user_info' | 'is_exist_user';
export type Step = LoginStep | SocialStep;

type Row<S extends Step> = { when: Partial<LoginResult>; next: S };

/** The step after sign-in, sign-up or a code: the first row that matches the response. */
const AFTER_LOGIN: readonly Row<LoginStep>[] = [
  { when: { hasToken: false, hasExistingUser: true }, next: 'is_exist_user' },
  { when: { hasPersonalInfo: false }, next: 'user_info' },
  { when: { phoneVerified: false }, next: 'verify_phone' },
  { when: { emailVerified: false }, next: 'verify_email' },
  { when: {}, next: 'finish' },
];

/** The step after a social sign-in: the first row that matches the response. */
const AFTER_SOCIAL: readonly Row<SocialStep>[] = [
  { when: { hasPersonalInfo: false }, next: 'user_info' },
  { when: { hasExistingUser: true }, next: 'is_exist_user' },
  { when: { hasToken: true }, next: 'finish' },
  { when: {}, next: 'phone_modal' },
];

function firstMatch<S extends Step>(rows: readonly Row<S>[], answer: LoginResult): S {
  const row = rows.find(({ when }) => matches(when, answer));
  if (!row) throw new Error('The last row has to match every response');
  return row.next;
}

function matches(when: Partial<LoginResult>, answer: LoginResult): boolean {
  return RESULT_FIELDS.every((name) => when[name] === undefined || when[name] === answer[name]);
}

export function nextLoginStep(answer: LoginResult): LoginStep {
  return firstMatch(AFTER_LOGIN, answer);
}

export function nextSocialStep(answer: LoginResult): SocialStep {
  return firstMatch(AFTER_SOCIAL, answer);
}

const DONE: LoginResult = {
  hasToken: true,
  hasPersonalInfo: true,
  hasExistingUser: false,
  phoneVerified: true,
  emailVerified: true,
};

/** The response that leads a client to a step, the inverse of the tables above. Only `finish` has a token. */
export function loginResultForStep(step: Step): LoginResult {
  if (step === 'finish') return DONE;
  const open = { ...DONE, hasToken: false };
  if (step === 'is_exist_user') return { ...open, hasExistingUser: true };
  if (step === 'user_info') return { ...open, hasPersonalInfo: false };
  if (step === 'verify_email') return { ...open, emailVerified: false };
  return { ...open, phoneVerified: false };
}

/** The next step of an authenticated account. `needed` are the contacts that must and can be verified. */
export function pendingAccountStep(
  account: { hasPhone: boolean; hasEmail: boolean; phoneVerified: boolean; emailVerified: boolean },
  needed: { phone: boolean; email: boolean },
): 'verify_phone' | 'verify_email' | 'phone_modal' | 'finish' {
  if (needed.phone && !account.phoneVerified) return account.hasPhone ? 'verify_phone' : 'phone_modal';
  if (needed.email && account.hasEmail && !account.emailVerified) return 'verify_email';
  return 'finish';
}

/** The page after a completed sign-in [AUTH-109, AUTH-110, AUTH-111]. */
export function pathAfterLogin(where: {
  hasZone: boolean;
  moduleType: ModuleType | null;
  onForgotPassword: boolean;
}): '/home' | '/interest' {
  if (where.onForgotPassword || !where.hasZone) return '/home';
  return where.moduleType === 'parcel' ? '/home' : '/interest';
}

export type PasswordResetMethod = 'phone' | 'email';

/** The methods by which a password reset code can be sent. Empty shows the fallback page [FORGOT-08]. */
export function passwordResetMethods(on: {
  sms: boolean;
  mail: boolean;
  firebase: boolean;
}): PasswordResetMethod[] {
  const methods: PasswordResetMethod[] = [];
  if (on.sms || on.firebase) methods.push('phone');
  if (on.mail) methods.push('email');
  return methods;
}
