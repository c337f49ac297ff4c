import { describe, expect, test } from 'vitest';
import {
  loginMode,
  loginResultForStep,
  nextLoginStep,
  nextSocialStep,
  passwordResetMethods,
  pathAfterLogin,
  pendingAccountStep,
  signInMethods,
} from './index.ts';

describe('after sign-in', () => {
  const on = (otp: boolean, manual: boolean, social: boolean) => loginMode({ otp, manual, social });

  // Requirements: AUTH-46.
  test('all three flags give mode all', () => expect(on(true, true, true)).toBe('all'));
  // Requirements: AUTH-47.
  test('code and manual give otp_manual', () => expect(on(true, true, false)).toBe('otp_manual'));
  // Requirements: AUTH-48.
  test('code and social give otp_social', () => expect(on(true, false, true)).toBe('otp_social'));
  // Requirements: AUTH-49.
  test('manual and social give manual_social', () => expect(on(false, true, true)).toBe('manual_social'));
  // Requirements: AUTH-50.
  test('code alone gives otp', () => expect(on(true, false, false)).toBe('otp'));
  // Requirements: AUTH-51.
  test('manual alone gives manual', () => expect(on(false, true, false)).toBe('manual'));
  // Requirements: AUTH-52.
  test('social alone gives social', () => expect(on(false, false, true)).toBe('social'));
  // Requirements: AUTH-53.
  test('no flag gives the empty mode', () => expect(on(false, false, false)).toBe(''));

  const done = {
    hasToken: true,
    hasPersonalInfo: true,
    hasExistingUser: false,
    phoneVerified: true,
    emailVerified: true,
  };

  // Requirements: AUTH-71, AUTH-72, AUTH-73, AUTH-74, AUTH-76.
  test('after a login: existing user, then profile, then phone, then email, then done', () => {
    expect(nextLoginStep(done)).toBe('finish');
    expect(nextLoginStep({ ...done, emailVerified: false })).toBe('verify_email');
    expect(nextLoginStep({ ...done, phoneVerified: false })).toBe('verify_phone');
    expect(nextLoginStep({ ...done, phoneVerified: false, emailVerified: false })).toBe('verify_phone');
    expect(nextLoginStep({ ...done, hasPersonalInfo: false, phoneVerified: false })).toBe('user_info');
    expect(nextLoginStep({ ...done, hasToken: false, hasExistingUser: true })).toBe('is_exist_user');
    expect(nextLoginStep({ ...done, hasExistingUser: true })).toBe('finish');
  });

  // Requirements: AUTH-77, AUTH-78, AUTH-79, AUTH-80.
  test('after a social login: profile, then existing user, then done with a token, otherwise the phone', () => {
    expect(nextSocialStep(done)).toBe('finish');
    expect(nextSocialStep({ ...done, hasToken: false })).toBe('phone_modal');
    expect(nextSocialStep({ ...done, hasPersonalInfo: false })).toBe('user_info');
    expect(nextSocialStep({ ...done, hasToken: false, hasExistingUser: true })).toBe('is_exist_user');
    expect(nextSocialStep({ ...done, hasExistingUser: true })).toBe('is_exist_user');
  });

  // Requirements: AUTH-109, AUTH-110, AUTH-111, PARCEL-04, ROUTE-40, ROUTE-41.
  test('a finished login leads to the interests only with a zone, outside parcel and outside forgot password', () => {
    const where = { hasZone: true, moduleType: 'food' as const, onForgotPassword: false };
    expect(pathAfterLogin(where)).toBe('/interest');
    expect(pathAfterLogin({ ...where, moduleType: 'parcel' })).toBe('/home');
    expect(pathAfterLogin({ ...where, hasZone: false })).toBe('/home');
    expect(pathAfterLogin({ ...where, moduleType: null })).toBe('/interest');
    expect(pathAfterLogin({ ...where, onForgotPassword: true })).toBe('/home');
  });

  test('the response for a step leads to that step, and only finish has a token', () => {
    for (const step of ['is_exist_user', 'user_info', 'verify_phone', 'verify_email', 'finish'] as const) {
      expect(nextLoginStep(loginResultForStep(step)), step).toBe(step);
      expect(loginResultForStep(step).hasToken, step).toBe(step === 'finish');
    }
    for (const step of ['phone_modal', 'user_info', 'is_exist_user', 'finish'] as const)
      expect(nextSocialStep(loginResultForStep(step)), step).toBe(step);
  });

  test('an account verifies its phone, then its email, and only required contacts that it has', () => {
    const account = { hasPhone: true, hasEmail: true, phoneVerified: false, emailVerified: false };
    expect(pendingAccountStep(account, { phone: true, email: true })).toBe('verify_phone');
    expect(pendingAccountStep(account, { phone: false, email: true })).toBe('verify_email');
    expect(pendingAccountStep(account, { phone: false, email: false })).toBe('finish');
    expect(pendingAccountStep({ ...account, hasPhone: false }, { phone: true, email: true })).toBe(
      'phone_modal',
    );
    expect(pendingAccountStep({ ...account, hasEmail: false }, { phone: false, email: true })).toBe('finish');
    const phoneDone = { ...account, phoneVerified: true };
    expect(pendingAccountStep(phoneDone, { phone: true, email: true })).toBe('verify_email');
    expect(pendingAccountStep({ ...phoneDone, emailVerified: true }, { phone: true, email: true })).toBe(
      'finish',
    );
  });

  // Requirements: FORGOT-08.
  test('without SMS, mail and identity provider there is no reset method', () => {
    expect(passwordResetMethods({ sms: false, mail: false, firebase: false })).toEqual([]);
    expect(passwordResetMethods({ sms: false, mail: false, firebase: true })).toEqual(['phone']);
    expect(passwordResetMethods({ sms: true, mail: true, firebase: false })).toEqual(['phone', 'email']);
    expect(passwordResetMethods({ sms: false, mail: true, firebase: false })).toEqual(['email']);
  });

  test('a mode offers exactly the methods whose flags are on', () => {
    for (const otp of [true, false])
      for (const manual of [true, false])
        for (const social of [true, false])
          expect(signInMethods(loginMode({ otp, manual, social }))).toEqual({ otp, manual, social });
  });
});
