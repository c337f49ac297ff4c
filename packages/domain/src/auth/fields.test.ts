import { describe, expect, test } from 'vitest';
import {
  checkCode,
  checkNewPassword,
  checkPasswordResetRequest,
  checkPhoneOnly,
  checkProfile,
  checkSignIn,
  checkSignUp,
  checkUserInfo,
  isProfilePhone,
  RESEND_COOLDOWN_SECONDS,
  type SignUpForm,
  SOCIAL_PROVIDERS,
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

describe('sign-in', () => {
  test('reports the missing and the invalid fields', () => {
    expect(checkSignIn({ identifier: '', password: '' })).toEqual({
      identifier: 'identifier_required',
      password: 'password_required',
    });
    expect(checkSignIn({ identifier: 'mina', password: '12345' })).toEqual({
      identifier: 'identifier_invalid',
      password: 'password_short',
    });
    expect(checkSignIn({ identifier: ' ', password: '123456' })).toEqual({
      identifier: 'identifier_required',
    });
    expect(checkSignIn({ identifier: 'mina@example.com', password: '123456' })).toEqual({});
  });
});

describe('sign-up', () => {
  test('a complete form is valid', () => {
    expect(signUp({})).toEqual({});
  });

  test('every field has its own rule', () => {
    expect(signUp({ name: '  ' })).toEqual({ name: 'name_required' });
    expect(signUp({ email: '' })).toEqual({ email: 'email_required' });
    expect(signUp({ email: ' ' })).toEqual({ email: 'email_required' });
    expect(signUp({ email: ' mina@example.com ' })).toEqual({});
    expect(signUp({ email: 'mina@' })).toEqual({ email: 'email_invalid' });
    expect(signUp({ phone: '' })).toEqual({ phone: 'phone_required' });
    expect(signUp({ phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ phone: '555 000 11 1' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ phone: '(555) 000-11.1' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ confirmPassword: '' })).toEqual({ confirmPassword: 'passwords_differ' });
    expect(signUp({ confirmPassword: 'Secret' })).toEqual({ confirmPassword: 'passwords_differ' });
    expect(signUp({ terms: false })).toEqual({ terms: 'terms_required' });
  });

  // Requirements: AUTH-23.
  test('an email of 255 characters is accepted, a longer one rejected', () => {
    const domain = '@example.com';
    expect(signUp({ email: `${'a'.repeat(255 - domain.length)}${domain}` })).toEqual({});
    expect(signUp({ email: `${'a'.repeat(256 - domain.length)}${domain}` })).toEqual({ email: 'email_long' });
  });

  // Requirements: AUTH-28.
  test('a password of exactly 6 characters is accepted', () => {
    expect(signUp({ password: '123456', confirmPassword: '123456' })).toEqual({});
  });

  test('a password of 256 characters is accepted, a longer one rejected', () => {
    const longest = 'x'.repeat(256);
    const long = 'x'.repeat(257);
    expect(signUp({ password: longest, confirmPassword: longest })).toEqual({});
    expect(signUp({ password: long, confirmPassword: long })).toEqual({ password: 'password_long' });
  });
});

describe('rules across the flows', () => {
  // Requirements: CONST-01.
  test('sign-in, sign-up and reset share the password minimum of 6', () => {
    const codes = (password: string) => [
      checkSignIn({ identifier: 'mina@example.com', password }).password,
      signUp({ password, confirmPassword: password }).password,
      checkNewPassword({ password, confirmPassword: password }).password,
    ];
    expect(codes('12345')).toEqual(['password_short', 'password_short', 'password_short']);
    expect(codes('123456')).toEqual([undefined, undefined, undefined]);
  });

  // Requirements: AUTH-25, AUTH-33, AUTH-67, CONST-12.
  test('forgot password takes exactly 10 digits, sign-up and phone-only at least 10, sign-in 2 to 15', () => {
    const forgot = (phone: string) => checkPasswordResetRequest({ method: 'phone', phone }).phone;
    expect(['555000111', '5550001111', '15550001111', '+555000111'].map(forgot)).toEqual([
      'phone_length',
      undefined,
      'phone_length',
      'phone_length',
    ]);
    expect(checkPasswordResetRequest({ method: 'phone', phone: ' 5550001111 ' })).toEqual({});
    expect(checkPhoneOnly({ phone: '' })).toEqual({ phone: 'phone_required' });
    expect(checkPhoneOnly({ phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(checkPhoneOnly({ phone: '5550001111' })).toEqual({});
    expect(checkPhoneOnly({ phone: '15550001111' })).toEqual({});
    expect(signUp({ phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(signUp({ phone: '5550001111' })).toEqual({});
    expect(checkSignIn({ identifier: '12', password: 'secret' })).toEqual({});
    expect(checkSignIn({ identifier: '01', password: 'secret' })).toEqual({
      identifier: 'identifier_invalid',
    });
  });

  // Requirements: FORGOT-03.
  test('forgot password requires a phone number or an email', () => {
    expect(checkPasswordResetRequest({ method: 'phone', phone: '' })).toEqual({
      phone: 'forgot_phone_required',
    });
    expect(checkPasswordResetRequest({ method: 'phone', phone: ' ' })).toEqual({
      phone: 'forgot_phone_required',
    });
    expect(checkPasswordResetRequest({ method: 'email', email: '' })).toEqual({
      email: 'forgot_email_required',
    });
    expect(checkPasswordResetRequest({ method: 'email', email: 'mina' })).toEqual({
      email: 'forgot_email_invalid',
    });
    expect(checkPasswordResetRequest({ method: 'email', email: 'mina@example.com' })).toEqual({});
  });

  test('a reset requires two equal passwords', () => {
    expect(checkNewPassword({ password: '', confirmPassword: '' })).toEqual({
      password: 'reset_password_required',
      confirmPassword: 'reset_confirm_required',
    });
    expect(checkNewPassword({ password: 'secret', confirmPassword: 'secret' })).toEqual({});
    expect(checkNewPassword({ password: 'secret', confirmPassword: 'secreT' })).toEqual({
      confirmPassword: 'passwords_differ',
    });
  });

  test('the profile step checks the name and only the contact it asks for', () => {
    expect(checkUserInfo({ name: ' ' })).toEqual({ name: 'info_name_required' });
    expect(checkUserInfo({ name: 'Mina' })).toEqual({});
    expect(checkUserInfo({ name: 'Mina', email: '' })).toEqual({ email: 'email_required' });
    expect(checkUserInfo({ name: 'Mina', phone: '' })).toEqual({ phone: 'info_phone_required' });
    expect(checkUserInfo({ name: 'Mina', phone: '12' })).toEqual({ phone: 'phone_short' });
  });

  // Requirements: CONST-02, OTP-05.
  test('a code is exactly 6 digits', () => {
    expect(checkCode('')).toBe('code_required');
    for (const code of ['12345', '1234567', '12345a', 'a12345', '123 456']) {
      expect(checkCode(code), code).toBe('code_length');
    }
    expect(checkCode('123456')).toBeNull();
  });

  // Requirements: CONST-03, CONST-07.
  test('a code can be resent after 60 seconds; the providers are Google, Facebook and Apple', () => {
    expect(RESEND_COOLDOWN_SECONDS).toBe(60);
    expect([...SOCIAL_PROVIDERS]).toEqual(['google', 'facebook', 'apple']);
  });
});

describe('profile', () => {
  const profile = {
    name: 'Mina',
    email: 'mina@example.com',
    phone: '+15550001111',
    password: '',
    confirmPassword: '',
  };

  // Requirements: PROFILE-19.
  test('the profile phone accepts digits with an optional leading plus', () => {
    expect(['', '+', '+971', '0501234567'].map(isProfilePhone)).toEqual([true, true, true, true]);
    expect(['+9 71', '05-0', 'a', '1+2', '++1'].map(isProfilePhone)).toEqual(Array(5).fill(false));
    expect(checkProfile({ ...profile, phone: '555 000 1111' })).toEqual({ phone: 'phone_digits' });
    expect(checkProfile({ ...profile, phone: '555000111' })).toEqual({ phone: 'phone_short' });
    expect(checkProfile({ ...profile, phone: ' 5550001111 ' })).toEqual({});
  });

  // Requirements: PROFILE-22.
  test('the profile form has the rules of sign-up, with optional email, phone and password', () => {
    expect(checkProfile(profile)).toEqual({});
    expect(checkProfile({ ...profile, email: ' ', phone: ' ' })).toEqual({});
    expect(checkProfile({ ...profile, name: ' ' })).toEqual({ name: 'name_required' });
    expect(checkProfile({ ...profile, email: 'mina@' })).toEqual({ email: 'email_invalid' });
    expect(checkProfile({ ...profile, password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'password_short',
    });
    expect(checkProfile({ ...profile, password: '123456', confirmPassword: '' })).toEqual({
      confirmPassword: 'passwords_differ',
    });
    expect(checkProfile({ ...profile, password: '', confirmPassword: '123456' })).toEqual({
      password: 'password_required',
      confirmPassword: 'passwords_differ',
    });
  });
});
