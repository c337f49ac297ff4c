import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUTH_TABLE,
  type AuthView,
  accountStep,
  afterLogin,
  checkCode,
  checkForgot,
  checkPhoneOnly,
  checkProfile,
  checkReset,
  checkSignIn,
  checkSignUp,
  checkUserInfo,
  classifyIdentifier,
  forgotMethods,
  isProfilePhone,
  loginMode,
  looksLikePhone,
  nextLoginStep,
  nextSocialStep,
  nextView,
  passwordStrength,
  RESEND_WAIT_SECONDS,
  resultOf,
  type SignUpForm,
  SOCIAL_PROVIDERS,
  signInMethodsOf,
} from './index.ts';

const form: SignUpForm = {
  name: 'Mina Haddad',
  email: 'mina@example.com',
  phone: '+15550001111',
  password: 'secret',
  confirmPassword: 'secret',
  terms: true,
};

function signUp(fields: Partial<SignUpForm>) {
  return checkSignUp({ ...form, ...fields });
}

describe('identifier', () => {
  test('[AUTH-59] a contact is an e-mail, a phone number by pattern, or invalid', () => {
    expect(
      ['mina@example.com', ' a.b+c@mail.example.org ', 'منى@example.com'].map(classifyIdentifier),
    ).toEqual(['email', 'email', 'email']);
    expect(['+4915112345678', '5550001111'].map(classifyIdentifier)).toEqual(['phone', 'phone']);
    const bad = [
      '',
      'mina',
      'mina@',
      '@example.com',
      'a@b',
      'a@@b.com',
      'a b@c.com',
      'a..b@c.com',
      '+',
      '12-34',
    ];
    for (const text of bad) expect(classifyIdentifier(text), text).toBe('invalid');
  });

  test('[AUTH-62] a phone is an optional plus and 2 to 15 digits, not starting with 0', () => {
    const digits = fc.stringMatching(/^\d{0,18}$/);
    fc.assert(
      fc.property(fc.boolean(), digits, (plus, number) => {
        const valid = number.length >= 2 && number.length <= 15 && !number.startsWith('0');
        expect(classifyIdentifier(`${plus ? '+' : ''}${number}`)).toBe(valid ? 'phone' : 'invalid');
      }),
    );
    expect(['1', '12', '123456789012345', '1234567890123456', '0123'].map(classifyIdentifier)).toEqual([
      'invalid',
      'phone',
      'phone',
      'invalid',
      'invalid',
    ]);
  });

  test('a value being typed looks like a phone while it is digits with an optional plus', () => {
    expect(['0', '+4', '555'].map(looksLikePhone)).toEqual([true, true, true]);
    expect(['', '+', '5a', 'mina@'].map(looksLikePhone)).toEqual([false, false, false, false]);
  });
});

describe('sign-in', () => {
  test('names what is missing or wrong', () => {
    expect(checkSignIn({ identifier: '', password: '' })).toEqual({
      identifier: 'identifier_required',
      password: 'password_required',
    });
    expect(checkSignIn({ identifier: 'mina', password: '12345' })).toEqual({
      identifier: 'identifier_invalid',
      password: 'password_short',
    });
    expect(checkSignIn({ identifier: 'mina@example.com', password: '123456' })).toEqual({});
  });
});

describe('sign-up', () => {
  test('a complete form has no problem', () => {
    expect(signUp({})).toEqual({});
  });

  test('every field has its own rule', () => {
    expect(signUp({ name: '  ' })).toEqual({ name: 'name_required' });
    expect(signUp({ email: '' })).toEqual({ email: 'email_required' });
    expect(signUp({ email: 'mina@' })).toEqual({ email: 'email_invalid' });
    expect(signUp({ phone: '' })).toEqual({ phone: 'phone_required' });
    expect(signUp({ phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ phone: '555 000 11 1' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ confirmPassword: '' })).toEqual({ confirmPassword: 'confirm_required' });
    expect(signUp({ confirmPassword: 'Secret' })).toEqual({ confirmPassword: 'passwords_differ' });
    expect(signUp({ terms: false })).toEqual({ terms: 'terms_required' });
  });

  test('[AUTH-23] an e-mail longer than 255 characters is refused', () => {
    const domain = '@example.com';
    expect(signUp({ email: `${'a'.repeat(255 - domain.length)}${domain}` })).toEqual({});
    expect(signUp({ email: `${'a'.repeat(256 - domain.length)}${domain}` })).toEqual({ email: 'email_long' });
  });

  test('[AUTH-28] a password of exactly 6 characters is accepted', () => {
    expect(signUp({ password: '123456', confirmPassword: '123456' })).toEqual({});
  });

  test('a password of more than 256 characters is refused', () => {
    const long = 'x'.repeat(257);
    expect(signUp({ password: long, confirmPassword: long })).toEqual({ password: 'password_long' });
  });
});

