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

/** Which ways a mode offers; the first of them is what the sign-in view opens with. */
export function signInMethodsOf(mode: LoginMode): { manual: boolean; otp: boolean; social: boolean } {
  const has = (name: string) => mode === 'all' || mode.split('_').includes(name);
  return { manual: has('manual'), otp: has('otp'), social: has('social') };
}

/** What the steps read of a sign-in answer. */
export type LoginResult = {
  hasToken: boolean;
  hasPersonalInfo: boolean;
  hasExistingUser: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
};

export type LoginStep = 'is_exist_user' | 'user_info' | 'verify_phone' | 'verify_email' | 'finish';
export type SocialStep = 'finish' | 'phone_modal' | 'user_info' | 'is_exist_user';
export type Step = LoginStep | SocialStep;

type Row<S extends Step> = { when: Partial<LoginResult>; next: S };

/** What comes after an answer of sign-in, sign-up or a code: the first row that fits (001 §4). */
const AFTER_LOGIN: readonly Row<LoginStep>[] = [
  { when: { hasToken: false, hasExistingUser: true }, next: 'is_exist_user' },
  { when: { hasPersonalInfo: false }, next: 'user_info' },
  { when: { phoneVerified: false }, next: 'verify_phone' },
  { when: { emailVerified: false }, next: 'verify_email' },
  { when: {}, next: 'finish' },
];

/** What comes after a social answer: the first row that fits (001 §4). */
const AFTER_SOCIAL: readonly Row<SocialStep>[] = [
  { when: { hasPersonalInfo: false }, next: 'user_info' },
  { when: { hasExistingUser: true }, next: 'is_exist_user' },
  { when: { hasToken: true }, next: 'finish' },
  { when: {}, next: 'phone_modal' },
];

function firstFit<S extends Step>(rows: readonly Row<S>[], answer: LoginResult): S {
  const fits = ({ when }: Row<S>) =>
    (Object.keys(when) as (keyof LoginResult)[]).every((name) => when[name] === answer[name]);
  return (rows.find(fits) as Row<S>).next; // the last row fits everything
}

export function nextLoginStep(answer: LoginResult): LoginStep {
  return firstFit(AFTER_LOGIN, answer);
}

export function nextSocialStep(answer: LoginResult): SocialStep {
  return firstFit(AFTER_SOCIAL, answer);
}

const DONE: LoginResult = {
  hasToken: true,
  hasPersonalInfo: true,
  hasExistingUser: false,
  phoneVerified: true,
  emailVerified: true,
};

/** The answer that leads whoever reads it to a step; only `finish` carries a token. The tables above undo it. */
export function resultOf(step: Step): LoginResult {
  if (step === 'finish') return DONE;
  const open = { ...DONE, hasToken: false };
  if (step === 'is_exist_user') return { ...open, hasExistingUser: true };
  if (step === 'user_info') return { ...open, hasPersonalInfo: false };
  if (step === 'verify_email') return { ...open, emailVerified: false };
  return { ...open, phoneVerified: false };
}

/** What an account that proved itself still owes; `needed` is what the operator wants verified and can send codes to. */
export function accountStep(
  account: { hasPhone: boolean; hasEmail: boolean; phoneVerified: boolean; emailVerified: boolean },
  needed: { phone: boolean; email: boolean },
): 'verify_phone' | 'verify_email' | 'phone_modal' | 'finish' {
  if (needed.phone && !account.phoneVerified) return account.hasPhone ? 'verify_phone' : 'phone_modal';
  if (needed.email && account.hasEmail && !account.emailVerified) return 'verify_email';
  return 'finish';
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

export type ForgotMethod = 'phone' | 'email';

/** How a forgotten password can be proven: by every way a code can be sent. None leads to the fallback page. */
export function forgotMethods(on: { sms: boolean; mail: boolean; firebase: boolean }): ForgotMethod[] {
  const methods: ForgotMethod[] = [];
  if (on.sms || on.firebase) methods.push('phone');
  if (on.mail) methods.push('email');
  return methods;
}