describe('rules across the flows', () => {
  test('[CONST-01] one password minimum of 6 in sign-in, sign-up and reset', () => {
    const codes = (password: string) => [
      checkSignIn({ identifier: 'mina@example.com', password }).password,
      signUp({ password, confirmPassword: password }).password,
      checkReset({ password, confirmPassword: password }).password,
    ];
    expect(codes('12345')).toEqual(['password_short', 'password_short', 'password_short']);
    expect(codes('123456')).toEqual([undefined, undefined, undefined]);
  });

  test('[CONST-12] phone lengths differ by flow', () => {
    const forgot = (phone: string) => checkForgot({ method: 'phone', phone }).phone;
    expect(['555000111', '5550001111', '15550001111', '+555000111'].map(forgot)).toEqual([
      'phone_length',
      undefined,
      'phone_length',
      'phone_length',
    ]);
    expect(checkPhoneOnly({ phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(checkPhoneOnly({ phone: '15550001111' })).toEqual({});
    expect(signUp({ phone: '5550001111' })).toEqual({});
    expect(checkSignIn({ identifier: '12', password: 'secret' })).toEqual({});
    expect(checkSignIn({ identifier: '01', password: 'secret' })).toEqual({
      identifier: 'identifier_invalid',
    });
  });

  test('[FORGOT-03] a forgotten password asks for a phone or an e-mail', () => {
    expect(checkForgot({ method: 'phone', phone: '' })).toEqual({ phone: 'forgot_phone_required' });
    expect(checkForgot({ method: 'email', email: '' })).toEqual({ email: 'forgot_email_required' });
    expect(checkForgot({ method: 'email', email: 'mina' })).toEqual({ email: 'forgot_email_invalid' });
    expect(checkForgot({ method: 'email', email: 'mina@example.com' })).toEqual({});
  });

  test('a reset needs both passwords alike', () => {
    expect(checkReset({ password: '', confirmPassword: '' })).toEqual({
      password: 'reset_password_required',
      confirmPassword: 'reset_confirm_required',
    });
    expect(checkReset({ password: 'secret', confirmPassword: 'secreT' })).toEqual({
      confirmPassword: 'passwords_differ',
    });
  });

  test('the profile step checks only the contact it asks for', () => {
    expect(checkUserInfo({ name: '' })).toEqual({ name: 'info_name_required' });
    expect(checkUserInfo({ name: 'Mina', email: '' })).toEqual({ email: 'email_required' });
    expect(checkUserInfo({ name: 'Mina', phone: '' })).toEqual({ phone: 'info_phone_required' });
    expect(checkUserInfo({ name: 'Mina', phone: '12' })).toEqual({ phone: 'phone_short' });
  });

  test('[OTP-05, CONST-02] a code is exactly 6 digits, wherever one is asked for', () => {
    expect(checkCode('')).toBe('code_required');
    expect(['12345', '1234567', '12345a'].map(checkCode)).toEqual([
      'code_length',
      'code_length',
      'code_length',
    ]);
    expect(checkCode('123456')).toBeNull();
  });

  test('[CONST-03, CONST-07] a code may be sent again after 60 seconds; three providers may vouch', () => {
    expect(RESEND_WAIT_SECONDS).toBe(60);
    expect([...SOCIAL_PROVIDERS]).toEqual(['google', 'facebook', 'apple']);
  });
});

describe('steps', () => {
  const on = (otp: boolean, manual: boolean, social: boolean) => loginMode({ otp, manual, social });

  test('[AUTH-46] three flags give all', () => expect(on(true, true, true)).toBe('all'));
  test('[AUTH-47] code and manual', () => expect(on(true, true, false)).toBe('otp_manual'));
  test('[AUTH-48] code and social', () => expect(on(true, false, true)).toBe('otp_social'));
  test('[AUTH-49] manual and social', () => expect(on(false, true, true)).toBe('manual_social'));
  test('[AUTH-50] only code', () => expect(on(true, false, false)).toBe('otp'));
  test('[AUTH-51] only manual', () => expect(on(false, true, false)).toBe('manual'));
  test('[AUTH-52] only social', () => expect(on(false, false, true)).toBe('social'));
  test('[AUTH-53] no flag gives the empty mode', () => expect(on(false, false, false)).toBe(''));

  const done = {
    hasToken: true,
    hasPersonalInfo: true,
    hasExistingUser: false,
    phoneVerified: true,
    emailVerified: true,
  };

  test('[AUTH-71, AUTH-72, AUTH-73, AUTH-74, AUTH-76] after a login: existing user, profile, phone, e-mail, done', () => {
    expect(nextLoginStep(done)).toBe('finish');
    expect(nextLoginStep({ ...done, emailVerified: false })).toBe('verify_email');
    expect(nextLoginStep({ ...done, phoneVerified: false })).toBe('verify_phone');
    expect(nextLoginStep({ ...done, phoneVerified: false, emailVerified: false })).toBe('verify_phone');
    expect(nextLoginStep({ ...done, hasPersonalInfo: false, phoneVerified: false })).toBe('user_info');
    expect(nextLoginStep({ ...done, hasToken: false, hasExistingUser: true })).toBe('is_exist_user');
    expect(nextLoginStep({ ...done, hasExistingUser: true })).toBe('finish');
  });

  test('[AUTH-77, AUTH-78, AUTH-79, AUTH-80] after a social login', () => {
    expect(nextSocialStep(done)).toBe('finish');
    expect(nextSocialStep({ ...done, hasToken: false })).toBe('phone_modal');
    expect(nextSocialStep({ ...done, hasPersonalInfo: false })).toBe('user_info');
    expect(nextSocialStep({ ...done, hasToken: false, hasExistingUser: true })).toBe('is_exist_user');
    expect(nextSocialStep({ ...done, hasExistingUser: true })).toBe('is_exist_user');
  });

  test('[AUTH-109, AUTH-110, AUTH-111, ROUTE-40, ROUTE-41] a finished login leads to the interests only with a zone and outside parcel', () => {
    const where = { hasZone: true, moduleType: 'food' as const, onForgotPassword: false };
    expect(afterLogin(where)).toBe('/interest');
    expect(afterLogin({ ...where, moduleType: 'parcel' })).toBe('/home');
    expect(afterLogin({ ...where, hasZone: false })).toBe('/home');
    expect(afterLogin({ ...where, onForgotPassword: true })).toBe('/home');
  });
});

describe('table of states', () => {
  const answers = fc.record({
    hasToken: fc.boolean(),
    hasPersonalInfo: fc.boolean(),
    hasExistingUser: fc.boolean(),
    phoneVerified: fc.boolean(),
    emailVerified: fc.boolean(),
  });

  test('an answer made for a step leads its reader to that step, and only the last one carries a token', () => {
    for (const step of ['is_exist_user', 'user_info', 'verify_phone', 'verify_email', 'finish'] as const) {
      expect(nextLoginStep(resultOf(step)), step).toBe(step);
      expect(resultOf(step).hasToken, step).toBe(step === 'finish');
    }
    for (const step of ['phone_modal', 'user_info', 'is_exist_user', 'finish'] as const)
      expect(nextSocialStep(resultOf(step)), step).toBe(step);
  });

  test('every answer leads to exactly one view, the same in every view that takes answers', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const next = nextLoginStep(answer);
        for (const view of Object.keys(AUTH_TABLE) as AuthView[])
          expect(nextView(view, { kind: 'answer', answer })).toBe('answer' in AUTH_TABLE[view] ? next : view);
        if (next === 'finish') expect(answer.phoneVerified && answer.emailVerified).toBe(true);
      }),
    );
  });

  test('[AUTH-81] a social sign-in without an e-mail opens the phone step, from sign-in and from sign-up', () => {
    expect(nextView('sign_in', { kind: 'phone_needed' })).toBe('phone_modal');
    expect(nextView('sign_up', { kind: 'phone_needed' })).toBe('phone_modal');
    expect(nextView('otp_login', { kind: 'phone_needed' })).toBe('phone_modal');
  });

  test('[FORGOT-02] a forgotten password goes through request, code and new password, and not past a step', () => {
    const events = ['code_sent', 'code_right', 'password_set'] as const;
    const views = ['forgot_request', 'forgot_verify', 'forgot_reset'] as const;
    for (const [at, view] of views.entries())
      for (const [step, kind] of events.entries())
        expect(nextView(view, { kind })).toBe(step === at ? (views[at + 1] ?? 'forgot_done') : view);
  });

  test('from every view of the dialog there is a way back to signing in', () => {
    for (const view of Object.keys(AUTH_TABLE) as AuthView[]) {
      if (view === 'finish' || view === 'sign_in') continue;
      let at: AuthView = view;
      for (let n = 0; n < 3 && at !== 'sign_in'; n += 1)
        at = nextView(at, { kind: 'to_sign_in' in AUTH_TABLE[at] ? 'to_sign_in' : 'back' });
      expect(at, view).toBe('sign_in');
    }
  });

  test('an account owes its phone, then its e-mail, and only what can and must be verified', () => {
    const account = { hasPhone: true, hasEmail: true, phoneVerified: false, emailVerified: false };
    expect(accountStep(account, { phone: true, email: true })).toBe('verify_phone');
    expect(accountStep(account, { phone: false, email: true })).toBe('verify_email');
    expect(accountStep(account, { phone: false, email: false })).toBe('finish');
    expect(accountStep({ ...account, hasPhone: false }, { phone: true, email: true })).toBe('phone_modal');
    expect(accountStep({ ...account, hasEmail: false }, { phone: false, email: true })).toBe('finish');
  });

  test('[FORGOT-08] no sender leaves no method, the identity provider is one for phones', () => {
    expect(forgotMethods({ sms: false, mail: false, firebase: false })).toEqual([]);
    expect(forgotMethods({ sms: false, mail: false, firebase: true })).toEqual(['phone']);
    expect(forgotMethods({ sms: true, mail: true, firebase: false })).toEqual(['phone', 'email']);
  });

  test('a mode offers the ways it is named after', () => {
    for (const otp of [true, false])
      for (const manual of [true, false])
        for (const social of [true, false])
          expect(signInMethodsOf(loginMode({ otp, manual, social }))).toEqual({ otp, manual, social });
  });
});

describe('profile and strength', () => {
  const profile = {
    name: 'Mina',
    email: 'mina@example.com',
    phone: '+15550001111',
    password: '',
    confirmPassword: '',
  };

  test('[PROFILE-19] the profile phone takes digits with an optional plus in front', () => {
    expect(['', '+', '+971', '0501234567'].map(isProfilePhone)).toEqual([true, true, true, true]);
    expect(['+9 71', '05-0', 'a', '1+2', '++1'].map(isProfilePhone)).toEqual(Array(5).fill(false));
    expect(checkProfile({ ...profile, phone: '555 000 1111' })).toEqual({ phone: 'phone_digits' });
  });

  test('[PROFILE-22] the profile form follows the rules of sign-up; its password may stay as it is', () => {
    expect(checkProfile(profile)).toEqual({});
    expect(checkProfile({ ...profile, name: ' ' })).toEqual({ name: 'name_required' });
    expect(checkProfile({ ...profile, email: 'mina@' })).toEqual({ email: 'email_invalid' });
    expect(checkProfile({ ...profile, password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'password_short',
    });
    expect(checkProfile({ ...profile, password: '123456', confirmPassword: '' })).toEqual({
      confirmPassword: 'confirm_required',
    });
  });

  test('the strength hint is never lower for a longer password of the same letters', () => {
    expect(['', '123456', 'password1', 'harbour light', 'Harbour-Light-42'].map(passwordStrength)).toEqual([
      0, 1, 1, 2, 3,
    ]);
  });
});
